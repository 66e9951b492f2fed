// SPDX-License-Identifier: MIT
// Dice: what can be rolled, how likely it is, and rolls drawn from a seed.
#pragma once

#include "rules/move.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace duodecim {

// The dice of a game: `thrown` dice alike. Either each shows its value, or (`summed`) the roll is
// the one number that they give together, where a sum of 0 counts as `zero_is`.
struct DiceSet {
    std::uint8_t thrown;
    std::uint8_t faces; // distinct ones
    std::array<std::uint8_t, 6> value;
    std::array<std::uint8_t, 6> ways;
    bool summed;
    std::uint8_t zero_is;
};

// Three cubes, each a value of its own.
inline constexpr DiceSet three_cubes{3, 6, {1, 2, 3, 4, 5, 6}, {1, 1, 1, 1, 1, 1}, false, 0};

// Every distinct roll in ascending order, with its ways.
std::vector<Roll> distinct_rolls(const DiceSet &set);

// Whether `dice` (ascending) can be rolled.
bool can_roll(const DiceSet &set, const Dice &dice);

// The values in the order thrown (for a summed set: the one number).
Dice throw_dice(const DiceSet &set, std::uint64_t seed, std::uint64_t index);

Dice ascending(Dice dice);

// Philox4x32-10 (J. K. Salmon et al., Parallel random numbers: as easy as 1, 2, 3, SC 2011): a
// block of four random words for each counter under a key, so a roll depends on seed and index
// alone.
std::array<std::uint32_t, 4> philox(std::uint64_t key, std::array<std::uint32_t, 4> counter);

// A whole number from 0 to bound - 1, without bias; `stream` keeps uses of one key apart.
std::uint32_t draw_below(std::uint32_t bound, std::uint64_t key, std::uint64_t index,
                         std::uint32_t stream);

} // namespace duodecim
