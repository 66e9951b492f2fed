// SPDX-License-Identifier: MIT
#include "game/pages.hpp"

#include "base/markdown.hpp"
#include "base/quote.hpp"
#include "words/text.hpp"

namespace launcher {

namespace {

std::vector<ludus_page> pages_of(const Game &game) {
    const auto texts = game.addon.texts();
    return texts ? texts->pages(game.text, game.language) : std::vector<ludus_page>();
}

// "rules (Rules), lapilli.sources (Sources)", less one of them.
std::string listed(const std::vector<ludus_page> &pages, const std::string &less = {}) {
    std::string list;
    for (const ludus_page &page : pages)
        if (page.id != less)
            list += (list.empty() ? "" : ", ") + std::string(page.id) + " (" + page.title + ')';
    return list;
}

} // namespace

std::string rules_page(const Game &game, int columns, const std::string &page) {
    const auto texts = game.addon.texts();
    try {
        if (texts)
            return plain_page(texts->page(game.text, page, game.language),
                              static_cast<size_t>(columns));
    } catch (const ludus::Error &error) {
        if (error.code() != LUDUS_ERROR_UNKNOWN) throw;
    }
    const auto pages = pages_of(game);
    if (pages.empty()) throw RequestError(text(Text::rules_none, {game.addon.label(), game.text}));
    throw RequestError(
        text(Text::page_none, {game.addon.label(), shown(page), game.text, listed(pages)}));
}

std::string more_pages(const Game &game, const std::string &shown, const std::string &order) {
    const auto pages = pages_of(game);
    for (const ludus_page &page : pages)
        if (page.id != shown)
            return text(Text::pages_more,
                        {listed(pages, shown),
                         page.id == std::string(LUDUS_PAGE_RULES) ? order : order + ' ' + page.id});
    return {};
}

} // namespace launcher
