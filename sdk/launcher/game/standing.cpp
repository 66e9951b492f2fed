// SPDX-License-Identifier: MIT
#include "game/standing.hpp"

#include <set>
#include <string>

namespace launcher {

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

std::vector<uint32_t> different_moves(const ludus::Match &match) {
    std::vector<uint32_t> different;
    std::set<std::string> told;
    const auto count = static_cast<uint32_t>(match.moves().size());
    for (uint32_t move = 0; move < count; ++move)
        if (told.insert(match.move_text(move)).second) different.push_back(move);
    return different;
}

bool is_forced(const ludus::Match &match) {
    return !match.state().may_end && different_moves(match).size() == 1;
}

} // namespace launcher
