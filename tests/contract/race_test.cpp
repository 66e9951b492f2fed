// SPDX-License-Identifier: MIT
// The rules of the tiny race, through the contract.
#include "example.hpp"

namespace {

class Race : public Example {
public:
    Race() : Example(RACE_LIBRARY, "race.six") {}

    // The position after the turn.
    std::string after(const char *position, const char *turn) {
        REQUIRE(set(position) == LUDUS_OK);
        REQUIRE(play(turn) == LUDUS_OK);
        if (state().may_end) end();
        return this->position();
    }
};

} // namespace

TEST_CASE("the race offers one piece from the hand and each that can move") {
    Race race;
    const auto moves = [&](const char *position) {
        REQUIRE(race.set(position) == LUDUS_OK);
        return race.moves();
    };
    CHECK(moves("......:2:0 ......:2:0 1 3") == "hand/3");
    CHECK(moves("..x...:1:0 x.....:0:1 1 3") == "3/6*"); // an own piece is on 3
    CHECK(moves("..x...:1:0 x.....:0:1 1 2") == "hand/2 3/5");
    CHECK(moves("..x...:1:0 x.....:0:1 1 4") == "hand/4"); // 3 may not jump over the piece on 6
    CHECK(moves("....x.:0:1 ......:2:0 1 2") == "5/off");
    CHECK(moves("....x.:0:1 ......:2:0 1 4") == "5/off");
    CHECK(moves("......:2:0 ....xx:0:0 1 3") == ""); // both in the way
}

TEST_CASE("the race captures, rolls again, passes and ends") {
    Race race;
    CHECK(race.after("..x...:1:0 x.....:0:1 1 3", "3/6*") == ".....x:1:0 ......:1:1 1 -");
    CHECK(race.after("......:2:0 ......:2:0 1 3", "hand/3") == "..x...:1:0 ......:2:0 2 -");
    CHECK(race.after("......:2:0 ....xx:0:0 1 3", "pass") == "......:2:0 ....xx:0:0 2 -");
    CHECK(race.after("....x.:0:1 ......:2:0 1 4", "5/off") == "......:0:2 ......:2:0 2 -");
}

TEST_CASE("a saved race is restored without loss at every step, also one that began with a roll") {
    Race race;
    for (const int32_t die : {3, 3, 3, 3, 3, 3, 3}) { // with captures, passes and turns again
        race.roll(die);
        if (race.state().phase == LUDUS_PHASE_MOVE)
            REQUIRE(race.api->match->play(race.match, 0, nullptr) == LUDUS_OK);
        race.end();
    }
    race.roll(1); // and in mid-turn
    check_restores_at_every_step(race);

    REQUIRE(race.set("..x...:1:0 x.....:0:1 1 3") == LUDUS_OK);
    REQUIRE(race.play("3/6*") == LUDUS_OK);
    CHECK(race.save() == "race.six\n..x...:1:0 x.....:0:1 1 3\n3 3/6*");
    check_restores_at_every_step(race);
}

TEST_CASE("a text that is no saved race is refused, and where is said") {
    struct Bad {
        const char *text;
        int32_t status;
        uint32_t column;
    };
    Race race;
    const std::string start = "race.six\n......:2:0 ......:2:0 1 -\n";
    for (const Bad &bad :
         std::vector<Bad>{{"", LUDUS_ERROR_SYNTAX, 1},
                          {"race.six", LUDUS_ERROR_SYNTAX, 9},
                          {"race.seven\n", LUDUS_ERROR_UNKNOWN, 1},
                          {"race.six\n", LUDUS_ERROR_SYNTAX, 10},
                          {"race.six\n......:2:0 ......:2:0 1 -", LUDUS_ERROR_SYNTAX, 35},
                          {"race.six\n......:2:0 ......:2:0 1 -\n\n", LUDUS_ERROR_SYNTAX, 36},
                          {"race.six\n......:2:0 ......:2:0 1 -\nx", LUDUS_ERROR_SYNTAX, 36},
                          {"race.six\n......:2:0 ......:2:0 1 -\n5", LUDUS_ERROR_DICE, 36},
                          {"race.six\n......:2:0 ......:2:0 1 -\n3\n", LUDUS_ERROR_PHASE, 36},
                          {"race.six\n......:2:0 ......:2:0 1 -\n3 hand/4", LUDUS_ERROR_MOVE, 38},
                          {"race.six\n......:2:0 ......:2:0 1 3\n4", LUDUS_ERROR_PHASE, 36},
                          {"race.six\n......:0:2 ......:2:0 2 -\n3\n", LUDUS_ERROR_PHASE, 36}}) {
        INFO(bad.text);
        CHECK(race.restore(bad.text) == bad.status);
        CHECK(race.error.column == bad.column);
        CHECK_THAT(std::string(race.error.text), Catch::Contains("expected"));
        CHECK(race.save() == start);
    }
    CHECK(race.restore("RACE.SIX \n......:2:0 ......:2:0  1 -\n") == LUDUS_OK);
    CHECK(race.save() == start);
}

TEST_CASE("the race reads forgivingly and writes canonically") {
    Race race;
    CHECK(race.set("  ..X...:1:0   x.....:0:1  1  3 ") == LUDUS_OK);
    CHECK(race.position() == "..x...:1:0 x.....:0:1 1 3");
    CHECK(race.play(" 3/6 ") == LUDUS_OK);
    CHECK(race.after("......:2:0 ......:2:0 2 4", "HAND/4*") == "......:2:0 ...x..:1:0 1 -");
}

TEST_CASE("the race says what is wrong with a text, and where") {
    struct Bad {
        const char *text;
        int32_t status;
        uint32_t column;
    };
    Race race;
    const std::string before = race.position();
    for (const Bad &bad :
         std::vector<Bad>{{"", LUDUS_ERROR_SYNTAX, 1},
                          {"..x..:1:0 x.....:0:1 1 3", LUDUS_ERROR_SYNTAX, 6},
                          {"..x...:1:0 x.....:0:1 3 3", LUDUS_ERROR_SYNTAX, 23},
                          {"..x...:01:0 x.....:0:1 1 3", LUDUS_ERROR_SYNTAX, 9},
                          {"..x...:1:0 x.....:0:1 1", LUDUS_ERROR_SYNTAX, 24},
                          {"..x...:1:0 x.....:0:1 1 3 3", LUDUS_ERROR_SYNTAX, 27},
                          {"..x...:1:0 x.....:0:1 1 5", LUDUS_ERROR_DICE, 25},
                          {"..x...:1:0 x.....:0:1 1 0", LUDUS_ERROR_DICE, 25},
                          {"..x...:2:0 x.....:0:1 1 3", LUDUS_ERROR_POSITION, 1},
                          {"..x...:1:0 ...x..:0:1 1 3", LUDUS_ERROR_POSITION, 1},
                          {"......:0:2 ......:0:2 1 -", LUDUS_ERROR_POSITION, 1},
                          {"......:0:2 ......:2:0 1 -", LUDUS_ERROR_POSITION, 1},
                          {"......:0:2 ......:2:0 2 3", LUDUS_ERROR_POSITION, 1}}) {
        INFO(bad.text);
        CHECK(race.set(bad.text) == bad.status);
        CHECK(race.error.column == bad.column);
        CHECK_THAT(std::string(race.error.text), Catch::Contains("expected"));
        CHECK(race.position() == before);
    }
    REQUIRE(race.set("..x...:1:0 x.....:0:1 1 3") == LUDUS_OK);
    for (const Bad &bad : std::vector<Bad>{{"", LUDUS_ERROR_SYNTAX, 1},
                                           {"3-6", LUDUS_ERROR_SYNTAX, 2},
                                           {"3/7", LUDUS_ERROR_SYNTAX, 3},
                                           {"3/6* 1/2", LUDUS_ERROR_SYNTAX, 6},
                                           {"hand/3", LUDUS_ERROR_MOVE, 1},
                                           {" pass", LUDUS_ERROR_MOVE, 2}}) {
        INFO(bad.text);
        CHECK(race.play(bad.text) == bad.status);
        CHECK(race.error.column == bad.column);
        CHECK_THAT(std::string(race.error.text), Catch::Contains("expected"));
    }
}
