// SPDX-License-Identifier: MIT
#pragma once

#include "ai/chance.hpp"
#include "rules/move.hpp"

#include <concepts>

namespace duodecim {

// What a search needs to know of the positions of a game G: for one thought, used by one thread; it
// may keep buffers.
template <class E, class G>
concept Evaluator = requires(E &evaluator, const typename G::State &state, Player who) {
    // That `who` wins, where nobody has won yet and state.mover rolls next.
    { evaluator(state, who) } -> std::same_as<Chance>;
};

} // namespace duodecim
