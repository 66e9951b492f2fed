// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support.hpp"

#include <nlohmann/json.hpp>

namespace {

nlohmann::json result(Words arguments) {
    arguments.insert(arguments.begin(), {"match", "race.six", "--json"});
    const Result match = ludus_race(arguments);
    CHECK(match.err.empty()); // no progress but on a terminal
    REQUIRE(match.code == 0);
    auto json = nlohmann::json::parse(match.out);
    json.erase("first_ms_a_turn"); // the clock is not in the seed
    json.erase("second_ms_a_turn");
    return json;
}

} // namespace

TEST_CASE("a match is the same again with the same seed, and another with another") {
    const auto first = result({"--first", "1", "--second", "random", "--games", "60"});
    CHECK(first == result({"--first", "level-1", "--second", "random", "--games", "60"}));
    CHECK(first != result({"--first", "1", "--second", "random", "--games", "60", "--seed", "2"}));
}

TEST_CASE("a player against itself wins half, as both have the same dice and sides") {
    const auto match = result({"--first", "level-1", "--second", "level-1", "--games", "40"});
    CHECK(match["first_won"] == 20);
    CHECK(match["games"] == 40);
    CHECK(match["low"].get<double>() < 0.5);
    CHECK(match["high"].get<double>() > 0.5);
}

TEST_CASE("the interval holds the rate and narrows with the games") {
    const auto few = result({"--first", "1", "--second", "random", "--games", "20"});
    const auto many = result({"--first", "1", "--second", "random", "--games", "500"});
    const auto width = [](const nlohmann::json &match) {
        CHECK(match["low"].get<double>() <= match["rate"].get<double>());
        CHECK(match["rate"].get<double>() <= match["high"].get<double>());
        return match["high"].get<double>() - match["low"].get<double>();
    };
    CHECK(width(many) < width(few) / 3);
    CHECK(many["turns_a_game"].get<double>() > 4); // two pieces each must come in and go off
}

TEST_CASE("a match is summed up in words") {
    const Result match =
        ludus_race({"match", "race.six", "--first", "1", "--second", "random", "--games", "10"});
    CHECK(match.code == 0);
    CHECK(match.out.find("race.six: level-1 against random, 10 games, seed 1\n") == 0);
    CHECK(match.out.find(" of 10: ") != std::string::npos);
    CHECK(match.out.find("95 % interval: ") != std::string::npos);
    CHECK(match.out.find("turns a game on average\n") != std::string::npos);
}
