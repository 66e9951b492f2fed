// SPDX-License-Identifier: MIT
#include "ai/chance.hpp"

#include <array>

namespace duodecim {

namespace {

constexpr Logit step = logit_one / 16; // of the table
constexpr unsigned steps = logit_most / step;

// 1 / (1 + e^-x) at x = 0, 1/16, ..., 16. Powers of e^(-1/16) in 2^-31.
constexpr std::array<Chance, steps + 1> make_table() {
    constexpr std::uint64_t one = std::uint64_t{1} << 31, ratio = 2017374191;
    std::array<Chance, steps + 1> table{};
    std::uint64_t power = one;
    for (Chance &entry : table) {
        entry = static_cast<Chance>(std::uint64_t{certain} * one / (one + power));
        power = (power * ratio + one / 2) >> 31;
    }
    return table;
}

constexpr std::array<Chance, steps + 1> table = make_table();

} // namespace

Chance chance_of(Logit logit) {
    if (logit < 0) return certain - chance_of(-logit);
    if (logit >= logit_most) return table[steps];
    const auto i = static_cast<unsigned>(logit / step);
    const std::int64_t rise = table[i + 1] - table[i];
    return table[i] + static_cast<Chance>(rise * (logit % step) / step);
}

Logit logit_of(Chance chance) {
    Logit low = -logit_most, high = logit_most;
    while (low < high) {
        const Logit middle = low + (high - low) / 2;
        if (chance_of(middle) < chance)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

} // namespace duodecim
