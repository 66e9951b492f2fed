// SPDX-License-Identifier: MIT
#pragma once

#include "rules/fault.hpp"
#include "rules/notation.hpp"

#include <string>
#include <vector>

namespace duodecim {

// Looks for an order and for dice by which the moves of a TURN text can be made, after those made
// already; one that completes the turn is preferred.
template <class G>
struct TurnSearch {
    const typename G::Config &config;
    const typename G::State &before;
    const Dice &dice;
    const std::vector<MoveText> &texts; // not empty
    Turn made;
    Turn best{}; // where found; those made already among them
    bool found = false;
    bool complete = false;
    unsigned reached = 0; // bit i: text i could be made in some order

    // `done`: bit i: text i has been made.
    void run(unsigned done = 0) {
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
                reached |= 1u << t;
                made.push(move);
                run(done | 1u << t);
                made.pop();
            }
    }

    // Where not found: the first move that cannot be made, or that they cannot be made together.
    Fault fault() const {
        for (unsigned t = 0; t < texts.size(); ++t)
            if (!(reached >> t & 1))
                return {
                    FaultKind::move, "move.illegal", {std::string(texts[t].text)}, texts[t].column};
        return {FaultKind::move, "move.not_together", {}, texts[0].column};
    }
};

} // namespace duodecim
