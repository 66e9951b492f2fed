// SPDX-License-Identifier: MIT
// The record of a match, clones, and what they keep apart.
#include "catch.hpp"
#include "support.hpp"

namespace {

std::string start(const Play &play) {
    return whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
        return play.api.start(play.match, text, n, length, nullptr);
    });
}

std::string record(const Play &play, std::uint32_t i) {
    return whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
        return play.api.record(play.match, i, text, n, length, nullptr);
    });
}

// Plays a line "DICE TURN"; `last`: the end of the turn is not the record's to say.
void replay(const Play &play, const std::string &line, bool last) {
    const std::size_t blank = line.find(' ');
    std::vector<std::int32_t> dice;
    for (const char c : line.substr(0, blank))
        dice.push_back(c - '0');
    REQUIRE(play.roll(dice) == LUDUS_OK);
    if (blank != std::string::npos)
        REQUIRE(play.api.play_text(play.match, line.c_str() + blank + 1, nullptr) == LUDUS_OK);
    if (!last) REQUIRE(play.api.end_turn(play.match, nullptr) == LUDUS_OK);
}

} // namespace

TEST_CASE("A record plays the same match again, at whatever step it was taken") {
    const Instance instance;
    for (const std::string &game : game_ids(instance)) {
        for (unsigned rolls : {0u, 1u, 30u, 100000u}) {
            INFO(game << " " << rolls);
            const Play first(instance, game);
            play_random(instance, first, game, 11, rolls);
            const Play second(instance, game);
            REQUIRE(second.go(start(first)) == LUDUS_OK);
            const std::uint32_t n = first.state().turns;
            for (std::uint32_t i = 0; i < n; ++i)
                replay(second, record(first, i), i + 1 == n);
            if (first.state().phase == LUDUS_PHASE_ROLL && n > 0)
                REQUIRE(second.api.end_turn(second.match, nullptr) == LUDUS_OK);
            CHECK(second.position() == first.position());
            CHECK(second.partial() == first.partial());
            CHECK(second.state().phase == first.state().phase);
            CHECK(first.api.record(first.match, n, nullptr, 0, nullptr, nullptr) ==
                  LUDUS_ERROR_ARGUMENT);
        }
    }
}

TEST_CASE("A clone has the history, and neither notices the other") {
    const Instance instance;
    const Play first(instance, "duodecim.asilo");
    play_random(instance, first, "duodecim.asilo", 5, 20);
    ludus_match *copy = nullptr;
    REQUIRE(first.api.clone(first.match, &copy, nullptr) == LUDUS_OK);
    const Play second(instance, copy);
    const std::string before = first.position();
    CHECK(second.position() == before);
    CHECK(second.state().steps == first.state().steps);
    while (second.undo() == LUDUS_OK)
        ;
    CHECK(second.state().rolls == 0);
    CHECK(first.position() == before);
    CHECK(first.state().rolls == 20);
    CHECK(first.api.clone(first.match, nullptr, nullptr) == LUDUS_ERROR_ARGUMENT);
}

TEST_CASE("A match knows its game with options") {
    const Instance instance;
    const Play play(instance, "ur.finkel?goal=2&pieces=3");
    CHECK(whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
              return play.api.game(play.match, text, n, length, nullptr);
          }) == "ur.finkel?pieces=3&goal=2");
}

TEST_CASE("A match is saved in two calls and restored in one, with all that undo can take back") {
    const Instance instance;
    for (const std::string &game : game_ids(instance))
        for (unsigned rolls : {0u, 1u, 30u, 100000u}) {
            INFO(game << " " << rolls);
            const Play first(instance, game);
            play_random(instance, first, game, 12, rolls);
            ludus_match *copy = nullptr;
            REQUIRE(first.api.restore(instance.addon, first.save().c_str(), &copy, nullptr) ==
                    LUDUS_OK);
            const Play second(instance, copy);
            std::uint32_t events = 1;
            REQUIRE(second.api.events(copy, nullptr, 0, 0, &events, nullptr) == LUDUS_OK);
            CHECK(events == 0);
            for (std::uint32_t steps = first.state().steps;; --steps) {
                REQUIRE(second.save() == first.save());
                REQUIRE(second.state().phase == first.state().phase);
                REQUIRE(second.state().steps == steps);
                if (steps == 0) break;
                REQUIRE(first.undo() == LUDUS_OK);
                REQUIRE(second.undo() == LUDUS_OK);
            }
        }
}

TEST_CASE("A save that is not legal is refused with its place, and nothing is created") {
    const Instance instance;
    ludus_match *match = nullptr;
    ludus_error error = error_in();
    const auto restore = [&](const char *text) {
        return instance.match().restore(instance.addon, text, &match, &error);
    };
    const std::string start = "ur.finkel\n..............:7:0 ..............:7:0 1 -\n";
    CHECK(restore((start + "3 hand/3\n4 hand/5").c_str()) == LUDUS_ERROR_MOVE);
    CHECK(error.column == start.size() + 12);
    CHECK(error.text ==
          std::string("The move hand/5 cannot be made: that takes a 5, and the roll is 4."));
    CHECK(restore("ur.finkel") == LUDUS_ERROR_SYNTAX);
    CHECK(error.text == std::string("The saved match was expected to go on after a line feed, "
                                    "found the end of the text."));
    CHECK(restore(nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(match == nullptr);
    CHECK(instance.match().restore(instance.addon, start.c_str(), nullptr, nullptr) ==
          LUDUS_ERROR_ARGUMENT);
}
