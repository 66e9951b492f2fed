// SPDX-License-Identifier: MIT
// Few games, with margins so wide that chance does not decide; bench_players measures properly.
#include "catch.hpp"
#include "support.hpp"

TEST_CASE("level 5 beats pips, and greedy where there is one") {
    CHECK(share_won("duodecim.asilo", "level-5", "pips", 20, 1) > 0.75);
    CHECK(share_won("duodecim.murray", "level-3", "pips", 20, 1) > 0.6);
    CHECK(share_won("ur.finkel", "level-5", "greedy", 20, 1) > 0.75);
    CHECK(share_won("ur.dmytro", "level-5", "pips", 20, 1) > 0.7);
    CHECK(share_won("ur.masters", "level-5", "greedy", 20, 1) > 0.75);
    CHECK(share_won("ur.blitz", "level-5", "greedy", 20, 1) > 0.7);
    CHECK(share_won("ur.skiryuk", "level-5", "pips", 20, 1) > 0.7);
}

TEST_CASE("each level up to the third beats the one below") {
    for (const char *game :
         {"duodecim.asilo", "ur.finkel", "ur.dmytro", "ur.masters", "ur.blitz", "ur.skiryuk"}) {
        CAPTURE(game);
        CHECK(share_won(game, "level-1", "random", 60, 1) > 0.5);
        CHECK(share_won(game, "level-2", "level-1", 60, 1) > 0.5);
        CHECK(share_won(game, "level-3", "level-2", 60, 1) > 0.5);
    }
}
