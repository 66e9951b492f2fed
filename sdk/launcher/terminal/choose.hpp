// SPDX-License-Identifier: MIT
// What is to be played, asked of a person.
#pragma once

#include "game/catalogue.hpp"
#include "terminal/terminal.hpp"

namespace launcher {

// What a person answers to a prompt, less blanks around it. Throws RequestError at the end of the
// input, and Left where the person wants to go; that has been said.
std::string asked(Terminal &terminal, const std::string &prompt);

// Where there is one game, that; otherwise a person chooses, and an empty line stands for `usual`
// where that is given. A terminal also offers the options of the game. Gives a GAME text. Throws
// RequestError where there is no game, or none is chosen.
std::string choose_game(const Catalogue &catalogue, Terminal &terminal, const std::string &usual);

} // namespace launcher
