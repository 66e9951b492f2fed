// SPDX-License-Identifier: MIT
#include "game/luck.hpp"

#include <numeric>

namespace launcher {

double mean_roll(const Game &game) {
    double sum = 0, ways = 0;
    for (const auto &roll : game.addon.rolls(game.text)) {
        const int64_t total = std::accumulate(roll.values, roll.values + roll.count, int64_t{0});
        sum += static_cast<double>(total) * roll.ways;
        ways += roll.ways;
    }
    return ways > 0 ? sum / ways : 0;
}

} // namespace launcher
