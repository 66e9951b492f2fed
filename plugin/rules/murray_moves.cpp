// SPDX-License-Identifier: MIT
#include "rules/murray_play.hpp"

namespace duodecim {

void Murray::moves(const Config &config, const State &before, const Dice &dice, const Turn &made,
                   std::vector<Move> &out) {
    using namespace murray;
    out.clear();
    const Play play(config, before, dice);
    const Progress at = play.progress(made);
    const Mask blots = play.blots(at.now);
    // Single dice first, then two together, then all.
    for (const unsigned set : {1u, 2u, 4u, 3u, 5u, 6u, 7u}) {
        if ((set & ~at.left) != 0 || (config.steps && size(set) > 1) ||
            !play.first_of_equals(set, at.left))
            continue;
        for (Mask from = play.completable(at, set); from != 0; from &= from - 1) {
            Move move = play.move(Play::lowest(from), set);
            if (blots & Side::bit(move.to)) move.flags |= flag::captures;
            out.push_back(move);
        }
    }
}

} // namespace duodecim
