// SPDX-License-Identifier: MIT
#pragma once

#include "ai/evaluator.hpp"
#include "ai/linear.hpp"
#include "rules/ur.hpp"

#include <vector>

namespace duodecim {

template <>
class Evaluator<Ur> {
public:
    // What is counted of a player.
    enum Count {
        places = 0,           // pieces on each place of the longer path
        off = ur::max_length, // borne off, as if pieces beyond the goal were off from the start
        exposure,             // pips that the next roll is expected to cost, in 16ths
        threatened,           // the chance to lose a piece by it, in 256ths
        rosettes,             // the chance that one's own next roll reaches one, in 256ths
        counts
    };

    explicit Evaluator(const Ur::Config &config);
    Chance operator()(const Ur::State &state, Player who) const;

    static int pips(const Ur::Config &config, const Ur::State &state, Player player);
    static const Effort &effort(const Ur::Config &config, unsigned level);
    // Captures if it can, else takes a rosette, else moves the foremost piece.
    static std::size_t greedy(const std::vector<Choice<Ur::State>> &choices);

    Counts<counts> count(const Ur::State &state, Player player) const;
    int phase(const Ur::State &state) const;

private:
    static constexpr unsigned most_roll = 4;

    const Ur::Config &config_;
    int chance_[most_roll + 1]{}; // of each roll, in 256ths
};

} // namespace duodecim
