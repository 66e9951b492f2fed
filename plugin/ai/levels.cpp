// SPDX-License-Identifier: MIT
#include "ai/levels.hpp"

namespace duodecim {

namespace {

using Ladder = Effort[levels];

// Log-odds.
constexpr Logit thousandths(int number) {
    return logit_one * number / 1000;
}

constexpr Ladder asilo_ladder{
    {2'000, {}, 0, 0, thousandths(800)},       {2'000, {}, 0, 0, thousandths(120)},
    {2'000, {}, 0, 0, thousandths(42)},        {2'000, {}, 0, 0, thousandths(19)},
    {200'000, {12, 4}, certain / 32, 1, 0, 8},
};
constexpr Ladder murray_ladder{
    {4'000, {}, 0, 0, thousandths(51)},       {4'000, {}, 0, 0, thousandths(28)},
    {4'000, {}, 0, 0, thousandths(14)},       {4'000, {}, 0, 0, thousandths(5)},
    {400'000, {8, 4}, certain / 40, 1, 0, 8},
};
constexpr Ladder split_ladder{
    {4'000, {}, 0, 0, thousandths(73)},       {4'000, {}, 0, 0, thousandths(49)},
    {4'000, {}, 0, 0, thousandths(32)},       {4'000, {}, 0, 0, thousandths(14)},
    {400'000, {8, 4}, certain / 40, 1, 0, 8},
};
constexpr Ladder finkel_ladder{
    {100, {}, 0, 0, thousandths(165)},  {100, {}, 0, 0, thousandths(93)},
    {100, {}, 0, 0, thousandths(54)},   {100, {}, 0, 0, thousandths(26)},
    {60'000, {7, 7, 7}, certain, 7, 0},
};
// Where luck decides so much, levels that erred alike would hardly differ.
constexpr Ladder dmytro_ladder{
    {100, {}, 0, 0, thousandths(200), 1, 3}, {100, {}, 0, 0, thousandths(50), 1, 4},
    {100, {}, 0, 0, thousandths(50), 1, 5},  {100, {}, 0, 0, thousandths(27)},
    {60'000, {7, 7, 7}, certain, 7, 0},
};

} // namespace

const Effort &level_effort(const Asilo::Config &, unsigned level) {
    return asilo_ladder[level - 1];
}

const Effort &level_effort(const Murray::Config &config, unsigned level) {
    return config.split ? split_ladder[level - 1] : murray_ladder[level - 1];
}

const Effort &level_effort(const Ur::Config &config, unsigned level) {
    return config.dmytro ? dmytro_ladder[level - 1] : finkel_ladder[level - 1];
}

} // namespace duodecim
