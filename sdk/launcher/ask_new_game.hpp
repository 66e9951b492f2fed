// SPDX-License-Identifier: MIT
// A new game in the terminal: what is said and asked before its first turn.
#pragma once

#include "new_game.hpp"
#include "terminal.hpp"

// Throws Interrupted, Refusal, Left or ludus::Error. The session keeps a reference to the game.
Session ask_new_session(const Game &game, const Seat &first, const Seat &second, const Wish &wish,
                        Terminal &terminal);
