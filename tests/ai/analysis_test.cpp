// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support.hpp"

#include <algorithm>

using namespace duodecim;

TEST_CASE("the analysis lists each turn once, best first") {
    for (const std::string &game : games_tried())
        random_positions(game, 15, 13, [&](Match &match) {
            for (const std::uint64_t nodes : {1u, 50u, 2000u}) {
                const auto list = shipped_analyse(match, {nodes, 0});
                REQUIRE(list);
                std::vector<bool> seen(*match.turns());
                REQUIRE(list->size() == seen.size());
                for (const Evaluation &it : *list) {
                    REQUIRE(it.turn < seen.size());
                    REQUIRE_FALSE(seen[it.turn]);
                    seen[it.turn] = true;
                }
                REQUIRE(
                    std::is_sorted(list->begin(), list->end(), [](const auto &a, const auto &b) {
                        return a.probability > b.probability;
                    }));
            }
        });
}

TEST_CASE("the analysis agrees with level 5 on what is best") {
    for (const std::string game : {"duodecim.asilo", "ur.finkel"}) {
        unsigned agreed = 0;
        random_positions(game, 40, 13, [&](Match &match) {
            const auto list = shipped_analyse(match, {});
            const auto thought = shipped_think(match, "level-5", {}, 1);
            agreed += list->front().turn == thought->turn;
        });
        CAPTURE(game);
        CHECK(agreed >= 36);
    }
}

TEST_CASE("the analysis tells the first turns apart, whatever the options") {
    for (const std::string &game : games_tried()) {
        const auto its = game_of(game);
        const auto match = its->new_match();
        for (std::uint64_t seed = 1; match->status().phase != Phase::move; ++seed)
            roll(*match, *its, seed);
        const auto list = *shipped_analyse(*match, {});
        CAPTURE(game);
        if (list.size() > 1) CHECK(list.front().probability > list.back().probability);
    }
}

TEST_CASE("an analysis can compare turns, however many it had the nodes to look into") {
    // Alike but for the order of the lines, which are played in any.
    const auto match =
        match_at("duodecim.asilo", "............:0:0,............:0:0,............:0:0 "
                                   "............:0:0,............:0:0,............:0:0 1 123");
    for (const std::uint64_t nodes : {0u, 100'000u, 10'000u, 1'000u}) {
        const auto list = *shipped_analyse(*match, {nodes, 0});
        REQUIRE(list.size() > 5);
        CAPTURE(nodes);
        // The six that put each die's piece on a line of its own.
        CHECK(list[0].probability - list[5].probability < certain / 2000);
    }
}

TEST_CASE("a turn without choice is worth what the position after it is") {
    struct Forced {
        const char *game, *before, *after;
    };
    for (const Forced &it : {
             Forced{"duodecim.murray",
                    ".........1..........................:0:0:14 "
                    "..........................211.1.1..1:0:0:8 1 135",
                    "..................1.................:0:0:14 "
                    "..........................211.1.1..1:0:0:8 2 -"},
             Forced{"duodecim.asilo",
                    "...........x:0:4,............:0:5,...........x:0:4 "
                    "..........x.:0:4,........xx..:0:3,............:0:5 1 556",
                    "...........x:0:4,............:0:5,...........x:0:4 "
                    "..........x.:0:4,........xx..:0:3,............:0:5 2 -"},
         }) {
        const auto list = *shipped_analyse(*match_at(it.game, it.before), {});
        CAPTURE(it.game);
        REQUIRE(list.size() == 1);
        const auto after = *shipped_evaluate(*match_at(it.game, it.after), {});
        CHECK(std::abs(list[0].probability + after - certain) < certain / 1000);
    }
}

TEST_CASE("far ahead is above one half, far behind below, whoever moves") {
    const std::string ahead = "......xxxx..:0:1,......xxx...:0:2,......xxx...:0:2";
    const std::string behind = "x...........:0:0,............:0:0,............:0:0";
    for (const char *mover : {"1", "2"}) {
        const bool first = *mover == '1';
        const auto best = [&](const std::string &one, const std::string &two) {
            const auto match = match_at("duodecim.asilo", one + " " + two + " " + mover + " 136");
            return shipped_analyse(*match, {})->front().probability;
        };
        CHECK((first ? best(ahead, behind) : best(behind, ahead)) > 850'000'000);
        CHECK((first ? best(behind, ahead) : best(ahead, behind)) < 150'000'000);
    }
    const auto murray = [](std::string_view position) {
        return *shipped_evaluate(*match_at("duodecim.murray", position), {});
    };
    CHECK(murray("..............................333...:0:0:6 "
                 "2...................................:13:0:0 1 -") > 900'000'000);
    CHECK(murray("2...................................:13:0:0 "
                 "..............................333...:0:0:6 1 -") < 500'000'000);
}

TEST_CASE("a piece more borne off never lowers the chances at the start of the game") {
    for (const std::string game : {"ur.finkel", "ur.dmytro"}) {
        const std::string row(game == "ur.finkel" ? 14 : 23, '.');
        std::int32_t before = 0;
        for (int off = 0; off < 7; ++off) {
            const auto match = match_at(game, row + ":" + std::to_string(7 - off) + ":" +
                                                  std::to_string(off) + " " + row + ":7:0 1 -");
            const std::int32_t chance = *shipped_evaluate(*match, {});
            CAPTURE(game, off);
            CHECK(chance > before);
            before = chance;
        }
    }
}

TEST_CASE("a position is worth its best turn, and before the roll the mean over all rolls") {
    const auto game = game_of("ur.finkel");
    const auto match = game->new_match();
    double mean = 0;
    for (const Roll &roll : distinct_rolls(game->dice())) {
        const auto rolled = match->clone();
        REQUIRE_FALSE(rolled->set_dice(std::vector<std::int32_t>{roll.dice.value[0]}));
        const std::int32_t chance = *shipped_evaluate(*rolled, {});
        CHECK(chance == shipped_analyse(*rolled, {})->front().probability);
        mean += chance * (roll.ways / 16.0);
    }
    CHECK(*shipped_evaluate(*match, {}) == Approx(mean).epsilon(0.01));
}

TEST_CASE("once the match is over, the mover has lost") {
    const auto match = match_at("ur.finkel", "..............:0:7 ..............:7:0 2 -");
    CHECK(*shipped_evaluate(*match, {}) == 0);
}
