// SPDX-License-Identifier: MIT
#pragma once

#include "rules/fault.hpp"
#include "rules/rules.hpp"

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
                    move.from != texts[t].from || move.to != texts[t].to)
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
        return G::refusal(config, before, dice, furthest, texts[t]);
    }
};

} // namespace duodecim
