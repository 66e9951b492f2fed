// SPDX-License-Identifier: MIT
// What a later contract may bring, in the terminal: nothing of it stops a game.
#include "catch.hpp"
#include "saves_support.hpp"

#include <algorithm>

namespace {

Result future(Words arguments, const std::string &input = "", Words environment = {}) {
    arguments.insert(arguments.begin(), {"--addons", FUTURE_ADDONS});
    return run_ludus(arguments, input, environment);
}

Result of_two(const std::string &input, const Words &environment = {}) {
    return future({"play", "--first", "human", "--second", "human"}, input, environment);
}

const std::string black_wins = "hand/a1\nhand/a2\nhand/b1\nhand/b2\nhand/c1\n";

size_t times(const std::string &text, const std::string &part) {
    size_t count = 0;
    for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

} // namespace

TEST_CASE("a game with unknown events and a later phase is played to its end by typing") {
    for (const Words &environment : {Words{}, Words{"FUTURE_PHASE=1"}}) {
        const Home home;
        Words all = home.environment();
        all.insert(all.end(), environment.begin(), environment.end());
        const Result game = of_two(black_wins, all);
        INFO(game.out << game.err);
        CHECK(game.code == 0);
        CHECK(game.err.empty());
        CHECK(says(game, "Black has three in a line and wins.\n"));
        CHECK(future({"verify", home.only_save("finished").string()}, "", all).code == 0);
    }
}

TEST_CASE("acts that no host has heard of are offered by what they say, in a later phase too") {
    for (const Words &environment : {Words{}, Words{"FUTURE_PHASE=1"}}) {
        const Result game = of_two("9\nlast\nq\n", environment);
        INFO(game.out);
        CHECK(says(game, "9: first (Take the first way); 10: last (Take the last way).\n"));
        CHECK(says(game, "> 9\nBlack places a pebble on a1.\n"));
        CHECK(says(game, "> last\nWhite places a pebble on c3.\n"));
    }
}

TEST_CASE("programs play each other whole games whatever is new") {
    for (const Words &environment : {Words{}, Words{"FUTURE_PHASE=1"}}) {
        const Result match = future(
            {"match", "lapilli.terni", "--first", "random", "--second", "random", "--games", "10"},
            "", environment);
        INFO(match.out << match.err);
        CHECK(match.code == 0);
        CHECK(says(match, "random won"));
    }
}

TEST_CASE("a board of unknown marks, shapes and kinds is drawn") {
    const Words play{"--addons", FUTURE_ADDONS, "play", "--first", "human", "--second", "human"};
    const Result game = ludus_in_terminal(
        play, {{"Black> ", "hand/b2\n"}, {"Black> ", "hand/a1\n"}, {"White> ", "q\n"}});
    INFO(game.out);
    CHECK(game.code == 0);
    CHECK(has(game.out, "x"));
    CHECK(has(game.out, "e end")); // among the keys
}

TEST_CASE("that a player plays below its strength is told, once") {
    const std::string weak =
        "any move plays below its strength: a file of the addon \"lapilli\" is "
        "missing or damaged";
    const Result game = future({"play", "--seed", "1", "--first", "random", "--second", "random"});
    CHECK(times(game.out, weak) == 1);
    const Result match = future(
        {"match", "lapilli.terni", "--first", "random", "--second", "random", "--games", "4"});
    CHECK(times(match.err, weak) == 1);
    const Result best = future({"best", "lapilli.terni", "......... 1", "--player", "random"});
    CHECK(times(best.err, weak) == 1);
    const Result json =
        future({"best", "lapilli.terni", "......... 1", "--player", "random", "--json"});
    CHECK(has(json.out, "\"weakened\":true"));
    const Result hints = of_two("hint\n9\nhint\nq\n");
    CHECK(times(hints.out, "judges worse than it can: one of its files is missing or damaged") ==
          1);
}
