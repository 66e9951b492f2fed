// SPDX-License-Identifier: MIT
// Ur perft: counts that must not change by accident. They were checked against an enumeration that
// was written independently of these rules.
#include "catch.hpp"
#include "matches.hpp"
#include "perft.hpp"

using namespace duodecim;

namespace {

struct Golden {
    const char *game;
    unsigned depth;
    std::uint64_t leaves;
};

constexpr Golden goldens[] = {
    {"ur.finkel", 1, 5},
    {"ur.finkel", 2, 28},
    {"ur.finkel", 3, 192},
    {"ur.finkel", 4, 1492},
    {"ur.finkel", 5, 12469},
    {"ur.finkel", 6, 112552},
    {"ur.finkel", 7, 1064116},
    {"ur.finkel?goal=1", 7, 1062982},
    {"ur.finkel?pieces=1", 8, 384773},
    {"ur.finkel?pieces=3", 7, 1050790},
    {"ur.dmytro", 1, 4},
    {"ur.dmytro", 2, 18},
    {"ur.dmytro", 3, 111},
    {"ur.dmytro", 4, 792},
    {"ur.dmytro", 5, 6058},
    {"ur.dmytro", 6, 49383},
    {"ur.dmytro", 7, 426768},
    {"ur.dmytro", 8, 3900952},
    {"ur.dmytro?dice=astragal", 7, 426768},
    {"ur.dmytro?goal=5", 7, 426768},
    {"ur.dmytro?pieces=1", 10, 1046149},
    {"ur.dmytro?pieces=4&goal=2&dice=astragal", 8, 3880268},
    {"ur.masters", 1, 4},
    {"ur.masters", 2, 19},
    {"ur.masters", 3, 116},
    {"ur.masters", 4, 846},
    {"ur.blitz", 1, 5},
    {"ur.blitz", 2, 28},
    {"ur.blitz", 3, 192},
    {"ur.blitz", 4, 1496},
    {"ur.skiryuk", 1, 4},
    {"ur.skiryuk", 2, 19},
    {"ur.skiryuk", 3, 122},
    {"ur.skiryuk", 4, 946},
    {"ur.skiryuk", 5, 7898},
    {"ur.skiryuk?flip=reach", 5, 7898},
    {"ur.skiryuk?captures=any", 5, 7898},
    {"ur.skiryuk?flip=reach&captures=any", 5, 7898},
};

} // namespace

TEST_CASE("Ur perft: every game and option has as many continuations as ever") {
    for (const Golden &golden : goldens) {
        INFO(golden.game << " to depth " << golden.depth);
        const auto match = match_of(golden.game);
        const auto &ur = dynamic_cast<const MatchOf<Ur> &>(*match);
        CHECK(perft<Ur>(ur.config(), ur.before(), golden.depth) == golden.leaves);
    }
}
