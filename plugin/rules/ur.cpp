// SPDX-License-Identifier: MIT
#include "rules/ur.hpp"

#include "rules/ur_shelter.hpp"

#include <algorithm>
#include <bit>

namespace duodecim {

namespace {

using Config = Ur::Config;
using Side = Ur::Side;
using State = Ur::State;

constexpr std::uint32_t bit(int place) {
    return 1u << place;
}

// The places where no piece may be added for lack of room, and those that no piece may leave.
struct Shelters {
    std::uint32_t full = 0, held = 0;
};
Shelters shelters(const ur::Path &path, const Side &own, const Side &enemy) {
    Shelters found;
    // Of counts the sum tells; of levels, where it may be too much for four bits, either side.
    const std::uint32_t filled =
        (own.sheltered + enemy.sheltered) | own.sheltered | enemy.sheltered;
    if ((filled & path.crowded) == 0) return found;
    for (std::uint32_t left = path.shelter; left != 0; left &= left - 1) {
        const int p = std::countr_zero(left);
        const ur::Place &place = path.place[static_cast<unsigned>(p)];
        const std::uint32_t all = crowd(place, own, enemy);
        found.full |= is_full(place, all) ? bit(p) : 0;
        found.held |= is_held(place, own, all) ? bit(p) : 0;
    }
    return found;
}

// Fills add(), a Move &, with every move with a roll of d, and then calls done(move).
template <class Add, class Done>
void each_move(const ur::Path &path, const State &now, unsigned d, const Add &add,
               const Done &done) {
    if (d == 0) return;
    const Side &own = now.side[index(now.mover)];
    const Side &enemy = now.side[index(other(now.mover))];
    const int end = static_cast<int>(path.length) + 1;
    const std::uint32_t met = path.enemy(enemy.on);
    const Shelters shelter = shelters(path, own, enemy);
    std::uint32_t barred = path.closed | path.own(own.on) | (met & path.safe) | shelter.full;
    if (path.spares) barred |= path.spared(enemy.on);
    const std::uint32_t again = path.again | (met & path.prize);
    // The hand is place 0, off the one after the last.
    const std::uint32_t from = (own.on & ~shelter.held) | (own.hand > 0 ? 1u : 0u);
    std::uint32_t to = from << d & ~barred & ((2u << end) - 1);
    for (; to != 0; to &= to - 1) {
        const int p = std::countr_zero(to);
        const int start = p - static_cast<int>(d);
        const unsigned flags =
            (start == 0 ? flag::enters : 0u) | (met & bit(p) ? flag::captures : 0u) |
            (p == end ? flag::bears_off : 0u) | (again & bit(p) ? flag::again : 0u);
        Move &move = add(); // in place: a copy would have to wait for the bytes to be written
        move.from = static_cast<std::int8_t>(start);
        move.to = p == end ? place::off : static_cast<std::int8_t>(p);
        move.dice = 1;
        move.flags = static_cast<std::uint8_t>(flags);
        done(move);
    }
}

// On top, in a stack.
void add(const ur::Path &path, Side &own, const Side &enemy, unsigned p) {
    const ur::Place &place = path.place[p];
    own.on |= 1u << p;
    const std::uint32_t one = place.stack ? crowd(place, own, enemy) + 1 : place.shelter ? 1 : 0;
    own.sheltered += one << place.shift;
}

// From the top, of a stack.
void remove(const ur::Path &path, Side &side, unsigned p) {
    const ur::Place &place = path.place[p];
    const std::uint32_t one = place.stack     ? std::bit_floor(counts_at(place, side))
                              : place.shelter ? 1
                                              : 0;
    side.sheltered -= one << place.shift;
    side.on &= ~((counts_at(place, side) == 0 ? 1u : 0u) << p);
}

// Moves a piece of the mover; the enemy's place, as a set, from which it takes one.
inline std::uint32_t carry_out(const ur::Path &path, State &state, const Move &move) {
    Side &own = state.side[index(state.mover)];
    own.hand = static_cast<std::uint8_t>(own.hand - (move.from == place::hand ? 1 : 0));
    remove(path, own, static_cast<unsigned>(move.from)); // nothing where that is the hand
    if (move.to == place::off) {
        ++own.off;
        return 0;
    }
    Side &enemy = state.side[index(other(state.mover))];
    add(path, own, enemy, static_cast<unsigned>(move.to));
    if (!(move.flags & flag::captures)) return 0;
    const std::uint32_t taken = enemy.on & path.place[static_cast<unsigned>(move.to)].enemy;
    enemy.on &= ~taken;
    ++enemy.hand;
    return taken;
}

} // namespace

unsigned Ur::count(const Config &config, const Side &side, int place) {
    const ur::Place &at = config.path().place[static_cast<unsigned>(place)];
    const std::uint32_t counts = counts_at(at, side);
    if (at.stack) return static_cast<unsigned>(std::popcount(counts));
    return at.shelter ? counts : side.on >> place & 1;
}

Config Ur::plain(std::string_view id) {
    const ur::Variant &first = ur::variants_of(id).front();
    return {&first, first.pieces, first.pieces};
}

std::vector<Option> Ur::options(const Config &config) {
    const auto number = [](std::string_view key, int value, int plain, int most) {
        return Option{.key = key,
                      .value = std::to_string(value),
                      .default_value = std::to_string(plain),
                      .values = {},
                      .minimum = 1,
                      .maximum = most};
    };
    const auto its = ur::variants_of(config.variant->id);
    std::vector<Option> all{number("pieces", config.pieces, its.front().pieces, most_pieces),
                            number("goal", config.goal, config.pieces, config.pieces)};
    for (std::size_t i = 0; i < its.front().chosen.size(); ++i) {
        const ur::Chosen &plain = its.front().chosen[i];
        if (plain.key.empty()) continue;
        std::vector<std::string> values;
        for (const ur::Variant &variant : its)
            if (std::string value(variant.chosen[i].value); std::ranges::count(values, value) == 0)
                values.push_back(std::move(value));
        all.push_back({.key = plain.key,
                       .value = std::string(config.variant->chosen[i].value),
                       .default_value = std::string(plain.value),
                       .values = std::move(values)});
    }
    return all;
}

Result<Config> Ur::configure(const Config &plain, const std::vector<Setting> &settings) {
    Config config = plain;
    // In the game's order, since the goal's range follows the pieces.
    for (std::size_t i = 0; i < options(config).size(); ++i) {
        const Option option = options(config)[i];
        const Setting *setting = find(settings, option.key);
        if (!setting) continue;
        const Result<std::string> value = chosen(*setting, option);
        if (!value) return value.fault();
        if (option.values.empty())
            config.goal = static_cast<std::uint8_t>(std::stoi(*value));
        else
            config.variant = &ur::with(*config.variant, option.key, *value);
        if (option.key == "pieces") config.pieces = config.goal;
    }
    return config;
}

State Ur::start(const Config &config) {
    State state;
    state.side[0].hand = state.side[1].hand = config.pieces;
    return state;
}

std::optional<Player> Ur::winner(const Config &config, const State &state) {
    for (const Player p : {Player::one, Player::two})
        if (state.side[index(p)].off >= config.goal) return p;
    return std::nullopt;
}

int Ur::pips(const Config &config, const State &state, Player player) {
    const auto end = static_cast<int>(config.path().length) + 1;
    const Side &side = state.side[index(player)];
    int pips = side.hand * end;
    for (std::uint32_t left = side.on; left != 0; left &= left - 1) {
        const int p = std::countr_zero(left);
        pips += (end - p) * static_cast<int>(count(config, side, p));
    }
    return pips;
}

void Ur::moves(const Config &config, const State &before, const Dice &dice, const Turn &made,
               std::vector<Move> &out) {
    out.clear();
    if (made.count > 0) return;
    each_move(
        config.path(), before, dice.value[0], [&]() -> Move & { return out.emplace_back(); },
        [](const Move &) {});
}

Fault Ur::refusal(const Config &config, const State &before, const Dice &dice, const Turn &made,
                  const MoveText &move) {
    const ur::Path &path = config.path();
    const Side &own = before.side[index(before.mover)];
    const Side &enemy = before.side[index(other(before.mover))];
    const int roll = dice.value[0], from = move.from, to = move.to;
    const int steps = (to == place::off ? static_cast<int>(path.length) + 1 : to) - from;
    const auto because = [&](std::string_view key, std::vector<int> numbers = {}) {
        std::vector<std::string> args;
        for (const int n : numbers)
            args.push_back(std::to_string(n));
        return refused_move(key, move, std::move(args));
    };
    // A roll moves one piece.
    if (roll == 0) return because("move.ur.zero");
    if (made.count > 0) return because("move.ur.made");
    // The piece.
    if (from == place::hand && own.hand == 0) return because("move.ur.no_hand");
    if (from != place::hand && !(own.on & bit(from))) return because("move.ur.no_piece", {from});
    if (const ur::Place &start = path.place[static_cast<unsigned>(from)];
        is_held(start, own, crowd(start, own, enemy)))
        return because("move.ur.held", {from});
    // The way, off the board by the exact roll only.
    if (from == place::hand && to == place::off) return because("move.ur.off_hand");
    if (steps <= 0) return because("move.ur.backwards");
    if (steps != roll)
        return because(to == place::off ? "move.ur.exact" : "move.ur.roll", {steps, roll});
    // The square.
    const ur::Place &place = path.place[static_cast<unsigned>(to)];
    if (place.closed)
        return because(path.kind(to) == 1 ? "move.ur.closed_plain" : "move.ur.closed_flipped",
                       {to});
    if (place.shelter && place.safe && (enemy.on & place.enemy))
        return because("move.ur.taken", {to});
    if (place.shelter) return because("move.ur.full", {to, ur::shelter_room});
    if (own.on & bit(to)) return because("move.ur.own", {to});
    if (const std::uint32_t there = own.on & place.own)
        return because("move.ur.own_square", {to, std::countr_zero(there)});
    // What is left: an enemy piece where it is safe, or is spared.
    if (place.safe) return because("move.ur.safe", {to});
    const int there = std::countr_zero(enemy.on & place.enemy);
    if (path.kind(there) == path.kind(to) || config.variant->prey == ur::Prey::all)
        return because("move.ur.haven", {to});
    return because(path.kind(to) == 1 ? "move.ur.plain_flipped" : "move.ur.flipped_plain", {to});
}

void Ur::turns(const Config &config, const State &before, const Dice &dice, const Turn &made,
               std::vector<Choice<State>> &out) {
    out.clear();
    if (made.count == 0)
        each_move(
            config.path(), before, dice.value[0],
            [&]() -> Move & {
                Turn &turn = out.emplace_back().turn;
                return turn.move[turn.count++];
            },
            [&](const Move &move) {
                State &after = out.back().after;
                after = before;
                carry_out(config.path(), after, move);
                after.mover = move.flags & flag::again ? before.mover : other(before.mover);
            });
    if (!out.empty()) return;
    out.push_back({{}, apply(config, before, made)});
    out.back().after.mover = next(config, before, made);
}

Capture Ur::play(const Config &config, State &state, const Move &move) {
    const std::uint32_t taken = carry_out(config.path(), state, move);
    if (taken == 0) return {};
    return {
        .line = 0, .from = static_cast<std::int8_t>(std::countr_zero(taken)), .to = place::hand};
}

State Ur::apply(const Config &config, State state, const Turn &made) {
    for (const Move &move : made)
        play(config, state, move);
    return state;
}

} // namespace duodecim
