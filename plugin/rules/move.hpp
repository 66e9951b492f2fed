// SPDX-License-Identifier: MIT
// The words all games share: players, dice, moves and turns.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace duodecim {

enum class Player : std::uint8_t { one, two };

constexpr Player other(Player p) {
    return p == Player::one ? Player::two : Player::one;
}
constexpr unsigned index(Player p) {
    return static_cast<unsigned>(p);
}

// Insertion, for the few dice or moves of a turn: the first `count` of them.
template <class T, std::size_t n, class Less>
constexpr void sort_few(std::array<T, n> &all, unsigned count, const Less &less) {
    for (unsigned i = 1; i < count && i < n; ++i)
        for (unsigned j = i; j > 0 && less(all[j], all[j - 1]); --j)
            std::swap(all[j], all[j - 1]);
}

inline constexpr unsigned max_dice = 3;
inline constexpr unsigned max_moves = 3; // in a turn

// A roll: ascending values; count 0 while not rolled.
struct Dice {
    std::uint8_t count = 0;
    std::array<std::uint8_t, max_dice> value{};

    friend bool operator==(const Dice &, const Dice &) = default;
};

// Those of the dice whose bits are set.
constexpr Dice some_of(const Dice &dice, std::uint8_t set) {
    Dice out;
    for (unsigned i = 0; i < dice.count && i < max_dice; ++i)
        if (set >> i & 1) out.value[out.count++] = dice.value[i];
    return out;
}
// The same values, taken from the first of equal dice that are not used yet.
constexpr std::uint8_t first_equals(const Dice &dice, std::uint8_t set, std::uint8_t used) {
    std::uint8_t out = 0;
    for (unsigned i = 0; i < dice.count && i < max_dice; ++i)
        for (unsigned j = 0, found = 0; (set >> i & 1) && j < dice.count && !found; ++j)
            if (!((used | out) >> j & 1) && dice.value[j] == dice.value[i]) {
                out = static_cast<std::uint8_t>(out | 1u << j);
                found = 1;
            }
    return out;
}

// A distinct roll and in how many ways the dice can give it.
struct Roll {
    Dice dice;
    std::uint32_t ways = 0;
};

// Where a piece stands, besides its track's places 1, 2, ...; in the order in which turns are
// written.
namespace place {
inline constexpr std::int8_t bar = -1;
inline constexpr std::int8_t hand = 0;
inline constexpr std::int8_t off = 100;
inline constexpr std::int8_t praetentura = 101;
} // namespace place

// 1, 2 ... count.
inline std::vector<std::int8_t> numbered_places(unsigned count) {
    std::vector<std::int8_t> out(count);
    std::iota(out.begin(), out.end(), std::int8_t{1});
    return out;
}

namespace flag {
inline constexpr std::uint8_t enters = 1;
inline constexpr std::uint8_t captures = 2;
inline constexpr std::uint8_t bears_off = 4;
inline constexpr std::uint8_t again = 8; // gives another roll
} // namespace flag

// One piece's move, from its owner's point of view.
struct Move {
    std::int8_t line = 0; // from 0; games with one track: 0
    std::int8_t from = 0;
    std::int8_t to = 0;
    std::uint8_t dice = 0; // bit i: uses die i of the roll
    std::uint8_t flags = 0;

    friend bool operator==(const Move &, const Move &) = default;
};

// The enemy piece that a move takes, from its owner's point of view.
struct Capture {
    std::int8_t line = 0;
    std::int8_t from = 0;
    std::int8_t to = 0; // where it waits now; the same as `from`: nothing was taken

    explicit operator bool() const { return from != to; }
};

// The moves of one player for one roll, or as many as have been made. Without moves: a pass.
struct Turn {
    std::array<Move, max_moves> move{};
    std::uint8_t count = 0;

    const Move *begin() const { return move.data(); }
    const Move *end() const { return move.data() + count; }
    void push(const Move &m) { move[count++] = m; }
    void pop() { move[--count] = {}; } // equal turns are equal in every byte
    template <class Less>
    void sort(const Less &less) {
        sort_few(move, count, less);
    }
    std::uint8_t dice() const {
        std::uint8_t used = 0;
        for (const Move &m : *this)
            used = static_cast<std::uint8_t>(used | m.dice);
        return used;
    }
    std::uint8_t flags() const {
        std::uint8_t all = 0;
        for (const Move &m : *this)
            all = static_cast<std::uint8_t>(all | m.flags);
        return all;
    }

    friend bool operator==(const Turn &, const Turn &) = default;
};

// A legal turn and the position that it leads to (the next player's, not yet rolled).
template <class State>
struct Choice {
    Turn turn;
    State after;
};

} // namespace duodecim
