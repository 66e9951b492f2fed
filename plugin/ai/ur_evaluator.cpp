// SPDX-License-Identifier: MIT
#include "ai/ur_evaluator.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

namespace duodecim {

namespace {

using Side = Ur::Side;
using U = Evaluator<Ur>;

#include "ai/ur_dmytro_weights.inc"
#include "ai/ur_finkel_weights.inc"

constexpr Effort efforts[levels] = {
    {100, {}, 0, 0, logit_one / 2},      {100, {}, 0, 0, logit_one * 15 / 100},
    {100, {}, 0, 0, logit_one / 20},     {20'000, {7, 7}, certain, 7, logit_one / 20},
    {200'000, {7, 7, 7}, certain, 7, 0},
};

// Bit p: a piece can move from place p, or enter (p = 0).
std::uint32_t ready(const Side &side) {
    return side.on | (side.hand > 0 ? 1u : 0u);
}

// Calls f(p) for every place where pieces stand.
template <class F>
void each_place(std::uint32_t places, const F &f) {
    for (; places != 0; places &= places - 1)
        f(std::countr_zero(places));
}

} // namespace

U::Evaluator(const Ur::Config &config) : config_(config) {
    std::uint32_t total = 0;
    const std::vector<Roll> rolls = distinct_rolls(Ur::dice(config));
    for (const Roll &roll : rolls)
        total += roll.ways;
    for (const Roll &roll : rolls)
        chance_[roll.dice.value[0]] = static_cast<int>(roll.ways * 256 / total);
}

int U::pips(const Ur::Config &config, const Ur::State &state, Player player) {
    const auto end = static_cast<int>(config.path().length) + 1;
    const Side &side = state.side[index(player)];
    int pips = side.hand * end;
    each_place(side.on,
               [&](int p) { pips += (end - p) * static_cast<int>(Ur::count(config, side, p)); });
    return pips;
}

const Effort &U::effort(const Ur::Config &, unsigned level) {
    return efforts[level - 1];
}

std::size_t U::greedy(const std::vector<Choice<Ur::State>> &choices) {
    const auto rank = [](const Choice<Ur::State> &choice) {
        const unsigned flags = choice.turn.flags();
        return std::tuple(flags & flag::captures, flags & flag::again, choice.turn.move[0].from);
    };
    const auto best =
        std::max_element(choices.begin(), choices.end(),
                         [&](const auto &a, const auto &b) { return rank(a) < rank(b); });
    return static_cast<std::size_t>(best - choices.begin());
}

Counts<U::counts> U::count(const Ur::State &state, Player player) const {
    const Side &own = state.side[index(player)];
    const Side &enemy = state.side[index(other(player))];
    const ur::Path &path = config_.path();
    Counts<counts> out{};
    each_place(own.on, [&](int p) {
        out[static_cast<unsigned>(places + p - 1)] =
            static_cast<std::int32_t>(Ur::count(config_, own, p));
    });
    out[off] = own.off + static_cast<int>(Ur::most_pieces) - config_.goal;

    int loss[most_roll + 1]{}; // the dearest piece that the enemy's roll takes
    const std::uint32_t attackers = ready(enemy);
    each_place(own.on, [&](int p) {
        const ur::Place &place = path.place[static_cast<unsigned>(p)];
        if (place.safe || place.shelter) return;
        for (unsigned roll = 1; roll <= most_roll; ++roll)
            if (attackers & (place.enemy >> roll)) loss[roll] = std::max(loss[roll], p);
    });
    const std::uint32_t movers = ready(own);
    for (unsigned roll = 1; roll <= most_roll; ++roll) {
        out[exposure] += loss[roll] * chance_[roll];
        out[threatened] += loss[roll] > 0 ? chance_[roll] : 0;
        bool reached = false;
        each_place(movers, [&](int p) {
            const unsigned to = static_cast<unsigned>(p) + roll;
            if (to > path.length || !path.place[to].again) return;
            const ur::Place &place = path.place[to];
            reached =
                reached || !((own.on & place.own) || (place.safe && (enemy.on & place.enemy)));
        });
        out[rosettes] += reached ? chance_[roll] : 0;
    }
    out[exposure] /= 16;
    return out;
}

int U::phase(const Ur::State &state) const {
    const int missing = 2 * config_.goal - state.side[0].off - state.side[1].off;
    return missing * phase_whole / (2 * static_cast<int>(Ur::most_pieces));
}

Chance U::operator()(const Ur::State &state, Player who) const {
    const auto &weights = config_.dmytro ? ur_dmytro_weights : ur_finkel_weights;
    return judge(*this, weights, state, who);
}

} // namespace duodecim
