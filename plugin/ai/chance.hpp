// SPDX-License-Identifier: MIT
// Winning probabilities and their log-odds as whole numbers: the same on every machine.
#pragma once

#include <cstdint>

namespace duodecim {

using Chance = std::int32_t; // parts per billion
inline constexpr Chance certain = 1'000'000'000;

using Logit = std::int32_t; // ln(p / (1 - p)) in 65536ths
inline constexpr Logit logit_one = 65536;
inline constexpr Logit logit_most = 16 * logit_one; // beyond, p is 1 but for 1e-7, or 1e-7

// Never falls; symmetric about one half, 0 and `certain` excluded.
Chance chance_of(Logit logit);
// The least logit whose chance is at least that; limited to +-logit_most.
Logit logit_of(Chance chance);

} // namespace duodecim
