// SPDX-License-Identifier: MIT
#pragma once

#include "ai/evaluator.hpp"
#include "ai/linear.hpp"
#include "rules/murray.hpp"

namespace duodecim {

template <>
class Evaluator<Murray> {
public:
    // Six points each, home first.
    static constexpr unsigned regions = 6;
    // What is counted of a player.
    enum Count {
        standing = 0,           // pieces on each region
        closed = regions,       // points with two or more, on each region
        bar = closed + regions, // pieces that wait there
        off,                    // pieces borne off
        distance,               // pips
        exposure,               // pips that the next roll may cost, blot by blot, in 16ths
        threatened,             // the chances of the blots to be hit, in 256ths
        barred,                 // closed entry points while the enemy has pieces to enter
        stacked,                // pieces beyond the third of a point
        counts
    };

    explicit Evaluator(const Murray::Config &config) : config_(config) {}
    Chance operator()(const Murray::State &state, Player who) const;

    static int pips(const Murray::Config &config, const Murray::State &state, Player player);
    static const Effort &effort(const Murray::Config &config, unsigned level);

    Counts<counts> count(const Murray::State &state, Player player) const;
    int phase(const Murray::State &state) const;

private:
    const Murray::Config &config_;
};

} // namespace duodecim
