// SPDX-License-Identifier: MIT
// Whole games through a pipe, in plain lines.
#include "catch.hpp"
#include "support.hpp"

#include <algorithm>

namespace {

Result play(const Words &options, const std::string &input) {
    Words arguments{"play", "--seed", "7"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Result result = ludus_race(arguments, input);
    CHECK(result.err.empty());
    CHECK(result.out.find('\x1b') == std::string::npos); // no cursor control, no colours
    return result;
}

bool says(const Result &result, const std::string &text) {
    return has(result.out, text);
}

const Words both_typed{"--second", "human"};

} // namespace

TEST_CASE("a whole game is played against the program") {
    const Result game = play({}, always_first());
    CHECK(game.code == 0);
    CHECK(says(game, "Six squares (race.six)\n"));
    CHECK(says(game, "Red: human."));
    CHECK(says(game, "--seed 7"));
    const Words lines = lines_of(game.out);
    REQUIRE_FALSE(lines.empty());
    CHECK((lines.back() == "Red wins." || lines.back() == "White wins."));
}

TEST_CASE("the same seed gives the same game, another gives another") {
    CHECK(play({}, always_first()).out == play({}, always_first()).out);
    CHECK(play({"--second", "random"}, always_first()).out !=
          ludus_race({"play", "--seed", "8", "--second", "random"}, always_first()).out);
}

TEST_CASE("without a seed the dice are drawn anew for each game") {
    CHECK(ludus_race({"play", "--begin", "agreed"}, always_first()).out !=
          ludus_race({"play", "--begin", "agreed"}, always_first()).out);
}

TEST_CASE("the command's name may be left out") {
    CHECK(ludus_race({"--seed", "7"}, always_first()).out == play({}, always_first()).out);
}

TEST_CASE("the program plays itself, and its turns are said in words") {
    const Result game = play({"--first", "random", "--second", "level-1"}, "");
    CHECK(game.code == 0);
    CHECK(says(game, "Red rolls "));
    CHECK(says(game, "White enters on square "));
    CHECK(says(game, " wins.\n"));
}

TEST_CASE("two people play, and one may also be the second only") {
    CHECK(says(play(both_typed, always_first()), " wins.\n"));
    const Result second = play({"--first", "1", "--second", "human"}, always_first());
    CHECK(says(second, "White: human."));
    CHECK(says(second, " wins.\n"));
}

TEST_CASE("a move is chosen by its number or typed in the notation") {
    const Result by_number = play(both_typed, "1\nq\n");
    const Result typed = play(both_typed, "  HAND/3  \nq\n");
    CHECK(says(by_number, "Red enters on square 3.\n"));
    CHECK(says(typed, "Red enters on square 3.\n"));
}

TEST_CASE("what cannot be understood is answered with a sentence, and the choice remains") {
    const Result game =
        play(both_typed, "jump\n99\n0\nhand/4\n\xff\n" + std::string("a\0b", 3) + "\nhand/3\nq\n");
    CHECK(game.code == 0);
    CHECK(says(game, "\"jump\" at column 1"));
    CHECK(says(game, "There is no move number 99; there is only move 1.\n"));
    CHECK(says(game, "There is no move number 0; "));
    CHECK(says(game, "hand/4"));
    CHECK(says(game, "NUL"));
    CHECK(says(game, "Red enters on square 3.\n"));
}

TEST_CASE("undo takes back a person's last move, over the program's turns, with the same dice") {
    const Result game = play({"--second", "1"}, "1\nundo\n1\nquit\n");
    CHECK(says(game, "Your move is taken back, and what came after it.\n"));
    const std::string once = "Red enters on square 3.\n";
    const size_t first = game.out.find(once), second = game.out.find(once, first + 1);
    REQUIRE(second != std::string::npos);
    // What follows the move is the same the second time: rolls, and the program's own turn.
    const size_t end_1 = game.out.find("> undo"), end_2 = game.out.find("> quit");
    CHECK(game.out.substr(first, end_1 - first) == game.out.substr(second, end_2 - second));
}

TEST_CASE("undo at the start takes back nothing and says so") {
    const Result game = play(both_typed, "undo\n1\nu\nu\nq\n");
    CHECK(game.code == 0);
    const std::string nothing = "There is nothing of yours to take back.\n";
    const size_t first = game.out.find(nothing);
    REQUIRE(first != std::string::npos);
    CHECK(game.out.find(nothing, first + 1) != std::string::npos);
}

TEST_CASE("everything taken back leads to the start") {
    std::string input = always_first().substr(0, 8); // four moves
    for (int i = 0; i < 4; ++i)
        input += "undo\n";
    const Result game = play(both_typed, input + "board\nquit\n");
    CHECK(says(game, "Red (x): in hand 2, off 0\nWhite (o): in hand 2, off 0\n> quit\n"));
}

TEST_CASE("passes are said") {
    CHECK(says(play({}, always_first()), " cannot move and passes.\n"));
}

TEST_CASE("help, where and moves answer in words") {
    const Result game = play(both_typed, "help\n?\nwhere\nmoves\nq\n");
    CHECK(says(game, "takes back your last move"));
    CHECK(says(game, "Red: 2 in hand, 0 borne off."));
    CHECK(std::count(game.out.begin(), game.out.end(), '/') >= 3);
}

TEST_CASE("the end of the input leaves the game, and says so") {
    for (const char *input : {"", "1\n", "1\nhelp", "1"}) {
        const Result game = play(both_typed, input);
        CHECK(game.code == 0);
        CHECK(says(game, "The input has ended; the game is left unfinished.\n"));
    }
}

TEST_CASE("a line too long for any sense is dropped without harm") {
    const Result game = play(both_typed, std::string(3000000, '9') + "\n1\nq\n");
    CHECK(game.code == 0);
    CHECK(says(game, "Red enters on square 3.\n"));
}

TEST_CASE("where there are several games, one is chosen by number or by name") {
    const Words folders{"--addons", RACE_ADDONS, "--addons", FAULTY_ADDONS};
    for (const char *choice : {"1\nq\n", "nothing\n7\n1\nq\n", "race.six\nq\n"}) {
        const Result game = run_ludus(folders, choice);
        CHECK(game.code == 0);
        CHECK(says(game, "Which game?\n  1  Six squares (race.six)\n"));
        CHECK(says(game, "Red: human."));
    }
    const Result none = run_ludus(folders, "nothing\n");
    CHECK(none.code == 1);
    CHECK(none.out.find("\"nothing\" is not a number from 1 to 3.") != std::string::npos);
    CHECK(none.err == "ludus: No game was chosen.\n");
}

TEST_CASE("the board of the tiny race is drawn from its data") {
    const Result game = play({"--no-save", "--second", "human"}, "board\n1\n1\nboard\nq\n");
    check_golden("boards/race.six.txt", game.out);
}
