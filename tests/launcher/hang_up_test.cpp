// SPDX-License-Identifier: MIT
// The terminal goes away, or the player stops the program while it thinks.
#include "catch.hpp"
#include "saves_support.hpp"
#include "screen.hpp"

#include <chrono>
#include <csignal>
#include <thread>

namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;

constexpr int hung_up = 128 + SIGHUP;

Words race(const Words &options) {
    Words arguments{"--addons", RACE_ADDONS, "play", "--seed", "7"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return arguments;
}

Words environment(const Home &home) {
    Words all = home.environment();
    all.insert(all.end(), {"TERM=xterm", "NO_COLOR=1"});
    return all;
}

// With players who think for a minute.
const Words slow_game{"--addons", SLOW_ADDONS, "play", "--seed", "7", "--second", "level-1"};

std::string when_it_has(const fs::path &file, const std::string &text) {
    const auto given_up = Clock::now() + std::chrono::seconds(60);
    std::string said;
    while (said.find(text) == std::string::npos && Clock::now() < given_up) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (fs::exists(file)) said = read_file(file);
    }
    return said;
}

} // namespace

TEST_CASE("a terminal that is closed ends the launcher, and the game goes on from there") {
    const Home home;
    Screen screen(race({"--second", "human"}), 80, environment(home));
    REQUIRE(screen.wait_for("Red> "));
    screen.type("1\n");
    REQUIRE(screen.wait_for("White> "));
    CHECK(screen.hang_up() == hung_up);
    const std::string save = read_file(home.only_save());
    CHECK(refusal_of(save).empty());
    CHECK_THAT(save, Catch::Contains("\n3 hand/3\n"));
}

TEST_CASE("where the output outlives the terminal, it says where the game is") {
    const Home home;
    const fs::path output = home.path("output");
    Screen screen(race({"--second", "human"}), 80, environment(home), output);
    screen.type("1\n");
    CHECK_THAT(when_it_has(output, "White to move."), Catch::Contains("White to move."));
    CHECK(screen.hang_up() == hung_up);
    CHECK_THAT(read_file(output),
               Catch::Contains("The game is saved in " + home.only_save().string() + "\n"));
    CHECK(refusal_of(read_file(home.only_save())).empty());
}

TEST_CASE("a terminal closed before there is a game leaves none") {
    const Home home;
    Screen screen({"--addons", RACE_ADDONS, "play"}, 80, environment(home));
    REQUIRE(screen.wait_for("(Enter: none): "));
    CHECK(screen.hang_up() == hung_up);
    CHECK(saves_in(home.saves()).empty());
}

TEST_CASE("Ctrl-C while the program thinks stops it at once, and the game goes on from there") {
    const Home home;
    Screen screen(slow_game, 80, environment(home));
    REQUIRE(screen.wait_for("Red> "));
    screen.type("1\n");
    REQUIRE(screen.wait_for("is thinking: "));
    const auto stopped = Clock::now();
    screen.type("\x03");
    CHECK(screen.end() == 128 + SIGINT);
    CHECK(Clock::now() - stopped < std::chrono::seconds(10)); // the thought takes a minute
    CHECK_THAT(screen.shown, Catch::Contains("The game is saved in"));
    const std::string save = read_file(home.only_save());
    CHECK(refusal_of(save).empty());
    CHECK_THAT(save, Catch::Contains("\n3 hand/3\n")); // what was played before
}

TEST_CASE("Ctrl-C while a hint is looked for stops that too, and a closed terminal the thought") {
    const Home home;
    {
        Screen screen(slow_game, 80, environment(home));
        REQUIRE(screen.wait_for("Red> "));
        screen.type("hint\n");
        REQUIRE(screen.wait_for("Looking for a hint: "));
        const auto stopped = Clock::now();
        screen.type("\x03");
        CHECK(screen.end() == 128 + SIGINT);
        CHECK(Clock::now() - stopped < std::chrono::seconds(10));
    }
    Screen screen({"--addons", SLOW_ADDONS, "resume"}, 80, environment(home));
    REQUIRE(screen.wait_for("(Enter: 1): "));
    screen.type("\n");
    REQUIRE(screen.wait_for("Red> "));
    screen.type("1\n");
    REQUIRE(screen.wait_for("is thinking: "));
    const auto stopped = Clock::now();
    CHECK(screen.hang_up() == hung_up);
    CHECK(Clock::now() - stopped < std::chrono::seconds(10));
    CHECK(refusal_of(read_file(home.only_save())).empty());
}
