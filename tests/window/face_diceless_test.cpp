// SPDX-License-Identifier: MIT
// A game without dice, which may end in a draw, on the face of the launcher.
#include "catch.hpp"
#include "person.hpp"
#include "words/text.hpp"

using namespace launcher;

namespace {

const std::string lapilli = LAPILLI_ADDONS;

GuiOptions playing(const std::string &second) {
    GuiOptions options;
    options.new_game = {"lapilli.terni", "human", second, "agreed", 1};
    options.speed = "fast";
    return options;
}

std::string note(Person &person) {
    return person.gui().live()->view(0, person.gui().plan()).note;
}

// The move is that of a click on its two places.
void play(Person &person, const std::string &wanted) {
    const auto moves = person.session().match().moves();
    for (uint32_t i = 0; i < moves.size(); ++i) {
        if (person.session().match().move_text(i) != wanted) continue;
        person.click(moves[i].from);
        person.click(moves[i].to);
        return person.wait();
    }
    FAIL(wanted + " cannot be played");
}

void play_all(Person &person, const std::vector<std::string> &turns) {
    person.wait();
    for (const auto &turn : turns)
        play(person, turn);
    REQUIRE(person.state().phase == LUDUS_PHASE_OVER);
}

const std::vector<std::string> won_by_black{"hand/a1", "hand/b2", "hand/b1", "hand/a2", "hand/c1"};
// Both go to and fro until the same position stands for the third time.
const std::vector<std::string> drawn{"hand/a1", "hand/b1", "hand/c1", "hand/a3", "hand/b3",
                                     "hand/c2", "b3/c3",   "c2/b2",   "c3/b3",   "b2/c2",
                                     "b3/c3",   "c2/b2",   "c3/b3",   "b2/c2"};

} // namespace

TEST_CASE("a whole game without dice is played by mouse, by dragging and by keys") {
    for (const int way : {0, 1, 2}) {
        Person person(lapilli, playing("random"));
        person.wait();
        for (int moves = 0; person.state().phase != LUDUS_PHASE_OVER; ++moves) {
            REQUIRE(moves < 500);
            if (way == 2)
                person.move_by_keys();
            else
                person.move_by_mouse(way == 1);
        }
        CHECK(person.state().rolls == 0);
        CHECK((person.heard("wins") || person.heard("nobody wins")));
    }
}

TEST_CASE("of a game without dice nothing is asked or shown of dice") {
    GuiOptions options = playing("human");
    options.new_game.dice = "typed"; // as chosen for a game before
    options.new_game.begin = "rolled";
    Person person(lapilli, options);
    person.wait();
    CHECK_FALSE(person.gui().awaits_dice());
    CHECK(person.gui().live()->view(0, person.gui().plan()).dice.empty());
    CHECK(person.gui().plan().dice.empty());
    for (const auto &sentence : person.heard())
        CHECK(sentence.find("dice") == std::string::npos);
    person.button(text(Text::window_new));
    CHECK_FALSE(person.offers(text(Text::window_dice)));
    person.select(text(Text::window_begin));
    for (int i = 0; i < 4; ++i) {
        CHECK(person.gui().menu().chosen()->value != text(Text::window_begin_rolled));
        person.key(Key::right);
    }
}

TEST_CASE("a winner is named where there is one, and a draw is called that") {
    Person winner(lapilli, playing("human"));
    play_all(winner, won_by_black);
    CHECK(winner.state().winner == 1);
    CHECK(note(winner) == "Black has won.");
    Person nobody(lapilli, playing("human"));
    play_all(nobody, drawn);
    CHECK(nobody.state().winner == 0);
    CHECK(nobody.heard("nobody wins"));
    CHECK(note(nobody) == text(Text::window_drawn));
}

TEST_CASE("a game without dice is stepped through turn by turn") {
    Person person(lapilli, playing("human"));
    play_all(person, won_by_black);
    person.button(text(Text::window_menu));
    person.item(text(Text::window_moves));
    person.item("2");
    const Playback *playback = person.gui().playback();
    REQUIRE(playback);
    CHECK(playback->turns() == 5);
    const auto view = playback->view(person.gui().live()->board());
    CHECK(view.note == "Turn 2 of 5. White: hand/b2");
    CHECK(view.last.size() == 1);
    person.key(Key::right);
    CHECK(playback->view(person.gui().live()->board()).note == "Turn 3 of 5. Black: hand/b1");
}
