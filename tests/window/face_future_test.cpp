// SPDX-License-Identifier: MIT
// What a later contract may bring, on the face of the launcher: nothing of it stops a game.
#include "catch.hpp"
#include "person.hpp"
#include "words/text.hpp"

#include <cstdlib>

using namespace launcher;

namespace {

const std::string future = FUTURE_ADDONS;
const std::string first = "Take the first way", last = "Take the last way";

GuiOptions playing(const std::string &second) {
    GuiOptions options;
    options.new_game = {"lapilli.terni", "human", second, "agreed", 1};
    options.speed = "fast";
    return options;
}

} // namespace

TEST_CASE("acts are buttons, called as the addon says them, and each does its own") {
    std::string positions[2];
    for (const int which : {0, 1}) {
        Person person(future, playing("human"));
        person.wait();
        CHECK(person.gui().live()->movable().size() == 1); // the hand, and no place 0
        person.button(which ? last : first);
        person.wait();
        CHECK(person.state().mover == 2);
        positions[which] = person.session().match().position();
    }
    CHECK(positions[0] != positions[1]);
}

TEST_CASE("acts stand in the menu as well, for a hand that points at nothing") {
    Person person(future, playing("human"));
    person.wait();
    person.key(Key::menu);
    person.item(last);
    CHECK_FALSE(person.gui().menu().shown());
    person.wait();
    CHECK(person.state().mover == 2);
}

TEST_CASE("a turn that may be ended is ended by its button") {
    Person person(future, playing("human"));
    person.wait();
    person.button(text(Text::window_end_turn));
    person.wait();
    CHECK(person.state().mover == 2);
    CHECK(person.state().phase == LUDUS_PHASE_MOVE);
}

TEST_CASE("a turn that was ended early is taken back to before its end") {
    Person person(future, playing("human"));
    person.wait();
    const std::string before = person.session().match().position();
    person.button(text(Text::window_end_turn));
    person.wait();
    person.key(Key::undo);
    person.wait();
    CHECK(person.state().mover == 1);
    CHECK(person.session().match().position() == before);
}

TEST_CASE(
    "turns of several moves, acts among them, are played by buttons where there is no board") {
    GuiOptions options = playing("human");
    options.new_game.game = "stones.heap";
    Person person(STONES_ADDONS, options);
    person.wait();
    person.button("Double the stake");
    person.wait();
    CHECK(person.state().mover == 1); // the act was not all of the turn
    CHECK(person.state().moves_made == 1);
    CHECK_FALSE(person.gui().live()->may_end()); // nothing is taken yet
    person.button(person.gui().live()->say_move(0));
    person.wait();
    person.button(text(Text::window_end_turn));
    person.wait();
    CHECK(person.state().mover == 2);
    CHECK(person.session().match().record(0) == "- double heap/off");
}

TEST_CASE("a whole game goes on over events, marks, shapes and kinds that nobody knows") {
    Person person(future, playing("random"));
    person.wait();
    for (int moves = 0; person.state().phase != LUDUS_PHASE_OVER; ++moves) {
        REQUIRE(moves < 500);
        person.move_by_mouse();
    }
    CHECK((person.heard("wins") || person.heard("nobody wins")));
}

TEST_CASE("that a player is weakened is told once") {
    Person person(future, playing("random"));
    person.wait();
    for (int moves = 0; person.state().phase != LUDUS_PHASE_OVER && moves < 3; ++moves)
        person.move_by_mouse();
    int told = 0;
    for (const auto &sentence : person.heard())
        told += sentence == text(Text::player_weakened, {"any move", "lapilli"});
    CHECK(told == 1);
}

TEST_CASE("in a phase that nobody knows the moves are offered by their text") {
    setenv("FUTURE_PHASE", "1", 1);
    Person person(future, playing("random"));
    person.wait();
    for (int moves = 0; person.state().phase != LUDUS_PHASE_OVER; ++moves) {
        REQUIRE(moves < 500);
        person.key(Key::menu);
        person.item(text(Text::window_acts)); // they are many
        person.item(person.session().match().say_move(0, "en"));
        person.wait();
    }
    unsetenv("FUTURE_PHASE");
    CHECK((person.heard("wins") || person.heard("nobody wins")));
}
