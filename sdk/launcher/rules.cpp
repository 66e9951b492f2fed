// SPDX-License-Identifier: MIT
#include "rules.hpp"

#include "commands.hpp"
#include "markdown.hpp"
#include "output.hpp"
#include "pager.hpp"
#include "text.hpp"

std::string rules_page(const Game &game, int columns) {
    const auto texts = game.addon.texts();
    try {
        if (texts)
            return plain_page(texts->page(game.text, "rules", game.language),
                              static_cast<size_t>(columns));
    } catch (const ludus::Error &error) {
        if (error.code() != LUDUS_ERROR_UNKNOWN) throw;
    }
    throw Refusal(text(Text::rules_none, {game.addon.label(), game.text}));
}

int show_rules(const Catalogue &catalogue, const std::string &game) {
    show_paged(rules_page(catalogue.open(game), terminal_columns()));
    return 0;
}
