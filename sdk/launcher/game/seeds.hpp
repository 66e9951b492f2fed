// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace launcher {

// A seed of its own for each use of one number: splitmix64's finaliser (Steele, Lea and Flood 2014,
// constants of Stafford's variant 13).
constexpr uint64_t derived_seed(uint64_t seed, uint64_t use) {
    uint64_t z = seed + (use + 1) * 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

} // namespace launcher
