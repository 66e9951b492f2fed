// SPDX-License-Identifier: MIT
// The board of a game as its addon describes it, for whoever draws it.
#pragma once

#include "game/catalogue.hpp"
#include "ludus/addon.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace launcher {

// The board data of a game. The texts in it belong to the addon.
struct BoardData {
    ludus_board size{};
    std::vector<ludus_place> places;
    std::vector<ludus_line> lines;
    std::vector<ludus_piece> pieces;
    std::vector<ludus_die> dice;
    std::vector<std::vector<int32_t>> tracks[2]; // of players 1 and 2: place ids
    // What players 1 and 2 call a place, by its id: "3", or "5,23" where it is two steps.
    std::map<int32_t, std::string> words[2];

    const ludus_place *place(int32_t id) const;
    const ludus_piece *piece(int32_t player, int32_t kind) const;
    // What is written on each place for a player who looks at the board: on fields this player's
    // words; the board's own where there are none, and beside the fields.
    std::map<int32_t, std::string> labels(int32_t viewer) const;
    // "x", or "x and y" where a player has several kinds.
    std::string letters(int32_t player) const;
};

// The board of a game, for as long as the game is open; without places where the addon has none.
BoardData board_of(const Game &game);

} // namespace launcher
