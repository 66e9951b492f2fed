// SPDX-License-Identifier: MIT
// Duodecim Scripta as ASILO reconstructs it (the rules page of the program "Rithmomachia ASILO",
// in Russian).
//
// Three lines of 12 fields, each with a barrier, the praetentura, between fields 6 and 7. The
// players sit at opposite ends: field p of one is field 13 - p of the other; 1-6 are a player's own
// side. Each line has 5 stones of each player, which never leave it. Three dice; each serves one
// line, and each line takes one die at most:
//
//   enter     from the hand to field d
//   advance   from field p to p + d, at most 12; the praetentura is not counted
//   leave     the praetentura for field 6 + d, which must be empty
//   bear off  from field p where p + d = 13
//
// No field takes two stones of a colour. An enemy stone on the field is captured: one taken on its
// owner's fields 1-6 goes back to the hand, on 7-12 to the praetentura. A line may stay unplayed
// only when no die that is left over fits it; when no line can move, the turn passes. The first to
// bear off all 15 wins at once.
#pragma once

#include "rules/rules.hpp"

namespace duodecim {

struct Asilo {
    static constexpr unsigned lines = 3, fields = 12, stones = 5; // stones: of a player, on a line

    // What stands on one line; value-initialised: nothing. Rows are from their owner's view: bit p
    // - 1 is field p.
    struct Line {
        std::uint16_t row[2];
        std::uint8_t praetentura[2];
        std::uint8_t off[2];

        unsigned in_hand(unsigned player) const;
        friend bool operator==(const Line &, const Line &) = default;
    };

    // A position between two turns.
    struct State {
        Line line[lines];
        Player mover;

        friend bool operator==(const State &, const State &) = default;
    };

    struct Config { // there are no options
        friend bool operator==(const Config &, const Config &) = default;
    };

    static constexpr std::string_view ids[] = {"duodecim.asilo"};

    // The game of that id with every option at its default.
    static Config plain(std::string_view) { return {}; }
    static std::vector<Option> options(const Config &) { return {}; }
    static Result<Config> configure(const Config &, const std::vector<Setting> &) {
        return Config{};
    }
    // What a SIDE of a position looks like.
    static constexpr SideShape shape(const Config &) {
        return {lines, fields, 2, true, place::praetentura};
    }
    static const DiceSet &dice(const Config &) { return three_cubes; }

    static State start(const Config &) { return State{}; }
    static std::optional<Player> winner(const Config &, const State &state);
    // The distance that the player's pieces still have to go.
    static int pips(const Config &, const State &state, Player player);

    // Reads what `text` says; a fault where it cannot stand. Dice are the caller's to check.
    static Result<State> read(const Config &, const PositionText &text);
    static void write(const Config &, const State &state, PositionText &text);

    // The moves that may follow those made, from the position before the turn.
    static void moves(const Config &, const State &before, const Dice &dice, const Turn &made,
                      std::vector<Move> &out);
    // The ways to complete the turn: what is still to be played, and the position after it. One
    // without moves where nothing more can be played.
    static void turns(const Config &, const State &before, const Dice &dice, const Turn &made,
                      std::vector<Choice<State>> &out);
    // Why that move cannot be made after those made: the first rule that forbids it.
    static Fault refusal(const Config &config, const State &before, const Dice &dice,
                         const Turn &made, const MoveText &move);
    // One move of the mover, in place; what it takes.
    static Capture play(const Config &, State &state, const Move &move);
    // The pieces as they stand after the moves made, the mover unchanged.
    static State apply(const Config &, State state, const Turn &made);
    // The mover of the next roll.
    static Player next(const Config &, const State &before, const Turn &made) {
        (void)made;
        return other(before.mover);
    }
    // The moves made, as they are written: lowest line first.
    static Turn written(const Config &, const State &before, const Dice &dice, Turn made);

    // The board (asilo_board.cpp).
    static board::Board board(const Config &);
    // The places that a player names, on one line, in the order of the track.
    static std::vector<std::int8_t> places(const Config &);
    // A place of a player's line; `line` as in Move.
    static int place_id(const Config &, Player player, std::int8_t line, std::int8_t place);
    static void contents(const Config &, const State &state, std::vector<board::Content> &out);
    // Of a piece that stands there.
    static int piece_kind(const Config &, std::int8_t) { return 1; }
};
static_assert(Rules<Asilo>);

} // namespace duodecim
