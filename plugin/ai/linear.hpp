// SPDX-License-Identifier: MIT
// Log-odds as a weighted sum of counts: one set of counts for the player who rolls next and one for
// the player who waits, each with weights of its own for the beginning and for the end of the game,
// between which the phase interpolates.
#pragma once

#include "ai/chance.hpp"
#include "rules/move.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace duodecim {

template <std::size_t N>
using Counts = std::array<std::int32_t, N>;

inline constexpr int phase_whole = 256; // the phase at the beginning; 0 at the end

template <std::size_t N>
struct Linear {
    struct Part {
        Logit bias;
        Counts<N> roller, waiter;
    };
    Part end, beginning;

    // That the player who rolls next wins.
    Logit operator()(const Counts<N> &roller, const Counts<N> &waiter, int phase) const {
        const std::int64_t late = sum(end, roller, waiter);
        const std::int64_t early = sum(beginning, roller, waiter);
        return static_cast<Logit>((late * (phase_whole - phase) + early * phase) / phase_whole);
    }

private:
    static std::int32_t sum(const Part &part, const Counts<N> &roller, const Counts<N> &waiter) {
        std::int32_t total = part.bias;
        for (std::size_t i = 0; i < N; ++i)
            total += part.roller[i] * roller[i] + part.waiter[i] * waiter[i];
        return total;
    }
};

// What an evaluator of counts, weights and phase answers: that `who` wins.
template <class Evaluator, class State, std::size_t N>
Chance judge(const Evaluator &evaluator, const Linear<N> &weights, const State &state, Player who) {
    const Logit logit = weights(evaluator.count(state, state.mover),
                                evaluator.count(state, other(state.mover)), evaluator.phase(state));
    const Chance chance = chance_of(logit);
    return who == state.mover ? chance : certain - chance;
}

} // namespace duodecim
