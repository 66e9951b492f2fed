// SPDX-License-Identifier: MIT
// Murray perft: counts that must not change by accident. They were checked against an enumeration
// that was written independently of these rules.
#include "catch.hpp"
#include "matches.hpp"
#include "perft.hpp"

using namespace duodecim;

namespace {

struct Golden {
    const char *position; // of either board: rows of 36, or of 30
    bool split;
    unsigned depth;
    // sum, sum and exact, steps, steps and exact
    std::uint64_t leaves[4];
};

constexpr Golden goldens[] = {
    {"....................................:15:0:0 ....................................:15:0:0 1 -",
     false,
     2,
     {12491, 12491, 68324, 68324}},
    {"..............................:15:0:0 ..............................:15:0:0 1 -",
     true,
     2,
     {13689, 13689, 57977, 57977}},
    {".2..3......1.12.12.....1......1...1.:0:0:0 ..21....1......1......1.1..1...1.1.5:0:0:0 1 -",
     false,
     1,
     {23367, 23367, 25703, 25703}},
    {"..3....2..11...1........1...1.......:3:2:0 11..11.......1.....................1:9:0:0 1 -",
     false,
     1,
     {981, 981, 1104, 1104}},
    {".1...12112.....1............1.:5:0:0 1..123............1.1.1.1.11..:1:1:0 2 -",
     true,
     1,
     {6704, 6704, 6761, 6761}},
    {"..............................122322:0:0:3 ...........................1........:0:0:14 2 -",
     false,
     2,
     {279900, 55980, 237486, 59126}},
    {"..................2.........1.:0:0:12 ........................2252.1:0:0:3 2 -",
     true,
     2,
     {719429, 193904, 962015, 301637}},
    {"....................................:0:2:13 33.33............................1..:0:0:2 1 -",
     false,
     2,
     {266700, 266700, 282069, 282069}},
    {"..................................11:0:0:13 ..............................1.1...:0:0:13 2 -",
     false,
     3,
     {1758153, 673312, 983929, 763362}},
};

std::uint64_t leaves(const Golden &golden, bool steps, bool exact) {
    const Murray::Config config{golden.split, steps, exact};
    const auto text = read_position(golden.position, Murray::shape(config));
    REQUIRE(text);
    const auto state = Murray::read(config, *text);
    REQUIRE(state);
    return perft<Murray>(config, *state, golden.depth);
}

} // namespace

TEST_CASE("Murray perft: the start and positions in play have as many continuations as ever") {
    for (const Golden &golden : goldens)
        for (unsigned option = 0; option < 4; ++option) {
            INFO(golden.position << " " << option);
            CHECK(leaves(golden, option >= 2, option % 2 == 1) == golden.leaves[option]);
        }
}
