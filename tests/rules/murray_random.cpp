// SPDX-License-Identifier: MIT
// Random games of both Murray games under every option: what must hold at every step.
#include "catch.hpp"
#include "matches.hpp"

#include <algorithm>
#include <bit>

using namespace duodecim;

namespace {

using Choices = std::vector<Choice<Murray::State>>;
constexpr unsigned all_options = 8;

Murray::Config config_of(unsigned options) {
    return {(options & 4) != 0, (options & 2) != 0, (options & 1) != 0};
}

std::string game_of(unsigned options) {
    const Murray::Config config = config_of(options);
    return write_game(Murray::ids[config.split ? 1 : 0], Murray::options(config));
}

std::string text_of(const Murray::Config &config, const Murray::State &state, const Dice &dice) {
    PositionText text;
    Murray::write(config, state, text);
    text.dice = dice;
    return write_position(text, Murray::shape(config));
}

// Plays random moves for as long as f(state, dice) holds at the start of each turn; then the
// position where it does not, or "" at the end of the game.
template <class F>
std::string walk(const Murray::Config &config, std::uint64_t seed, const F &f) {
    std::vector<Move> moves;
    Murray::State state = Murray::start(config);
    for (std::uint64_t turn = 0; !Murray::winner(config, state); ++turn) {
        const Dice dice = ascending(throw_dice(three_cubes, seed, turn));
        if (!f(state, dice)) return text_of(config, state, dice);
        Turn made;
        Murray::State now = state;
        for (Murray::moves(config, state, dice, made, moves); !moves.empty();) {
            const auto count = static_cast<std::uint32_t>(moves.size());
            made.push(moves[draw_below(count, seed, turn, 9u + made.count)]);
            now = Murray::apply(config, state, made);
            if (Murray::winner(config, now)) break;
            Murray::moves(config, state, dice, made, moves);
        }
        state = now;
        state.mover = Murray::next(config, now, made);
    }
    return "";
}

Choices turns_of(const Murray::Config &config, const Murray::State &state, const Dice &dice,
                 const Turn &made = {}) {
    Choices choices;
    Murray::turns(config, state, dice, made, choices);
    return choices;
}

template <class F>
void walk_all(std::uint64_t games, const F &f) {
    for (unsigned options = 0; options < all_options; ++options)
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            INFO(game_of(options) << ", seed " << seed);
            const Murray::Config config = config_of(options);
            REQUIRE(walk(config, seed, [&](const auto &...at) { return f(config, at...); }) == "");
        }
}

// The most dice that can be used, by trying everything, one piece after another, as the rules say
// it in words.
class Trial {
public:
    Trial(const Murray::Config &config, const Murray::State &state, const Dice &dice)
        : config_(config), enemy_(state.side[1 - index(state.mover)]), dice_(dice) {
        const Murray::Side &own = state.side[index(state.mover)];
        bears_off_ = own.count(place::hand) + own.count(place::bar) == 0;
        for (int p = 1; p <= config.points() - 6; ++p)
            bears_off_ = bears_off_ && own.count(p) == 0;
        most_ = most(own, (1u << dice.count) - 1);
    }
    unsigned most() const { return most_; }

private:
    // `own`: with the dice parted, the pieces that have not moved yet.
    unsigned most(const Murray::Side &own, unsigned left) const {
        unsigned best = 0;
        for (unsigned set = 1; set < 8 && best < dice_.count; ++set) {
            if ((set & ~left) != 0 || (config_.steps && std::popcount(set) > 1)) continue;
            int total = 0;
            for (unsigned i = 0; i < dice_.count; ++i)
                total += set >> i & 1 ? dice_.value[i] : 0;
            for (int from = place::bar; from <= config_.points(); ++from) {
                if (own.count(from) == 0 || (own.count(place::bar) > 0 && from != place::bar))
                    continue;
                const int to = (from < 0 ? 0 : from) + total;
                if (!allowed(from, to, total)) continue;
                Murray::Side rest = own;
                rest.remove(from);
                if (config_.steps) rest.add(to > config_.points() ? place::off : to);
                best = std::max(best, static_cast<unsigned>(std::popcount(set)) +
                                          most(rest, left & ~set));
            }
        }
        return best;
    }

    bool allowed(int from, int to, int total) const {
        if (from <= 0 && total > 6) return false;
        const int edge = config_.points() + 1;
        if (to >= edge) return bears_off_ && (to == edge || !config_.exact);
        return enemy_.count(to) < 2 || (config_.split && to <= 6);
    }

    const Murray::Config &config_;
    const Murray::Side &enemy_;
    const Dice &dice_;
    bool bears_off_;
    unsigned most_;
};

} // namespace

TEST_CASE("Random Murray games hold together: moves and turns, undo, positions, records") {
    for (unsigned options = 0; options < all_options; ++options)
        check_random_games(game_of(options), 3, Murray::pieces);
}

TEST_CASE("In thousands of Murray games no point has two colours and positions are read back") {
    walk_all(500, [](const Murray::Config &config, const Murray::State &state, const Dice &dice) {
        if ((state.side[0].one() & state.side[1].one() & config.shared()) != 0) return false;
        const auto text = read_position(text_of(config, state, dice), Murray::shape(config));
        if (!text || text->dice != dice) return false;
        const auto again = Murray::read(config, *text);
        return again && *again == state && again->hash() == state.hash();
    });
}

TEST_CASE("Every Murray turn uses as many dice as can be, or wins") {
    walk_all(4, [](const Murray::Config &config, const Murray::State &state, const Dice &dice) {
        const unsigned most = Trial(config, state, dice).most();
        const Choices all = turns_of(config, state, dice);
        return std::all_of(all.begin(), all.end(), [&](const auto &choice) {
            return static_cast<unsigned>(std::popcount(choice.turn.dice())) == most ||
                   Murray::winner(config, choice.after);
        });
    });
}

TEST_CASE("Every Murray turn leads where its moves lead, and is listed as it is written") {
    walk_all(15, [](const Murray::Config &config, const Murray::State &state, const Dice &dice) {
        const Choices all = turns_of(config, state, dice);
        return std::all_of(all.begin(), all.end(), [&](const auto &choice) {
            Murray::State after = Murray::apply(config, state, choice.turn);
            after.mover = other(state.mover);
            return after == choice.after &&
                   Murray::written(config, state, dice, choice.turn) == choice.turn;
        });
    });
}

TEST_CASE("After any Murray move the completions lead only where whole turns lead") {
    walk_all(2, [](const Murray::Config &config, const Murray::State &state, const Dice &dice) {
        const Choices whole = turns_of(config, state, dice);
        const auto known = [&](const auto &choice) {
            return std::any_of(whole.begin(), whole.end(),
                               [&](const auto &turn) { return turn.after == choice.after; });
        };
        std::vector<Move> moves;
        Murray::moves(config, state, dice, {}, moves);
        bool holds = moves.empty() == (whole.size() == 1 && whole[0].turn.count == 0);
        for (const Move &move : moves) {
            Turn made;
            made.push(move);
            if (Murray::winner(config, Murray::apply(config, state, made))) continue;
            const Choices rest = turns_of(config, state, dice, made);
            holds = holds && !rest.empty() && std::all_of(rest.begin(), rest.end(), known);
        }
        return holds;
    });
}
