// SPDX-License-Identifier: MIT
// A game without dice, which may end in a draw: terni lapilli, by people and by programs.
#include "catch.hpp"
#include "saves_support.hpp"

#include <nlohmann/json.hpp>

namespace {

Result lapilli(Words arguments, const std::string &input, const Words &environment = {}) {
    arguments.insert(arguments.begin(), {"--addons", LAPILLI_ADDONS});
    return run_ludus(arguments, input, environment);
}

Result of_two(const std::string &input, const Words &environment = {}) {
    return lapilli({"play", "--first", "human", "--second", "human"}, input, environment);
}

const std::string black_wins = "hand/a1\nhand/a2\nhand/b1\nhand/b2\nhand/c1\n";
// All placed; then both go to and fro until the position is there for the third time.
const std::string all_placed = "hand/a1\nhand/b2\nhand/c3\nhand/a2\nhand/c2\nhand/b3\n";
const std::string to_and_fro = "c2/c1\na2/a3\nc1/c2\na3/a2\n";
const std::string drawn = all_placed + to_and_fro + to_and_fro;

} // namespace

TEST_CASE("two people play a game without dice to its end, and no word is of dice") {
    const Result game = of_two(black_wins);
    CHECK(game.code == 0);
    CHECK(game.err.empty());
    CHECK(says(game, "Black to move.\n"));
    CHECK(says(game, "Black has three in a line and wins."));
    for (const char *word : {"dice", "Dice", "roll", "SHA-256", "secret", "seed"}) {
        INFO(word);
        CHECK_FALSE(has(game.out, word));
    }
}

TEST_CASE("a draw is told, kept as finished, and there is nothing to go on with") {
    const Home home;
    const Result game = of_two(drawn, home.environment());
    INFO(game.out);
    CHECK(game.code == 0);
    CHECK(says(game, "nobody wins.\n"));
    const auto file = home.only_save("finished");
    const std::string save = read_file(file);
    CHECK(has(save, "\ndice none "));
    CHECK(has(save, "\n- hand/a1\n- hand/b2\n"));
    const Result again = lapilli({"resume", file.string()}, "", home.environment());
    CHECK(again.code == 0);
    CHECK(says(again, "The game is over"));
}

TEST_CASE("a game without dice goes on where it was left, and is found legal") {
    const Home home;
    const Result left = of_two("hand/a1\nhand/a2\nq\n", home.environment());
    CHECK(left.code == 0);
    const std::string file = home.only_save().string();
    const Result verified = lapilli({"verify", file}, "", home.environment());
    CHECK(verified.out == "OK: the game is legal. It has no dice.\n");
    const Result again =
        lapilli({"resume", file}, "hand/b1\nhand/b2\nhand/c1\n", home.environment());
    INFO(again.out);
    CHECK(again.code == 0);
    CHECK(says(again, "Black has three in a line and wins."));
}

TEST_CASE("without dice a move is taken back, and dice are not counted") {
    const Result game = of_two("hand/a1\nundo\nhand/b1\nundo\nundo\ndice\nhelp\nq\n");
    INFO(game.out);
    CHECK(game.code == 0);
    CHECK(says(game, "This game has no dice.\n"));
    CHECK(says(game, "> undo\nTaken back.\n"));
    CHECK(says(game, "> undo\nThere is nothing of yours to take back.\n"));
    CHECK_FALSE(says(game, "counts each side's rolls"));
}

TEST_CASE("who asks for dice where there are none is told so, and plays") {
    for (const Words &asked :
         {Words{"--dice", "typed"}, Words{"--word", "luck"}, Words{"--begin", "rolled"}}) {
        Words play{"play", "--first", "human", "--second", "human"};
        play.insert(play.end(), asked.begin(), asked.end());
        const Result game = lapilli(play, "correct\n" + black_wins);
        INFO(game.out);
        CHECK(game.code == 0);
        CHECK(has(game.out, "This game has no dice.\n"));
        CHECK(says(game, "> correct\nThis game has no dice.\n"));
        CHECK(says(game, "Black has three in a line and wins."));
    }
}

TEST_CASE("moves and hints are said in the addon's words, beside what is typed") {
    const Result game = of_two("moves\nhint\nq\n");
    INFO(game.out);
    CHECK(says(game, "1: hand/a1 (Place a pebble on a1)\n"));
    CHECK(says(game, " (Place a pebble on "));
    const Result russian = run_ludus(
        {"play", "ur.finkel", "--seed", "1", "--second", "human", "--lang", "ru"}, "ходы\nq\n");
    CHECK(says(russian, "1: hand/2 ("));
    CHECK_FALSE(says(russian, "Enter a piece"));
}

TEST_CASE("a program plays a game without dice, and the same seed gives the same game") {
    const auto play = [] {
        return lapilli({"play", "--seed", "3", "--first", "random", "--second", "level-5"}, "");
    };
    const Result game = play();
    CHECK(game.code == 0);
    CHECK(says(game, "wins"));
    CHECK(game.out == play().out);
}

TEST_CASE("a match counts draws, each half a point") {
    const Result match = lapilli({"match", "lapilli.terni", "--first", "level-5", "--second",
                                  "level-5", "--games", "4", "--nodes", "2000", "--json"},
                                 "");
    REQUIRE(match.code == 0);
    const auto json = nlohmann::json::parse(match.out);
    const int won = json["first_won"], lost = json["first_lost"], draws = json["drawn"];
    CHECK(won + lost + draws == 4);
    CHECK(json["rate"].get<double>() * 4 == Approx(won + draws / 2.0));
    CHECK(json["turns_a_game"].get<double>() >= 5);
}

TEST_CASE("turns are counted where nothing is rolled") {
    CHECK(lapilli({"perft", "lapilli.terni", "2"}, "").out == "64\n"); // 8 by 8
}

TEST_CASE("dice in a save of a game without dice, and none in one with, are refused by the line") {
    const Home home;
    of_two("hand/a1\nq\n", home.environment());
    const std::string text = read_file(home.only_save());
    const std::string file = home.path("changed.ludus").string();
    write_file(file, replaced(text, "\n- hand/a1", "\n1 hand/a1"));
    CHECK(says(lapilli({"verify", file}, ""), "line"));
    const std::string raced = played_save(DiceSource::from_seed(7), 3);
    CHECK(has(refusal_of(replaced(raced, "dice seed 7", "dice none 7")), "no source of dice"));
}
