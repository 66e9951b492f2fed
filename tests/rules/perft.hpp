// SPDX-License-Identifier: MIT
// perft: the positions that so many whole turns can lead to, counted once for each way there; every
// distinct roll counts once, a finished game is one leaf.
#pragma once

#include "rules/dice.hpp"

#include <cstdint>
#include <vector>

template <class G>
std::uint64_t perft(const typename G::Config &config, const typename G::State &state,
                    unsigned depth) {
    using namespace duodecim;
    if (depth == 0 || G::winner(config, state)) return 1;
    std::uint64_t leaves = 0;
    std::vector<Choice<typename G::State>> choices;
    for (const Roll &roll : distinct_rolls(G::dice(config))) {
        G::turns(config, state, roll.dice, {}, choices);
        if (depth == 1)
            leaves += choices.size();
        else
            for (const auto &choice : choices)
                leaves += perft<G>(config, choice.after, depth - 1);
    }
    return leaves;
}
