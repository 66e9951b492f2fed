// SPDX-License-Identifier: MIT
// The launcher is ended at any moment: what it has shown is in the save, and the save is whole.
#include "catch.hpp"
#include "saves_support.hpp"
#include "storage/file_lock.hpp"

#include <algorithm>
#include <random>
#include <thread>

using namespace launcher;

namespace fs = std::filesystem;

namespace {

size_t count_of(const std::string &text, const std::string &words) {
    size_t count = 0;
    for (size_t at = 0; (at = text.find(words, at)) != std::string::npos; at += words.size())
        ++count;
    return count;
}

// What a save holds: rolls, and pieces moved.
struct Progress {
    size_t rolls = 0;
    size_t moves = 0;
};

Progress progress_of(const std::string &save) {
    return {parse_save(save).turns.size(), count_of(save, "/")};
}

// What was shown to the player: whole sentences only.
Progress shown_in(const std::string &out) {
    return {count_of(out, " rolls 1.") + count_of(out, " rolls 2.") + count_of(out, " rolls 3.") +
                count_of(out, " rolls 4."),
            count_of(out, " enters on ") + count_of(out, " moves from ") +
                count_of(out, " bears off from ")};
}

std::string typed_moves() {
    std::string input;
    for (int i = 0; i < 200; ++i)
        input += "1\n";
    return input;
}

// A game in a file that goes on over many ends of the launcher.
class Game_in_pieces {
public:
    explicit Game_in_pieces(uint64_t seed) : seed_(seed) {}

    // Lets it run for a while after its first sign of life, and ends it so.
    int run(int signal, std::chrono::microseconds time) {
        const Progress before = fs::exists(file_) ? progress_of(read_file(file_)) : Progress();
        const Words arguments =
            fs::exists(file_)
                ? Words{"play", "--resume", file_.string()}
                : Words{"play",     "--save", file_.string(), "--seed", std::to_string(seed_),
                        "--second", "random"};
        Child child(arguments, typed_moves(), home_.environment());
        child.wait_for_output();
        std::this_thread::sleep_for(time);
        child.signal(signal);
        const int code = child.end();
        check(before, child.out);
        return code;
    }
    // Begins another when this one is over.
    void renew() {
        if (replayed(parse_save(read_file(file_)), race_game()).state().phase != LUDUS_PHASE_OVER)
            return;
        fs::remove(file_);
        ++seed_;
        ++finished;
    }

    // Files that are neither the save nor the launcher's own folder, once it is gone on with.
    size_t left_over() {
        run(SIGKILL, std::chrono::seconds(1));
        size_t count = 0;
        for (const auto &entry : fs::directory_iterator(file_.parent_path()))
            count += entry.path().filename().string().rfind(".game.ludus.", 0) == 0;
        return count;
    }

    int finished = 0;

private:
    void check(const Progress &before, const std::string &out) const {
        INFO(out);
        const std::string save = read_file(file_);
        CHECK(refusal_of(save).empty());
        const Progress now = progress_of(save), shown = shown_in(out);
        CHECK(now.rolls >= before.rolls + shown.rolls);
        CHECK(now.moves >= before.moves + shown.moves);
    }

    const Home home_;
    const fs::path file_ = home_.path("game.ludus");
    uint64_t seed_;
};

} // namespace

TEST_CASE("killed at 200 random moments, the launcher loses nothing that it has shown") {
    std::mt19937 random(7);
    Game_in_pieces game(100);
    for (int i = 0; i < 200; ++i) {
        game.run(SIGKILL, std::chrono::microseconds(random() % 4000));
        game.renew();
    }
    // It goes forward: given more time on a busy machine, it comes to its end.
    for (int i = 0; i < 200 && game.finished == 0; ++i) {
        game.run(SIGKILL, std::chrono::milliseconds(50));
        game.renew();
    }
    CHECK(game.finished > 0);
    CHECK(game.left_over() == 0);
}

TEST_CASE("what a killed launcher has left beside a save is gone when the game is gone on with") {
    const Home home;
    const fs::path file = home.path("g.ludus");
    home.race({"play", "--seed", "7", "--second", "human", "--save", file.string()}, "1\n");
    const std::string draft = ".g.ludus.ludus-draft-", begun = "ludus save 1\nga";
    for (const auto &[left, text] : {std::pair("a1B2c3", begun), {"Zzzzzz", ""}, {"cutoff", "lud"}})
        write_file(home.path(draft + left), text);
    const std::pair<std::string, std::string> others[] = {
        {".g.ludus.backup", begun},         // a person's own copy
        {".g.ludus.a1B2c3", begun},         // as rsync names what it receives
        {draft + "a1B2c-", begun},          // no name of ours
        {draft + "letter", "Dear diary\n"}, // no save
        {".h.ludus.ludus-draft-a1B2c3", begun},
        {draft.substr(1) + "a1B2c3", begun}};
    for (const auto &[name, text] : others)
        write_file(home.path(name), text);
    write_file(home.path(draft + "linked"), begun);
    fs::create_hard_link(home.path(draft + "linked"), home.path("kept"));
    write_file(home.path(draft + "writes"), begun);
    const FileLock writing(home.path(draft + "writes"));
    home.race({"play", "--resume", file.string()}, "1\n");
    for (const char *left : {"a1B2c3", "Zzzzzz", "cutoff"})
        CHECK_FALSE(fs::exists(home.path(draft + left)));
    for (const auto &[name, text] : others)
        CHECK(read_file(home.path(name)) == text);
    CHECK(fs::exists(home.path(draft + "linked")));
    CHECK(fs::exists(home.path(draft + "writes")));
    CHECK(refusal_of(read_file(file)).empty());
}

TEST_CASE("what a killed launcher has left in the user's folder is gone with the next game") {
    const Home home;
    fs::create_directories(home.saves());
    const fs::path left = home.saves() / ".race.six-2026-03-15-201502.ludus.ludus-draft-a1B2c3";
    write_file(left, "ludus sa");
    home.race({"play", "--seed", "7", "--second", "human"}, "1\n");
    CHECK_FALSE(fs::exists(left));
    write_file(left, "ludus sa");
    CHECK(home.race({"resume"}, "1\n1\n").code == 0);
    CHECK_FALSE(fs::exists(left));
    CHECK(refusal_of(read_file(home.only_save())).empty());
}

TEST_CASE("stopped by a signal at any moment, the launcher says where the game is") {
    std::mt19937 random(8);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        Game_in_pieces game(200);
        for (int i = 0; i < 15; ++i) {
            const int code = game.run(signal, std::chrono::microseconds(random() % 2000));
            CHECK((code == 128 + signal || code == 0)); // 0: it was over before
            game.renew();
        }
    }
}

TEST_CASE("Ctrl-C anywhere in a terminal leaves a game that goes on") {
    const std::vector<std::vector<Typed>> moments{
        {{"Red> ", "\x03"}},
        {{"Red> ", "1\x03"}},
        {{"Red> ", "1\n\x03"}},
        {{"Red> ", "1\n"}, {"White> ", "1\n\x03"}},
        {{"Red> ", "help\n"}, {"quit", "\x03"}},
    };
    for (const auto &typed : moments) {
        const Home home;
        const Result left =
            home.race_in_terminal({"play", "--seed", "7", "--second", "human"}, typed);
        CHECK(left.code == 130);
        CHECK_THAT(left.out, Catch::Contains("The game is saved in"));
        CHECK(refusal_of(read_file(home.only_save())).empty());
    }
}

TEST_CASE("Ctrl-C before there is a game ends without one") {
    const Home home;
    const Result left = home.race_in_terminal({"play"}, {{"(Enter: none): ", "\x03"}});
    CHECK(left.code == 130);
    CHECK_THAT(left.out, Catch::Contains("no game was begun"));
    CHECK(saves_in(home.saves()).empty());
}

TEST_CASE("a terminal that is closed leaves a game that goes on") {
    const Home home;
    home.race_in_terminal(
        {"play", "--seed", "7", "--second", "human", "--save", home.path("g.ludus").string()},
        {{"Red> ", "1\n"}, {"White> ", "\x04"}});
    CHECK(refusal_of(read_file(home.path("g.ludus"))).empty());
    CHECK_THAT(read_file(home.path("g.ludus")), Catch::Contains("3 hand/3\n"));
}
