// SPDX-License-Identifier: MIT
// How hard a player thinks about a turn.
#pragma once

#include "ai/chance.hpp"

#include <array>
#include <cstdint>

namespace duodecim {

inline constexpr unsigned levels = 5;
inline constexpr unsigned max_plies = 4; // rolls looked ahead

struct Effort {
    std::uint64_t nodes = 0; // positions evaluated, at most
    // The turns that are looked into 1, 2, ... rolls deep: so many of the best, which must come
    // within `window` of the best one's chance. 0 ends the deepening.
    std::array<std::uint16_t, max_plies> candidates{};
    Chance window{};
    std::uint8_t replies = 0; // followed further, for each roll of a deeper look
    Logit noise = 0;          // standard deviation of what is added to each turn's log-odds
    // Behind the first roll, of so many distinct rolls one is looked at; there are at least as
    // many.
    std::uint8_t sample = 1;
    std::uint8_t habit = 1; // which things are misjudged: other ones with every number
    bool alike = false;     // all turns can be compared, however deep each is looked into
};

} // namespace duodecim
