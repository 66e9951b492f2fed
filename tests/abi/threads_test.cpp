// SPDX-License-Identifier: MIT
// One instance, many threads: matches in parallel, and calls of the instance at the same time.
#include "catch.hpp"
#include "support.hpp"

#include <atomic>
#include <thread>

namespace {

// A whole game, with texts by the way; false where a call failed.
bool play_and_talk(const Instance &instance, const std::string &game, unsigned n) {
    const Play play(instance, game);
    play_random(instance, play, game, n, 20);
    const std::vector<std::string> tags = languages(instance);
    const char *const language = tags[n % tags.size()].c_str();
    char text[1000];
    std::uint32_t length = 0, count = 0;
    ludus_place places[100];
    ludus_option options[8];
    ludus_error error = error_in(language);
    const bool said = instance.texts().describe(play.match, language, text, sizeof text, &length,
                                                nullptr) == LUDUS_OK;
    const bool listed = instance.board().places(instance.addon, game.c_str(), language, places, 100,
                                                sizeof *places, &count, nullptr) == LUDUS_OK &&
                        instance.game().options(instance.addon, game.c_str(), language, options, 8,
                                                sizeof *options, &count, nullptr) == LUDUS_OK;
    const bool refused = instance.game().check(instance.addon, "chess", nullptr, 0, nullptr,
                                               &error) == LUDUS_ERROR_UNKNOWN;
    return said && listed && refused;
}

} // namespace

TEST_CASE("Matches run in parallel on one instance") {
    const Instance instance;
    const std::vector<std::string> games = game_ids(instance);
    std::atomic<unsigned> failed = 0;
    {
        std::vector<std::jthread> threads;
        for (unsigned t = 0; t < 4; ++t)
            threads.emplace_back([&, t] {
                for (unsigned n = 0; n < 12; ++n)
                    if (!play_and_talk(instance, games[(n + t) % games.size()], n + t)) ++failed;
            });
    }
    CHECK(failed == 0);
}

TEST_CASE("Two matches think at once") {
    const Instance instance;
    std::uint32_t turns[2][2];
    for (unsigned round = 0; round < 2; ++round) {
        std::vector<std::jthread> threads;
        for (unsigned t = 0; t < 2; ++t)
            threads.emplace_back([&instance, &turn = turns[round][t], t] {
                const Play play(instance, "duodecim.asilo");
                play.roll({1, 2 + static_cast<int>(t), 6});
                ludus_budget budget{};
                budget.size = sizeof budget;
                budget.nodes = 5000;
                ludus_thought out{};
                out.size = sizeof out;
                instance.players().think(play.match, "level-5", &budget, 1, nullptr, nullptr, &out,
                                         nullptr);
                turn = out.turn;
            });
    }
    CHECK(turns[0][0] == turns[1][0]);
    CHECK(turns[0][1] == turns[1][1]);
}
