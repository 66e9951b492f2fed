// SPDX-License-Identifier: MIT
#include "rules/murray.hpp"

#include "rules/murray_play.hpp"

#include <algorithm>
#include <numeric>

namespace duodecim {

namespace {

using Config = Murray::Config;
using Side = Murray::Side;
using State = Murray::State;

constexpr std::string_view compound[] = {"sum", "steps"};
constexpr std::string_view bearoff[] = {"enough", "exact"};

Option choice(std::string_view key, const std::string_view (&values)[2], bool second) {
    return {key,
            std::string(values[second ? 1 : 0]),
            std::string(values[0]),
            {std::string(values[0]), std::string(values[1])}};
}

void put(Side &side, int place, unsigned count) {
    for (unsigned k = 0; k < 4; ++k)
        if (count >> k & 1) side.digit[k] |= Side::bit(place);
}

// Whether the moves can be played in that order.
bool can_follow(Side own, const Turn &turn) {
    for (const Move &move : turn) {
        if (own.count(move.from) == 0) return false;
        if (own.count(place::bar) > 0 && move.from != place::bar) return false;
        own.remove(move.from);
        own.add(move.to);
    }
    return true;
}

// What a move takes of the dice: their sum, then how many.
std::pair<unsigned, unsigned> spent(const Dice &dice, const Move &move) {
    const Dice used = some_of(dice, move.dice);
    return {std::accumulate(used.value.begin(), used.value.end(), 0u), used.count};
}

// The least order by die and place in which the moves can be played.
Turn in_steps(const State &before, const Dice &dice, Turn made) {
    const auto key = [&](const Move &move) {
        return std::pair(dice.value[static_cast<unsigned>(std::countr_zero(move.dice))], move.from);
    };
    made.sort([&](const Move &a, const Move &b) { return key(a) < key(b); });
    std::array<unsigned, max_moves> order{0, 1, 2};
    do {
        Turn turn;
        for (unsigned i = 0; i < made.count; ++i)
            turn.push(made.move[order[i]]);
        if (can_follow(before.side[index(before.mover)], turn)) return turn;
    } while (std::next_permutation(order.begin(), order.begin() + made.count));
    return made;
}

} // namespace

std::uint64_t Murray::State::hash() const {
    // Odd multiples of 2^64 divided by the golden ratio.
    constexpr std::uint64_t golden = 0x9E3779B97F4A7C15;
    std::uint64_t h = index(mover), factor = golden;
    for (const Side &s : side)
        for (const std::uint64_t d : s.digit) {
            h += (d ^ d >> 32) * factor;
            factor += 2 * golden;
        }
    h ^= h >> 32;
    h *= golden;
    h ^= h >> 29;
    return h;
}

Config Murray::plain(std::string_view id) {
    return {id == ids[1], false, false};
}

std::vector<Option> Murray::options(const Config &config) {
    return {choice("compound", compound, config.steps), choice("bearoff", bearoff, config.exact)};
}

Result<Config> Murray::configure(const Config &plain, const std::vector<Setting> &settings) {
    Config config = plain;
    for (const Option &option : options(plain))
        if (const Setting *setting = find(settings, option.key)) {
            const Result<std::string> value = chosen(*setting, option);
            if (!value) return value.fault();
            (option.key == "compound" ? config.steps : config.exact) = *value == option.values[1];
        }
    return config;
}

State Murray::start(const Config &) {
    State state{};
    for (Side &side : state.side)
        put(side, place::hand, pieces);
    return state;
}

std::optional<Player> Murray::winner(const Config &, const State &state) {
    for (const Player p : {Player::one, Player::two})
        if (state.side[index(p)].count(place::off) == pieces) return p;
    return std::nullopt;
}

int Murray::pips(const Config &config, const State &state, Player player) {
    constexpr std::uint64_t waiting = Side::bit(place::hand) | Side::bit(place::bar);
    const int end = config.points() + 1;
    const Side &side = state.side[index(player)];
    int pips = 0;
    for (unsigned k = 0; k < 4; ++k) {
        pips += std::popcount(side.digit[k] & waiting) * end << k;
        std::uint64_t points = side.digit[k] & ~waiting & ~Side::bit(place::off);
        for (; points != 0; points &= points - 1)
            pips += (end - murray::Play::lowest(points)) << k;
    }
    return pips;
}

Result<State> Murray::read(const Config &config, const PositionText &text) {
    State state{};
    state.mover = text.mover;
    for (unsigned s = 0; s < 2; ++s) {
        const LineText &line = text.side[s][0];
        unsigned sum = line.number[0] + line.number[1] + line.number[2];
        for (int p = 1; p <= config.points(); ++p)
            sum += line.count[static_cast<unsigned>(p - 1)];
        if (sum != pieces)
            return Fault{FaultKind::position,
                         "position.murray.pieces",
                         {std::to_string(s + 1), std::to_string(sum), std::to_string(pieces)},
                         line.column};
        Side &side = state.side[s];
        for (int p = 1; p <= config.points(); ++p)
            put(side, p, line.count[static_cast<unsigned>(p - 1)]);
        put(side, place::hand, line.number[0]);
        put(side, place::bar, line.number[1]);
        put(side, place::off, line.number[2]);
    }
    const std::uint64_t both = state.side[0].one() & state.side[1].one() & config.shared();
    if (both != 0) {
        const int p = murray::Play::lowest(both);
        return Fault{FaultKind::position,
                     "position.murray.two_colours",
                     {std::to_string(p)},
                     text.side[1][0].column + static_cast<unsigned>(p - 1)};
    }
    if (state.side[0].one() == Side::bit(place::off) &&
        state.side[1].one() == Side::bit(place::off))
        return Fault{FaultKind::position, "position.both_finished", {}, text.side[1][0].column};
    return state;
}

void Murray::write(const Config &config, const State &state, PositionText &text) {
    const auto count = [](const Side &side, int place) {
        return static_cast<std::uint8_t>(side.count(place));
    };
    for (unsigned s = 0; s < 2; ++s) {
        const Side &side = state.side[s];
        LineText &line = text.side[s][0];
        for (int p = 1; p <= config.points(); ++p)
            line.count[static_cast<unsigned>(p - 1)] = count(side, p);
        line.number = {count(side, place::hand), count(side, place::bar), count(side, place::off)};
    }
    text.mover = state.mover;
}

Capture Murray::play(const Config &config, State &state, const Move &move) {
    return murray::carry_out(state, move, config.shared());
}

State Murray::apply(const Config &config, State state, const Turn &made) {
    for (const Move &move : made)
        play(config, state, move);
    return state;
}

Turn Murray::written(const Config &config, const State &before, const Dice &dice, Turn made) {
    if (config.steps)
        made = in_steps(before, dice, made);
    else
        made.sort([&](const Move &a, const Move &b) {
            if (a.from != b.from) return a.from < b.from;
            return a.to != b.to ? a.to < b.to : spent(dice, a) < spent(dice, b);
        });
    const Side &enemy = before.side[index(other(before.mover))];
    murray::mark_captures(made, enemy.one() & ~enemy.two() & config.shared());
    return made;
}

} // namespace duodecim
