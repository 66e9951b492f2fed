// SPDX-License-Identifier: MIT
// Asilo perft: counts that must not change by accident. The start, the first depths of the
// positions in play and the end of a game were checked against an enumeration that was written
// independently of these rules.
#include "catch.hpp"
#include "matches.hpp"
#include "perft.hpp"

using namespace duodecim;

namespace {

constexpr const char *start = "............:0:0,............:0:0,............:0:0 "
                              "............:0:0,............:0:0,............:0:0 1 -";
constexpr const char *opening = "...x.x......:0:0,x..x.x......:0:0,........x...:0:0 "
                                "...x.x......:0:0,.x...x......:0:0,............:0:1 1 -";
constexpr const char *middle = "....x......x:0:1,....xx..x...:0:1,.x.x.xx.x...:0:0 "
                               "..x...x.xx..:0:0,....x.......:2:1,............:0:4 1 -";
constexpr const char *end = "...........x:0:4,............:0:5,...........x:0:4 "
                            "..x...x.....:1:2,............:0:5,............:0:5 2 -";

struct Golden {
    const char *position;
    unsigned depth;
    std::uint64_t leaves;
};

constexpr Golden goldens[] = {
    {start, 1, 216},   {start, 2, 46656},    {opening, 1, 2700}, {opening, 2, 3185160},
    {middle, 1, 3876}, {middle, 2, 6441000}, {end, 1, 336},      {end, 2, 23856},
};

} // namespace

TEST_CASE("Asilo perft: the start and positions in play have as many continuations as ever") {
    for (const Golden &golden : goldens) {
        INFO(golden.position << " to depth " << golden.depth);
        const auto match = match_at("duodecim.asilo", golden.position);
        const auto &asilo = dynamic_cast<const MatchOf<Asilo> &>(*match);
        CHECK(perft<Asilo>(asilo.config(), asilo.before(), golden.depth) == golden.leaves);
    }
}
