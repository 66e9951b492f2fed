// SPDX-License-Identifier: MIT
// The board of Ur and the ways across it: squares, their marks, and what each place of a path is.
//
//   A1 A2 A3 A4       A7 A8   player 1's row
//   B1 B2 B3 B4 B5 B6 B7 B8   shared
//   C1 C2 C3 C4       C7 C8   player 2's row
#pragma once

#include "rules/board.hpp"
#include "rules/move.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace duodecim::ur {

// Row by row: 8 * row + column, both from 0. A5, A6, C5 and C6 do not exist.
using Square = std::uint8_t;
inline constexpr unsigned rows = 3, columns = 8;

constexpr bool exists(unsigned row, unsigned column) {
    return row == 1 || column < 4 || column > 5;
}
board::Mark mark(Square square);
std::string square_name(Square square); // "A4"

// What a place of a path is. Both paths mirror each other, so it is the same for both players.
// Sets of places are words with bit p for place p.
struct Place {
    board::Mark mark = board::Mark::none;
    bool again = false;   // a piece that stops here gives another roll
    bool safe = false;    // a piece here cannot be captured, so that an enemy one is kept out
    bool shelter = false; // room for several pieces, which nobody captures
    bool stack = false;   // of a shelter: they lie on each other, and only the topmost may move
    bool closed = false;  // no piece may stop here
    // The places that are this very square: on its own path and on the other player's.
    std::uint32_t own = 0;
    std::uint32_t enemy = 0;
    // Of a shelter: its four bits in a word of counts, and those of all such places. What they tell
    // is how many pieces there are, or, of a stack, which levels are theirs, the lowest in bit 0.
    std::uint8_t shift = 0;
    std::uint32_t counts = 0; // elsewhere: none
    std::uint32_t own_counts = 0;
    std::uint32_t enemy_counts = 0;
};

inline constexpr unsigned max_length = 23;
inline constexpr unsigned shelter_room = 4;

// A map from one set of places to another, by bytes.
struct Map {
    std::array<std::array<std::uint32_t, 256>, 3> part{};

    constexpr std::uint32_t operator()(std::uint32_t places) const {
        return part[0][places & 255] | part[1][places >> 8 & 255] | part[2][places >> 16 & 255];
    }
};

struct Path {
    unsigned length = 0;
    unsigned flip = 0; // the first place where pieces are flipped; beyond the path: they never are
    std::array<Place, max_length + 1> place{};                  // from 1; 0 is the hand
    std::array<std::array<Square, max_length + 1>, 2> square{}; // of each player's places

    // All places of a kind.
    std::uint32_t again = 0, safe = 0, shelter = 0, stack = 0, closed = 0;
    std::uint32_t prize = 0; // where a capture gives another roll: everywhere or nowhere
    // From ordinary places, of its own path and of the other player's, to those that are the same
    // squares; from the other player's safe shelters too.
    Map own, enemy;
    // Whether a piece is spared as a piece of the kind that comes may not take it, and from the
    // other player's places to those where one would.
    bool spares = false;
    Map spared;
    // A shelter can be full, or hold a piece under others, only if one of these bits is set in the
    // sum of both players' counts.
    std::uint32_t crowded = 0;

    constexpr int kind(int p) const { return p < static_cast<int>(flip) ? 1 : 2; }
};

} // namespace duodecim::ur
