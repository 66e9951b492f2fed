// SPDX-License-Identifier: MIT
// Draws any game's board on a character grid, from the addon's board data alone.
#pragma once

#include "game/board_data.hpp"
#include "terminal/canvas.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace launcher {

// What stands on it.
struct Scene {
    std::vector<ludus_content> contents;
    std::vector<int32_t> marked;           // places of the last turn
    std::map<int32_t, std::string> labels; // of every place
};

// The character that stands for a LUDUS_MARK_ on an empty place; 0: none.
char mark_character(int32_t mark);

// At most `columns` wide where the board's places allow it; lines end with a newline.
std::string draw(const BoardData &board, const Scene &scene, int columns, const Pens &pens);

} // namespace launcher
