// SPDX-License-Identifier: MIT
// Acts, turns of several moves, and turns that are ended early: a heap of stones, which has no
// board either.
#include "catch.hpp"
#include "saves_support.hpp"

namespace {

class Stones {
public:
    Result run(Words arguments, const std::string &input = "") const {
        arguments.insert(arguments.begin(), {"--addons", STONES_ADDONS});
        return run_ludus(arguments, input, home_.environment());
    }
    Result of_two(const std::string &input) const {
        return run({"play", "--first", "human", "--second", "human"}, input);
    }
    std::string file(const std::string &folder = "") const {
        return home_.only_save(folder).string();
    }

private:
    Home home_;
};

} // namespace

TEST_CASE("an act is listed with what it is, and played by its number or its text") {
    for (const char *typed : {"2", "double", "DOUBLE"}) {
        const Result game = Stones().of_two(std::string(typed) + "\nq\n");
        INFO(typed << '\n' << game.out);
        CHECK(says(game, "Moves: 1: heap/off; 2: double (Double the stake).\n"));
        CHECK(says(game, "Ash doubles the stake.\n"));
        CHECK(says(game, "Played of this turn: double\nMove: 1: heap/off.\n"));
    }
}

TEST_CASE("a turn is ended early where that is allowed, and the ways are told") {
    const Result game = Stones().of_two("end\nheap/off\nend\nhelp\nq\n");
    CHECK(says(game, "The turn cannot be ended yet: a move has to be made.\n"));
    CHECK(says(game, "Move: 1: heap/off.\n\"end\" ends the turn.\n> end\nBirch to move.\n"));
    CHECK_FALSE(says(game, "end, e: ends your turn")); // nothing is moved yet
}

TEST_CASE("a whole turn is typed at once, and taken back move by move") {
    const Result game = Stones().of_two("double heap/off heap/off\nend\nundo\nundo\nq\n");
    CHECK(says(game, "> undo\nTaken back.\nAsh to move.\n"
                     "Played of this turn: double heap/off heap/off\n"));
    CHECK(says(game, "> undo\nTaken back.\nAsh to move.\n"
                     "Moves: 1: heap/off; 2: double (Double the stake).\n"));
}

TEST_CASE("hints say turns in the addon's words, and that a turn may be ended") {
    const Result game = Stones().of_two("hint\n1\n1\nhint\nq\n");
    CHECK(says(game, "Hint: heap/off heap/off heap/off (Take three stones). "
                     "It wins 100.0 % of the time.\n"));
    CHECK(says(game, "End the turn: 100.0 percentage points less.\n"));
}

TEST_CASE("a turn that was ended early is saved, resumed, found legal and reviewed") {
    const Stones stones;
    CHECK(stones.of_two("double heap/off\nend\n1\n1\nend\nq\n").code == 0);
    const std::string save = read_file(stones.file());
    CHECK(has(save, "\n- double heap/off\n- heap/off heap/off\nended\n"));
    CHECK(stones.run({"verify", stones.file()}).out == "OK: the game is legal. It has no dice.\n");
    const Result review = stones.run({"review", stones.file()});
    CHECK(review.err.empty());
    CHECK(says(review, "1. Ash, double heap/off: 0.0 %, 100.0 points less than"));
    CHECK(says(review, "2. Birch, heap/off heap/off: 100.0 %.\n"));
    CHECK_FALSE(says(review, "luck"));
    const Result again = stones.run({"resume", stones.file()}, "1\n1\n1\n1\n");
    CHECK(again.code == 0);
    CHECK(says(again, "The game goes on from"));
    CHECK(says(again, "Birch takes the last stone and wins 2.\n"));
    CHECK(has(read_file(stones.file("finished")), "\n- heap/off heap/off heap/off\n- heap/off\n"));
}

TEST_CASE("half a turn with an act in it is resumed where it was left") {
    const Stones stones;
    CHECK(stones.of_two("double\nq\n").code == 0);
    const Result again = stones.run({"resume", stones.file()}, "q\n");
    CHECK(says(again, "Played of this turn: double\nMove: 1: heap/off.\n"));
}

TEST_CASE("a program ends its turn where it could move on") {
    const Result match = Stones().run(
        {"match", "stones.heap", "--first", "level-5", "--second", "random", "--games", "100"});
    CHECK(match.code == 0);
    CHECK(says(match, "level-5 won 9")); // four stones left to the other side are won
    const Result game = Stones().run({"play", "--first", "human", "--second", "level-5"},
                                     "double heap/off\nend\nq\n");
    CHECK(says(game, "Birch takes a stone.\nBirch takes a stone.\nAsh to move.\n"));
}
