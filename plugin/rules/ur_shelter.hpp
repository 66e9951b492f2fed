// SPDX-License-Identifier: MIT
// What lies in a shelter: counts of pieces side by side, or the levels of a stack.
#pragma once

#include "rules/ur.hpp"

namespace duodecim::ur {

using Side = Ur::Side;

inline constexpr std::uint32_t all_levels = (1u << shelter_room) - 1;

// How many, or which levels, are the side's; 0 where there is no shelter.
inline std::uint32_t counts_at(const Place &place, const Side &side) {
    return (side.sheltered & place.counts) >> place.shift;
}

// The same of the whole shelter that is `place` to its owner, the other side's pieces included. No
// level is two pieces'.
inline std::uint32_t crowd(const Place &place, const Side &own, const Side &enemy) {
    const std::uint32_t counts =
        (own.sheltered & place.own_counts) + (enemy.sheltered & place.enemy_counts);
    return counts * 0x11111111u >> 28; // their sum
}

inline bool is_full(const Place &place, std::uint32_t crowd) {
    return place.stack ? crowd == all_levels : crowd >= shelter_room;
}

// Whether no piece on that place may move, as others lie on them.
inline bool is_held(const Place &place, const Side &own, std::uint32_t crowd) {
    return place.stack && 2 * counts_at(place, own) <= crowd;
}

// Whether a ROW has levels there, not a number: pieces of both players or kinds may lie there.
inline bool has_levels(const Place &place) {
    return place.stack && (place.enemy != 0 || place.own_counts != place.counts);
}

} // namespace duodecim::ur
