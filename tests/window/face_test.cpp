// SPDX-License-Identifier: MIT
// A person plays on the face of the launcher: whole games, by mouse and by keys.
#include "catch.hpp"
#include "game/save.hpp"
#include "person.hpp"
#include "storage/folders.hpp"
#include "words/text.hpp"

#include <chrono>
#include <thread>

using namespace launcher;

namespace {

const std::string race = RACE_ADDONS, all = TEST_STAGE "/addons";

GuiOptions playing(const std::string &game, const std::string &second, uint64_t seed = 1) {
    GuiOptions options;
    options.new_game = {game, "human", second, "agreed", seed};
    options.speed = "fast";
    return options;
}

void play_out(Person &person, const std::function<void()> &move) {
    person.wait();
    for (int moves = 0; person.state().phase != LUDUS_PHASE_OVER; ++moves) {
        REQUIRE(moves < 2000);
        move();
    }
    CHECK(person.heard("wins"));
}

} // namespace

TEST_CASE("a whole game is played by mouse, against the program") {
    Person person(race, playing("race.six", "level-1"));
    play_out(person, [&] { person.move_by_mouse(); });
}

TEST_CASE("a whole game is played by dragging") {
    Person person(race, playing("race.six", "level-1", 5));
    play_out(person, [&] { person.move_by_mouse(true); });
}

TEST_CASE("a whole game is played by keys alone") {
    Person person(race, playing("race.six", "level-1", 2));
    play_out(person, [&] { person.move_by_keys(); });
}

TEST_CASE("a game with shelters and several dice is played by mouse") {
    Person person(all, playing("duodecim.asilo", "random"));
    play_out(person, [&] { person.move_by_mouse(); });
}

TEST_CASE("a game with stacks is played by keys") {
    Person person(all, playing("ur.dmytro", "random", 3));
    play_out(person, [&] { person.move_by_keys(); });
}

TEST_CASE("program against program plays by itself to the end") {
    GuiOptions options = playing("race.six", "level-1");
    options.new_game.first = "random";
    Person person(race, options);
    person.wait();
    CHECK(person.state().phase == LUDUS_PHASE_OVER);
}

TEST_CASE("a piece that is picked shows its targets, and is put back") {
    Person person(race, playing("race.six", "human"));
    person.wait();
    const int32_t from = person.gui().live()->movable().front();
    person.click(from);
    CHECK(person.gui().live()->picked() == from);
    CHECK_FALSE(person.gui().live()->targets().empty());
    person.click(from);
    CHECK(person.gui().live()->picked() == 0);
    person.click(from);
    person.click(Point{3, 200}); // beside the board
    CHECK(person.gui().live()->picked() == 0);
    person.click(from);
    person.key(Key::back);
    CHECK(person.gui().live()->picked() == 0);
    CHECK_FALSE(person.gui().menu().shown());
}

TEST_CASE("undo takes a move back, also over the program's turn") {
    Person person(race, playing("race.six", "level-1"));
    person.wait();
    const std::string before = person.session().match().position();
    person.move_by_mouse();
    REQUIRE(person.session().match().position() != before);
    person.key(Key::undo);
    person.wait();
    CHECK(person.session().match().position() == before);
    person.button(text(Text::window_undo));
    CHECK(person.heard(text(Text::play_undo_nothing)));
}

TEST_CASE("a hint marks a turn and tells it") {
    Person person(race, playing("race.six", "human"));
    person.wait();
    person.key(Key::hint);
    for (int i = 0; i < 3000 && !person.heard("Hint"); ++i) { // a thread of its own thinks
        person.wait();
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    CHECK(person.heard("Hint"));
}

TEST_CASE("each step is on disk, and the game goes on from there") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "game.ludus").string();
    const std::string position = kept_position(race, playing("race.six", "level-1"), file);
    GuiOptions options;
    options.saved = file;
    Person again(race, options);
    again.wait();
    CHECK(again.session().match().position() == position);
    CHECK(again.session().seat(2).id == "level-1");
}

TEST_CASE("a finished game whose end is taken back is unfinished again, until it ends anew") {
    Person person(race, playing("race.six", "level-1"));
    play_out(person, [&] { person.move_by_mouse(); });
    const auto saves = *saves_folder();
    const auto file = [&] { return *person.gui().live()->autosave().file(); };
    CHECK(file().parent_path() == finished_folder(saves));
    person.key(Key::undo);
    CHECK(file().parent_path() == saves);
    CHECK(read_file(file()) == save_text(person.session()));
    CHECK(std::filesystem::is_empty(finished_folder(saves)));
    person.button(text(Text::window_menu));
    person.item(text(Text::window_saved));
    CHECK(person.gui().menu().chosen() != nullptr);
    person.key(Key::back);
    person.key(Key::back);
    play_out(person, [&] { person.move_by_mouse(); });
    CHECK(file().parent_path() == finished_folder(saves));
    CHECK(read_file(file()) == save_text(person.session()));
}

TEST_CASE("an unfinished game is found on the page of saved games") {
    Person person(race, playing("race.six", "level-1"));
    person.wait();
    person.move_by_mouse();
    const std::string position = person.session().match().position();
    person.button(text(Text::window_new));
    person.item(text(Text::window_start_game));
    person.wait();
    REQUIRE(person.session().match().position() != position);
    person.button(text(Text::window_menu));
    person.item(text(Text::window_saved));
    person.key(Key::down); // the newest is the one that goes on
    person.key(Key::accept);
    person.wait();
    CHECK(person.session().match().position() == position);
}

TEST_CASE("without a game named the first page offers all, with options and sides") {
    Person person(all, {});
    REQUIRE(person.gui().menu().shown());
    CHECK(person.gui().live() == nullptr);
    person.select(text(Text::window_game));
    const std::string first = person.gui().menu().chosen()->value;
    person.key(Key::right);
    CHECK(person.gui().menu().chosen()->value != first);
    for (int i = 0; i < 30; ++i) { // every option, forth and back
        person.key(Key::right);
        person.key(Key::left);
        person.key(Key::down);
    }
    for (int i = 0; i < 30; ++i)
        person.key(Key::up);
    person.item(text(Text::window_start_game));
    person.wait();
    CHECK_FALSE(person.gui().menu().shown());
    CHECK(person.gui().live() != nullptr);
}

TEST_CASE("the language changes in the middle of a game, which goes on") {
    Person person(all, playing("ur.finkel", "random"));
    person.wait();
    person.move_by_mouse();
    const std::string position = person.session().match().position();
    person.button(text(Text::window_menu));
    for (const Language next : languages) {
        if (next == language()) continue; // English, which is first
        person.item(text(Text::window_language));
        CHECK(language() == next);
        CHECK(person.session().match().position() == position);
        CHECK(person.gui().live()->game().language == tag_of(next));
    }
    person.key(Key::back);
    person.wait();
    person.move_by_mouse();
    set_language(Language::en);
}

TEST_CASE("themes, the way, the odds and the speed are changed in the menu") {
    Person person(all, playing("duodecim.asilo", "random"));
    person.wait();
    person.button(text(Text::window_menu));
    for (const Text label :
         {Text::window_theme, Text::window_route, Text::window_odds, Text::window_speed}) {
        person.select(text(label));
        const std::string before = person.gui().menu().chosen()->value;
        person.key(Key::right);
        CHECK(person.gui().menu().chosen()->value != before);
    }
    person.key(Key::back);
    CHECK_FALSE(person.gui().menu().shown());
    person.wait();
    person.move_by_mouse();
}

TEST_CASE("a game can be stepped through, roll by roll") {
    Person person(race, playing("race.six", "level-1"));
    play_out(person, [&] { person.move_by_mouse(); });
    const std::string end = person.session().match().position();
    person.button(text(Text::window_menu));
    person.item(text(Text::window_moves));
    person.item(text(Text::window_beginning));
    CHECK_FALSE(person.gui().menu().shown());
    for (uint32_t i = 0; i < person.state().rolls + 2; ++i)
        person.key(Key::right);
    person.key(Key::left);
    person.key(Key::back);
    CHECK(person.session().match().position() == end);
}

TEST_CASE("rules are a page to scroll, and what happened is one too") {
    Person person(all, playing("ur.finkel", "random"));
    person.wait();
    person.button(text(Text::window_menu));
    person.item(text(Text::window_rules));
    for (int i = 0; i < 5; ++i)
        person.key(Key::right);
    person.gui().scroll(1e9);
    person.look();
    person.key(Key::back);
    person.item(text(Text::window_moves));
    person.item(text(Text::window_sayings));
    person.key(Key::back);
    person.key(Key::back);
    person.key(Key::back);
    CHECK_FALSE(person.gui().menu().shown());
}
