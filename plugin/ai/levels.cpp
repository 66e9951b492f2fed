// SPDX-License-Identifier: MIT
#include "ai/levels.hpp"

namespace duodecim {

namespace {

using Ladder = Effort[levels];

constexpr Ladder asilo_ladder{
    {2'000, {}, 0, 0, logit_one * 2},  {2'000, {}, 0, 0, logit_one},       {2'000, {}, 0, 0, 0},
    {20'000, {4}, certain / 33, 0, 0}, {100'000, {8}, certain / 16, 0, 0},
};
constexpr Ladder murray_ladder{
    {2'000, {}, 0, 0, logit_one * 2},
    {2'000, {}, 0, 0, logit_one},
    {2'000, {}, 0, 0, 0},
    {4'000, {}, 0, 0, 0},
    {60'000, {6}, certain / 25, 0, 0},
};
constexpr Ladder ur_ladder{
    {100, {}, 0, 0, logit_one * 2},
    {100, {}, 0, 0, logit_one},
    {100, {}, 0, 0, 0},
    {1'000, {7}, certain, 7, 0},
    {200'000, {7, 7, 7, 7}, certain, 7, 0},
};

} // namespace

const Effort &level_effort(const Asilo::Config &, unsigned level) {
    return asilo_ladder[level - 1];
}

const Effort &level_effort(const Murray::Config &, unsigned level) {
    return murray_ladder[level - 1];
}

const Effort &level_effort(const Ur::Config &, unsigned level) {
    return ur_ladder[level - 1];
}

} // namespace duodecim
