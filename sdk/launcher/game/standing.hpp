// SPDX-License-Identifier: MIT
// Where a match stands.
#pragma once

#include "ludus/match.hpp"

#include <vector>

namespace launcher {

// How many turns of a match are over: lines of its record.
uint32_t turns_over(const ludus_state &state);

// Its phase, or what one of a later contract comes to: a choice where moves are on offer, an end
// where the turn may be ended.
int32_t phase_of(const ludus::Match &match, const ludus_state &state);

// The moves that differ: those that are told alike are one choice, whichever die is used.
std::vector<uint32_t> different_moves(const ludus::Match &match);
// Nothing can be chosen: there is one such move, and the turn may not be ended.
bool is_forced(const ludus::Match &match);

} // namespace launcher
