// SPDX-License-Identifier: MIT
// Players that look at nothing but the turns before them.
#pragma once

#include "rules/dice.hpp"
#include "rules/ur.hpp"

#include <algorithm>
#include <tuple>
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

// By how much less far the player's pieces have to go than the other's.
template <class G>
int pips_ahead(const typename G::Config &config, const typename G::State &state, Player player) {
    return G::pips(config, state, other(player)) - G::pips(config, state, player);
}

// The turn after which the player is farthest ahead; the seed decides between equals.
template <class G>
std::size_t best_by_pips(const typename G::Config &config, Player mover,
                         const std::vector<Choice<typename G::State>> &choices,
                         const Chooser &chooser) {
    std::vector<std::size_t> best;
    int most = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const int ahead = pips_ahead<G>(config, choices[i].after, mover);
        if (best.empty() || ahead > most) {
            most = ahead;
            best.clear();
        }
        if (ahead == most) best.push_back(i);
    }
    return best[chooser.below(best.size(), 0)];
}

// The games that have a player `greedy`: those whose turn is a single move.
template <class G>
inline constexpr bool has_greedy = false;
template <>
inline constexpr bool has_greedy<Ur> = true;

// Captures if it can, else takes another roll, else moves the foremost piece.
template <class State>
std::size_t greedy(const std::vector<Choice<State>> &choices) {
    const auto rank = [](const Choice<State> &choice) {
        const unsigned flags = choice.turn.flags();
        return std::tuple(flags & flag::captures, flags & flag::again, choice.turn.move[0].from);
    };
    const auto best =
        std::max_element(choices.begin(), choices.end(),
                         [&](const auto &a, const auto &b) { return rank(a) < rank(b); });
    return static_cast<std::size_t>(best - choices.begin());
}

} // namespace duodecim
