// SPDX-License-Identifier: MIT
// The drawing of boards that no addon of the tests has: it knows nothing but the data.
#include "base/wrap.hpp"
#include "catch.hpp"
#include "open_game.hpp"
#include "support.hpp"
#include "terminal/board.hpp"

#include <algorithm>

using namespace launcher;

namespace {

const Pens ascii;

ludus_place field(int32_t id, const char *label, int32_t x, int32_t y, int32_t shape,
                  int32_t mark = LUDUS_MARK_NONE, int32_t capacity = 1) {
    return {label, "",   id, x,        y, 1000, 1000,   LUDUS_PLACE_FIELD,
            shape, mark, 0,  capacity, 0, 0,    nullptr};
}

const ludus_piece pieces[] = {{"dark", "x", 1, 1, LUDUS_PIECE_DISC, 0, 0, 0, nullptr},
                              {"light", "o", 2, 1, LUDUS_PIECE_RING, 0xffffff, 0, 0, nullptr},
                              {"flipped", "z", 1, 2, LUDUS_PIECE_SQUARE, 0, 0, 0, nullptr}};

// Squares in three rows, the outer rows with a gap.
BoardData squares_with_gaps() {
    BoardData board;
    board.size = {sizeof board.size, 8000, 3000, 0};
    board.pieces.assign(std::begin(pieces), std::end(pieces));
    int32_t id = 0;
    for (int32_t row = 0; row < 3; ++row)
        for (int32_t column = 0; column < 8; ++column) {
            if (row != 1 && (column == 4 || column == 5)) continue;
            const bool rosette =
                (row != 1 && (column == 0 || column == 6)) || (row == 1 && column == 3);
            board.places.push_back(field(++id, "", 500 + 1000 * column, 500 + 1000 * row,
                                         LUDUS_SHAPE_SQUARE,
                                         rosette ? LUDUS_MARK_ROSETTE : LUDUS_MARK_NONE, 4));
        }
    return board;
}

// Three rows of twelve round points that hold up to fifteen pieces.
BoardData points_with_stacks() {
    static const char *const labels[] = {"1", "2", "3", "4",  "5",  "6",
                                         "7", "8", "9", "10", "11", "12"};
    BoardData board;
    board.size = {sizeof board.size, 14000, 4500, 0};
    board.pieces.assign(std::begin(pieces), std::end(pieces));
    for (int32_t row = 0; row < 3; ++row)
        for (int32_t column = 0; column < 12; ++column)
            board.places.push_back(field(1 + 12 * row + column, labels[column], 500 + 1000 * column,
                                         750 + 1500 * row, LUDUS_SHAPE_ROUND, LUDUS_MARK_NONE, 15));
    board.lines = {{LUDUS_LINE_BARRIER, 6000, 0, 6000, 4500, 0}};
    return board;
}

std::map<int32_t, std::string> labels_of(const BoardData &board) {
    std::map<int32_t, std::string> labels;
    for (const auto &place : board.places)
        labels[place.id] = place.label;
    return labels;
}

size_t widest(const std::string &drawing) {
    size_t most = 0;
    for (const auto &line : lines_of(drawing))
        most = std::max(most, line.size());
    return most;
}

// As the launcher draws a position for a terminal of 60 columns.
size_t width_at_60(const Game &game, const BoardData &board, const ludus::Match &match) {
    const Scene scene{match.contents(), {}, board.labels(match.state().mover)};
    INFO(game.text << " " << match.position());
    return widest(draw(board, scene, 60, ascii));
}

std::string fields(size_t count, const std::string &first) {
    return first + std::string(count - first.size(), '.');
}

} // namespace

TEST_CASE("squares join, gaps stay open, marks show on empty squares") {
    const Scene scene{{{1, 1, 1, 1}, {10, 2, 1, 1}, {8, 1, 1, 2}, {8, 1, 2, 1}}, {}, {}};
    CHECK("\n" + draw(squares_with_gaps(), scene, 80, ascii) == R"(
+----+----+----+----+         +----+----+
| x  |    |    |    |         | *  |    |
+----+----+----+----+----+----+----+----+
|    |x2z |    | o  |    |    |    |    |
+----+----+----+----+----+----+----+----+
| *  |    |    |    |         | *  |    |
+----+----+----+----+         +----+----+
)");
}

TEST_CASE("stacks are counted, and an empty point is a round one") {
    const Scene scene{
        {{1, 1, 1, 15}, {2, 2, 1, 2}, {13, 1, 1, 1}}, {13}, labels_of(points_with_stacks())};
    CHECK("\n" + draw(points_with_stacks(), scene, 80, ascii) == R"(
  1   2   3   4   5   6 # 7   8   9  10  11  12
 x15 o2  ( ) ( ) ( ) ( )#( ) ( ) ( ) ( ) ( ) ( )
                        #
                        #
 [x] ( ) ( ) ( ) ( ) ( )#( ) ( ) ( ) ( ) ( ) ( )
                        #
                        #
 ( ) ( ) ( ) ( ) ( ) ( )#( ) ( ) ( ) ( ) ( ) ( )
                        #
)");
}

TEST_CASE("a board keeps to the width of the terminal, from 60 columns") {
    for (const int columns : {60, 66, 72, 80, 120}) {
        CHECK(widest(draw(points_with_stacks(), {}, columns, ascii)) <=
              static_cast<size_t>(columns));
        CHECK(widest(draw(squares_with_gaps(), {}, columns, ascii)) <=
              static_cast<size_t>(columns));
    }
}

TEST_CASE("the boards of Duodecim fit 60 columns, however many pieces stand in one place") {
    const std::pair<const char *, size_t> games[] = {{"duodecim.murray", 36},
                                                     {"duodecim.murray-split", 30}};
    for (const auto &[id, count] : games)
        for (const std::string &language : language_words()) {
            Game game = opened_game(TEST_STAGE "/addons", id);
            game.language = language;
            const BoardData board = board_of(game);
            ludus::Match match(game.addon, game.text);
            const std::string one = fields(count, "1"), two = fields(count, "...2"),
                              most = fields(count, "....d2"), none = fields(count, "");
            for (const std::string &sides :
                 {none + ":15:0:0 " + none + ":15:0:0", one + ":14:0:0 " + two + ":0:0:13",
                  two + ":1:12:0 " + one + ":12:0:2", one + ":0:0:14 " + two + ":0:0:13",
                  one + ":13:0:1 " + two + ":1:0:12", most + ":0:0:0 " + one + ":10:0:4"}) {
                match.set_position(sides + " 1 123");
                CHECK(width_at_60(game, board, match) <= 60);
            }
        }
}

TEST_CASE("the boards of all games fit 60 columns from the first roll to the last") {
    for (const char *id : {"duodecim.asilo", "duodecim.murray", "duodecim.murray-split",
                           "ur.finkel", "ur.dmytro", "ur.masters", "ur.blitz", "ur.skiryuk"}) {
        const Game game = opened_game(TEST_STAGE "/addons", id);
        const BoardData board = board_of(game);
        ludus::Match match(game.addon, game.text);
        for (ludus_state now = match.state(); now.phase != LUDUS_PHASE_OVER; now = match.state()) {
            CHECK(width_at_60(game, board, match) <= 60);
            if (now.phase == LUDUS_PHASE_ROLL) {
                match.set_dice(game.addon.roll(game.text, 11, now.rolls));
            } else if (now.phase == LUDUS_PHASE_MOVE) {
                match.turns();
                match.play_turn(0);
            } else {
                match.end_turn();
            }
        }
    }
}

TEST_CASE("a field has the words of the player who looks, else its own label") {
    const Game game = opened_game(TEST_STAGE "/addons", "ur.dmytro");
    const BoardData board = board_of(game);
    const auto called = [&](int32_t viewer, const std::string &label) {
        for (const auto &place : board.places)
            if (place.label == label) return board.labels(viewer).at(place.id);
        return std::string();
    };
    CHECK(called(1, "A4") == "1");
    CHECK(called(2, "A4") == "A4"); // passed by player 1 alone
    CHECK(called(2, "C4") == "1");
    CHECK(called(1, "B1") == "5,23"); // two steps of the way
    CHECK(called(1, "hand") == "hand");
}

TEST_CASE("squares of one width stay so, whatever is written on them") {
    Scene scene{{}, {}, labels_of(squares_with_gaps())};
    scene.labels[7] = "10,18";
    const Words lines = lines_of(draw(squares_with_gaps(), scene, 80, ascii));
    REQUIRE_FALSE(lines.empty());
    size_t walls = 0;
    for (size_t at = lines[3].find('|'); at != std::string::npos; at = lines[3].find('|', at + 1))
        CHECK(at == lines[3].find('|') + 6 * walls++);
    CHECK(walls == 9);
}

TEST_CASE("a high place takes no more rows than a square one") {
    BoardData board;
    board.size = {sizeof board.size, 4000, 2000, 0};
    board.pieces.assign(std::begin(pieces), std::end(pieces));
    for (int32_t i = 0; i < 4; ++i) {
        ludus_place place = field(i + 1, "", 500 + 1000 * i, 1000, LUDUS_SHAPE_SQUARE);
        place.height = 2000;
        board.places.push_back(place);
    }
    CHECK(lines_of(draw(board, {}, 80, ascii)).size() == 3);
}

TEST_CASE("a board without places is not drawn") {
    CHECK(draw({}, {}, 80, ascii).empty());
}

TEST_CASE("pieces on a place that the board has not are passed over") {
    const Scene scene{{{999, 1, 1, 1}, {1, 1, 7, 1}}, {998}, {}};
    CHECK(draw(squares_with_gaps(), scene, 80, ascii).find('?') != std::string::npos);
}

TEST_CASE("sentences are broken between words") {
    CHECK(wrapped("one two three", 7) == "one two\nthree");
    CHECK(wrapped("one two three", 6) == "one\ntwo\nthree");
    CHECK(wrapped("unbreakable word", 4) == "unbreakable\nword");
    CHECK(wrapped("  a list\n  more of it", 8) == "  a list\n  more\nof it");
    CHECK(wrapped("камень на поле", 9) == "камень на\nполе"); // characters, not bytes
    CHECK(wrapped("", 5).empty());
}
