// SPDX-License-Identifier: MIT
// The Royal Game of Ur, by five sets of rules.
//
// Each player's pieces, 7 unless the option `pieces` says otherwise, wait in hand and run along a
// path of their own that shares squares with the enemy's (ur_path.hpp). A roll moves one piece; one
// must be moved if any can, else the turn passes. A square holds one piece: an own one blocks it,
// an enemy one goes back to its owner's hand. A move that stops on a rosette gives another roll.
// Off the board only by the exact roll. The first to bear off `goal` pieces, all unless the option
// says otherwise, wins at once. Three dice give 1 to 4, as none marked counts 4; four give 0 to 4.
//
//   ur.finkel   Irving Finkel's. Four dice. Pieces on rosettes cannot be captured. Other marks mean
//               nothing.
//   ur.dmytro   Dmytro's, published in Ukrainian and, as "Simple rules using all special markings",
//               on BoardGameGeek; the Ukrainian page retells Finkel's too. Three dice. Pieces flip
//               when they reach or pass place 13. Rosettes are not safe. Four eyes shelter plain
//               pieces, four fives flipped ones, the end square both: up to four pieces, whoever's,
//               which nobody captures. A kind that they do not shelter may pass them but not stop
//               there.
//   ur.masters  James Masters'. Three dice, or four with `dice=four`. Out by the own row's right
//               squares and on along the enemy's. Nothing is safe, and marks but rosettes mean
//               nothing.
//   ur.blitz    The quick mode of royalur.net. As in Masters' game, but with four dice and 5 pieces,
//               and a capture gives another roll, too; on a rosette, one in all.
//   ur.skiryuk  Dmitry Skiryuk's, as programs and retellings have them. Dmytro's path; three dice.
//               Pieces flip when they leave place 13; with `flip=reach` when they reach or pass it.
//               Four eyes and four fives hold a stack of up to four pieces, which nobody captures:
//               on four eyes one player's, on four fives anybody's. Only the topmost may move. A
//               piece captures its own kind only, plain or flipped; with `captures=any` both. A
//               flipped piece on the end square is never captured. Rosettes are not safe.
//
// Chosen where the sources are silent: player 1 begins and has row A; Finkel's path, the one in
// general use; bearing off exactly in Finkel's game too; in Skiryuk's what its rules page
// marks as chosen. Option `dice=astragal` of ur.dmytro is one die with 1 to 4 in the proportions 2,
// 2, 1, 1 that the source names; the repainting that it describes would give 1, 1, 2, 2.
#pragma once

#include "rules/rules.hpp"
#include "rules/ur_variant.hpp"

namespace duodecim {

struct Ur {
    static constexpr unsigned most_pieces = 7;

    struct Config {
        const ur::Variant *variant = ur::variants;
        std::uint8_t pieces = ur::variants->pieces;
        std::uint8_t goal = ur::variants->pieces;

        const ur::Path &path() const { return variant->path; }
        friend bool operator==(const Config &, const Config &) = default;
    };

    // A player's pieces, by the places of their own path.
    struct Side {
        std::uint32_t on = 0;        // bit p: a piece or more on place p
        std::uint32_t sheltered = 0; // on each shelter, four bits each (ur::Place::counts)
        std::uint8_t hand = 0;
        std::uint8_t off = 0;

        friend bool operator==(const Side &, const Side &) = default;
    };

    // A position between two turns.
    struct State {
        Side side[2];
        Player mover = Player::one;

        friend bool operator==(const State &, const State &) = default;
    };

    static constexpr std::string_view ids[] = {"ur.finkel", "ur.dmytro", "ur.masters", "ur.blitz",
                                               "ur.skiryuk"};

    static Config plain(std::string_view id);
    static std::vector<Option> options(const Config &config);
    static Result<Config> configure(const Config &plain, const std::vector<Setting> &settings);
    static SideShape shape(const Config &config) { return {1, config.path().length, 2, false}; }
    static const DiceSet &dice(const Config &config) { return config.variant->dice; }

    // The pieces on a place.
    static unsigned count(const Config &config, const Side &side, int place);

    static State start(const Config &config);
    static std::optional<Player> winner(const Config &config, const State &state);
    // The distance that the player's pieces still have to go.
    static int pips(const Config &config, const State &state, Player player);

    // Reads what `text` says; a fault where it cannot stand. Dice are the caller's to check.
    static Result<State> read(const Config &config, const PositionText &text);
    static void write(const Config &config, const State &state, PositionText &text);

    // The moves for the roll; none once it has been played. A piece in hand first, then by place.
    static void moves(const Config &config, const State &before, const Dice &dice, const Turn &made,
                      std::vector<Move> &out);
    static void turns(const Config &config, const State &before, const Dice &dice, const Turn &made,
                      std::vector<Choice<State>> &out);
    static Fault refusal(const Config &config, const State &before, const Dice &dice,
                         const Turn &made, const MoveText &move);
    static Capture play(const Config &config, State &state, const Move &move);
    static State apply(const Config &config, State state, const Turn &made);
    // The mover again after a rosette. Bearing off is none, so never after the game is won.
    static Player next(const Config &, const State &before, const Turn &made) {
        return made.flags() & flag::again ? before.mover : other(before.mover);
    }
    static Turn written(const Config &, const State &, const Dice &, Turn made) { return made; }

    // The board (ur_board.cpp).
    static board::Board board(const Config &config);
    static std::vector<std::int8_t> places(const Config &config);
    static int place_id(const Config &config, Player player, std::int8_t line, std::int8_t place);
    static void contents(const Config &config, const State &state,
                         std::vector<board::Content> &out);
    // Plain 1, flipped 2.
    static int piece_kind(const Config &config, std::int8_t place) {
        return config.path().kind(place);
    }
};
static_assert(Rules<Ur>);

} // namespace duodecim
