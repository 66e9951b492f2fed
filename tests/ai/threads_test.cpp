// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support.hpp"

#include <thread>

using namespace duodecim;

TEST_CASE("two matches think on two threads as they do on one") {
    for (const std::string game : {"duodecim.asilo", "duodecim.murray", "ur.dmytro"}) {
        std::vector<std::unique_ptr<Match>> matches;
        random_positions(game, 8, 9, [&](Match &match) { matches.push_back(match.clone()); });
        const auto run = [&](std::size_t from, std::size_t step, std::vector<std::size_t> &turns) {
            for (std::size_t i = from; i < matches.size(); i += step)
                turns[i] = shipped_think(*matches[i], "level-4", {3000, 0}, 1)->turn;
        };
        std::vector<std::size_t> alone(matches.size()), together(matches.size());
        run(0, 1, alone);
        std::thread other([&] { run(1, 2, together); });
        run(0, 2, together);
        other.join();
        CHECK(alone == together);
    }
}
