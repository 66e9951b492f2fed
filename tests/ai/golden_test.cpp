// SPDX-License-Identifier: MIT
// What the networks that the addon brings say of some positions: the same bits on every machine.
// New networks have new numbers, which a failure of this test shows.
#include "catch.hpp"
#include "support.hpp"

using namespace duodecim;

namespace {

struct Golden {
    std::string_view game, position;
    std::int32_t probability; // parts per billion
};

constexpr Golden goldens[] = {
    {"duodecim.asilo",
     "............:0:0,............:0:0,............:0:0 "
     "............:0:0,............:0:0,............:0:0 1 -",
     526980884},
    {"duodecim.asilo",
     "x..x..x.....:0:0,.xx.........:1:0,....x.......:0:1 "
     "..x.........:0:0,x...x.......:0:0,.x.......x..:1:0 2 -",
     453265641},
    {"duodecim.murray",
     "....................................:15:0:0 "
     "....................................:15:0:0 1 -",
     513549208},
    {"duodecim.murray",
     "..............................333...:0:0:6 "
     "2...................................:13:0:0 1 -",
     930643352},
    {"duodecim.murray?compound=steps&bearoff=exact",
     "..1.2..3............................:8:1:0 "
     "...1....2...........................:12:0:0 2 -",
     480064059},
    {"duodecim.murray-split",
     "..............................:15:0:0 ..............................:15:0:0 1 -", 518501072},
    {"ur.finkel", "..............:7:0 ..............:7:0 1 -", 515448309},
    {"ur.finkel", "1...1..1......:3:1 ..1..1........:4:1 2 -", 415030136},
    {"ur.finkel?pieces=5&goal=3", "1...1.........:2:1 ..1..1........:2:1 1 -", 548935552},
    {"ur.dmytro", ".......................:7:0 .......................:7:0 1 -", 500015253},
    {"ur.dmytro?dice=astragal", ".1..1........1.........:4:0 ..1.......1............:4:1 2 -",
     502421544},
};

} // namespace

TEST_CASE("the networks say the same of a position on every machine") {
    for (const Golden &golden : goldens) {
        CAPTURE(golden.game, golden.position);
        const auto match = match_at(golden.game, golden.position);
        CHECK(*shipped_evaluate(*match, {1, 0}) == golden.probability); // one node: no search
    }
}
