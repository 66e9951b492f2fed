// SPDX-License-Identifier: MIT
#include "ai/asilo_evaluator.hpp"

#include <algorithm>
#include <bit>

namespace duodecim {

namespace {

using Line = Asilo::Line;
using A = Evaluator<Asilo>;

#include "ai/duodecim_asilo_weights.inc"

constexpr Effort efforts[levels] = {
    {1'000, {}, 0, 0, logit_one * 3 / 4}, {1'000, {}, 0, 0, logit_one * 33 / 100},
    {1'000, {}, 0, 0, logit_one / 10},    {20'000, {3}, certain / 33, 0, logit_one / 20},
    {40'000, {8}, certain / 20, 0, 0},
};

constexpr int in_hand = 13, in_praetentura = 7; // pips of a stone

// Of 216 rolls, those that show the i-th of the dice that one waits for but none of the i before.
constexpr int shows_first[6] = {91, 61, 37, 19, 7, 1};

int line_pips(const Line &line, unsigned me) {
    int pips = in_praetentura * line.praetentura[me] + in_hand * static_cast<int>(line.in_hand(me));
    for (unsigned row = line.row[me]; row != 0; row &= row - 1)
        pips += 12 - std::countr_zero(row);
    return pips;
}

// Bit q: a stone of the player can advance from field q, or enter (q = 0).
unsigned ready(const Line &line, unsigned player) {
    return static_cast<unsigned>(line.row[player]) << 1 | (line.in_hand(player) > 0 ? 1u : 0u);
}

// What the enemy's next roll is expected to take from a line, in 216ths of a pip, if he takes what
// costs most.
int line_exposure(const Line &line, unsigned me) {
    const unsigned enemy = ready(line, 1 - me);
    int loss[7]{}; // by die
    for (unsigned row = line.row[me]; row != 0; row &= row - 1) {
        const int field = std::countr_zero(row) + 1;
        const int cost = field <= 6 ? field : field - 6; // back to the hand, or the praetentura
        const int theirs = 13 - field;
        for (int die = 1; die <= std::min(6, theirs); ++die)
            if (enemy >> (theirs - die) & 1) loss[die] = std::max(loss[die], cost);
    }
    unsigned with[7]{}; // dice by what they take
    for (int die = 1; die <= 6; ++die)
        ++with[loss[die]];
    int expected = 0;
    for (unsigned cost = 6, i = 0; cost > 0; --cost)
        for (unsigned n = with[cost]; n > 0; --n)
            expected += shows_first[i++] * static_cast<int>(cost);
    return expected;
}

// Bit d: die d allows a move on the line.
unsigned fitting_dice(const Line &line, unsigned me) {
    const unsigned own = static_cast<unsigned>(line.row[me]) << 1;
    const unsigned from = ready(line, me);
    unsigned enemy = 0; // in own fields
    for (unsigned row = line.row[1 - me]; row != 0; row &= row - 1)
        enemy |= 1u << (12 - std::countr_zero(row));
    unsigned fitting = 0;
    for (unsigned die = 1; die <= 6; ++die) {
        const bool advance = (from << die & ~own & 0x1ffe) != 0;
        const bool leave = line.praetentura[me] > 0 && !((own | enemy) >> (6 + die) & 1);
        const bool bear_off = own >> (13 - die) & 1;
        if (advance || leave || bear_off) fitting |= 1u << die;
    }
    return fitting;
}

} // namespace

const Effort &A::effort(const Asilo::Config &, unsigned level) {
    return efforts[level - 1];
}

int A::pips(const Asilo::Config &, const Asilo::State &state, Player player) {
    int pips = 0;
    for (const Line &line : state.line)
        pips += line_pips(line, index(player));
    return pips;
}

Counts<A::counts> A::count(const Asilo::State &state, Player player) const {
    const unsigned me = index(player);
    Counts<counts> out{};
    int lost = 0;
    for (const Line &line : state.line) {
        for (unsigned row = line.row[me]; row != 0; row &= row - 1)
            ++out[fields + static_cast<unsigned>(std::countr_zero(row))];
        out[praetentura] += line.praetentura[me];
        out[off] += line.off[me];
        lost += line_exposure(line, me);
        out[fitting] += std::popcount(fitting_dice(line, me));
        out[bearing] += std::popcount(static_cast<unsigned>(line.row[me] >> 6));
        out[longest] = std::max(out[longest], line_pips(line, me));
        out[unfinished] += line.off[me] < Asilo::stones;
    }
    out[exposure] = lost * 16 / 216;
    return out;
}

int A::phase(const Asilo::State &state) const {
    constexpr int most = 2 * 15 * in_hand;
    return (pips({}, state, Player::one) + pips({}, state, Player::two)) * phase_whole / most;
}

Chance A::operator()(const Asilo::State &state, Player who) const {
    return judge(*this, duodecim_asilo_weights, state, who);
}

} // namespace duodecim
