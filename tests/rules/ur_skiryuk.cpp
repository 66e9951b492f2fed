// SPDX-License-Identifier: MIT
// Skiryuk's rules of the Royal Game of Ur, as programs and retellings have them, one by one.
#include "catch.hpp"
#include "matches.hpp"

using namespace duodecim;

namespace {

using Texts = std::set<std::string>;

const std::string game = "ur.skiryuk", early = "ur.skiryuk?flip=reach",
                  any = "ur.skiryuk?captures=any";

// Places and the characters that stand there; the rest of the pieces are in hand.
struct Side {
    std::vector<std::pair<unsigned, char>> on{};
    unsigned hand = 7, off = 0;

    std::string text() const {
        std::string row(23, '.');
        for (const auto &[place, character] : on)
            row.at(place - 1) = character;
        return row + ":" + std::to_string(hand) + ":" + std::to_string(off);
    }
};
const Side none{};

std::string at(const Side &one, const Side &two, const std::string &rest) {
    return one.text() + " " + two.text() + " " + rest;
}
Texts turns_at(const Side &one, const Side &two, const std::string &rest) {
    return turns(game, at(one, two, rest));
}
// The SIDE of player 1 or 2 after a turn.
std::string side_after(const Side &one, const Side &two, const std::string &rest,
                       std::string_view turn, unsigned player = 1) {
    const std::string text = after(game, at(one, two, rest), turn);
    const std::size_t blank = text.find(' ');
    return player == 1 ? text.substr(0, blank)
                       : text.substr(blank + 1, text.find(' ', blank + 1) - blank - 1);
}
std::string refused(const Side &one, const Side &two) {
    return refused_position(game, at(one, two, "1 -"));
}

} // namespace

TEST_CASE("Skiryuk: a piece enters by any roll, and on a rosette there is another") {
    CHECK(turns_at(none, none, "1 1") == Texts{"hand/1"});
    CHECK(turns_at(none, none, "1 4") == Texts{"hand/4+"});
}

TEST_CASE("Skiryuk: four of one's own pieces lie on four eyes") {
    CHECK(turns_at({{{1, '1'}}, 6}, none, "1 1") == Texts{"1/2", "hand/1"});
    CHECK(side_after({{{1, '1'}}, 6}, none, "1 1", "hand/1") == "2......................:5:0");
    CHECK(turns_at({{{1, '4'}}, 3}, none, "1 1") == Texts{"1/2"});
    CHECK(side_after({{{1, '4'}}, 3}, none, "1 1", "1/2") == "31.....................:3:0");
}

TEST_CASE("Skiryuk: a piece under another is held, whosever that is") {
    CHECK(turns_at({{{7, '1'}}, 6}, {{{7, '2'}}, 6}, "1 3") == Texts{"hand/3"});
    CHECK(turns_at({{{7, '1'}}, 6}, {{{7, '2'}}, 6}, "2 1") == Texts{"7/8+", "hand/1"});
    CHECK(turns_at({{{11, '1'}, {17, '2'}}, 5}, none, "1 1") == Texts{"17/18", "hand/1"});
}

TEST_CASE("Skiryuk: what is set free by a move may go on, what lies lower not yet") {
    const Side one{{{7, '5'}}, 5}, two{{{7, '2'}}, 6};
    CHECK(turns_at(one, two, "1 1") == Texts{"7/8+", "hand/1"});
    CHECK(side_after(one, two, "1 1", "7/8+") == "......11...............:5:0");
    CHECK(turns_at({{{7, '1'}, {8, '1'}}, 5}, two, "1 1") == Texts{"8/9", "hand/1"});
}

TEST_CASE("Skiryuk: four pieces fill four fives, whosever they are") {
    CHECK(turns_at({{{4, '1'}, {7, '5'}}, 4}, {{{7, 'a'}}, 5}, "1 3") == Texts{"hand/3"});
    const Side one{{{21, '1'}}, 6}, two{{{4, '1'}}, 6};
    CHECK(turns_at(one, two, "2 3") == Texts{"4/7", "hand/3"});
    CHECK(side_after(one, two, "2 3", "4/7", 2) == "......2................:6:0");
    CHECK(turns_at(one, {{{7, '2'}}, 6}, "1 3") == Texts{"hand/3"});
}

TEST_CASE("Skiryuk: four eyes with an enemy piece are closed, and may be passed over") {
    CHECK(turns_at({{{10, '1'}}, 6}, {{{11, '1'}}, 6}, "1 1") == Texts{"hand/1"});
    CHECK(turns_at({{{10, '1'}}, 6}, {{{11, '1'}}, 6}, "1 2") == Texts{"10/12+", "hand/2"});
}

TEST_CASE("Skiryuk: plain and flipped pieces of a player mix on four eyes") {
    const Side one{{{11, '1'}, {16, '1'}}, 5};
    CHECK(turns_at(one, none, "1 1") == Texts{"11/12+", "16/17", "hand/1"});
    CHECK(side_after(one, none, "1 1", "16/17") == "..........1.....2......:5:0");
}

TEST_CASE("Skiryuk: a piece captures its own kind") {
    CHECK(turns_at({{{5, '1'}}, 6}, {{{6, '1'}}, 6}, "1 1") == Texts{"5/6*", "hand/1"});
    CHECK(side_after({{{5, '1'}}, 6}, {{{6, '1'}}, 6}, "1 1", "5/6*", 2) == none.text());
    CHECK(turns_at({{{13, '1'}}, 6}, {{{14, '1'}}, 6}, "1 1") == Texts{"13/14*", "hand/1"});
    CHECK(turns_at({{{7, '1'}}, 6}, {{{8, '1'}}, 6}, "1 1") == Texts{"7/8*+", "hand/1"});
    CHECK(turns_at({{{4, '1'}}, 6}, {{{5, '1'}}, 6}, "1 1") == Texts{"4/5*", "hand/1"});
}

TEST_CASE("Skiryuk: a piece of the other kind keeps its square, unless any may be captured") {
    const Side two{{{22, '1'}}, 6};
    CHECK(turns_at({{{5, '1'}}, 6}, two, "1 1") == Texts{"hand/1"});
    CHECK(turns(any, at({{{5, '1'}}, 6}, two, "1 1")) == Texts{"5/6*", "hand/1"});
    CHECK(turns_at({{{22, '1'}}, 6}, {{{5, '1'}}, 6}, "1 1") == Texts{"hand/1"});
    CHECK(turns(any, at({{{22, '1'}}, 6}, {{{5, '1'}}, 6}, "1 1")) == Texts{"22/23*", "hand/1"});
    CHECK(turns_at({{{15, '1'}}, 6}, {{{12, '1'}}, 6}, "1 1") == Texts{"hand/1"});
    CHECK(turns(any, at({{{15, '1'}}, 6}, {{{12, '1'}}, 6}, "1 1")) == Texts{"15/16*+", "hand/1"});
}

TEST_CASE("Skiryuk: a piece flips as it leaves place 13, or with the option as it gets there") {
    const Side twelve{{{12, '1'}}, 6}, thirteen{{{13, '1'}}, 6}, fourteen{{{14, '1'}}, 6},
        fifteen{{{15, '1'}}, 6};
    CHECK(turns_at(twelve, fifteen, "1 1") == Texts{"hand/1"});
    CHECK(turns(early, at(twelve, fifteen, "1 1")) == Texts{"12/13*", "hand/1"});
    CHECK(turns_at(fourteen, thirteen, "1 1") == Texts{"hand/1"});
    CHECK(turns(early, at(fourteen, thirteen, "1 1")) == Texts{"14/15*", "hand/1"});
}

TEST_CASE("Skiryuk: the end shelters a flipped piece, and no plain one") {
    CHECK(turns_at({{{4, '1'}}, 6}, {{{23, '1'}}, 6}, "1 1") == Texts{"hand/1"});
    CHECK(turns(any, at({{{4, '1'}}, 6}, {{{23, '1'}}, 6}, "1 1")) == Texts{"hand/1"});
    CHECK(turns(any, at({{{22, '1'}}, 6}, {{{23, '1'}}, 6}, "1 1")) == Texts{"hand/1"});
}

TEST_CASE("Skiryuk: own pieces block through the other place of a square") {
    const Side one{{{9, '1'}, {18, '1'}}, 5};
    CHECK(turns_at(one, none, "1 1") == Texts{"9/10", "hand/1"});
    CHECK(side_after(one, none, "1 1", "9/10") == ".........2.......1.....:5:0");
}

TEST_CASE("Skiryuk: off by the exact roll, and a turn without a move passes") {
    CHECK(turns_at({{{23, '1'}}, 0, 6}, none, "1 2") == Texts{"pass"});
    CHECK(turns_at({{{23, '1'}}, 0, 6}, none, "1 1") == Texts{"23/off"});
    auto match = match_at(game, at({{{23, '1'}}, 0, 6}, none, "1 1"));
    REQUIRE_FALSE(match->play_text("23/off"));
    CHECK(match->position() == ".......................:0:7 .......................:7:0 2 -");
    CHECK(turns_at({{{2, '1'}, {4, '1'}}, 5}, {{{22, '1'}}, 6}, "1 2") == Texts{"pass"});
}

TEST_CASE("Skiryuk: positions that cannot stand are refused where their fault begins") {
    CHECK(refused({{{7, '1'}}, 6}, {{{7, '1'}}, 6}) == "position.ur.level(1, B3) at 35");
    CHECK(refused({{{7, '1'}, {21, '1'}}, 5}, none) == "position.ur.level(1, B3) at 21");
    CHECK(refused({{{7, '2'}}, 6}, none) == "position.ur.gap(2, B3, 1) at 7");
    CHECK(refused({{{10, '1'}}, 6}, {{{18, '4'}}, 6}) == "position.ur.gap(3, B6, 2) at 46");
    CHECK(refused({{{21, '2'}}, 6}, {{{10, '8'}}, 6}) == "position.ur.gap(2, B3, 1) at 21");
    CHECK(refused({{{11, '1'}}, 6}, {{{11, '2'}}, 6}) == "position.ur.two_owners(B7) at 39");
    CHECK(refused({{{11, '1'}}, 6}, {{{17, '1'}}, 6}) == "position.ur.two_owners(B7) at 45");
    CHECK(refused({{{1, '5'}}, 2}, none) == "position.ur.shelter(A4, 5, 4) at 1");
    CHECK(refused({{{6, '1'}, {22, '1'}}, 5}, none) == "position.ur.crowded(1, B2) at 22");
    CHECK(refused({{{23, '1'}}, 6}, {{{5, '1'}}, 6}) == "position.ur.two_colours(B1) at 33");
    CHECK(refused({{{7, '3'}}, 6}, none) == "position.ur.pieces(1, 8, 7) at 1");
    CHECK(refused({{{7, 'f'}}, 3}, none) == "accepted");
    CHECK(refused({{{7, '5'}}, 5}, {{{21, 'a'}}, 5}) == "accepted");
}

TEST_CASE("Skiryuk: a stack is told from the bottom up, whosever the pieces are") {
    const auto match = match_at(game, at({{{7, '9'}}, 5}, {{{7, '2'}, {21, '4'}}, 5}, "1 -"));
    std::vector<board::Content> contents;
    match->contents(contents);
    const int square = (*read_game_text(game))->board().tracks[0][0][7];
    std::string told;
    for (const board::Content &c : contents)
        if (c.place == square)
            told += std::to_string(c.player) + "/" + std::to_string(c.kind) + "x" +
                    std::to_string(c.count) + " ";
    CHECK(told == "1/1x1 2/1x1 2/2x1 1/1x1 ");
}

TEST_CASE("Skiryuk: like pieces that lie on each other are told as one group") {
    const auto match = match_at(game, at({{{10, '3'}}, 5}, {{{10, '4'}}, 6}, "1 -"));
    std::vector<board::Content> contents;
    match->contents(contents);
    const int square = (*read_game_text(game))->board().tracks[0][0][10];
    std::vector<int> counts;
    for (const board::Content &c : contents)
        if (c.place == square) counts.push_back(c.count);
    CHECK(counts == std::vector<int>{2, 1});
}

TEST_CASE("Skiryuk: options are written in their order") {
    CHECK((*read_game_text("ur.skiryuk?captures=any&goal=5"))->text() ==
          "ur.skiryuk?goal=5&captures=any");
    CHECK((*read_game_text("ur.skiryuk?captures=any&flip=reach"))->text() ==
          "ur.skiryuk?flip=reach&captures=any");
    CHECK(refused_game("ur.skiryuk?flip=never") ==
          "option.choice(flip, never, leave, reach) at 17");
}
