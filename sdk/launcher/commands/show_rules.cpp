// SPDX-License-Identifier: MIT
#include "base/output.hpp"
#include "commands/commands.hpp"
#include "game/pages.hpp"
#include "terminal/pager.hpp"

namespace launcher {

int show_rules(const Catalogue &catalogue, const std::string &name, const std::string &asked) {
    const Game game = catalogue.open(name);
    const std::string page = asked.empty() ? LUDUS_PAGE_RULES : asked;
    const std::string more = more_pages(game, page, "ludus rules " + game.text);
    show_paged(rules_page(game, terminal_columns(), page) +
               (more.empty() ? "" : '\n' + fitting(more) + '\n'));
    return 0;
}

} // namespace launcher
