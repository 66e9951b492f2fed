// SPDX-License-Identifier: MIT
// What is settled before the first roll: whose dice, and who begins.
#pragma once

#include "beginning.hpp"
#include "commands.hpp"
#include "session.hpp"
#include "terminal.hpp"

// Throws Interrupted, Refusal, or ludus::Error. The session keeps a reference to the game.
Session new_session(const Game &game, const Seat &first, const Seat &second,
                    const PlayOptions &options, Terminal &terminal);
