// SPDX-License-Identifier: MIT
// Games on boards that no addon should give: played as well as can be, or refused in a sentence.
#include "catch.hpp"
#include "person.hpp"
#include "words/text.hpp"

#include <cstdlib>

using namespace launcher;

namespace {

GuiOptions playing() {
    GuiOptions options;
    options.new_game = {"race.six", "human", "random", "agreed", 3};
    options.speed = "instant";
    return options;
}

// The board of the addon, while it lives.
class Strange {
public:
    explicit Strange(const char *board) { setenv("STRANGE_BOARD", board, 1); }
    ~Strange() { unsetenv("STRANGE_BOARD"); }
};

void play_out(Person &person) {
    person.wait();
    for (int moves = 0; person.state().phase != LUDUS_PHASE_OVER; ++moves) {
        REQUIRE(moves < 500);
        person.move_by_keys();
    }
    CHECK(person.heard("wins"));
}

} // namespace

TEST_CASE("on a board whose places lie anywhere a game is played to its end by keys") {
    const auto *board = GENERATE("outside", "overlapping", "unknown", "without-extent", "thousand");
    INFO(board);
    const Strange strange(board);
    Person person(STRANGE_ADDONS, playing());
    play_out(person);
}

TEST_CASE("on a board whose places overlap or are many a pointer finds pieces all the same") {
    const auto *board = GENERATE("outside", "unknown", "thousand");
    INFO(board);
    const Strange strange(board);
    Person person(STRANGE_ADDONS, playing());
    person.wait();
    person.move_by_mouse();
    CHECK(person.state().rolls > 1);
}

TEST_CASE("a board without places, on which no move can lie, is refused in a sentence") {
    const Strange strange("empty");
    CHECK_THROWS_WITH(Person(STRANGE_ADDONS, playing()), Catch::Contains("no place of the board"));
    Person person(STRANGE_ADDONS, {}); // from the first page
    person.item(text(Text::window_start_game));
    CHECK(person.heard("no place of the board"));
    CHECK(person.gui().menu().shown());
    CHECK(person.gui().live() == nullptr);
}

TEST_CASE("a game without a board says so in the picture, and stays whole") {
    const Strange strange("none");
    Person person(STRANGE_ADDONS, playing());
    person.wait();
    CHECK(person.gui().plan().places.empty());
    for (const Key key : {Key::next, Key::accept, Key::left, Key::accept, Key::previous})
        person.key(key);
    person.click(Point{320, 240});
    person.key(Key::menu);
    CHECK(person.gui().menu().shown());
}
