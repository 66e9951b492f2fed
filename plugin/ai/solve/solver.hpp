// SPDX-License-Identifier: MIT
// Solves a game of Ur: every pair of layers in turn, from the end of the game, and keeps what it
// has in a file of float64 from which it can go on.
#pragma once

#include "ai/solve/equations.hpp"
#include "ai/solve/exact_file.hpp"
#include "ai/table.hpp"

#include <functional>
#include <string>

namespace duodecim::solve {

// Where the sweeps of a pair of layers end: the largest change of a probability. The error left
// is about twice that, as the changes fall by a third or more with each sweep (ten pieces in all).
inline constexpr double precision = 1e-12;

struct Progress {
    unsigned own_off, enemy_off; // of the pair of layers at hand
    unsigned sweeps;
    double change;       // the largest of the last sweep
    double done;         // share of the whole, about
    double seconds_left; // about; below 0: not known yet
};

struct Ending {
    bool stopped = false;
    std::string fault; // a sentence without a full stop; empty where all went well
};

// Solves into the file at `path`, or goes on with what is there. `watch` is called after each
// sweep, on this thread. When stopped, it keeps what has been done. The values do not depend on the
// threads, nor on where it was stopped.
Ending solve(const Ur::Config &config, const UrRanking &ranking, const std::string &path,
             const Resources &resources, const std::function<void(const Progress &)> &watch);

// Rounds a finished solution to a table. Written beside it first, then put in its place.
std::string write_table(const Ur::Config &config, const std::string &exact_path,
                        const std::string &path);

// The largest difference between a position's value and what its equation gives, over about
// `samples` positions evenly spread; nothing where the table is damaged.
std::optional<double> discrepancy(const Table &table, std::uint64_t samples);

} // namespace duodecim::solve
