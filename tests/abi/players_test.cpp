// SPDX-License-Identifier: MIT
// The program's players and analysis through the contract.
#include "catch.hpp"
#include "support.hpp"

#include <set>

namespace {

ludus_thought thought() {
    return sized<ludus_thought>();
}

std::int32_t LUDUS_CALL stop(void *user, const ludus_thought *so_far) {
    CHECK(so_far->size == sizeof(ludus_thought));
    ++*static_cast<int *>(user);
    return 1;
}

std::int32_t LUDUS_CALL throws(void *, const ludus_thought *) {
    throw 1;
}

} // namespace

TEST_CASE("Every game offers five levels and named players, each of whom finds a legal turn") {
    const Instance instance;
    for (const std::string &game : game_ids(instance)) {
        const auto players = list<ludus_player>([&](auto... args) {
            return instance.players().players(instance.addon, game.c_str(), "ru", args..., nullptr);
        });
        std::set<int> ranks;
        const Play play(instance, game);
        play_random(instance, play, game, 2, 6);
        while (play.state().phase != LUDUS_PHASE_MOVE) {
            if (play.state().phase == LUDUS_PHASE_END) play.api.end_turn(play.match, nullptr);
            play.roll(roll_of(instance, game, 9, play.state().rolls));
        }
        std::uint32_t turns = 0;
        play.api.turns(play.match, nullptr, 0, 0, &turns, nullptr);
        for (const ludus_player &player : players) {
            INFO(game << " " << player.id);
            CHECK(player.name != std::string("player.") + player.id);
            if (player.kind == LUDUS_PLAYER_LEVEL) CHECK(ranks.insert(player.rank).second);
            const std::string before = play.position();
            ludus_thought one = thought(), two = thought();
            ludus_budget budget{};
            budget.size = sizeof budget;
            budget.nodes = 500;
            const auto think = [&](ludus_thought &out) {
                return instance.players().think(play.match, player.id, &budget, 5, nullptr, nullptr,
                                                &out, nullptr);
            };
            REQUIRE(think(one) == LUDUS_OK);
            REQUIRE(think(two) == LUDUS_OK);
            CHECK(one.turn < turns);
            CHECK(one.turn == two.turn);
            CHECK(one.probability >= 0);
            CHECK(one.probability <= 1000000000);
            CHECK(play.position() == before);
        }
        CHECK(ranks == std::set<int>{1, 2, 3, 4, 5});
    }
}

TEST_CASE("A thought can be stopped by its listener, which may even throw") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    REQUIRE(play.roll({1, 4, 6}) == LUDUS_OK);
    ludus_thought out = thought();
    int calls = 0;
    REQUIRE(instance.players().think(play.match, "level-5", nullptr, 1, stop, &calls, &out,
                                     nullptr) == LUDUS_OK);
    CHECK(calls == 1);
    CHECK(out.stopped == 1);
    REQUIRE(instance.players().think(play.match, "level-5", nullptr, 1, throws, nullptr, &out,
                                     nullptr) == LUDUS_OK);
    CHECK(out.stopped == 1);
}

TEST_CASE("Faults of thinking are told") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    ludus_thought out = thought();
    ludus_error error = error_in();
    const auto think = [&](const char *player) {
        return instance.players().think(play.match, player, nullptr, 1, nullptr, nullptr, &out,
                                        &error);
    };
    CHECK(think("level-1") == LUDUS_ERROR_PHASE);
    REQUIRE(play.roll({1, 4, 6}) == LUDUS_OK);
    CHECK(think("level-6") == LUDUS_ERROR_UNKNOWN);
    CHECK(std::string(error.text)
              .starts_with("There is no player \"level-6\"; expected one of: level-1, "));
    CHECK(think(nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(instance.players().think(play.match, "pips", nullptr, 1, nullptr, nullptr, nullptr,
                                   nullptr) == LUDUS_ERROR_ARGUMENT);
}

TEST_CASE("Analysis gives every turn once, the best first") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    ludus_budget budget{};
    budget.size = sizeof budget;
    budget.nodes = 2000;
    ludus_thought now = thought();
    REQUIRE(instance.analysis().evaluate(play.match, &budget, nullptr, nullptr, &now, nullptr) ==
            LUDUS_OK);
    CHECK(now.turn == LUDUS_NO_TURN);
    CHECK(now.probability > 300000000);
    CHECK(now.probability < 700000000);
    CHECK(now.nodes > 100);
    CHECK(now.nodes <= 2000);
    CHECK(now.stopped == 0);
    CHECK(now.weakened == 0);
    REQUIRE(play.roll({2, 3, 5}) == LUDUS_OK);
    std::uint32_t turns = 0;
    play.api.turns(play.match, nullptr, 0, 0, &turns, nullptr);
    std::vector<ludus_evaluation> all(turns);
    std::uint32_t count = 0;
    ludus_thought best = thought();
    REQUIRE(instance.analysis().analyse(play.match, &budget, nullptr, nullptr, all.data(), turns,
                                        sizeof(ludus_evaluation), &count, &best,
                                        nullptr) == LUDUS_OK);
    REQUIRE(count == turns);
    CHECK(best.turn == all[0].turn);
    CHECK(best.probability == all[0].probability);
    CHECK(best.nodes > 100);
    CHECK(best.stopped == 0);
    REQUIRE(all.size() == turns);
    std::set<std::uint32_t> seen;
    for (std::size_t i = 0; i < all.size(); ++i) {
        CHECK(seen.insert(all[i].turn).second);
        if (i > 0) CHECK(all[i].probability <= all[i - 1].probability);
    }
    CHECK(instance.analysis().evaluate(play.match, &budget, nullptr, nullptr, nullptr, nullptr) ==
          LUDUS_ERROR_ARGUMENT);
}

TEST_CASE("Analysis asked for the number of turns alone does not think") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    const auto count_of = [&](std::uint32_t &count, ludus_thought *result) {
        int calls = 0;
        const std::int32_t status = instance.analysis().analyse(
            play.match, nullptr, stop, &calls, nullptr, 0, 0, &count, result, nullptr);
        CHECK(calls == 0);
        return status;
    };
    std::uint32_t count = 0, turns = 0;
    CHECK(count_of(count, nullptr) == LUDUS_ERROR_PHASE);
    REQUIRE(play.roll({2, 3, 5}) == LUDUS_OK);
    REQUIRE(play.api.turns(play.match, nullptr, 0, 0, &turns, nullptr) == LUDUS_OK);
    ludus_thought result = thought();
    result.nodes = result.turn = 7;
    CHECK(count_of(count, &result) == LUDUS_OK);
    CHECK(count == turns);
    CHECK(result.size == sizeof result);
    CHECK(result.nodes == 0);
    CHECK(result.turn == 0);
    CHECK(count_of(count, nullptr) == LUDUS_OK);
}

TEST_CASE("An evaluation can be stopped, hears of no turn, and knows who has won") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    const auto told = [](void *user, const ludus_thought *so_far) -> std::int32_t {
        CHECK(so_far->turn == LUDUS_NO_TURN);
        ++*static_cast<int *>(user);
        return 1;
    };
    int calls = 0;
    ludus_thought out = thought();
    REQUIRE(instance.analysis().evaluate(play.match, nullptr, told, &calls, &out, nullptr) ==
            LUDUS_OK);
    CHECK(calls == 1);
    CHECK(out.stopped == 1);
    REQUIRE(play.go("............:0:5,............:0:5,............:0:5 "
                    "............:0:0,............:0:0,............:0:0 2 -") == LUDUS_OK);
    REQUIRE(instance.analysis().evaluate(play.match, nullptr, nullptr, nullptr, &out, nullptr) ==
            LUDUS_OK);
    CHECK(out.probability == 0);
    CHECK(out.turn == LUDUS_NO_TURN);
    CHECK(out.stopped == 0);
}
