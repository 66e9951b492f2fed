// SPDX-License-Identifier: MIT
// Whole games in a front end, by everything that a hand can hold.
#include "catch.hpp"
#include "player.hpp"

#include <chrono>

namespace {

const std::filesystem::path race = RACE_ADDONS, all = TEST_STAGE "/addons";

void begin(Console &console) {
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_A); // on the first page: start
}

template <class Move>
void play_out(Console &console, Player &player, Move move) {
    for (int moves = 0; player.wait(); ++moves) {
        REQUIRE(moves < 3000);
        move();
    }
    CHECK(console.heard("wins"));
}

// Without looking: the next piece, it, its first target, until somebody has won.
void play_blindly(Console &console) {
    const auto limit = std::chrono::steady_clock::now() + std::chrono::minutes(2);
    while (!console.heard("wins")) {
        REQUIRE(std::chrono::steady_clock::now() < limit);
        console.press(RETRO_DEVICE_ID_JOYPAD_R);
        console.press(RETRO_DEVICE_ID_JOYPAD_A);
        console.press(RETRO_DEVICE_ID_JOYPAD_A);
    }
}

} // namespace

TEST_CASE("a whole game is played by pad, from the first page to the end") {
    Console console(with(race));
    Player player(console, race);
    begin(console);
    play_out(console, player, [&] { player.move_by_pad(); });
    console.write_picture("over");
}

TEST_CASE("every game that is there is played by pad to its end") {
    Console first(with(all));
    const auto games = first.offered.at("ludus_game").values;
    first.close();
    REQUIRE(games.size() >= 5);
    for (const auto &game : games) {
        INFO(game);
        Console console(with(all, {{"ludus_game", game}, {"ludus_player_2", "1"}}));
        Player player(console, all);
        begin(console);
        REQUIRE(player.wait());
        CHECK(player.look().game().id() == game);
        console.write_picture("begin-" + game);
        play_blindly(console);
    }
}

TEST_CASE("a whole game is played by keyboard") {
    Console console(with(race));
    Player player(console, race);
    console.run(2);
    console.type(RETROK_RETURN);
    play_out(console, player, [&] { player.move_by_keyboard(); });
}

TEST_CASE("a whole game is played by pointer: a mouse or a finger") {
    Console console(with(race));
    Player player(console, race);
    begin(console);
    play_out(console, player, [&] { player.move_by_pointer(); });
}

TEST_CASE("a mouse will do that tells only how it moves") {
    ConsoleOptions options = with(race);
    options.absolute_pointer = false;
    Console console(options);
    Player player(console, race);
    begin(console);
    play_out(console, player, [&] { player.move_by_pointer(); });
}

TEST_CASE("two people play with a pad each") {
    Console console(with(race, {{"ludus_player_2", "human"}}));
    Player player(console, race);
    begin(console);
    REQUIRE(player.wait());
    CHECK(player.look().session().seat(2).human());
    const std::string before = console.saved();
    console.press(RETRO_DEVICE_ID_JOYPAD_R, 1);
    console.press(RETRO_DEVICE_ID_JOYPAD_A, 1);
    console.press(RETRO_DEVICE_ID_JOYPAD_A, 1);
    CHECK(console.saved() != before);
}

TEST_CASE("a button held down when the core starts is not meant for it") {
    Console console(with(race));
    console.press(RETRO_DEVICE_ID_JOYPAD_A); // in its first frame
    console.run(10);
    CHECK(console.saved().empty());
    begin(console);
    CHECK_FALSE(console.saved().empty());
}

TEST_CASE("a key that is bound to a button counts once") {
    Console console(with(race, {{"ludus_player_2", "human"}}));
    Player player(console, race);
    begin(console);
    REQUIRE(player.wait());
    console.press(RETRO_DEVICE_ID_JOYPAD_R);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    const std::string before = console.saved();
    console.press_both(RETRO_DEVICE_ID_JOYPAD_START, RETROK_RETURN); // the menu, and no move
    CHECK(console.saved() == before);
}

TEST_CASE(
    "undo, hint, menu and the wheel answer; the front end's menu ends the core, not a button") {
    Console console(with(all, {{"ludus_game", "ur.finkel"}, {"ludus_player_2", "1"}}));
    Player player(console, all);
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_B); // on the first page
    CHECK_FALSE(console.shut_down);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    REQUIRE(player.wait());
    const std::string before = console.saved();
    player.move_by_pad();
    REQUIRE(player.wait());
    console.press(RETRO_DEVICE_ID_JOYPAD_Y);
    REQUIRE(player.wait());
    CHECK(console.saved() == before);
    console.press(RETRO_DEVICE_ID_JOYPAD_X);
    console.run_until([&] { return console.heard("Hint"); });
    console.press(RETRO_DEVICE_ID_JOYPAD_START);
    console.write_picture("menu");
    console.scroll_down();
    console.click_right();
    for (int i = 0; i < 20; ++i) // down to the last item: leave
        console.press(i == 0 ? RETRO_DEVICE_ID_JOYPAD_START : RETRO_DEVICE_ID_JOYPAD_DOWN);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    CHECK(console.shut_down);
}

TEST_CASE("a frame is drawn only when something changed") {
    Console console(with(race, {{"ludus_player_2", "human"}}));
    Player player(console, race);
    begin(console);
    REQUIRE(player.wait());
    console.run(300);
    const int drawn = console.pictures;
    console.run(300);
    CHECK(console.pictures == drawn);
    console.press(RETRO_DEVICE_ID_JOYPAD_R);
    CHECK(console.pictures > drawn);

    ConsoleOptions options = with(race);
    options.repeats_frames = false; // a front end that wants every frame
    console.close();
    Console other(options);
    other.run(10);
    CHECK(other.pictures == 10);
    CHECK(other.repeated == 0);
}

TEST_CASE("an unfinished game goes on where it stopped") {
    // A long one: the race may be over before the person's second turn.
    Console console(with(all, {{"ludus_game", "duodecim.murray"}, {"ludus_player_2", "1"}}));
    Player player(console, all);
    begin(console);
    REQUIRE(player.wait());
    player.move_by_pad();
    REQUIRE(player.wait());
    const std::string before = console.saved();
    console.close();
    console.open();
    CHECK(console.saved() == before);
    REQUIRE(player.wait());
    player.move_by_pad();
}

TEST_CASE("a hash is not read aloud, what happens is, and nothing where messages are off") {
    Console console(with(race));
    begin(console);
    console.run(60);
    CHECK(console.heard("rolls"));
    for (const auto &message : console.messages)
        CHECK_THAT(message, !Catch::Matches(".*[0-9a-f]{32}.*"));
    console.choose("ludus_messages", "off");
    const size_t so_far = console.messages.size();
    console.reset();
    console.run(60);
    CHECK(console.messages.size() == so_far);
}
