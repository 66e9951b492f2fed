// SPDX-License-Identifier: MIT
// Random games, and what is looked at in each position of them.
#pragma once

#include "match.hpp"

#include <random>
#include <set>

namespace check {

using Random = std::mt19937_64;

inline uint32_t pick(Random &random, std::size_t below) {
    return static_cast<uint32_t>(random() % below);
}

// What holds for every match of a game.
struct Fixed {
    Fixed(const Subject &subject, const std::string &game);

    std::map<int32_t, ludus_place> places; // none without the board feature
    std::set<std::vector<int32_t>> rolls;  // none in a game without dice
};

// In phase move or end: each move, each turn and each way to play it. `m` stays as it is.
void inspect_moves(Report &report, const Fixed &fixed, const Match &m, Random &random);
void inspect_turns(Report &report, const Match &m, Random &random);
// Calls that are out of phase or out of range fail and change nothing.
void inspect_refusals(Report &report, const Match &m);
// State, contents and events make sense.
void inspect_position(Report &report, const Fixed &fixed, const Match &m);
// A new match set to the position, with the partial turn played, is the same.
void inspect_round_trip(Report &report, const Match &m);
// The record, played in a new match, gives the same.
void inspect_record(Report &report, const Fixed &fixed, const Match &m);
// What is saved is restored, and so is what undo takes back, as far as `steps` back.
void inspect_save(Report &report, const Match &m, uint32_t steps);

} // namespace check
