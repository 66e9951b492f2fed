// SPDX-License-Identifier: MIT
#include "ai/murray_evaluator.hpp"

#include <bit>

namespace duodecim {

namespace {

using Side = Murray::Side;
using M = Evaluator<Murray>;

#include "ai/duodecim_murray_split_weights.inc"
#include "ai/duodecim_murray_weights.inc"

constexpr Effort efforts[levels] = {
    {2'000, {}, 0, 0, logit_one * 3 / 4},
    {2'000, {}, 0, 0, logit_one * 3 / 10},
    {4'000, {}, 0, 0, 0},
    {60'000, {4}, certain / 33, 0, 0},
    {240'000, {10}, certain / 16, 0, 0},
};

constexpr std::uint64_t waiting = Side::bit(place::hand) | Side::bit(place::bar);
constexpr int longest = 18; // total of three dice

// Of 65536, the rolls in which no die, no two and not all three together make the total.
struct Misses {
    std::uint32_t of[longest + 1]{};
    constexpr Misses() {
        for (int total = 1; total <= longest; ++total) {
            std::uint32_t rolls = 0;
            for (int a = 1; a <= 6; ++a)
                for (int b = 1; b <= 6; ++b)
                    for (int c = 1; c <= 6; ++c)
                        rolls += a != total && b != total && c != total && a + b != total &&
                                 a + c != total && b + c != total && a + b + c != total;
            of[total] = rolls * 65536 / 216;
        }
    }
};
constexpr Misses misses;

int point_of(std::uint64_t places) {
    return std::countr_zero(places) - 1;
}

// Of 65536, how likely the enemy, who rolls next, does not hit a blot on that point.
std::uint32_t escape(std::uint64_t enemy, int point) {
    std::uint64_t missed = 65536;
    // Bit t: an enemy piece stands t points behind.
    for (int t = 1; t <= longest && t < point; ++t)
        if (enemy & Side::bit(point - t)) missed = missed * misses.of[t] >> 16;
    if (point <= Murray::entry && (enemy & waiting) != 0) missed = missed * misses.of[point] >> 16;
    return static_cast<std::uint32_t>(missed);
}

} // namespace

int M::pips(const Murray::Config &config, const Murray::State &state, Player player) {
    const int end = config.points() + 1;
    const Side &side = state.side[index(player)];
    int pips = 0;
    for (int k = 0; k < 4; ++k) {
        pips += std::popcount(side.digit[k] & waiting) * end << k;
        std::uint64_t points = side.digit[k] & ~waiting & ~Side::bit(place::off);
        for (; points != 0; points &= points - 1)
            pips += (end - point_of(points)) << k;
    }
    return pips;
}

const Effort &M::effort(const Murray::Config &, unsigned level) {
    return efforts[level - 1];
}

Counts<M::counts> M::count(const Murray::State &state, Player player) const {
    const Side &own = state.side[index(player)];
    const std::uint64_t enemy = state.side[index(other(player))].one();
    const std::uint64_t board = ~waiting & ~Side::bit(place::off);
    const int points = config_.points();
    const auto region = [&](int point) { return static_cast<unsigned>((points - point) / 6); };
    Counts<counts> out{};
    for (unsigned k = 0; k < 4; ++k)
        for (std::uint64_t places = own.digit[k] & board; places != 0; places &= places - 1)
            out[standing + region(point_of(places))] += 1 << k;
    for (std::uint64_t places = own.two() & board; places != 0; places &= places - 1)
        ++out[closed + region(point_of(places))];
    for (std::uint64_t places = own.three() & board; places != 0; places &= places - 1)
        out[stacked] += static_cast<int>(own.count(point_of(places))) - 3;
    std::uint64_t blots = own.digit[0] & ~own.two() & config_.shared();
    for (; blots != 0; blots &= blots - 1) {
        const int point = point_of(blots);
        const auto hit = static_cast<std::int32_t>(65536 - escape(enemy, point));
        out[threatened] += hit >> 8;
        out[exposure] += hit * point >> 12;
    }
    out[bar] = static_cast<std::int32_t>(own.count(place::bar));
    out[off] = static_cast<std::int32_t>(own.count(place::off));
    out[distance] = pips(config_, state, player);
    if (enemy & waiting) {
        const std::uint64_t entry = Side::bit(Murray::entry + 1) - Side::bit(1);
        out[barred] = std::popcount(own.two() & entry & config_.shared());
    }
    return out;
}

int M::phase(const Murray::State &state) const {
    const int most = 2 * static_cast<int>(Murray::pieces) * (config_.points() + 1);
    return (pips(config_, state, Player::one) + pips(config_, state, Player::two)) * phase_whole /
           most;
}

Chance M::operator()(const Murray::State &state, Player who) const {
    const auto &weights = config_.split ? duodecim_murray_split_weights : duodecim_murray_weights;
    return judge(*this, weights, state, who);
}

} // namespace duodecim
