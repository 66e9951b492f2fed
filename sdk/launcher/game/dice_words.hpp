// SPDX-License-Identifier: MIT
// What the launcher says of the dice.
#pragma once

#include "game/session.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace launcher {

// The commitment of fair dice, shown before the first roll. `columns`: of the terminal.
std::string commitment_words(const FairDice &fair, int columns);
// For the heading of a game: where its dice come from.
std::string source_words(const Game &game, const DiceSource &dice);
// Once a fair game is over: its secret; nothing for other dice.
std::vector<std::string> secret_words(const DiceSource &dice, int columns);
// How to check its dice: ends with a command to be copied.
std::string check_words(const std::filesystem::path &save);
// "1 3 5"
std::string values_words(const Values &values);
// What was typed is no dice.
std::string no_dice_words(const Game &game, const std::string &line);
// Of each side: rolls, their sum, what was to be expected, and the difference.
std::vector<std::string> luck_words(const Session &session);

} // namespace launcher
