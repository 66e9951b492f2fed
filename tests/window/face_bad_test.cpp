// SPDX-License-Identifier: MIT
// Input that nobody should give, and moments at which it comes.
#include "catch.hpp"
#include "person.hpp"
#include "words/text.hpp"

#include <chrono>
#include <cstdlib>
#include <thread>

using namespace launcher;

namespace {

const std::string race = RACE_ADDONS, all = TEST_STAGE "/addons";

GuiOptions playing(const std::string &game, const std::string &second) {
    GuiOptions options;
    options.new_game = {game, "human", second, "agreed", 1};
    options.speed = "normal";
    return options;
}

// The race with a fault in one of its functions, such as "think:refuse".
class Faulty {
public:
    explicit Faulty(const char *fault) { setenv("RACE_FAULT", fault, 1); }
    ~Faulty() { unsetenv("RACE_FAULT"); }
};

} // namespace

TEST_CASE("a fault of the addon stops the game, which is told on a page and kept") {
    const Faulty faulty("think:refuse");
    Person person(ENDING_ADDONS, playing("race.six", "level-1"));
    person.wait();
    person.move_by_keys();
    person.wait();
    CHECK(person.heard("I have no idea."));
    CHECK(person.gui().menu().shown());
    REQUIRE(person.gui().live());
    const auto file = person.gui().live()->autosave().file();
    REQUIRE(file);
    CHECK_FALSE(read_save(*file).turns.empty());
    person.look();
    person.key(Key::back);
    CHECK_FALSE(person.gui().left());
}

TEST_CASE("an addon that cannot even tell the board leaves a page, not a window that is gone") {
    const Faulty faulty("contents:refuse");
    Person person(ENDING_ADDONS, playing("race.six", "human"));
    person.wait();
    person.look();
    for (const Key key : {Key::next, Key::accept, Key::accept}) // the only move
        person.gui().key(key);
    person.look();
    CHECK(person.heard("I have no idea."));
    CHECK(person.gui().menu().shown());
    CHECK_FALSE(person.gui().live());
    person.look();
}

TEST_CASE("a hint that the addon refuses stops nothing") {
    const Faulty faulty("think:refuse");
    Person person(ENDING_ADDONS, playing("race.six", "human"));
    person.wait();
    person.key(Key::hint);
    for (int i = 0; i < 1000 && !person.heard("I have no idea."); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        person.wait();
    }
    CHECK(person.heard("I have no idea."));
    CHECK(person.gui().live()->asks());
    person.move_by_keys();
    CHECK(person.state().rolls > 1);
}

TEST_CASE("a game, a player or a save that is not there is refused in a sentence") {
    CHECK_THROWS_WITH(Person(race, playing("chess", "human")), Catch::Contains("chess"));
    CHECK_THROWS_WITH(Person(race, playing("race.six", "champion")), Catch::Contains("champion"));
    GuiOptions options;
    options.saved = "/nowhere/at/all";
    CHECK_THROWS_WITH(Person(race, options), Catch::Contains("/nowhere"));
}

TEST_CASE("a file that a new game is to be kept in is left where it holds something") {
    const TemporaryFolder folder;
    GuiOptions options = playing("race.six", "human");
    options.save_in = (folder.path() / "mine").string();
    for (const std::string mine : {"Dear diary\n", "ludus save 1\n", ""}) {
        write_file(options.save_in, mine);
        CHECK_THROWS_WITH(Person(race, options), Catch::Contains("mine\" exists"));
        CHECK(read_file(options.save_in) == mine);
    }
    std::filesystem::remove(options.save_in);
    Person person(race, options);
    CHECK(read_file(options.save_in) == person.gui().saved()); // before anybody plays
    person.gui().refuse("\"mine\" exists.");
    CHECK(person.gui().menu().shown());
}

TEST_CASE("a game that is restored takes no file of another match") {
    Person earlier(race, playing("race.six", "human"));
    earlier.wait();
    earlier.move_by_keys();
    const std::string state = earlier.gui().saved();
    GuiOptions options = playing("race.six", "human");
    options.new_game.seed = 2;
    Person person(race, options);
    person.wait();
    person.move_by_keys();
    const auto file = person.gui().live()->autosave().file().value();
    const std::string kept = person.gui().saved();
    person.gui().restore(state);
    CHECK(read_file(file) == kept);
    const auto other = person.gui().live()->autosave().file().value();
    CHECK(other != file);
    CHECK(read_file(other) == state);
    person.wait();
    person.gui().restore(state); // of the same match
    CHECK(person.gui().live()->autosave().file() == other);
}

TEST_CASE("a click while something moves ends the animation and does no more") {
    Person person(race, playing("race.six", "human"));
    person.gui().advance(1100); // the roll has begun
    person.look();
    REQUIRE(person.gui().live()->busy());
    person.click(Point{320, 240});
    CHECK(person.gui().live()->picked() == 0);
    person.gui().advance(1101);
    CHECK_FALSE(person.gui().live()->busy());
}

TEST_CASE("keys and clicks of every kind at every moment change nothing that is not allowed") {
    Person person(race, playing("race.six", "random"));
    uint32_t random = 1;
    for (int i = 0; i < 3000 && !person.gui().left(); ++i) {
        random = random * 1664525 + 1013904223;
        const uint32_t what = random >> 24;
        const Point p{double(random >> 8 & 1023) - 200, double(random >> 14 & 1023) - 200};
        if (what < 90)
            person.gui().key(static_cast<Key>(what % 11));
        else if (what < 150)
            person.gui().press(p);
        else if (what < 190)
            person.gui().motion(p);
        else if (what < 220)
            person.gui().release(p);
        else
            person.gui().scroll(double(what) - 230);
        if (i % 7 == 0) person.gui().advance(1000 + i * 15);
        if (i % 50 == 0) person.look();
    }
    SUCCEED();
}

TEST_CASE("a picture of any size is painted, down to nothing") {
    Person person(race, playing("race.six", "human"));
    person.wait();
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 4000, 100));
    for (const auto &[width, height] : {std::pair(1, 1), {2, 100}, {4000, 1}, {50, 50}}) {
        const Context cr(cairo_create(surface.get()));
        person.gui().paint(cr.get(), width, height);
        CHECK(cairo_status(cr.get()) == CAIRO_STATUS_SUCCESS);
    }
    person.look();
    person.move_by_mouse();
}

TEST_CASE("leaving in the middle of the program's thinking takes no time") {
    auto person = std::make_unique<Person>(all, [] {
        GuiOptions options = playing("duodecim.asilo", "level-5");
        options.new_game.first = "level-5";
        options.speed = "instant";
        return options;
    }());
    for (int i = 0; i < 5; ++i)
        person->gui().advance(2000 + i);
    const auto begun = std::chrono::steady_clock::now();
    person->gui().leave();
    person.reset();
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(2));
}
