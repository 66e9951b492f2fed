// SPDX-License-Identifier: MIT
#include "ai/ur_inputs.hpp"

#include "rules/ur_shelter.hpp"

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
        const unsigned count = Ur::count(config, side, std::countr_zero(left));
        if (count > 1) out |= thermometer(count - 1) << at;
        at += 3;
    }
    return out;
}

// The places whose pieces all lie under others.
std::uint32_t held(const ur::Path &path, const Side &own, const Side &enemy) {
    std::uint32_t out = 0;
    for (std::uint32_t left = path.stack & own.on; left != 0; left &= left - 1) {
        const ur::Place &place = path.place[static_cast<unsigned>(std::countr_zero(left))];
        if (ur::is_held(place, own, ur::crowd(place, own, enemy))) out |= left & ~(left - 1);
    }
    return out;
}

// The enemy's pieces, by the places of `own`'s path, that stand where pieces can be taken.
std::uint32_t prey(const ur::Path &path, const Side &enemy) {
    const std::uint32_t there = path.enemy(enemy.on) & ~path.safe & ~path.shelter & ~path.closed;
    return path.spares ? there & ~path.spared(enemy.on) : there;
}

// The enemy's pieces that a roll takes, as places of the own path; and for each roll whether it
// takes one, and whether it reaches a rosette.
std::uint64_t chances(const ur::Path &path, const Side &own, const Side &enemy) {
    const std::uint32_t from = (own.on & ~held(path, own, enemy)) | (own.hand > 0 ? 1u : 0u);
    const std::uint32_t targets = prey(path, enemy);
    std::uint32_t free = path.again & ~path.own(own.on) & ~(path.safe & path.enemy(enemy.on));
    if (path.spares) free &= ~path.spared(enemy.on);
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

// A set of up to 8 squares in base 3, for one player: the digits 1.
struct Powers {
    std::array<std::uint16_t, 256> sum{};
    constexpr Powers() {
        for (unsigned places = 0; places < 256; ++places)
            for (unsigned p = 0, power = 1; p < 8; ++p, power *= 3)
                if (places >> p & 1) sum[places] = static_cast<std::uint16_t>(sum[places] + power);
    }
};
constexpr Powers powers;

unsigned pattern(std::uint32_t own, std::uint32_t enemy) {
    return powers.sum[own] + 2u * powers.sum[enemy];
}

// The squares of a row's pieces, seen from the own path.
std::uint32_t first(std::uint32_t on) {
    return on >> 1 & 15;
}
std::uint32_t middle(std::uint32_t on) {
    return on >> 5 & 255;
}
std::uint32_t last(std::uint32_t on) { // Finkel's
    return on >> 13 & 3;
}
std::uint32_t short_middle(std::uint32_t on) { // Masters', with the square at its end
    return (on >> 5 & 127) | (on >> 14 & 1) << 7;
}
std::uint32_t blocks(std::uint32_t on) { // likewise
    return (on >> 12 & 3) | (on >> 15 & 3) << 2;
}

void fill_patterns(const Ur::Config &config, const Side &own, const Side &enemy,
                   std::array<std::uint16_t, max_picks> &pick) {
    const std::uint32_t there = config.path().enemy(enemy.on);
    const auto set = [&](unsigned i, unsigned number) {
        pick[i] = static_cast<std::uint16_t>(number);
    };
    const auto with_goal = [&](std::uint32_t squares, const Side &side) {
        return squares * 8 + to_go(config, side);
    };
    if (config.variant->patterns == ur::Patterns::middle) {
        set(0, pattern(middle(own.on), middle(there)));
        set(1, with_goal(first(own.on) | last(own.on) << 4, own));
        set(2, with_goal(first(enemy.on) | last(enemy.on) << 4, enemy));
    } else if (config.variant->patterns == ur::Patterns::blocks) {
        set(0, pattern(short_middle(own.on), short_middle(there)));
        set(1, with_goal(first(own.on), own));
        set(2, with_goal(first(enemy.on), enemy));
        set(3, pattern(blocks(own.on), blocks(there)));
    }
}

} // namespace

void NetworkInputs<Ur>::fill(const Ur::Config &config, const Ur::State &state, Inputs &out) {
    const Side &own = state.side[index(state.mover)];
    const Side &enemy = state.side[index(other(state.mover))];
    const ur::Path &path = config.path();
    const std::uint64_t which = config.variant->which;
    out.word[0] = places(config, own) | (which & 1) << 63 | (which >> 1) << 62;
    out.word[1] = places(config, enemy);
    out.word[2] = chances(path, own, enemy);
    out.word[3] = chances(path, enemy, own);
    if (path.stack != 0) {
        const std::uint64_t levels = enemy.sheltered, others = held(path, enemy, own);
        out.word[4] = own.sheltered | levels << 32;
        out.word[5] = held(path, own, enemy) | others << 32;
    }
    fill_patterns(config, own, enemy, out.pick[0]);
    const unsigned left = to_go(config, own) + to_go(config, enemy); // 2 to 14
    out.stack = (left - 1) * 8 / 14;
}

} // namespace duodecim
