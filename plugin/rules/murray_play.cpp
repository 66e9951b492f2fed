// SPDX-License-Identifier: MIT
#include "rules/murray_play.hpp"

namespace duodecim::murray {

namespace {

using Side = Murray::Side;

// The places from `first` to `last`.
constexpr Mask range(int first, int last) {
    return first > last ? 0 : Side::bit(last + 1) - Side::bit(first);
}

constexpr Way of_123[] = {{3, {1, 2, 4}}, {2, {4, 3}}, {2, {2, 5}}, {2, {1, 6}}, {1, {7}}};
constexpr Way of_12[] = {{2, {1, 2}}, {1, {3}}};
constexpr Way of_13[] = {{2, {1, 4}}, {1, {5}}};
constexpr Way of_23[] = {{2, {2, 4}}, {1, {6}}};
constexpr Way of_1[] = {{1, {1}}}, of_2[] = {{1, {2}}}, of_3[] = {{1, {4}}}, of_none[] = {{0, {}}};

// How many pieces stand on places of the mask, counting no further than 4 nor three on one place.
unsigned up_to_four(Mask mask, const Side &rest) {
    unsigned count = 0;
    for (Mask places : {mask & rest.one(), mask & rest.two(), mask & rest.three()})
        for (; places != 0 && count < 4; places &= places - 1)
            ++count;
    return count;
}

// The places from which every one of the parts can do without one more piece; 0 if there is no
// piece for each as it is. `from` are the places that serve each part. By Hall's theorem it is
// enough that any of the parts together have as many pieces to choose from as they are.
Mask spared_by(std::span<const Mask> from, const Side &rest) {
    Mask spared = ~Mask{0};
    for (unsigned some = 1; some < 1u << from.size(); ++some) {
        Mask places = 0;
        for (unsigned i = 0; i < from.size(); ++i)
            if (some >> i & 1) places |= from[i];
        const unsigned pieces = up_to_four(places, rest);
        if (pieces < size(some)) return 0;
        if (pieces == size(some)) spared &= ~places;
    }
    return spared;
}

} // namespace

std::span<const Way> ways_to_part(unsigned dice) {
    static constexpr std::span<const Way> all[] = {of_none, of_1,  of_2,  of_12,
                                                   of_3,    of_13, of_23, of_123};
    return all[dice];
}

Play::Play(const Murray::Config &config, const Murray::State &before, const Dice &dice)
    : steps_(config.steps), me_(index(before.mover)), points_(config.points()),
      shared_(config.shared()), before_(before) {
    const Side &own = before.side[me_];
    closed_ = before.side[1 - me_].two() & shared_;
    home_ = (own.one() & range(place::bar, points_ - Murray::entry)) == 0;
    const unsigned thrown = std::min<unsigned>(dice.count, max_dice);
    all_ = (1u << thrown) - 1;
    for (unsigned set = 1; set <= all_; ++set) {
        for (unsigned i = 0; i < thrown; ++i)
            if (set >> i & 1) total_[set] = static_cast<std::uint8_t>(total_[set] + dice.value[i]);
        const int t = total_[set];
        movable_[set] = range(t <= Murray::entry ? 0 : 1, points_ - t) & ~(closed_ >> t);
        const int edge = points_ + 1 - t; // from here the total takes a piece just off
        if (home_)
            movable_[set] |= config.exact ? range(edge, std::min(edge, points_)) & range(1, points_)
                                          : range(edge, points_);
    }
    for (unsigned i = 0; i < thrown; ++i)
        for (unsigned j = 0; j < i; ++j)
            if (dice.value[i] == dice.value[j])
                equal_before_[i] = static_cast<std::uint8_t>(equal_before_[i] | 1u << j);
    for (unsigned need = thrown; need > 0 && most_ == 0; --need)
        if (can_use(own, all_, need)) most_ = need;
}

Progress Play::progress(const Turn &made) const {
    Progress at{before_, before_.side[me_], static_cast<std::uint8_t>(all_), false};
    for (const Move &move : made)
        make(at, move);
    return at;
}

bool Play::first_of_equals(unsigned dice, unsigned left) const {
    for (unsigned i = 0; i < max_dice; ++i)
        if ((dice >> i & 1) && (equal_before_[i] & left & ~dice)) return false;
    return true;
}

void Play::make(Progress &at, const Move &move) const {
    carry_out(at.now, move, shared_);
    if (steps_)
        at.rest = at.now.side[me_];
    else
        at.rest.remove(move.from);
    at.left = static_cast<std::uint8_t>(at.left & ~move.dice);
    at.advanced = at.advanced || move.to != place::off;
}

Murray::Side Play::after(Side own, int from, unsigned dice) const {
    own.remove(from);
    own.add(target(from, dice));
    return own;
}

// As spared_by, with the pieces on the bar entering first: as many parts as there are of them, or
// all, must be theirs.
Mask Play::spared(const Way &way, const Side &rest, unsigned bar) const {
    const unsigned entering = std::min<unsigned>(bar, way.count);
    Mask spared = 0;
    for (unsigned enter = 0; enter < 1u << way.count; ++enter) {
        if (size(enter) != entering) continue;
        Mask from[max_dice];
        unsigned others = 0;
        bool possible = true;
        for (unsigned i = 0; i < way.count; ++i)
            if (enter >> i & 1)
                possible = possible && enters(way.part[i]);
            else
                from[others++] = movable(rest, way.part[i]);
        if (possible) spared |= spared_by({from, others}, rest);
    }
    return spared;
}

// Whether exactly `need` of the dice left can be used, from the start of a turn or (steps) from
// any moment.
bool Play::can_use(const Side &rest, unsigned left, unsigned need) const {
    if (need == 0) return true;
    if (!steps_) {
        const unsigned bar = rest.count(place::bar);
        for (unsigned dice = left; dice != 0; dice = (dice - 1) & left)
            if (size(dice) == need)
                for (const Way &way : ways_to_part(dice))
                    if (spared(way, rest, bar) != 0) return true;
        return false;
    }
    for (unsigned i = 0; i < max_dice; ++i) {
        const unsigned die = left & 1u << i;
        if (die == 0 || !first_of_equals(die, left)) continue;
        Mask from = sources(rest, die);
        if (need == 1 && from != 0) return true;
        for (; from != 0; from &= from - 1)
            if (can_use(after(rest, lowest(from), die), left & ~die, need - 1)) return true;
    }
    return false;
}

bool Play::wins(const Side &own, unsigned left) const {
    const unsigned in_play = Murray::pieces - own.count(place::off);
    if (in_play == 0) return true;
    if (!home_ || in_play > size(left)) return false;
    for (unsigned dice = left; dice != 0; dice = (dice - 1) & left) {
        if (steps_ && size(dice) > 1) continue;
        for (Mask from = movable(own, dice); from != 0; from &= from - 1) {
            const std::int8_t p = lowest(from);
            if (!steps_ && target(p, dice) != place::off) continue;
            if (wins(after(own, p, dice), left & ~dice)) return true;
        }
    }
    return false;
}

Mask Play::completable(const Progress &at, unsigned dice) const {
    const Mask from = sources(at.rest, dice);
    const unsigned need = needed(at);
    if (from == 0 || need == 0) return 0;
    const unsigned left = at.left & ~dice;
    const Side &own = at.now.side[me_];
    Mask good = 0;
    if (!steps_ && size(dice) <= need) {
        const unsigned bar = at.rest.count(place::bar);
        for (unsigned more = left;; more = (more - 1) & left) {
            if (size(more) == need - size(dice))
                for (const Way &way : ways_to_part(more))
                    good |= spared(way, at.rest, bar - (bar > 0 ? 1 : 0));
            if (more == 0) break;
        }
        good &= from;
    }
    for (Mask rest = from & ~good; rest != 0; rest &= rest - 1) {
        const std::int8_t p = lowest(rest);
        const bool counts = steps_ || (!at.advanced && target(p, dice) == place::off);
        const Side then = after(own, p, dice);
        if ((steps_ && can_use(then, left, need - 1)) || (counts && wins(then, left)))
            good |= rest & -rest;
    }
    return good;
}

void mark_captures(Turn &turn, Mask blots) {
    for (unsigned i = 0; i < turn.count; ++i) {
        Move &move = turn.move[i];
        const Mask to = blots & Side::bit(move.to);
        move.flags = static_cast<std::uint8_t>((move.flags & ~flag::captures) |
                                               (to != 0 ? flag::captures : 0u));
        blots &= ~to;
    }
}

} // namespace duodecim::murray
