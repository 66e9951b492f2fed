// SPDX-License-Identifier: MIT
#include "ai/levels.hpp"

namespace duodecim {

namespace {

using Ladder = Effort[levels];

// Log-odds.
constexpr Logit thousandths(int number) {
    return logit_one * number / 1000;
}

// Plays by the network alone, and errs.
constexpr Effort erring(std::uint64_t nodes, int noise, std::uint8_t habit = 1) {
    return {.nodes = nodes, .noise = thousandths(noise), .habit = habit};
}

constexpr Ladder asilo_ladder{
    erring(2'000, 800),
    erring(2'000, 120),
    erring(2'000, 42),
    erring(2'000, 19),
    {.nodes = 200'000, .candidates = {12, 4}, .window = certain / 32, .replies = 1, .sample = 8},
};
constexpr Ladder murray_ladder{
    erring(4'000, 52),
    erring(4'000, 30),
    erring(4'000, 14),
    {.nodes = 40'000, .candidates = {3}, .window = certain / 16, .noise = thousandths(9)},
    {.nodes = 2'000'000, .candidates = {12, 4}, .window = certain / 16, .replies = 1, .sample = 8},
};
constexpr Ladder split_ladder{
    erring(4'000, 78),
    erring(4'000, 53),
    erring(4'000, 35),
    erring(4'000, 15),
    {.nodes = 2'000'000, .candidates = {8, 4}, .window = certain / 16, .replies = 1, .sample = 8},
};
constexpr Ladder finkel_ladder{
    erring(100, 165),
    erring(100, 93),
    erring(100, 54),
    erring(100, 26),
    {.nodes = 60'000, .candidates = {7, 7, 7}, .window = certain, .replies = 7},
};
// Where luck decides so much, levels that erred alike would hardly differ.
constexpr Ladder dmytro_ladder{
    erring(100, 200, 3),
    erring(100, 50, 4),
    erring(100, 50, 5),
    erring(100, 27),
    {.nodes = 60'000, .candidates = {7, 7, 7}, .window = certain, .replies = 7},
};

} // namespace

const Effort &level_effort(const Asilo::Config &, unsigned level) {
    return asilo_ladder[level - 1];
}

const Effort &level_effort(const Murray::Config &config, unsigned level) {
    return config.split ? split_ladder[level - 1] : murray_ladder[level - 1];
}

const Effort &level_effort(const Ur::Config &config, unsigned level) {
    const bool luck = config.variant->ladder == ur::Ladder::luck;
    return luck ? dmytro_ladder[level - 1] : finkel_ladder[level - 1];
}

} // namespace duodecim
