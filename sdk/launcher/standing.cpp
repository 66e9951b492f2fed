// SPDX-License-Identifier: MIT
#include "standing.hpp"

uint32_t turns_over(const ludus_state &state) {
    if (state.phase == LUDUS_PHASE_OVER) return state.turns;
    const bool under_way = state.dice_count > 0 || state.moves_made > 0;
    return state.turns - (under_way ? 1 : 0);
}

int32_t phase_of(const ludus::Match &match, const ludus_state &state) {
    if (state.phase <= LUDUS_PHASE_OVER) return state.phase;
    if (!match.moves().empty()) return LUDUS_PHASE_MOVE;
    return state.may_end ? LUDUS_PHASE_END : state.phase;
}
