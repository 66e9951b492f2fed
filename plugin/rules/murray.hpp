// SPDX-License-Identifier: MIT
// Duodecim Scripta as H. J. R. Murray reconstructs it (A History of Board-Games Other Than Chess,
// 1952, pages 30-31, by way of later accounts of it), in two games. Where those are silent, the
// choice is marked.
//
// Three rows of 12 points, each cut in two halves: M in the middle, T on top, B at the bottom. In
// duodecim.murray both players go M1..M12, T12..T1, B1..B12, the same way. In duodecim.murray-split
// each has one half of the middle row for himself, player 1 (choice) the left one, and goes on to
// T12 from there. Points are numbered along the path: 1-6 are the entry, the last six are home.
// Each player has 15 pieces, all off the board at the start.
//
//   dice      three. They are parted among pieces: one goes by the sum of all, or two by one die
//             and by the sum of the others, or three by one each; each moves once, from where it
//             stood at the start of the turn. Equal dice bring no bonus (choice).
//   enter     a waiting piece comes in on the point of its total, at most 6.
//   closed    is a point with two or more enemy pieces: no move may end there. What a move passes
//             over does not count. Own pieces share a point without limit (choice).
//   hit       a move that ends on a single enemy piece sends it to the bar.
//   bar       no other piece moves in a turn unless all that were on the bar enter in that turn.
//             Move by move they enter first, so that what is offered can be completed.
//   bear off  in a turn that begins with all pieces in play at home (choice), by a total of at
//             least the distance to the edge; more dice than needed may be taken (choice).
//   all dice  as many must be used as the roll allows in any way (choice). A turn that bears off
//             the last piece is always legal and wins at once.
//
// Options: compound=steps makes each die a move of its own, so that a piece which takes several
// lands at each stop and a waiting one may enter and go on; bearoff=exact asks for a total (a die)
// equal to the distance.
#pragma once

#include "rules/rules.hpp"

namespace duodecim {

struct Murray {
    static constexpr unsigned pieces = 15; // of a player
    static constexpr int entry = 6;        // points 1-6; home has as many

    // One player's pieces, counted in binary: bit b of digit[k] is worth 2^k pieces on the place
    // of bit b; value-initialised: nowhere. So the places with a given number of pieces are a few
    // operations away, and a move by n points is a shift. Bits: 0 the bar, 1 the hand, p + 1 point
    // p of the path, 63 off.
    struct Side {
        std::uint64_t digit[4];

        static constexpr std::uint64_t bit(int place) {
            return std::uint64_t{1} << (place == place::off ? 63 : place + 1);
        }
        unsigned count(int place) const {
            const std::uint64_t b = bit(place);
            return (digit[0] & b ? 1u : 0u) + (digit[1] & b ? 2u : 0u) + (digit[2] & b ? 4u : 0u) +
                   (digit[3] & b ? 8u : 0u);
        }
        void add(int place) {
            std::uint64_t carry = bit(place);
            for (std::uint64_t &d : digit) {
                d ^= carry;
                carry &= ~d;
            }
        }
        void remove(int place) {
            std::uint64_t borrow = bit(place);
            for (std::uint64_t &d : digit) {
                d ^= borrow;
                borrow &= d;
            }
        }
        // Places with at least so many pieces.
        std::uint64_t one() const { return digit[0] | two(); }
        std::uint64_t two() const { return digit[1] | digit[2] | digit[3]; }
        std::uint64_t three() const { return (digit[0] & digit[1]) | digit[2] | digit[3]; }

        friend bool operator==(const Side &, const Side &) = default;
    };

    // A position between two turns.
    struct State {
        Side side[2];
        Player mover;

        std::uint64_t hash() const;
        friend bool operator==(const State &, const State &) = default;
    };

    struct Config {
        bool split = false; // the middle row
        bool steps = false; // compound
        bool exact = false; // bearoff

        constexpr int points() const { return split ? 30 : 36; } // of a path
        // The points where both players' pieces may stand, which have one number in both paths.
        constexpr std::uint64_t shared() const {
            return split ? Side::bit(31) - Side::bit(7) : Side::bit(37) - Side::bit(1);
        }
        friend bool operator==(const Config &, const Config &) = default;
    };

    static constexpr std::string_view ids[] = {"duodecim.murray", "duodecim.murray-split"};

    // For what each of these must do, see asilo.hpp.
    static Config plain(std::string_view id);
    static std::vector<Option> options(const Config &config);
    static Result<Config> configure(const Config &plain, const std::vector<Setting> &settings);
    static constexpr SideShape shape(const Config &config) {
        return {1, static_cast<unsigned>(config.points()), 3, false, place::bar};
    }
    static const DiceSet &dice(const Config &) { return three_cubes; }

    static State start(const Config &);
    static std::optional<Player> winner(const Config &, const State &state);
    static int pips(const Config &config, const State &state, Player player);
    static Result<State> read(const Config &config, const PositionText &text);
    static void write(const Config &config, const State &state, PositionText &text);

    static void moves(const Config &config, const State &before, const Dice &dice, const Turn &made,
                      std::vector<Move> &out); // murray_moves.cpp
    static Fault refusal(const Config &config, const State &before, const Dice &dice,
                         const Turn &made,
                         const MoveText &move); // murray_moves.cpp
    static void turns(const Config &config, const State &before, const Dice &dice, const Turn &made,
                      std::vector<Choice<State>> &out); // murray_turns.cpp
    static Capture play(const Config &config, State &state, const Move &move);
    static State apply(const Config &config, State state, const Turn &made);
    static Player next(const Config &, const State &before, const Turn &) {
        return other(before.mover);
    }
    // By place, the bar and the hand first; with compound=steps in the order in which the moves
    // can be played that has the lower die first, and of equal dice the lower place. Of several
    // moves to one blot the first written captures.
    static Turn written(const Config &config, const State &before, const Dice &dice, Turn made);

    // The board (murray_board.cpp).
    static board::Board board(const Config &config);
    static std::vector<std::int8_t> places(const Config &config);
    static int place_id(const Config &config, Player player, std::int8_t line, std::int8_t place);
    static void contents(const Config &config, const State &state,
                         std::vector<board::Content> &out);
    static int piece_kind(const Config &, std::int8_t) { return 1; }
};
static_assert(Rules<Murray>);

} // namespace duodecim
