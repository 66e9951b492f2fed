// SPDX-License-Identifier: MIT
// What a game teaches by its end: lambda-returns (R. S. Sutton, 1988).
#pragma once

#include "ai/train/float_network.hpp"
#include "rules/move.hpp"

#include <vector>

namespace duodecim::train {

// A position before a roll, and what was thought once it was rolled.
struct Step {
    Inputs inputs;
    Player mover;
    float ahead; // player one's chance after the best turn
    bool learns;
    bool astray; // another turn than the best was played: what came of it tells nothing
};

// Backwards: how the game ended counts less, the farther away.
inline void learn_returns(const std::vector<Step> &steps, float lambda, std::vector<Sample> &out) {
    float outcome = 0;
    for (std::size_t i = steps.size(); i-- > 0;) {
        const Step &step = steps[i];
        const bool last = i + 1 == steps.size();
        outcome = last || step.astray ? step.ahead : (1 - lambda) * step.ahead + lambda * outcome;
        if (step.learns)
            out.push_back({step.inputs, step.mover == Player::one ? outcome : 1 - outcome});
    }
}

} // namespace duodecim::train
