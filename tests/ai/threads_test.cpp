// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support.hpp"

#include <algorithm>
#include <thread>

using namespace duodecim;

TEST_CASE("two matches think on two threads as they do on one, and read the networks at once") {
    for (const std::string &game : games_tried()) {
        CAPTURE(game);
        std::vector<std::unique_ptr<Match>> matches;
        random_positions(game, 6, 9, [&](Match &match) { matches.push_back(match.clone()); });
        // By both kinds of players that use a network, and the analysis.
        const auto run = [&](const Knowledge &knowledge, std::size_t from, std::size_t step,
                             std::vector<std::int64_t> &said) {
            for (std::size_t i = from; i < matches.size(); i += step) {
                const Match &match = *matches[i];
                const auto weak = think(match, "level-2", {3000, 0}, i, {}, &knowledge);
                const auto strong = think(match, "level-5", {3000, 0}, i, {}, &knowledge);
                const auto list = analyse(match, {1000, 0}, {}, &knowledge);
                const auto chance = evaluate(match, {1000, 0}, {}, &knowledge);
                said[i] = weak && strong && list && chance
                              ? std::int64_t(weak->turn) << 48 | std::int64_t(strong->turn) << 40 |
                                    std::int64_t(list->front().turn) << 32 | *chance
                              : -1;
            }
        };
        std::vector<std::int64_t> alone(matches.size()), together(matches.size());
        run(shipped(), 0, 1, alone);
        const Knowledge fresh({shipped_data}, [](const std::string &) {});
        std::jthread other([&] { run(fresh, 1, 2, together); });
        run(fresh, 0, 2, together);
        other.join();
        CHECK(alone == together);
        CHECK(std::count(alone.begin(), alone.end(), -1) == 0);
    }
}
