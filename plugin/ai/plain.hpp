// SPDX-License-Identifier: MIT
// Players that look at nothing but the turns before them.
#pragma once

#include "ai/evaluator.hpp"
#include "rules/dice.hpp"

#include <vector>

namespace duodecim {

// What players draw, by the seed of a thought.
struct Chooser {
    std::uint64_t seed;
    static constexpr std::uint32_t stream = 0x41490000; // apart from the streams of dice

    std::uint32_t below(std::size_t bound, std::uint64_t index) const {
        return draw_below(static_cast<std::uint32_t>(bound), seed, index, stream);
    }
};

// The turn after which the player is farthest ahead; the seed decides between equals.
template <class G>
std::size_t best_by_pips(const typename G::Config &config, Player mover,
                         const std::vector<Choice<typename G::State>> &choices,
                         const Chooser &chooser) {
    std::vector<std::size_t> best;
    int most = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const int ahead = Evaluator<G>::pips(config, choices[i].after, other(mover)) -
                          Evaluator<G>::pips(config, choices[i].after, mover);
        if (best.empty() || ahead > most) {
            most = ahead;
            best.clear();
        }
        if (ahead == most) best.push_back(i);
    }
    return best[chooser.below(best.size(), 0)];
}

} // namespace duodecim
