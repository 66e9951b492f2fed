// SPDX-License-Identifier: MIT
// How lucky a side's rolls were: the sum of its dice against what that many rolls give on average.
#pragma once

#include "game/dice_source.hpp"

namespace launcher {

struct Luck {
    uint64_t rolls = 0;
    int64_t total = 0;   // of all values
    double expected = 0; // of the total

    double difference() const { return static_cast<double>(total) - expected; }
};

// The sum of a roll's values, on average.
double mean_roll(const Game &game);

} // namespace launcher
