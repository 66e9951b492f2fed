// SPDX-License-Identifier: MIT
// A game without dice in a front end, to a win and to a draw, and one of a later contract.
#include "catch.hpp"
#include "player.hpp"

namespace {

const std::filesystem::path lapilli = LAPILLI_ADDONS, future = FUTURE_ADDONS;

void begin(Console &console) {
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_A); // on the first page: start
}

bool ended(const Console &console) {
    return console.heard("wins"); // "Black has three in a line and wins", "nobody wins"
}

// Down the menu to an item, and it is chosen.
void choose_in_menu(Console &console, int down) {
    console.press(RETRO_DEVICE_ID_JOYPAD_START);
    for (int i = 0; i < down; ++i)
        console.press(RETRO_DEVICE_ID_JOYPAD_DOWN);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    console.run(4);
}

} // namespace

TEST_CASE("a whole game without dice is played by pad, keyboard and pointer against the program") {
    for (const int way : {0, 1, 2}) {
        Console console(with(lapilli, {{"ludus_player_2", "1"}, {"ludus_begin", "agreed"}}));
        Player player(console, lapilli);
        begin(console);
        for (int moves = 0; player.wait(); ++moves) {
            REQUIRE(moves < 500);
            way == 0   ? player.move_by_pad()
            : way == 1 ? player.move_by_keyboard()
                       : player.move_by_pointer();
        }
        CHECK(ended(console));
        CHECK(player.look().session().state().rolls == 0);
        CHECK_FALSE(console.heard("rolls"));
        CHECK_FALSE(console.heard("dice"));
    }
}

TEST_CASE("a draw is said in a front end, and the game is over with no winner") {
    Console console(with(lapilli, {{"ludus_player_2", "human"}, {"ludus_begin", "agreed"}}));
    Player player(console, lapilli);
    begin(console);
    for (const char *move :
         {"hand/a1", "hand/b1", "hand/c1", "hand/a3", "hand/b3", "hand/c2", "b3/c3", "c2/b2",
          "c3/b3", "b2/c2", "b3/c3", "c2/b2", "c3/b3", "b2/c2"}) {
        REQUIRE(player.wait());
        player.play(move);
    }
    CHECK_FALSE(player.wait());
    CHECK(player.look().session().state().winner == 0);
    CHECK(console.heard("nobody wins"));
    console.write_picture("draw");
}

TEST_CASE("what a later contract brings does not stop a game in a front end") {
    Console console(with(future, {{"ludus_player_2", "1"}, {"ludus_begin", "agreed"}}));
    Player player(console, future);
    begin(console);
    REQUIRE(player.wait());
    console.write_picture("future");
    for (int moves = 0; player.wait(); ++moves) {
        REQUIRE(moves < 500);
        player.move_by_pad();
    }
    CHECK(ended(console));
}

TEST_CASE("acts are chosen in the menu by pad, and a turn is ended there early") {
    Console console(with(future, {{"ludus_player_2", "human"}, {"ludus_begin", "agreed"}}));
    Player player(console, future);
    begin(console);
    REQUIRE(player.wait());
    choose_in_menu(console, 1); // below going on: the first act
    REQUIRE(player.wait());
    CHECK(player.look().session().state().mover == 2);
    CHECK(player.look().session().match().record(0) == "- hand/a1");
    choose_in_menu(console, 3); // below both acts: to end the turn
    REQUIRE(player.wait());
    CHECK(player.look().session().state().mover == 1);
}
