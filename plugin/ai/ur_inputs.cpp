// SPDX-License-Identifier: MIT
#include "ai/ur_inputs.hpp"

#include <array>
#include <bit>

namespace duodecim {

namespace {

using Side = Ur::Side;

constexpr unsigned most_roll = 4;

unsigned to_go(const Ur::Config &config, const Side &side) {
    return side.off < config.goal ? config.goal - side.off : 0u;
}

// Places, hand, pieces to go, and how many more than one each shelter holds.
std::uint64_t places(const Ur::Config &config, const Side &side) {
    std::uint64_t out = side.on;
    out |= thermometer(side.hand) << 24 | thermometer(to_go(config, side)) << 31;
    unsigned at = 38;
    const ur::Path &path = config.path();
    for (std::uint32_t left = path.shelter; left != 0; left &= left - 1) {
        const auto p = static_cast<unsigned>(std::countr_zero(left));
        const unsigned count = side.sheltered >> path.place[p].shift & 15;
        if (count > 1) out |= thermometer(count - 1) << at;
        at += 3;
    }
    return out;
}

// The enemy's pieces, by the places of `own`'s path, that stand where pieces can be taken.
std::uint32_t prey(const ur::Path &path, const Side &enemy) {
    return path.enemy(enemy.on) & ~path.safe & ~path.shelter & ~path.closed;
}

// The enemy's pieces that a roll takes, as places of the own path; and for each roll whether it
// takes one, and whether it reaches a rosette.
std::uint64_t chances(const ur::Path &path, const Side &own, const Side &enemy) {
    const std::uint32_t from = own.on | (own.hand > 0 ? 1u : 0u);
    const std::uint32_t targets = prey(path, enemy);
    const std::uint32_t free = path.again & ~path.own(own.on) & ~(path.safe & path.enemy(enemy.on));
    std::uint64_t out = 0;
    std::uint32_t taken = 0;
    for (unsigned roll = 1; roll <= most_roll; ++roll) {
        const std::uint32_t to = from << roll;
        taken |= to & targets;
        out |= std::uint64_t{(to & targets) != 0} << (24 + roll);
        out |= std::uint64_t{(to & free) != 0} << (28 + roll);
    }
    return out | taken;
}

// Finkel's places 5 to 12 in base 3, for one player: the digits 1.
struct Powers {
    std::array<std::uint16_t, 256> sum{};
    constexpr Powers() {
        for (unsigned places = 0; places < 256; ++places)
            for (unsigned p = 0, power = 1; p < 8; ++p, power *= 3)
                if (places >> p & 1) sum[places] = static_cast<std::uint16_t>(sum[places] + power);
    }
};
constexpr Powers powers;

unsigned own_pattern(const Ur::Config &config, const Side &side) {
    const unsigned squares = (side.on >> 1 & 15) | (side.on >> 13 & 3) << 4;
    return squares * 8 + to_go(config, side);
}

} // namespace

void NetworkInputs<Ur>::fill(const Ur::Config &config, const Ur::State &state, Inputs &out) {
    const Side &own = state.side[index(state.mover)];
    const Side &enemy = state.side[index(other(state.mover))];
    const ur::Path &path = config.path();
    out.word[0] = places(config, own) | std::uint64_t{config.variant->second} << 63;
    out.word[1] = places(config, enemy);
    out.word[2] = chances(path, own, enemy);
    out.word[3] = chances(path, enemy, own);
    if (config.variant->patterns) {
        out.pick[0][0] = static_cast<std::uint16_t>(powers.sum[own.on >> 5 & 255] +
                                                    2 * powers.sum[enemy.on >> 5 & 255]);
        out.pick[0][1] = static_cast<std::uint16_t>(own_pattern(config, own));
        out.pick[0][2] = static_cast<std::uint16_t>(own_pattern(config, enemy));
    }
    const unsigned left = to_go(config, own) + to_go(config, enemy); // 2 to 14
    out.stack = (left - 1) * 8 / 14;
}

} // namespace duodecim
