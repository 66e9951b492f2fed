// SPDX-License-Identifier: MIT
#include "game/pace.hpp"

namespace launcher {

Pace pace_of(const std::string &speed) {
    if (speed == "slow") return {1100, 800, 2000};
    if (speed == "fast") return {250, 180, 200};
    if (speed == "instant") return {0, 0, 0};
    return {600, 400, 700};
}

} // namespace launcher
