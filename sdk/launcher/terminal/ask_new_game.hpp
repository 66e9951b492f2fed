// SPDX-License-Identifier: MIT
// A new game in the terminal: what is said and asked before its first turn.
#pragma once

#include "game/new_game.hpp"
#include "terminal/terminal.hpp"

namespace launcher {

// Throws Interrupted, RequestError, Left or ludus::Error. The session keeps a reference to the
// game.
Session ask_new_session(const Game &game, const Seat &first, const Seat &second,
                        const NewGame &new_game, Terminal &terminal);

} // namespace launcher
