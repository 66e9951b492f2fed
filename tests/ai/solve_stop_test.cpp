// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "solve_support.hpp"

using namespace duodecim;

namespace {

// Solves until `sweeps` sweeps have been made; whether that was before the end.
bool solve_for(const std::string &path, const Ur::Config &config, unsigned sweeps) {
    std::atomic<bool> stop{false};
    solve::Resources resources;
    resources.stop = &stop;
    const auto watch = [&](const solve::Progress &) { stop = --sweeps == 0; };
    const auto ending = solve::solve(config, UrRanking(config), path, resources, watch);
    REQUIRE(ending.fault == "");
    return ending.stopped;
}

std::string fault_of(const std::string &path, const std::string &game) {
    const Ur::Config config = ur_config(game);
    return solve::solve(config, UrRanking(config), path, {}, [](const solve::Progress &) {}).fault;
}

} // namespace

TEST_CASE("the number of threads does not change a bit of a solution") {
    const Folder folder;
    for (const std::string game : {"ur.finkel?pieces=3", "ur.dmytro?pieces=2"}) {
        INFO(game);
        solve_into(folder / game + "1", game);
        solve_into(folder / game + "3", game, {3});
        CHECK(bytes_of(folder / game + "1") == bytes_of(folder / game + "3"));
    }
}

TEST_CASE("a solution is the same where equations do not fit in memory") {
    const Folder folder;
    solve_into(folder / "all", "ur.dmytro?pieces=2&goal=1");
    solve_into(folder / "some", "ur.dmytro?pieces=2&goal=1", {2, 1'000'000});
    solve_into(folder / "none", "ur.dmytro?pieces=2&goal=1", {1, 0});
    CHECK(bytes_of(folder / "all") == bytes_of(folder / "some"));
    CHECK(bytes_of(folder / "all") == bytes_of(folder / "none"));
}

TEST_CASE("a solver that is stopped and goes on finds the same bits") {
    const Folder folder;
    const Ur::Config config = ur_config("ur.finkel?pieces=3");
    solve_into(folder / "whole", "ur.finkel?pieces=3");
    unsigned stops = 0;
    while (solve_for(folder / "stopped", config, 7))
        ++stops;
    CHECK(stops > 20);
    CHECK(bytes_of(folder / "whole") == bytes_of(folder / "stopped"));
}

TEST_CASE("a solver stopped before it starts has done nothing yet") {
    const Folder folder;
    const Ur::Config config = ur_config("ur.finkel?pieces=1");
    const std::atomic<bool> stop{true};
    solve::Resources resources;
    resources.stop = &stop;
    unsigned sweeps = 0;
    const auto ending = solve::solve(config, UrRanking(config), folder / "exact", resources,
                                     [&](const solve::Progress &) { ++sweeps; });
    CHECK(ending.stopped);
    CHECK(sweeps == 0);
    CHECK_FALSE(solve_for(folder / "exact", config, 1000));
}

TEST_CASE("what was being saved when the power failed is worked out anew") {
    const Folder folder;
    const Ur::Config config = ur_config("ur.finkel?pieces=2");
    solve_into(folder / "whole", "ur.finkel?pieces=2");
    REQUIRE(solve_for(folder / "part", config, 20)); // amid the second pair of layers
    std::string part = bytes_of(folder / "part");
    const UrRanking ranking(config);
    part[solve::ExactHead::bytes + 8 * ranking.layer(0, 1).first + 77] ^= 1;
    write_bytes(folder / "part", part);
    CHECK_FALSE(solve_for(folder / "part", config, 1000));
    CHECK(bytes_of(folder / "whole") == bytes_of(folder / "part"));
}

TEST_CASE("a solver refuses to go on from a file that is another's or damaged") {
    const Folder folder;
    const Ur::Config config = ur_config("ur.finkel?pieces=2");
    REQUIRE(solve_for(folder / "part", config, 20));
    const std::string part = bytes_of(folder / "part");
    CHECK(says(fault_of(folder / "part", "ur.finkel?pieces=3"),
               "is a solution of ur.finkel?pieces=2, not of ur.finkel?pieces=3"));
    const auto altered = [&](std::size_t at) {
        std::string other = part;
        other[at] ^= 1;
        write_bytes(folder / "part", other);
        return fault_of(folder / "part", "ur.finkel?pieces=2");
    };
    CHECK(says(altered(0), "is no solution: it does not begin with"));
    CHECK(says(altered(16), "is a solution of version 0; this program reads version 1"));
    CHECK(says(altered(100), "is damaged: its head has been altered"));
    // The layer with one piece off each is solved.
    const UrRanking ranking(config);
    CHECK(says(altered(solve::ExactHead::bytes + 8 * ranking.layer(1, 1).first + 5),
               "is damaged: the values with 1 and 1 pieces off have been altered"));
    write_bytes(folder / "part", part.substr(0, 300));
    CHECK(says(fault_of(folder / "part", "ur.finkel?pieces=2"), "it ends within its head"));
    CHECK(says(fault_of(folder / "no/part", "ur.finkel?pieces=2"), "cannot make"));

    write_bytes(folder / "part", part);
    std::string fault;
    CHECK_FALSE(solve::Exact::open(folder / "part", config, fault));
    CHECK(says(fault, "is not finished"));
}
