// SPDX-License-Identifier: MIT
// What is known of the work at any moment, in memory that outlives the process: whoever watches it
// can tell what it was about when it has crashed. Any thread may record, one at a time each thing.
#pragma once

#include "game/kept_game.hpp"
#include "words/language.hpp"

#include <optional>
#include <string>

namespace launcher {

class AutoSave;

// From now on in memory that a child shares with its parent; which of the two this process is, where
// the system has such memory. A child of fork has it already.
enum class Sharing { none, as_first, as_child };
Sharing share_record();

// ---- The process that works

void record_language();
void record_addon(const std::string &id);   // whose code runs from now on
void record_game(const AutoSave &autosave); // where the game under way is kept
void record_no_game();                      // there is none any more
void record_window();                       // the program has one
void record_end(int exit_code);             // the program ends, as it should
void record_exit();                         // it ends by itself: for atexit
// Ends the process now, by a person's wish, as an addon does not return.
[[noreturn]] void end_at_once();

// ---- The one that watches it

Language language_recorded();
std::string addon_recorded(); // empty: none was in use
std::optional<Kept> game_recorded();
bool window_recorded();
std::optional<int> end_recorded();
bool exit_recorded();
bool ended_at_once();

} // namespace launcher
