// SPDX-License-Identifier: MIT
// However an addon ends the program, somebody says so, and the game is kept.
#include "catch.hpp"
#include "saves_support.hpp"
#include "screen.hpp"

#include <chrono>
#include <cstdlib>
#include <sys/wait.h>
#include <thread>

namespace fs = std::filesystem;

namespace {

// The race with a fault, such as "think:hang", in a home of its own.
Words with_fault(const Home &home, const std::string &fault) {
    Words environment = home.environment();
    environment.push_back("RACE_FAULT=" + fault);
    environment.push_back("ASAN_OPTIONS=handle_segv=0"); // a crash is to be a crash there too
    return environment;
}

Words race(const Words &more) {
    Words arguments{"--addons", ENDING_ADDONS, "play", "--seed", "7"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

const Words against_program{"--second", "level-1"};
const Words for_two{"--second", "human"};

void check_kept(const Home &home, const std::string &said) {
    INFO(said);
    const fs::path save = home.only_save();
    CHECK(has(said, "The game is saved in"));
    CHECK(has(said, save.filename().string()));
    CHECK(has(said, "To go on with it: ludus resume"));
    CHECK(refusal_of(read_file(save)).empty());
    CHECK_THAT(read_file(save), Catch::Contains("\n3 hand/3\n"));
}

// The shell's own words for what closes or fills a stream.
Result in_shell(const Home &home, const std::string &command) {
    const std::string out = home.path("out").string(), err = home.path("err").string();
    const std::string line = "env -u DISPLAY -u WAYLAND_DISPLAY LC_ALL=C.UTF-8 HOME='" +
                             home.path("").string() +
                             "' timeout 60 '" LUDUS "' --addons '" RACE_ADDONS "' " + command;
    write_file(out, "");
    const int status = std::system(("{ " + line + "; } >'" + out + "' 2>'" + err + "'").c_str());
    return {WEXITSTATUS(status), read_file(out), read_file(err)};
}

} // namespace

TEST_CASE("an addon that ends the program is named, and the game is kept") {
    const auto [how, words] = GENERATE(table<std::string, std::string>({
        {"crash", "has crashed in addon \"race\""},
        {"abort", "has crashed in addon \"race\""},
        {"overflow", "has crashed in addon \"race\""},
        {"exit", "Addon \"race\" has ended the program"},
        {"_exit", "Addon \"race\" has ended the program"},
        {"kill", "The program was killed (SIGKILL)"},
    }));
    const Home home;
    const Result ended = run_ludus(race(against_program), "1\n", with_fault(home, "think:" + how));
    INFO(how);
    CHECK(ended.code != 0);
    CHECK(has(ended.err, words));
    check_kept(home, ended.err);
}

TEST_CASE("a command that an addon ends does not end well") {
    for (const char *function : {"open", "create"}) {
        const Home home;
        const Result ended = run_ludus({"--addons", ENDING_ADDONS, "perft", "race.six", "1"}, "",
                                       with_fault(home, std::string(function) + ":_exit"));
        CHECK(ended.code == 1);
        CHECK(ended.err == "ludus: Addon \"race\" has ended the program, which no addon may do.\n");
    }
}

TEST_CASE("an addon that does not return is ended by the second Ctrl-C, and the game is kept") {
    const std::string fault = GENERATE("think:hang", "undo:hang");
    const Home home;
    Screen screen(race(fault == "think:hang" ? against_program : for_two), 80,
                  with_fault(home, fault));
    REQUIRE(screen.wait_for("Red> "));
    screen.type("1\n");
    if (fault == "undo:hang") {
        REQUIRE(screen.wait_for("White> "));
        screen.type("undo\n");
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(300)); // until it hangs
    screen.type("\x03");
    REQUIRE(screen.wait_for("does not answer. Ctrl-C once more"));
    screen.type("\x03");
    CHECK(screen.end() == 128 + SIGINT);
    CHECK(has(screen.shown, "Addon \"race\" did not answer; the program was ended"));
    check_kept(home, screen.shown);
}

TEST_CASE("a second SIGTERM ends what does not answer to the first") {
    const Home home;
    Child child(race(against_program), "1\n", with_fault(home, "think:hang"),
                Child::Input::stays_open);
    child.wait_for("Red enters");
    child.signal(SIGTERM);
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    child.signal(SIGTERM);
    CHECK(child.end() == 128 + SIGTERM);
    CHECK(refusal_of(read_file(home.only_save())).empty());
}

TEST_CASE("an addon that hangs while it is opened is ended likewise") {
    const auto function = GENERATE("open", "create");
    const Home home;
    Screen screen(race(for_two), 80, with_fault(home, std::string(function) + ":hang"));
    std::this_thread::sleep_for(std::chrono::seconds(1)); // until it has been tried
    screen.type("\x03");
    REQUIRE(screen.wait_for("does not answer"));
    screen.type("\x03");
    CHECK(screen.end() == 128 + SIGINT);
    CHECK(saves_in(home.saves()).empty());
}

TEST_CASE("what is killed takes the working process with it") {
    const Home home;
    Child child(race(against_program), "1\n", with_fault(home, "think:hang"),
                Child::Input::stays_open);
    child.wait_for("Red enters");
    child.signal(SIGKILL);
    CHECK(child.end() == 128 + SIGKILL); // its output has ended, so nobody is left to write
    check_kept(home, "The game is saved in " + home.only_save().string() +
                         "\nTo go on with it: ludus resume");
}

TEST_CASE("a fault of the addon ends the game, and is told with the way to go on") {
    const Home home;
    const Result ended =
        run_ludus(race(against_program), "1\nhint\n", with_fault(home, "think:refuse"));
    CHECK(ended.code == 1);
    CHECK(has(ended.err, "ludus: Addon \"race\", think: I have no idea."));
    check_kept(home, ended.err);
}

TEST_CASE("a hint that the addon refuses is answered, and the input that follows is kept") {
    const Home home;
    const Result left =
        run_ludus(race(for_two), "1\nhint\n1\nquit\n", with_fault(home, "think:refuse"));
    CHECK(left.code == 0);
    CHECK(has(left.out, "Addon \"race\", think: I have no idea."));
    CHECK(has(left.out, "White enters"));
    CHECK(has(left.out, "The game is left unfinished."));
}

TEST_CASE("an undo that the addon refuses is answered, and the game goes on") {
    const Home home;
    const Result left =
        run_ludus(race(for_two), "1\nundo\n1\nquit\n", with_fault(home, "undo:refuse"));
    CHECK(left.code == 0);
    CHECK(has(left.out, "White enters"));
}

TEST_CASE("whatever is asked for before the dice are typed is answered, and the dice follow") {
    for (const char *order : {"hint", "review", "dice", "moves", "where", "board", "help", "undo",
                              "rules", "correct", "save"}) {
        const Home home;
        const Result left = home.race({"play", "--dice", "typed", "--second", "human"},
                                      std::string(order) + "\n3\n1\nquit\n");
        INFO(order << '\n' << left.out << left.err);
        CHECK(left.code == 0);
        CHECK(left.err.empty());
        CHECK(has(left.out, "Red enters"));
        CHECK(has(left.out, "The game is left unfinished."));
    }
}

TEST_CASE("a command that is to be gone on with is quoted for a shell") {
    const Home home;
    const fs::path save = home.path("my game's.ludus");
    const Result left = home.race(
        {"play", "--seed", "7", "--second", "human", "--save", save.string()}, "1\nquit\n");
    const size_t at = left.out.find("ludus resume ");
    REQUIRE(at != std::string::npos);
    const std::string command = left.out.substr(at, left.out.find('\n', at) - at);
    const Result resumed =
        in_shell(home, command.substr(std::string("ludus ").size()) + " </dev/null");
    INFO(command);
    CHECK(resumed.code == 0);
    CHECK(has(resumed.out, "The game goes on from"));
}

TEST_CASE("an input that cannot be read is told, and does not end well") {
    for (const auto &[input, words] : {std::pair("<&-", "it is closed"), {"</", "it is a folder"}})
        for (const char *command : {"turns race.six --stdin", "play --second human --seed 7"}) {
            const Home home;
            const Result ended = in_shell(home, std::string(command) + ' ' + input);
            INFO(command << ' ' << input);
            CHECK(ended.code == 1);
            CHECK(has(ended.err, std::string("The standard input cannot be read: ") + words));
        }
}

TEST_CASE("an answer that cannot be written is a failure, whatever the command") {
    for (const char *output : {">/dev/full", ">&-"})
        for (const std::string command :
             {"addons", "players", "rules race.six", "--help", "perft race.six 1",
              "play --second human --seed 7", "turns race.six '......:2:0 ......:2:0 1 3'",
              "match race.six --first 1 --second 1 --games 2",
              "best race.six '......:2:0 ......:2:0 1 3' --player 1"}) {
            const Home home;
            const Result ended = in_shell(home, command + " </dev/null " + output);
            INFO(command << ' ' << output);
            CHECK(ended.code == 1);
            CHECK(has(ended.err, "Not all of the answer could be written"));
        }
}

TEST_CASE("where the terminal is gone, nobody has to ask twice") {
    const Home home;
    Screen screen(race(against_program), 80, with_fault(home, "think:hang"));
    REQUIRE(screen.wait_for("Red> "));
    screen.type("1\n");
    REQUIRE(screen.wait_for("White rolls"));
    CHECK(screen.hang_up() == 128 + SIGHUP);
    CHECK(refusal_of(read_file(home.only_save())).empty());
}
