// SPDX-License-Identifier: MIT
// How fast things go by themselves.
#pragma once

#include <string>

namespace launcher {

struct Pace { // milliseconds
    int roll = 600;
    int move = 400;
    int pause = 700; // after the program's turn, and after a pass
};

// "slow", "fast", "instant"; any other: the usual one.
Pace pace_of(const std::string &speed);

} // namespace launcher
