// SPDX-License-Identifier: MIT
// Instances, matches and libraries from first to last; folders of every kind.
#include "support.hpp"

#include <thread>

TEST_CASE("A match keeps its addon, and the library, alive") {
    TempFolder root;
    put_addon(root.path() / "race");
    std::vector<std::string> log;
    ludus::HostDescription host{.name = "test"};
    host.log = [&](int32_t, const std::string &text) { log.push_back(text); };
    std::optional<ludus::Addon> addon = ludus::load(find_one(root.path()), host, {.unload = true});
    std::optional<ludus::Match> match(std::in_place, *addon, "race.six");
    ludus::Match other = match->clone();
    addon.reset();
    CHECK(match->state().phase == LUDUS_PHASE_ROLL);
    match.reset();
    CHECK(std::count(log.begin(), log.end(), "destroyed") == 0);
    other = other.clone();
    CHECK(other.game() == "race.six");
    const ludus::Match last(std::move(other));
    CHECK(last.state().rolls == 0);
}

TEST_CASE("The last handle destroys the instance, once") {
    TempFolder root;
    put_addon(root.path() / "race");
    std::vector<std::string> log;
    ludus::HostDescription host{.name = "test"};
    host.log = [&](int32_t, const std::string &text) { log.push_back(text); };
    {
        const ludus::Addon addon = ludus::load(find_one(root.path()), host, {.unload = true});
        const ludus::Addon copy = addon;
        CHECK(std::count(log.begin(), log.end(), "destroyed") == 0);
    }
    CHECK(std::count(log.begin(), log.end(), "destroyed") == 1);
    CHECK(log.front() == "asked ? who I am"); // what is not UTF-8 is not handed on
}

TEST_CASE("An addon opened twice gives two instances, and opened again after the last a third") {
    TempFolder root;
    put_addon(root.path() / "race");
    const ludus::Found found = find_one(root.path());
    for (int i = 0; i < 2; ++i) {
        const ludus::Addon one = ludus::load(found, {.name = "test"}, {.unload = i == 0});
        const ludus::Addon two = ludus::load(found, {.name = "test"}, {.unload = i == 0});
        CHECK(rolled_match(one).state().rolls == 1);
        CHECK(rolled_match(two).state().rolls == 1);
    }
}

TEST_CASE("Several threads use one addon and load it anew, each with matches of its own") {
    TempFolder root;
    put_addon(root.path() / "race");
    const ludus::Found found = find_one(root.path());
    const ludus::Addon shared = ludus::load(found, {.name = "test"});
    std::vector<int> played(4, 0);
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < played.size(); ++i)
            threads.emplace_back([&, i] {
                for (int game = 0; game < 20; ++game) {
                    const ludus::Addon own = ludus::load(found, {.name = "test"});
                    played[i] += rolled_match(own).state().rolls == 1;
                    played[i] += rolled_match(shared).state().rolls == 1;
                }
            });
    }
    CHECK(played == std::vector<int>(4, 40));
}
