// SPDX-License-Identifier: MIT
// An addon that contradicts itself is refused with a sentence, and the game is kept.
#include "catch.hpp"
#include "saves_support.hpp"

namespace fs = std::filesystem;

namespace {

// The tiny race with a fault, which the folder's name tells.
class Broken {
public:
    explicit Broken(const std::string &fault) : addons_(home_.path("addons")) {
        fs::create_directory(addons_);
        fs::copy(BROKEN_ADDON, addons_ / fault, fs::copy_options::recursive);
    }
    Result run(Words arguments, const std::string &input = "") const {
        arguments.insert(arguments.begin(), {"--addons", addons_.string()});
        return run_ludus(arguments, input, home_.environment());
    }
    Result by_programs() const {
        return run({"play", "--seed", "3", "--first", "level-1", "--second", "level-1"});
    }
    Result match() const {
        return run(
            {"match", "race.six", "--first", "level-1", "--second", "level-1", "--games", "2"});
    }
    const Home &home() const { return home_; }

private:
    Home home_;
    fs::path addons_;
};

void check_refused(const Result &result, const std::string &sentence) {
    INFO(result.out << result.err);
    CHECK(result.code == 1);
    CHECK(has(result.err, "ludus: Addon \"race\", " + sentence));
}

void check_kept(const Broken &broken) {
    CHECK(has(read_file(broken.home().only_save()), "\n4\n"));
}

} // namespace

TEST_CASE("a draw with a winner is refused, and the game is kept") {
    for (const char *fault : {"draw-with-winner", "winner-of-draw"}) {
        const Broken broken(fault);
        const Result game = broken.by_programs();
        check_refused(game, "events: ");
        CHECK(has(game.err, "a draw with a winner"));
        check_kept(broken);
        check_refused(broken.match(), "events: ");
    }
}

TEST_CASE("a win that the state does not know is refused") {
    const Broken broken("win-undecided");
    check_refused(broken.by_programs(), "events: the match is over by the events and not by the");
    check_kept(broken);
    check_refused(broken.match(), "events: ");
}

TEST_CASE("a roll in a game without dice is refused at once") {
    const Broken broken("roll-without-dice");
    check_refused(broken.by_programs(), "state: phase roll in a game without dice");
    check_refused(broken.match(), "state: phase roll in a game without dice");
}

TEST_CASE("dice in a game without dice are refused") {
    const Broken broken("dice-without-dice");
    check_refused(broken.by_programs(), "state: dice rolled in a game without dice");
}

TEST_CASE("numbers of turns that cannot be are refused, and crash nothing") {
    for (const char *fault : {"turns-none", "turns-endless"}) {
        const Broken broken(fault);
        check_refused(broken.by_programs(), "state: numbers of turns and rolls that cannot be");
    }
}

TEST_CASE("a turn that goes on after its end is refused, and the launcher does not wait for more") {
    const Broken broken("end-idle");
    check_refused(broken.by_programs(), "end_turn: the turn was ended, and the phase is still end");
    check_kept(broken);
    check_refused(broken.match(), "end_turn: ");
}

TEST_CASE("an empty turn where none is allowed is refused, and the game is kept") {
    const std::string sentence = "turns: a turn without moves, though the turn may not end yet";
    const Broken broken("empty-turn");
    check_refused(broken.by_programs(), sentence);
    CHECK(saves_in(broken.home().saves()).size() == 1);
    check_refused(broken.match(), sentence);
    const Broken asked("empty-turn"); // a person who only asked goes on playing
    const Result game = asked.run({"play", "--seed", "3", "--second", "human"}, "hint\n1\nquit\n");
    CHECK(game.code == 0);
    CHECK(says(game, "Addon \"race\", " + sentence));
    CHECK(says(game, "The game is left unfinished."));
}

TEST_CASE("names for a side that is not there are refused when the game is opened") {
    const Broken broken("three-sides");
    check_refused(broken.by_programs(), "sides: 3 sides; two were expected");
    check_refused(broken.run({"rules", "race.six"}), "sides: 3 sides; two were expected");
    CHECK(saves_in(broken.home().saves()).empty());
}

TEST_CASE("what keeps a game from being saved is a sentence of its own") {
    const Broken broken("end-forbidden");
    const Result game = broken.run({"play", "--seed", "3", "--first", "human", "--second", "human"},
                                   always_first());
    check_refused(game, "state: may_end is 0 in phase end");
    CHECK(has(game.out, "may_end is 0 in phase end. The game goes on, but it is not saved."));
}
