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

Fault Murray::refusal(const Config &config, const State &before, const Dice &dice, const Turn &made,
                      const MoveText &move) {
    using namespace murray;
    const Play play(config, before, dice);
    const Progress at = play.progress(made);
    const int from = move.from, to = move.to;
    const auto because = [&](std::string_view key, std::vector<std::string> args = {}) {
        return refused_move(key, move, std::move(args));
    };
    if (at.left == 0) return because("move.murray.all_used");
    // The piece.
    if (at.now.side[index(before.mover)].count(from) == 0) {
        if (from == place::bar) return because("move.murray.no_bar");
        if (from == place::hand) return because("move.murray.no_hand");
        return because("move.murray.no_piece", {std::to_string(from)});
    }
    if (at.rest.count(from) == 0) return because("move.murray.moved", {std::to_string(from)});
    if (from != place::bar && at.rest.count(place::bar) > 0) return because("move.murray.bar");
    // The way.
    const bool waits = from <= place::hand, off = to == place::off;
    if (waits && off) return because("move.murray.off_hand");
    if (waits && to > entry) return because("move.murray.entry");
    if (off && !play.home()) return because("move.murray.home");
    const int steps = (off ? config.points() + 1 : to) - std::max(from, 0);
    if (steps <= 0) return because("move.murray.backwards");
    // The dice.
    bool one = false, several = false; // that are left, alone or added up, lead there
    for (unsigned set = at.left; set != 0; set = (set - 1) & at.left) {
        const int total = static_cast<int>(play.total(set));
        if (total == steps || (off && !config.exact && total > steps))
            (size(set) == 1 ? one : several) = true;
    }
    const std::vector<std::string> args{std::to_string(steps),
                                        dice_left(dice, ~static_cast<unsigned>(at.left))};
    if (config.steps && several && !one) return because("move.murray.each_die", args);
    if (!one && !several) {
        if (off) return because(config.exact ? "move.murray.exact" : "move.murray.enough", args);
        return because(config.steps ? "move.murray.die" : "move.murray.total", args);
    }
    // The point.
    if (play.closed(to)) return because("move.murray.closed", {std::to_string(to)});
    // The move could be made, but the turn not be completed as the rules ask.
    return because("move.murray.most", {std::to_string(play.most())});
}

} // namespace duodecim
