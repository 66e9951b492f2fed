// SPDX-License-Identifier: MIT
#pragma once

#include "ai/evaluator.hpp"
#include "ai/linear.hpp"
#include "rules/asilo.hpp"

namespace duodecim {

template <>
class Evaluator<Asilo> {
public:
    // What is counted of a player, over all lines.
    enum Count {
        fields = 0, // 12: stones on each field
        praetentura = 12,
        off,
        exposure,   // pips that the next roll is expected to cost, line by line, in 16ths
        fitting,    // of the 18 pairs of a die and a line, those that allow a move
        bearing,    // those that bear off
        longest,    // pips of the line with most
        unfinished, // lines
        counts
    };

    explicit Evaluator(const Asilo::Config &) {}
    Chance operator()(const Asilo::State &state, Player who) const;

    static int pips(const Asilo::Config &, const Asilo::State &state, Player player);
    static const Effort &effort(const Asilo::Config &, unsigned level);

    Counts<counts> count(const Asilo::State &state, Player player) const;
    int phase(const Asilo::State &state) const;
};

} // namespace duodecim
