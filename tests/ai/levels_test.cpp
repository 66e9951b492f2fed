// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support.hpp"

#include <chrono>
#include <set>

using namespace duodecim;

TEST_CASE("every player chooses a turn that there is, wherever random games lead") {
    for (const std::string &game : games_tried()) {
        CAPTURE(game);
        for (const std::string &player : player_ids(game)) {
            CAPTURE(player);
            const Budget budget{player == "level-5" || player == "level-4" ? 300u : 0u, 0};
            random_positions(game, 120, 7, [&](Match &match) {
                const auto thought = shipped_think(match, player, budget, 5);
                REQUIRE(thought);
                REQUIRE(thought->turn < *match.turns());
                REQUIRE(thought->probability >= 0);
                REQUIRE(thought->probability <= 1'000'000'000);
                REQUIRE_FALSE(thought->stopped);
                if (budget.nodes > 0) REQUIRE(thought->nodes <= budget.nodes);
            });
        }
    }
}

TEST_CASE("in mid-turn the turn chosen is a completion") {
    for (const std::string game : {"duodecim.asilo", "duodecim.murray"})
        random_positions(game, 60, 9, [](Match &match) {
            while (match.status().phase == Phase::move) {
                const auto thought = shipped_think(match, "level-5", {500, 0}, 1);
                REQUIRE(thought);
                REQUIRE(thought->turn < *match.turns());
                const auto clone = match.clone();
                REQUIRE_FALSE(clone->play_turn(thought->turn));
                REQUIRE(clone->status().phase != Phase::move);
                REQUIRE_FALSE(match.play(match.moves().size() / 2));
            }
            while (match.status().moves_made > 0) // the game goes on from the roll
                REQUIRE(match.undo());
        });
}

TEST_CASE("the same position, player, seed and nodes give the same turn, on a clone too") {
    for (const std::string &game : games_tried())
        random_positions(game, 20, 11, [&](Match &match) {
            for (const std::string &player : player_ids(game)) {
                const auto first = shipped_think(match, player, {400, 0}, 9);
                const auto again = shipped_think(match, player, {400, 0}, 9);
                const auto clone = shipped_think(*match.clone(), player, {400, 0}, 9);
                REQUIRE(first->turn == again->turn);
                REQUIRE(first->turn == clone->turn);
                REQUIRE(first->nodes == clone->nodes);
                REQUIRE(first->probability == clone->probability);
            }
        });
}

TEST_CASE("a clock that is not needed changes nothing") {
    const auto listen = [](void *, const Thought &) { return 0; };
    random_positions("duodecim.asilo", 20, 10, [&](Match &match) {
        const auto plain = shipped_think(match, "level-5", {3000, 0}, 9);
        const auto watched = shipped_think(match, "level-5", {3000, 100'000}, 9, {listen, nullptr});
        REQUIRE(plain->turn == watched->turn);
        REQUIRE(plain->probability == watched->probability);
    });
}

TEST_CASE("seeds vary the turns of a weak level, not those of the strongest") {
    const auto match =
        match_at("duodecim.asilo", "x..x..x.....:0:0,.xx.........:1:0,....x.......:0:1 "
                                   "..x.........:0:0,x...x.......:0:0,.x.......x..:1:0 1 135");
    std::set<std::size_t> weak, strong;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        weak.insert(shipped_think(*match, "level-1", {}, seed)->turn);
        strong.insert(shipped_think(*match, "level-5", {2000, 0}, seed)->turn);
    }
    CHECK(weak.size() > 1);
    CHECK(strong.size() == 1);
}

TEST_CASE("every level takes the win") {
    const std::pair<std::string, std::string> wins[] = {
        {"duodecim.asilo", "............:0:5,............:0:5,.......x....:0:4 "
                           "xxx.........:0:0,xxx.........:0:2,xxx.........:0:0 1 345"},
        {"duodecim.murray", "..............................2.....:0:0:13 "
                            "3...................................:0:0:12 1 366"},
        {"ur.finkel?goal=5", "11..........1.:0:4 ..............:7:0 1 2"},
        {"ur.dmytro?goal=1", "...1...............1...:5:0 .......................:7:0 1 4"}};
    for (const auto &[game, position] : wins)
        for (unsigned level = 1; level <= 5; ++level)
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const auto match = match_at(game, position);
                CAPTURE(game, level);
                const auto thought =
                    shipped_think(*match, "level-" + std::to_string(level), {}, seed);
                CHECK(thought->probability == 1'000'000'000);
                REQUIRE_FALSE(match->play_turn(thought->turn));
                REQUIRE(match->status().phase == Phase::over);
            }
}

TEST_CASE("one node is enough for a turn, and any number of them ends") {
    for (const std::string &game : games_tried())
        random_positions(game, 2, 30, [](Match &match) {
            const auto one = shipped_think(match, "level-5", {1, 0}, 1);
            REQUIRE(one);
            CHECK(one->nodes <= 1);
            CHECK(one->turn < *match.turns());
        });
    random_positions("duodecim.asilo", 1, 30, [](Match &match) {
        const auto all = shipped_think(match, "level-5", {~std::uint64_t{0}, 0}, 1);
        REQUIRE(all);
        CHECK_FALSE(all->stopped);
        CHECK(all->nodes <= 20'000'000);
    });
}

TEST_CASE("an analysis of any number of nodes ends, and any limit of time can be kept") {
    constexpr auto endless = ~std::uint64_t{0};
    constexpr auto for_weeks = ~std::uint32_t{0}; // milliseconds
    random_positions("ur.finkel?pieces=2", 3, 5, [](Match &match) {
        const auto list = shipped_analyse(match, {endless, for_weeks});
        REQUIRE(list);
        CHECK(list->size() == *match.turns());
        CHECK(shipped_evaluate(match, {endless, 0}));
        const auto thought = shipped_think(match, "level-5", {0, for_weeks}, 1);
        CHECK_FALSE(thought->stopped);
        CHECK(thought->turn == shipped_think(match, "level-5", {}, 1)->turn);
    });
    const auto start = game_of("ur.finkel")->new_match(); // before a roll
    CHECK(*shipped_evaluate(*start, {endless, 20}) > 0);
    CHECK(*shipped_evaluate(*start, {1, 0}) > 0);
}

TEST_CASE("progress that says stop at once still leaves a turn") {
    unsigned calls = 0;
    const auto stop = [](void *user, const Thought &so_far) {
        ++*static_cast<unsigned *>(user);
        return so_far.nodes > 0 ? 1 : 2;
    };
    for (const std::string &game : games_tried())
        random_positions(game, 3, 20, [&](Match &match) {
            calls = 0;
            const auto thought = shipped_think(match, "level-5", {}, 1, {stop, &calls});
            REQUIRE(thought);
            CHECK(thought->stopped);
            CHECK(thought->turn < *match.turns());
            CHECK(calls == 1);
            const auto list = shipped_analyse(match, {}, {stop, &calls});
            REQUIRE(list);
            CHECK(list->size() == *match.turns());
            calls = 0;
            const auto chance = shipped_evaluate(*game_of(game)->new_match(), {}, {stop, &calls});
            REQUIRE(chance);
            CHECK(*chance > 0);
            CHECK(calls == 1);
        });
}

TEST_CASE("progress hears of the turn that is played at last") {
    std::vector<Thought> heard;
    const auto hear = [](void *user, const Thought &so_far) {
        static_cast<std::vector<Thought> *>(user)->push_back(so_far);
        return 0;
    };
    random_positions("duodecim.asilo", 5, 10, [&](Match &match) {
        heard.clear();
        const auto thought = shipped_think(match, "level-3", {}, 1, {hear, &heard});
        REQUIRE(heard.size() == 1);
        CHECK(heard[0].nodes == thought->nodes);
    });
}

TEST_CASE("the clock stops a thought") {
    random_positions("duodecim.murray", 1, 60, [](Match &match) {
        const auto begin = std::chrono::steady_clock::now();
        const auto list = shipped_analyse(match, {~std::uint64_t{0}, 20});
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
        CHECK(list->size() == *match.turns());
        CHECK(spent.count() < 1);
    });
}
