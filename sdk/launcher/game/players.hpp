// SPDX-License-Identifier: MIT
// Who plays: a person, or one of the players that the addon offers.
#pragma once

#include "game/catalogue.hpp"

#include <string>
#include <utility>
#include <vector>

namespace launcher {

constexpr const char *human_id = "human"; // what is typed, in every language

struct Seat {
    std::string id;   // of the addon's player; empty: a person
    std::string name; // for a person to read

    bool human() const { return id.empty(); }
};

// The program's players of a game; none where the addon has none.
std::vector<ludus_player> players_of(const Game &game);

// Reads a player's id, or N, short for the level of rank N. Throws RequestError with those there
// are.
Seat program_player(const Game &game, const std::string &name);
// The same, or "human".
Seat any_player(const Game &game, const std::string &name);

Seat person();
// A middling level to play against; where there is none, any player, or a second person.
Seat usual_opponent(const Game &game);
// That a player, or the addon where none is named, has to do without a file.
std::string weakened_words(const Game &game, const std::string &player = {});
// What two that play each other are called, numbered where their names are the same.
std::pair<std::string, std::string> contenders(const Seat &first, const Seat &second);

} // namespace launcher
