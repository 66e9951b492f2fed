// SPDX-License-Identifier: MIT
// TURN texts as moves, and moves as TURN texts that are read as they were made.
#pragma once

#include "rules/fault.hpp"
#include "rules/rules.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace duodecim {

// Looks for an order and for dice by which the moves of a TURN text can be made, after those made
// already; one that completes the turn is preferred.
template <Rules G>
struct TurnSearch {
    const typename G::Config &config;
    const typename G::State &before;
    const Dice &dice;
    const std::vector<MoveText> &texts; // not empty
    Turn made;
    Turn best{}; // where found; those made already among them
    bool found = false;
    bool complete = false;
    // The most of them that can be made, in the order found first.
    Turn furthest = made;
    unsigned reached = 0; // bit i: text i is among those

    // `done`: bit i: text i has been made.
    void run(unsigned done = 0) {
        if (made.count > furthest.count) {
            furthest = made;
            reached = done;
        }
        std::vector<Move> moves;
        if (!G::winner(config, G::apply(config, before, made)))
            G::moves(config, before, dice, made, moves);
        if (done + 1u == 1u << texts.size()) {
            complete = moves.empty();
            if (complete || !found) best = made;
            found = true;
            return;
        }
        for (unsigned t = 0; t < texts.size() && !complete; ++t)
            for (const Move &move : moves) {
                if (done >> t & 1 || complete || move.line != texts[t].line ||
                    move.from != texts[t].from || move.to != texts[t].to ||
                    (texts[t].dice.count > 0 && some_of(dice, move.dice) != texts[t].dice))
                    continue;
                made.push(move);
                run(done | 1u << t);
                made.pop();
            }
    }

    // Where not found: why the first move cannot be made that is not among the furthest, when those
    // have been made. (They may bring the piece that it names.)
    Fault fault() const {
        unsigned t = 0;
        while (reached >> t & 1)
            ++t;
        if (G::winner(config, G::apply(config, before, furthest)))
            return refused_move("move.won", texts[t]);
        if (texts[t].dice.count > 0 && goes_otherwise(texts[t]))
            return refused_move("move.dice", texts[t]);
        return G::refusal(config, before, dice, furthest, texts[t]);
    }

    // Whether the move can be made after the furthest with other dice than it names.
    bool goes_otherwise(const MoveText &text) const {
        std::vector<Move> moves;
        G::moves(config, before, dice, furthest, moves);
        return std::any_of(moves.begin(), moves.end(), [&](const Move &move) {
            return move.line == text.line && move.from == text.from && move.to == text.to;
        });
    }
};

// How much of the moves made a text has to tell: what is left to be played, which depends on where
// they went and on the dice that they used together; or each with its dice, in the order made.
enum class Telling { what_is_left, as_made };

// Writes moves made, in the order given, naming dice where reading would take others.
template <class G>
std::string write_made(const typename G::Config &config, const typename G::State &before,
                       const Dice &dice, const Turn &made, Telling telling) {
    const unsigned lines = G::shape(config).lines;
    const auto same = [&](const Move &a, const Move &b) {
        return a.line == b.line && a.from == b.from && a.to == b.to &&
               some_of(dice, a.dice) == some_of(dice, b.dice);
    };
    for (unsigned named = 0;;) {
        const std::string text = write_turn(made, lines, dice, named);
        const std::vector<MoveText> texts = *read_turn(text, G::shape(config));
        TurnSearch<G> search{config, before, dice, texts, {}};
        if (!texts.empty()) search.run();
        const bool told = telling == Telling::what_is_left && search.best.dice() == made.dice();
        unsigned next = 0; // the first move that is read otherwise and can still name its dice
        while (next < made.count &&
               ((named >> next & 1) || same(made.move[next], search.best.move[next])))
            ++next;
        if (told || next == made.count) return text;
        named |= 1u << next;
    }
}

} // namespace duodecim
