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
    {2'000, {}, 0, 0, thousandths(800)},    {2'000, {}, 0, 0, thousandths(120)},
    {2'000, {}, 0, 0, thousandths(42)},     {2'000, {}, 0, 0, thousandths(19)},
    {120'000, {12, 3}, certain / 16, 1, 0},
};
constexpr Ladder murray_ladder{
    {4'000, {}, 0, 0, thousandths(46)},    {4'000, {}, 0, 0, thousandths(26)},
    {4'000, {}, 0, 0, thousandths(14)},    {4'000, {}, 0, 0, thousandths(6)},
    {120'000, {8, 3}, certain / 25, 1, 0},
};
constexpr Ladder split_ladder{
    {4'000, {}, 0, 0, thousandths(73)},    {4'000, {}, 0, 0, thousandths(52)},
    {4'000, {}, 0, 0, thousandths(35)},    {4'000, {}, 0, 0, thousandths(17)},
    {120'000, {8, 3}, certain / 25, 1, 0},
};
constexpr Ladder finkel_ladder{
    {100, {}, 0, 0, thousandths(165)},  {100, {}, 0, 0, thousandths(93)},
    {100, {}, 0, 0, thousandths(54)},   {100, {}, 0, 0, thousandths(26)},
    {60'000, {7, 7, 7}, certain, 7, 0},
};
constexpr Ladder dmytro_ladder{
    {100, {}, 0, 0, thousandths(2000)}, {100, {}, 0, 0, thousandths(180)},
    {100, {}, 0, 0, thousandths(68)},   {100, {}, 0, 0, thousandths(25)},
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
