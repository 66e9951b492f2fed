// SPDX-License-Identifier: MIT
// The addon's pages on a game.
#pragma once

#include "game/catalogue.hpp"

namespace launcher {

// A page, for a terminal so wide. Throws RequestError where there is none, and names those there
// are.
std::string rules_page(const Game &game, int columns, const std::string &page = LUDUS_PAGE_RULES);
// What else there is to read; `order` and a page's id show it. Empty where there is nothing else.
std::string more_pages(const Game &game, const std::string &shown, const std::string &order);

} // namespace launcher
