// SPDX-License-Identifier: MIT
#include "rules/ur.hpp"

#include <bit>

namespace duodecim {

namespace {

using Config = Ur::Config;
using Side = Ur::Side;
using State = Ur::State;

constexpr DiceSet four_pyramids{4, 2, {0, 1}, {1, 1}, true, 0};
constexpr DiceSet three_pyramids{3, 2, {0, 1}, {1, 1}, true, 4};
constexpr DiceSet one_astragal{1, 4, {1, 2, 3, 4}, {2, 2, 1, 1}, false, 0};

constexpr std::uint32_t bit(int place) {
    return 1u << place;
}

// The pieces on the square that is place p to its owner, those of the other side included.
unsigned crowd(const ur::Place &place, const Side &own, const Side &enemy) {
    unsigned count = 0;
    for (unsigned n = 0; n < ur::shelter_room; ++n) {
        const std::uint32_t ours = own.at_least[n] & place.own;
        const std::uint32_t theirs = enemy.at_least[n] & place.enemy;
        if ((ours | theirs) == 0) break;
        count += static_cast<unsigned>(std::popcount(ours) + std::popcount(theirs));
    }
    return count;
}

// Whether a piece may stop there; `captures` is set if it takes one by that.
bool may_stop(const ur::Place &place, const Side &own, const Side &enemy, bool &captures) {
    captures = false;
    if (place.closed) return false;
    if (place.shelter) return crowd(place, own, enemy) < ur::shelter_room;
    if (own.at_least[0] & place.own) return false;
    captures = (enemy.at_least[0] & place.enemy) != 0;
    return !(captures && place.safe);
}

// Calls f(move) for every move with a roll of d.
template <class F>
void each_move(const ur::Path &path, const State &now, unsigned d, const F &f) {
    const Side &own = now.side[index(now.mover)];
    const Side &enemy = now.side[index(other(now.mover))];
    const auto end = static_cast<int>(path.length) + 1;
    // Whence the roll does not overshoot; the hand is place 0.
    std::uint32_t from = (own.at_least[0] | (own.hand > 0 ? 1u : 0u)) & ((2u << end >> d) - 1);
    if (d == 0) from = 0;
    for (; from != 0; from &= from - 1) {
        const int p = std::countr_zero(from);
        const int to = p + static_cast<int>(d);
        Move move{0, static_cast<std::int8_t>(p), static_cast<std::int8_t>(to), 1, 0};
        if (to == end) {
            move.to = place::off;
            move.flags = flag::bears_off;
        } else {
            const ur::Place &target = path.place[static_cast<unsigned>(to)];
            bool captures;
            if (!may_stop(target, own, enemy, captures)) continue;
            move.flags = static_cast<std::uint8_t>((captures ? flag::captures : 0u) |
                                                   (target.again ? flag::again : 0u));
        }
        if (p == place::hand) move.flags |= flag::enters;
        f(move);
    }
}

void play(const ur::Path &path, State &state, const Move &move) {
    Side &own = state.side[index(state.mover)];
    if (move.from == place::hand)
        --own.hand;
    else
        own.remove(move.from);
    if (move.to == place::off) {
        ++own.off;
        return;
    }
    own.add(move.to);
    if (move.flags & flag::captures) {
        Side &enemy = state.side[index(other(state.mover))];
        enemy.at_least[0] &= ~path.place[static_cast<unsigned>(move.to)].enemy;
        ++enemy.hand;
    }
}

// Whether the numbers of a side can be.
Outcome check_side(const Config &config, const PositionText &text, unsigned s) {
    const LineText &line = text.side[s][0];
    unsigned sum = line.number[0] + line.number[1];
    for (const std::uint8_t count : line.count)
        sum += count;
    const std::string player = std::to_string(s + 1);
    if (sum != config.pieces)
        return Fault{FaultKind::position,
                     "position.ur.pieces",
                     {player, std::to_string(sum), std::to_string(config.pieces)},
                     line.column};
    if (line.number[1] > config.goal)
        return Fault{FaultKind::position,
                     "position.ur.goal",
                     {player, std::to_string(line.number[1]), std::to_string(config.goal)},
                     line.number_column[1]};
    return std::nullopt;
}

// Puts the pieces of a ROW on the board, behind those of the other side if it is the second.
Outcome read_row(const ur::Path &path, const LineText &line, unsigned s, State &state) {
    Side &own = state.side[s];
    const Side &enemy = state.side[1 - s];
    for (unsigned p = 1; p <= path.length; ++p) {
        const unsigned count = line.count[p - 1];
        if (count == 0) continue;
        const ur::Place &place = path.place[p];
        const std::string square = ur::square_name(path.square[s][p]);
        const auto fault = [&](std::string_view key, std::vector<std::string> args) {
            return Fault{FaultKind::position, key, std::move(args), line.column + p - 1};
        };
        const std::string player = std::to_string(s + 1), number = std::to_string(p);
        if (place.closed)
            return fault(p < path.flip ? "position.ur.closed_plain" : "position.ur.closed_flipped",
                         {player, number, square});
        const unsigned all = count + crowd(place, own, enemy);
        if (place.shelter) {
            if (all > ur::shelter_room)
                return fault("position.ur.shelter",
                             {square, std::to_string(all), std::to_string(ur::shelter_room)});
        } else if (count > 1 || (own.at_least[0] & place.own)) {
            return fault("position.ur.crowded", {player, square});
        } else if (all > 1) {
            return fault("position.ur.two_colours", {square});
        }
        for (unsigned n = 0; n < count; ++n)
            own.add(static_cast<int>(p));
    }
    return std::nullopt;
}

} // namespace

unsigned Ur::Side::count(int place) const {
    unsigned n = 0;
    while (n < ur::shelter_room && (at_least[n] & bit(place)))
        ++n;
    return n;
}

void Ur::Side::add(int place) {
    at_least[count(place)] |= bit(place);
}

void Ur::Side::remove(int place) {
    at_least[count(place) - 1] &= ~bit(place);
}

Config Ur::plain(std::string_view id) {
    Config config;
    config.dmytro = id == ids[1];
    return config;
}

std::vector<Option> Ur::options(const Config &config) {
    std::vector<Option> all{
        {"pieces", std::to_string(config.pieces), std::to_string(most_pieces), {}, 1, most_pieces},
        {"goal", std::to_string(config.goal), std::to_string(config.pieces), {}, 1, config.pieces}};
    if (config.dmytro)
        all.push_back({"dice",
                       config.astragal ? "astragal" : "pyramids",
                       "pyramids",
                       {"pyramids", "astragal"}});
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
        if (option.key == "dice")
            config.astragal = *value == "astragal";
        else
            config.goal = static_cast<std::uint8_t>(std::stoi(*value));
        if (option.key == "pieces") config.pieces = config.goal;
    }
    return config;
}

const DiceSet &Ur::dice(const Config &config) {
    return !config.dmytro ? four_pyramids : config.astragal ? one_astragal : three_pyramids;
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

Result<State> Ur::read(const Config &config, const PositionText &text) {
    State state;
    state.mover = text.mover;
    for (unsigned s = 0; s < 2; ++s) {
        if (Outcome fault = check_side(config, text, s)) return *fault;
        const LineText &line = text.side[s][0];
        if (Outcome fault = read_row(config.path(), line, s, state)) return *fault;
        state.side[s].hand = line.number[0];
        state.side[s].off = line.number[1];
    }
    if (state.side[0].off >= config.goal && state.side[1].off >= config.goal)
        return Fault{
            FaultKind::position, "position.both_finished", {}, text.side[1][0].number_column[1]};
    return state;
}

void Ur::write(const Config &config, const State &state, PositionText &text) {
    for (unsigned s = 0; s < 2; ++s) {
        LineText &line = text.side[s][0];
        for (unsigned p = 1; p <= config.path().length; ++p)
            line.count[p - 1] = static_cast<std::uint8_t>(state.side[s].count(static_cast<int>(p)));
        line.number = {state.side[s].hand, state.side[s].off, 0};
    }
    text.mover = state.mover;
}

void Ur::moves(const Config &config, const State &before, const Dice &dice, const Turn &made,
               std::vector<Move> &out) {
    out.clear();
    if (made.count > 0) return;
    each_move(config.path(), before, dice.value[0], [&](const Move &move) { out.push_back(move); });
}

void Ur::turns(const Config &config, const State &before, const Dice &dice, const Turn &made,
               std::vector<Choice<State>> &out) {
    out.clear();
    const auto add = [&](const Turn &rest, const Turn &whole) {
        out.push_back({rest, apply(config, before, whole)});
        out.back().after.mover = next(config, before, whole);
    };
    if (made.count == 0)
        each_move(config.path(), before, dice.value[0], [&](const Move &move) {
            Turn turn;
            turn.push(move);
            add(turn, turn);
        });
    if (out.empty()) add({}, made);
}

State Ur::apply(const Config &config, State state, const Turn &made) {
    for (const Move &move : made)
        play(config.path(), state, move);
    return state;
}

} // namespace duodecim
