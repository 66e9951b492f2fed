// SPDX-License-Identifier: MIT
// How well a player of Ur plays, measured against the solution: what its turns lose.
#pragma once

#include "ai/solve/exact_file.hpp"
#include "rules/games.hpp"

#include <cstdint>
#include <functional>

namespace duodecim::solve {

// Chooses a turn of the match's list of turns, which has been made; by a seed of its own for each
// turn. Called by many threads at once.
using Chooser = std::function<std::size_t(const MatchOf<Ur> &match, std::uint64_t seed)>;

struct Measurement {
    std::uint64_t games = 0, wins = 0; // against perfect play
    std::uint64_t turns = 0;           // of the player, passes not counted
    std::uint64_t choices = 0;         // those of them with more than one way to play
    double loss = 0;                   // of winning probability, in all
    double largest = 0;                // of one turn
    // Half-widths of 95 % intervals, a pair of games being one unit.
    double loss_error = 0; // of loss / turns
    double wins_error = 0; // of wins / games
};

// The player meets perfect play until it has made `turns` turns, and to the end of those games.
// Each sequence of dice is played twice, with the sides swapped. The same for any number of
// threads.
Measurement measure(const Exact &exact, const MatchOf<Ur> &start, const Chooser &player,
                    std::uint64_t turns, std::uint64_t seed, unsigned threads);

} // namespace duodecim::solve
