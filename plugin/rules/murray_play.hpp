// SPDX-License-Identifier: MIT
// What a roll lets a player of duodecim.murray do: the part of the rules that single moves and
// whole turns have in common. A set of dice is a bit for each die of the roll.
#pragma once

#include "rules/murray.hpp"

#include <algorithm>
#include <bit>
#include <span>

namespace duodecim::murray {

using Mask = std::uint64_t; // of places, as in Murray::Side

constexpr unsigned size(unsigned dice) {
    return (dice & 1) + (dice >> 1 & 1) + (dice >> 2 & 1);
}

// A way to part dice among pieces; each part moves one piece.
struct Way {
    std::uint8_t count;
    std::array<std::uint8_t, max_dice> part;
};

// Every way to part exactly those dice, finer ways first; of two parts, first {3}{1,2}, then
// {2}{1,3}, then {1}{2,3}.
std::span<const Way> ways_to_part(unsigned dice);

// A turn under way.
struct Progress {
    Murray::State now;
    Murray::Side rest; // the mover's pieces that may still move: each once, or (steps) all
    std::uint8_t left; // dice
    bool advanced;     // some piece has moved, and not off
};

class Play {
public:
    Play(const Murray::Config &config, const Murray::State &before, const Dice &dice);

    bool steps() const { return steps_; }
    unsigned total(unsigned dice) const { return total_[dice]; }
    // Whether all pieces in play were at home as the turn began.
    bool home() const { return home_; }
    // Whether a move may not end there.
    bool closed(int place) const { return (closed_ & Murray::Side::bit(place)) != 0; }
    // The most dice that can be used in the turn.
    unsigned most() const { return most_; }

    Progress progress(const Turn &made) const;
    // Dice that must still be used, unless the turn wins before.
    unsigned needed(const Progress &at) const { return most_ - (size(all_) - size(at.left)); }

    // Whether a piece on the bar can enter by the total of the dice.
    bool enters(unsigned dice) const {
        return total_[dice] <= Murray::entry && !(closed_ & Murray::Side::bit(total_[dice]));
    }
    // The hand and the points from which a piece can move by the total of the dice.
    Mask movable(const Murray::Side &rest, unsigned dice) const {
        return rest.one() & movable_[dice];
    }
    // Where the next move may start, pieces on the bar being first.
    Mask sources(const Murray::Side &rest, unsigned dice) const {
        if (rest.one() & Murray::Side::bit(place::bar))
            return enters(dice) ? Murray::Side::bit(place::bar) : 0;
        return movable(rest, dice);
    }
    // A bit of such a mask as a place.
    static std::int8_t lowest(Mask mask) {
        return static_cast<std::int8_t>(std::countr_zero(mask) - 1);
    }
    std::int8_t target(int from, unsigned dice) const {
        const int to = std::max(from, 0) + total_[dice];
        return to > points_ ? place::off : static_cast<std::int8_t>(to);
    }
    // Of equal dice the first are used first: whether `dice` of those left are the ones to take.
    bool first_of_equals(unsigned dice, unsigned left) const;
    // Without captures, which depend on what comes before in the turn.
    Move move(int from, unsigned dice) const {
        const std::int8_t to = target(from, dice);
        const unsigned flags =
            (from <= place::hand ? flag::enters : 0u) | (to == place::off ? flag::bears_off : 0u);
        return {0, static_cast<std::int8_t>(from), to, static_cast<std::uint8_t>(dice),
                static_cast<std::uint8_t>(flags)};
    }
    void make(Progress &at, const Move &move) const;
    // The enemy pieces that can be hit.
    Mask blots(const Murray::State &now) const {
        const Murray::Side &enemy = now.side[1 - me_];
        return enemy.one() & ~enemy.two() & shared_;
    }

    // From where the next move may be by `dice`, such that the turn can be completed.
    Mask completable(const Progress &at, unsigned dice) const;
    // Whether the turn can still win with the dice left, few as they may be.
    bool can_win(const Progress &at) const {
        return !(at.advanced && !steps_) && wins(at.now.side[me_], at.left);
    }
    bool won(const Murray::State &now) const {
        return now.side[me_].count(place::off) == Murray::pieces;
    }

private:
    Mask spared(const Way &way, const Murray::Side &rest, unsigned bar) const;
    bool can_use(const Murray::Side &rest, unsigned left, unsigned need) const;
    bool wins(const Murray::Side &own, unsigned left) const;
    Murray::Side after(Murray::Side own, int from, unsigned dice) const;

    bool steps_;
    unsigned me_;
    int points_;
    Mask shared_;
    Mask closed_;
    bool home_ = false;                     // all pieces in play, at the start of the turn
    unsigned all_ = 0;                      // dice
    std::uint8_t equal_before_[max_dice]{}; // of each die, those of its value before it
    unsigned most_ = 0;
    std::uint8_t total_[8]{};
    Mask movable_[8]{};
    const Murray::State &before_;
};

// Moves a piece of the mover, hitting what it lands on; `shared` as in Murray::Config.
inline Capture carry_out(Murray::State &state, const Move &move, Mask shared) {
    Murray::Side &own = state.side[index(state.mover)];
    Murray::Side &enemy = state.side[index(other(state.mover))];
    own.remove(move.from);
    own.add(move.to);
    const Mask to = Murray::Side::bit(move.to) & shared;
    if (!(to & enemy.one())) return {};
    enemy.remove(move.to);
    enemy.add(place::bar);
    return {.line = 0, .from = move.to, .to = place::bar};
}

// Marks the moves that capture, given the blots before them.
void mark_captures(Turn &turn, Mask blots);

} // namespace duodecim::murray
