// SPDX-License-Identifier: MIT
// Positions of the Ur games, told by where the pieces are.
#pragma once

#include <string>
#include <vector>

// The places of a side's pieces (one named twice holds two), and how many are off; the rest of
// the pieces are in hand.
struct UrSide {
    std::vector<unsigned> on{};
    unsigned off = 0;
};

inline std::string ur_side(std::string row, const UrSide &side, unsigned pieces) {
    for (const unsigned place : side.on) {
        char &at = row.at(place - 1);
        at = at == '.' ? '1' : static_cast<char>(at + 1);
    }
    const auto hand = pieces - static_cast<unsigned>(side.on.size()) - side.off;
    return row + ":" + std::to_string(hand) + ":" + std::to_string(side.off);
}

// `rest` is the mover and the dice: "1 3".
inline std::string ur_position(unsigned places, const UrSide &one, const UrSide &two,
                               const std::string &rest, unsigned pieces = 7) {
    const std::string row(places, '.');
    return ur_side(row, one, pieces) + " " + ur_side(row, two, pieces) + " " + rest;
}
inline std::string finkel_at(const UrSide &one, const UrSide &two, const std::string &rest,
                             unsigned pieces = 7) {
    return ur_position(14, one, two, rest, pieces);
}
inline std::string dmytro_at(const UrSide &one, const UrSide &two, const std::string &rest,
                             unsigned pieces = 7) {
    return ur_position(23, one, two, rest, pieces);
}
