// SPDX-License-Identifier: MIT
// Draws any game's board on a character grid, from the addon's board data alone.
#pragma once

#include "canvas.hpp"
#include "ludus/addon.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

// The board data of a game. The texts in it belong to the addon.
struct BoardData {
    ludus_board size{};
    std::vector<ludus_place> places;
    std::vector<ludus_line> lines;
    std::vector<ludus_piece> pieces;
    std::vector<std::vector<int32_t>> tracks[2]; // of players 1 and 2: place ids

    const ludus_place *place(int32_t id) const;
    const ludus_piece *piece(int32_t player, int32_t kind) const;
    // "x", or "x and y" where a player has several kinds.
    std::string letters(int32_t player) const;
};

// What stands on it.
struct Scene {
    std::vector<ludus_content> contents;
    std::vector<int32_t> marked;           // places of the last turn
    std::map<int32_t, std::string> labels; // of every place
    std::map<int32_t, std::string> tracks; // names of tracks, each with a place to write it at
};

// The character that stands for a LUDUS_MARK_ on an empty place; 0: none.
char mark_character(int32_t mark);

// At most `columns` wide where the board's places allow it; lines end with a newline.
std::string draw(const BoardData &board, const Scene &scene, int columns, const Pens &pens);
