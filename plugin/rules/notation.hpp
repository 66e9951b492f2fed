// SPDX-License-Identifier: MIT
// The notation of positions, dice and turns: one grammar for every game.
//
//   POSITION = SIDE " " SIDE " " MOVER " " DICE   player 1's side first, each from its owner's view
//   SIDE     = LINE {"," LINE}                    as many as the game has
//   LINE     = ROW {":" NUMBER}                   a character for each place, then counts
//   MOVER    = "1" | "2"                          after a win, the loser
//   DICE     = "-" | DIGIT {DIGIT}                ascending when written
//   TURN     = "pass" | MOVE {" " MOVE}
//   MOVE     = [LINE ":"] FROM "/" TO ["(" DICE ")"] ["*"] ["+"]
//              the dice that it uses, named where it could be read with others; "*" captures, "+"
//              rolls again
//   RECORD   = DICE [" " TURN]                    a turn, in a saved match
//
// Reading accepts capital letters, repeated blanks, dice in any order, missing or needless "*" and
// "+", and named dice also behind them. Writing is canonical.
#pragma once

#include "rules/fault.hpp"
#include "rules/move.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace duodecim {

inline constexpr unsigned max_lines = 3;
inline constexpr unsigned max_places = 36;
inline constexpr unsigned max_numbers = 3;

// What a SIDE of a game looks like.
struct SideShape {
    unsigned lines;
    unsigned places;  // in a ROW
    unsigned numbers; // after it
    bool crosses;     // a place holds "x" (one piece); else 1-9, a-f (up to 15)
    // Where else than on a place or in the hand a move may begin: the bar, the praetentura, or no
    // such place.
    std::int8_t beside = place::hand;
};

struct LineText {
    std::array<std::uint8_t, max_places> count{};
    std::array<std::uint8_t, max_numbers> number{};
    unsigned column = 0; // of the ROW; place p stands at column + p - 1
    std::array<unsigned, max_numbers> number_column{};
};
using SideText = std::array<LineText, max_lines>;

struct PositionText {
    std::array<SideText, 2> side;
    Player mover = Player::one;
    Dice dice; // ascending; not yet checked against the game
    unsigned dice_column = 0;
};

// The grammar alone; whether the position can stand is the game's to say.
Result<PositionText> read_position(std::string_view text, const SideShape &shape);
std::string write_position(const PositionText &position, const SideShape &shape);

std::string write_dice(const Dice &dice);

// A move as written; flags are not read, since they may be missing or needless.
struct MoveText {
    std::int8_t line = 0;
    std::int8_t from = 0;
    std::int8_t to = 0;
    Dice dice{}; // ascending; none: any
    unsigned column = 0;
    std::string_view text;
};

// The fault that a move cannot be made, and why. The text of the move comes before the arguments.
Fault refused_move(std::string_view key, const MoveText &move, std::vector<std::string> args = {});
// The values of the dice that are not in the set, for such an argument.
std::string dice_left(const Dice &dice, unsigned used);

// The moves of a TURN; none for "pass". With more lines than one each move names its own.
Result<std::vector<MoveText>> read_turn(std::string_view text, const SideShape &shape);

// A place as it stands in a move: "3", "hand".
std::string place_word(std::int8_t place);

// `dice`: those that the move uses, to be named; none are not.
void write_move(std::string &out, const Move &move, unsigned lines, const Dice &dice = {});
// "pass" where there are no moves. Bit i of `named`: move i names what it uses of the roll.
std::string write_turn(const Turn &turn, unsigned lines, const Dice &roll = {}, unsigned named = 0);

struct RecordText {
    Dice dice; // ascending; none: "-"
    unsigned dice_column = 0;
    std::string_view turn; // empty: none
    unsigned turn_column = 0;
};
Result<RecordText> read_record(std::string_view text);

} // namespace duodecim
