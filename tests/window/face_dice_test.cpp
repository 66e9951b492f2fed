// SPDX-License-Identifier: MIT
// Dice that lie on a real table are told to the gui.
#include "catch.hpp"
#include "game/save.hpp"
#include "person.hpp"
#include "storage/folders.hpp"
#include "words/text.hpp"

#include <algorithm>

using namespace launcher;

namespace {

const std::string race = RACE_ADDONS, all = TEST_STAGE "/addons";

GuiOptions playing(const std::string &game, const std::string &begin = "agreed") {
    GuiOptions options;
    options.new_game.game = game;
    options.new_game.first = options.new_game.second = "human";
    options.new_game.begin = begin;
    options.new_game.dice = "typed";
    options.speed = "instant";
    return options;
}

Values dice_of(const Person &person) {
    const ludus_state state = person.state();
    return {state.dice, state.dice + state.dice_count};
}

} // namespace

TEST_CASE("dice are told by digits, the last one rolls") {
    Person person(all, playing("duodecim.asilo"));
    person.wait();
    REQUIRE(person.gui().awaits_dice());
    person.digit(5);
    person.digit(2);
    CHECK(person.state().phase == LUDUS_PHASE_ROLL);
    person.digit(4);
    person.wait();
    CHECK(person.state().phase == LUDUS_PHASE_MOVE);
    CHECK(dice_of(person) == Values{2, 4, 5});
    CHECK_FALSE(person.gui().awaits_dice());
    person.digit(6); // of no use now
    CHECK(dice_of(person) == Values{2, 4, 5});
    person.move_by_mouse();
}

TEST_CASE("dice are told by the pointer, and by arrows and Enter") {
    Person person(all, playing("ur.finkel"));
    person.wait();
    const auto faces = person.gui().live()->entry().faces();
    const size_t dice = person.gui().live()->entry().dice();
    REQUIRE(faces.size() >= 2);
    for (size_t i = 0; i < dice; ++i)
        person.button(std::to_string(faces[i % 2]));
    person.wait();
    const uint32_t rolls = person.state().rolls;
    CHECK(rolls == 1);
    while (!person.gui().awaits_dice())
        person.move_by_mouse();
    for (int i = 0; i < 50 && person.state().rolls == rolls; ++i) {
        person.key(Key::right);
        person.key(Key::accept);
    }
    CHECK(person.state().rolls == rolls + 1);
}

TEST_CASE("a digit told by mistake is taken back, and a whole roll is corrected") {
    Person person(all, playing("duodecim.asilo"));
    person.wait();
    person.digit(1);
    person.digit(1);
    person.key(Key::undo);
    person.button("←");
    CHECK(person.gui().live()->entry().values().empty());
    for (const int32_t value : {6, 6, 6})
        person.digit(value);
    person.wait();
    REQUIRE(dice_of(person) == Values{6, 6, 6});
    person.button(text(Text::window_menu));
    person.item(text(Text::window_correct));
    person.wait();
    REQUIRE(person.gui().awaits_dice());
    CHECK(person.heard(text(Text::dice_taken_back)));
    for (const int32_t value : {1, 2, 3})
        person.digit(value);
    person.wait();
    CHECK(dice_of(person) == Values{1, 2, 3});
}

TEST_CASE("dice that cannot be are refused in a sentence, and told again") {
    Person person(all, playing("duodecim.asilo"));
    person.wait();
    for (const int32_t value : {7, 0, 9})
        person.digit(value);
    CHECK(person.state().phase == LUDUS_PHASE_ROLL);
    CHECK(person.gui().live()->entry().values().empty());
    REQUIRE_FALSE(person.heard().empty());
    const std::string said = person.heard().back();
    CHECK(said.find('7') != std::string::npos);
    const auto view = person.gui().live()->view(0, person.gui().plan());
    CHECK(view.note.find(said) == 0); // and seen
    for (const int32_t value : {1, 2, 3})
        person.digit(value);
    person.wait();
    CHECK(dice_of(person) == Values{1, 2, 3});
}

TEST_CASE("a roll that moves nothing stays told until a person moves") {
    Person person(all, playing("ur.finkel"));
    person.wait();
    const auto tell = [&](int32_t value) {
        for (size_t i = 0; i < person.gui().live()->entry().dice(); ++i)
            person.digit(value);
        person.wait();
    };
    const auto note = [&] { return person.gui().live()->view(0, person.gui().plan()).note; };
    tell(0);
    REQUIRE(person.state().mover == 2);
    const std::string passed = "Light rolls nothing and passes. ";
    CHECK(note().find(passed) == 0);
    tell(1);
    CHECK(note().find(passed) == 0);
    person.move_by_mouse();
    person.wait();
    CHECK(note().find(passed) == std::string::npos);
}

TEST_CASE("who begins is rolled for with real dice, a tie again") {
    Person person(all, playing("duodecim.asilo", "rolled"));
    CHECK(person.gui().live() == nullptr);
    REQUIRE(person.gui().awaits_dice());
    for (const int32_t value : {1, 2, 9, 1, 2, 3, 2, 2, 2, 1, 1, 1, 4, 5, 6})
        person.digit(value); // the first is impossible, then a tie, then the second is higher
    person.wait();
    REQUIRE(person.gui().live());
    CHECK(person.session().beginning() == "rolled 123 222 111 456");
    CHECK(person.gui().awaits_dice()); // of the first turn
}

TEST_CASE("rolling for the beginning can be left for another choice") {
    Person person(all, playing("duodecim.asilo", "rolled"));
    person.digit(3);
    person.key(Key::hint); // of no use now
    person.button(text(Text::window_back));
    REQUIRE(person.gui().menu().shown());
    CHECK_FALSE(person.gui().awaits_dice());
    person.select(text(Text::window_dice));
    person.key(Key::right);
    person.item(text(Text::window_start_game));
    person.wait();
    CHECK(person.session().dice().kind() == DiceSource::Kind::fair);
}

TEST_CASE("real dice are chosen on the page for a new game") {
    GuiOptions options = playing("race.six");
    options.new_game.dice.clear();
    Person person(race, options);
    person.wait();
    person.button(text(Text::window_new));
    person.select(text(Text::window_dice));
    CHECK(person.gui().menu().chosen()->value == text(Text::window_dice_rolled));
    person.key(Key::right);
    CHECK(person.gui().menu().chosen()->value == text(Text::window_dice_typed));
    person.item(text(Text::window_start_game));
    person.wait();
    CHECK(person.session().dice().kind() == DiceSource::Kind::typed);
    CHECK(person.gui().awaits_dice());
}

TEST_CASE("a game with real dice is kept and gone on with") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "typed.ludus").string();
    const std::string position =
        kept_position(all, playing("duodecim.asilo"), file, [](Person &person) {
            for (const int32_t value : {1, 2, 3})
                person.digit(value);
            person.wait();
        });
    GuiOptions options;
    options.saved = file;
    Person again(all, options);
    again.wait();
    CHECK(again.session().match().position() == position);
    CHECK(again.session().dice().kind() == DiceSource::Kind::typed);
    while (!again.gui().awaits_dice())
        again.move_by_mouse();
    again.button("←"); // nothing told yet: the last move is taken back
    CHECK(again.state().phase == LUDUS_PHASE_MOVE);
}

TEST_CASE("the program plays on with the dice it is told") {
    GuiOptions options = playing("race.six");
    options.new_game.second = "random";
    Person person(race, options);
    person.wait();
    for (int rolls = 0; rolls < 600 && person.state().phase != LUDUS_PHASE_OVER; ++rolls) {
        REQUIRE(person.gui().awaits_dice());
        person.digit(1 + rolls % 6);
        if (person.gui().awaits_dice()) person.digit(1 + rolls / 6 % 6); // two dice
        person.wait();
        while (person.gui().live()->asks())
            person.move_by_mouse();
    }
    CHECK(person.state().phase == LUDUS_PHASE_OVER);
}
