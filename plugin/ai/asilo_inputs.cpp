// SPDX-License-Identifier: MIT
#include "ai/asilo_inputs.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace duodecim {

namespace {

using Line = Asilo::Line;

constexpr unsigned all = 0xFFF; // fields of a row

// What is asked of a row, for each of the 4096.
struct Rows {
    std::array<std::uint16_t, 4096> mirrored{}; // as the other player counts
    std::array<std::uint8_t, 4096> pips{}, stones{};
    std::array<std::uint16_t, 64> base3{}; // the sum of 3^p over the fields

    constexpr Rows() {
        for (unsigned row = 0; row < 4096; ++row)
            for (unsigned p = 0; p < 12; ++p)
                if (row >> p & 1) {
                    mirrored[row] = static_cast<std::uint16_t>(mirrored[row] | 1u << (11 - p));
                    pips[row] = static_cast<std::uint8_t>(pips[row] + 12 - p);
                    ++stones[row];
                }
        for (unsigned row = 0; row < 64; ++row)
            for (unsigned p = 0, power = 1; p < 6; ++p, power *= 3)
                if (row >> p & 1) base3[row] = static_cast<std::uint16_t>(base3[row] + power);
    }
};
constexpr Rows rows;

// A line as one player sees it.
struct View {
    unsigned own, enemy; // rows of fields as the player counts them, field 1 in bit 0
    unsigned praetentura, off, hand;
    int pips;

    View(const Line &line, unsigned me)
        : own(line.row[me]), enemy(rows.mirrored[line.row[1 - me]]),
          praetentura(line.praetentura[me]), off(line.off[me]),
          hand(Asilo::stones - rows.stones[own] - praetentura - off),
          pips(rows.pips[own] + static_cast<int>(7 * praetentura + 13 * hand)) {}
};

// Three bits for each die: it takes a stone from the enemy's fields 1-6, it takes one from his
// fields 7-12, it allows a move at all.
std::uint64_t by_dice(const View &view) {
    const unsigned from = view.own << 1 | (view.hand > 0 ? 1u : 0u);
    const unsigned bearing = view.own << 1;
    std::uint64_t out = 0;
    for (unsigned die = 1; die <= 6; ++die) {
        const unsigned to = (from << die >> 1) & ~view.own & all; // bit 0: field 1
        const unsigned taken = to & view.enemy;
        const unsigned leaves = view.praetentura > 0 ? 1u << (5 + die) : 0;
        const bool moves =
            to != 0 || (leaves & ~view.own & ~view.enemy) != 0 || (bearing >> (13 - die) & 1) != 0;
        const std::uint64_t three =
            ((taken & 0xFC0) != 0 ? 1u : 0u) | ((taken & 0x3F) != 0 ? 2u : 0u) | (moves ? 4u : 0u);
        out |= three << (3 * (die - 1));
    }
    return out;
}

// 27 bits: fields, hand, praetentura, off.
std::uint64_t standing(const View &view) {
    return std::uint64_t{view.own} | thermometer(view.hand) << 12 |
           thermometer(view.praetentura) << 17 | thermometer(view.off) << 22;
}

// 13 bits: how far there is to go.
std::uint64_t going(const View &view) {
    return thermometer(static_cast<unsigned>(view.pips) / 5);
}

} // namespace

void NetworkInputs<Asilo>::fill(const Asilo::Config &, const Asilo::State &state, Inputs &out) {
    const unsigned me = index(state.mover);
    std::array<const Line *, Asilo::lines> line;
    std::array<std::uint64_t, Asilo::lines> key;
    int pips[2]{};
    unsigned off[2]{};
    for (unsigned l = 0; l < Asilo::lines; ++l) {
        line[l] = &state.line[l];
        const View own(*line[l], me), enemy(*line[l], 1 - me);
        key[l] = std::uint64_t(own.pips) << 40 | std::uint64_t(enemy.pips) << 32 |
                 std::uint64_t{own.own} << 16 | enemy.own;
        pips[0] += own.pips;
        pips[1] += enemy.pips;
        off[0] += own.off;
        off[1] += enemy.off;
    }
    for (const unsigned pair : {0u, 1u, 0u})
        if (key[pair] < key[pair + 1]) {
            std::swap(key[pair], key[pair + 1]);
            std::swap(line[pair], line[pair + 1]);
        }
    const std::uint64_t ahead = thermometer(pips[0] - pips[1], 96, 48);
    const std::uint64_t gone = thermometer(off[0]) | thermometer(off[1]) << 15;
    for (unsigned l = 0; l < Asilo::lines; ++l) {
        const View own(*line[l], me), enemy(*line[l], 1 - me);
        std::uint64_t *word = out.word.data() + 4 * l;
        word[0] = standing(own) | standing(enemy) << 27;
        word[1] = by_dice(own) | by_dice(enemy) << 18 | going(own) << 36 | going(enemy) << 49;
        word[2] = ahead;
        word[3] = gone | std::uint64_t{1} << (30 + l);
        for (unsigned window = 0; window < 3; ++window)
            out.pick[l][window] =
                static_cast<std::uint16_t>(rows.base3[own.own >> (3 * window) & 63] +
                                           2 * rows.base3[own.enemy >> (3 * window) & 63]);
    }
    out.stack = static_cast<unsigned>(pips[0] + pips[1]) * 8 / (2 * 195 + 1);
}

} // namespace duodecim
