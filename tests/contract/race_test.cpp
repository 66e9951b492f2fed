// SPDX-License-Identifier: MIT
// The rules of the tiny race, through the contract.
#include "catch.hpp"

#include <cstring>
#include <dlfcn.h>
#include <ludus/addon.h>
#include <string>
#include <vector>

namespace {

class Race {
public:
    Race() {
        void *library = dlopen(RACE_LIBRARY, RTLD_NOW | RTLD_LOCAL);
        REQUIRE(library != nullptr);
        void *symbol = dlsym(library, LUDUS_ENTRY);
        REQUIRE(symbol != nullptr);
        ludus_open_fn open = nullptr;
        std::memcpy(&open, &symbol, sizeof open);
        ludus_host host{};
        host.size = sizeof host;
        host.abi = LUDUS_ABI;
        host.name = "race test";
        host.addon_folder = "/";
        uint32_t abi = 0;
        REQUIRE(open(&host, &addon, &api, &abi, nullptr) == LUDUS_OK);
        REQUIRE(api->match->create(addon, "race.six", &match, nullptr) == LUDUS_OK);
        error.size = sizeof error;
    }
    ~Race() {
        api->match->destroy(match);
        api->destroy(addon);
    }
    Race(const Race &) = delete;
    Race &operator=(const Race &) = delete;

    int32_t set(const char *position) {
        error.column = 0;
        return api->match->set_position(match, position, &error);
    }
    int32_t play(const char *turn) {
        error.column = 0;
        return api->match->play_text(match, turn, &error);
    }
    std::string position() const {
        char text[64];
        REQUIRE(api->match->position(match, text, sizeof text, nullptr, nullptr) == LUDUS_OK);
        return text;
    }
    // "hand/3 2/5*"
    std::string moves() const {
        uint32_t count = 0;
        REQUIRE(api->match->moves(match, nullptr, 0, sizeof(ludus_move), &count, nullptr) == 0);
        std::string out;
        for (uint32_t i = 0; i < count; ++i) {
            char text[16];
            REQUIRE(api->match->move_text(match, i, text, sizeof text, nullptr, nullptr) == 0);
            out += (out.empty() ? "" : " ") + std::string(text);
        }
        return out;
    }
    // The position after the turn.
    std::string after(const char *position, const char *turn) {
        REQUIRE(set(position) == LUDUS_OK);
        REQUIRE(play(turn) == LUDUS_OK);
        ludus_state state{};
        state.size = sizeof state;
        REQUIRE(api->match->state(match, &state, nullptr) == LUDUS_OK);
        if (state.phase == LUDUS_PHASE_END)
            REQUIRE(api->match->end_turn(match, nullptr) == LUDUS_OK);
        return this->position();
    }

    ludus_addon *addon = nullptr;
    const ludus_addon_api *api = nullptr;
    ludus_match *match = nullptr;
    ludus_error error{};
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
