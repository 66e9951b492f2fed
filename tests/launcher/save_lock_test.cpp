// SPDX-License-Identifier: MIT
// A game is played by one launcher at a time.
#include "catch.hpp"
#include "saves_support.hpp"

namespace fs = std::filesystem;

namespace {

const std::string in_use = "is being played in another ludus";

// A game under way in a file of its player's.
struct Begun {
    Begun() { home.race({"play", "--seed", "7", "--second", "human", "--save", file}, "1\n"); }

    const Home home;
    const std::string file = home.path("game.ludus").string();
};

} // namespace

TEST_CASE("a second launcher that would go on with the same game is refused") {
    const Begun game;
    Child first({"resume", game.file}, "", game.home.environment(), Child::Input::stays_open);
    first.wait_for("Move");
    const Result second = game.home.race({"resume", game.file}, "1\n");
    CHECK(second.code == 1);
    CHECK(second.out.empty());
    CHECK(second.err ==
          "ludus: \"" + game.file + "\" " + in_use + "; only one of them can go on with it.\n");
    first.type("quit\n");
    CHECK(first.end() == 0);
    CHECK(game.home.race({"resume", game.file}, "quit\n").code == 0);
}

TEST_CASE("the game stays with its launcher when the file is replaced, move by move") {
    const Begun game;
    Child first({"resume", game.file}, "1\n1\n", game.home.environment(), Child::Input::stays_open);
    first.wait_for("> 1\nWhite enters on ");
    CHECK(says(game.home.race({"--resume", game.file}, "1\n"), in_use));
    const Result copied = game.home.race({"play", "--seed", "1", "--second", "human"},
                                         "save " + game.file + "\nquit\n");
    CHECK(says(copied, in_use));
    CHECK(game.home.race({"verify", game.file}).code == 0); // looking is free
}

TEST_CASE("a new game is its launcher's from its first step") {
    const Home home;
    Child first({"play", "--seed", "7", "--second", "human"}, "", home.environment(),
                Child::Input::stays_open);
    first.wait_for("Move");
    const Result second = home.race({"resume"}, "1\n");
    CHECK(second.code == 1);
    CHECK(says(second, in_use));
}

TEST_CASE("a launcher that was killed leaves no game locked") {
    const Begun game;
    Child first({"resume", game.file}, "", game.home.environment(), Child::Input::stays_open);
    first.wait_for("Move");
    first.signal(SIGKILL);
    first.end();
    CHECK(game.home.race({"resume", game.file}, "quit\n").code == 0);
}

TEST_CASE("a copy saved onto the game's own file leaves it the launcher's") {
    const Begun game;
    Child first({"resume", game.file}, "save " + game.file + "\n", game.home.environment(),
                Child::Input::stays_open);
    first.wait_for("The game is saved in " + game.file);
    CHECK(says(game.home.race({"resume", game.file}, "1\n"), in_use));
}
