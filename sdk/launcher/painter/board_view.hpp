// SPDX-License-Identifier: MIT
// What a picture shows of a game: the board that the addon describes, what stands on it, and marks.
// Places and pieces are known by the addon's ids; those that the board has not are passed over.
#pragma once

#include "game/board_data.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace launcher {

struct Die {
    int32_t value = 0;
    bool used = false;
};

// A legal move's end, shown while its piece is picked or pointed at.
struct Target {
    int32_t place = 0;
    bool captures = false;
};

// A piece between two places, as it moves or is dragged: its middle in pixels of the picture.
struct Flying {
    int32_t player = 0;
    int32_t kind = 0;
    double x = 0, y = 0;
};

struct Side {
    std::string name;   // "Red"
    std::string player; // who plays it
};

struct BoardView {
    const BoardData *board = nullptr; // none, or without places: the note alone is shown
    std::vector<ludus_content> contents;
    std::map<int32_t, std::string> labels; // instead of the places' own

    // Marks
    std::vector<int32_t> movable; // places with a piece that can be moved
    int32_t picked = 0;           // place of the piece picked
    std::vector<Target> targets;
    std::vector<std::pair<int32_t, int32_t>> last; // moves of the last turn: from, to
    int32_t cursor = 0;                            // place
    int32_t route = 0;                             // the player whose way is shown
    std::vector<Flying> flying;

    // Beside the board
    Side sides[2];
    int32_t mover = 0;  // whose turn it is; 0: nobody's
    int32_t winner = 0; // 0: the game goes on
    std::vector<Die> dice;
    int32_t dice_of = 0; // the player who rolled them
    double tumble = 0;   // of a roll that is under way: 1 at its start, 0 as the dice lie
    static constexpr int32_t unseen = -1, unknown = -2; // the room is kept for what is unknown
    int32_t probability = unseen;                       // that player 1 wins, parts per billion
    std::string title;
    std::string note; // a sentence
};

} // namespace launcher
