// SPDX-License-Identifier: MIT
// What makes a game comfortable: settings that are remembered, forced moves, pauses, a terminal
// that changes its width, a game chosen with its options.
#include "catch.hpp"
#include "support.hpp"

#include <chrono>
#include <functional>
#include <nlohmann/json.hpp>

namespace fs = std::filesystem;

namespace {

// A user's configuration, and a game that is left at its first choice.
class User {
public:
    Words environment() const {
        return {"TERM=dumb", "LC_ALL=C.UTF-8", "XDG_CONFIG_HOME=" + folder_.path().string()};
    }
    fs::path file() const { return folder_.path() / "ludus/settings.json"; }
    std::string plays(const Words &options, const std::string &quit = "q\n") const {
        Words arguments{"--addons", RACE_ADDONS, "play", "--seed", "7", "--begin", "agreed"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        constexpr int columns = 200; // a path and what is said of it fit in a line
        return ludus_in_terminal(arguments, {{"Red> ", quit}}, columns, environment()).out;
    }

private:
    TemporaryFolder folder_;
};

double seconds(const std::function<void()> &what) {
    const auto begin = std::chrono::steady_clock::now();
    what();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

} // namespace

TEST_CASE("players, language, speed and forced moves are remembered from one game to the next") {
    const User user;
    CHECK_FALSE(fs::exists(user.file()));
    user.plays({"--second", "random", "--lang", "ru", "--speed", "fast"});
    const auto kept = nlohmann::json::parse(read_file(user.file()));
    CHECK(kept["game"] == "race.six");
    CHECK(kept["first"] == "human");
    CHECK(kept["second"] == "random");
    CHECK(kept["language"] == "ru");
    CHECK(kept["speed"] == "fast");
    CHECK(kept["auto_forced"] == false);
    const std::string again = user.plays({});
    CHECK(has(again, "человек"));
    CHECK(has(again, "White (o): any move"));
    // What is said now comes before what was said once.
    const std::string english = user.plays({"--lang", "en", "--second", "human"});
    CHECK(has(english, "White (o): human"));
    CHECK(nlohmann::json::parse(read_file(user.file()))["language"] == "en");
    CHECK(nlohmann::json::parse(read_file(user.file()))["speed"] == "fast");
}

TEST_CASE("a script is not remembered, nor who asks not to be") {
    const User user;
    run_ludus({"--addons", RACE_ADDONS, "play", "--second", "human", "--lang", "uk"}, "q\n",
              user.environment());
    user.plays({"--second", "human", "--no-settings"});
    CHECK_FALSE(fs::exists(user.file()));
}

TEST_CASE("damaged settings are told of once, and the usual ones hold") {
    for (const char *damage : {"", "{", "[]", "{\"language\": 3}", "{\"auto_forced\": \"yes\"}",
                               "\xff", "{\"first\": \"human\"} more"}) {
        const User user;
        fs::create_directories(user.file().parent_path());
        write_file(user.file(), damage);
        const std::string first = user.plays({"--second", "human"});
        INFO(damage);
        CHECK(has(first, "ludus: The settings in "));
        CHECK(has(first, "settings.json cannot be read: "));
        CHECK_FALSE(has(first, ".."));
        CHECK(has(first, "White (o): human"));
        CHECK(has(first, "settings.json is kept as "));
        CHECK(read_file(user.file().string() + ".bad") == damage);
        CHECK_FALSE(has(user.plays({"--second", "human"}), "cannot be read"));
    }
}

TEST_CASE("settings that cannot be read are kept under a name that nothing has") {
    const User user;
    fs::create_directories(user.file().parent_path());
    for (const std::string number : {"", "-2", "-3"}) {
        write_file(user.file(), "{\"speed\": \"fast\" \"theme\"" + number);
        CHECK(has(user.plays({"--second", "human"}), "settings.json.bad" + number));
    }
    CHECK(read_file(user.file().string() + ".bad") == "{\"speed\": \"fast\" \"theme\"");
}

TEST_CASE("settings are written through a link to settings, and through no other") {
    const User user;
    const TemporaryFolder elsewhere;
    fs::create_directories(user.file().parent_path());
    const fs::path real = elsewhere.path() / "real";
    fs::create_symlink(real, user.file());
    user.plays({"--second", "human"}); // it names no file yet
    CHECK(fs::is_symlink(user.file()));
    CHECK(has(read_file(real), "\"second\": \"human\""));
    for (const std::string other :
         {"Dear diary\n", "{\"name\": \"another program's\"}", "{\"speed\": \"fast\""}) {
        write_file(real, other);
        const std::string said = user.plays({"--second", "human"});
        CHECK(has(said, "cannot be read"));
        CHECK(has(said, "it is a link to something else, which is left as it is."));
        CHECK(read_file(real) == other);
        CHECK(fs::is_symlink(user.file()));
    }
}

TEST_CASE("what another version has put into the settings stays there") {
    const User user;
    fs::create_directories(user.file().parent_path());
    write_file(user.file(), R"({"future": [1, {"x": "y"}], "speed": "fast", "theme": "classic"})");
    user.plays({"--second", "human", "--speed", "instant"});
    const auto kept = nlohmann::json::parse(read_file(user.file()));
    CHECK(kept["future"] == nlohmann::json::parse(R"([1, {"x": "y"}])"));
    CHECK(kept["speed"] == "instant");
    CHECK(kept["theme"] == "classic");
    CHECK(kept["second"] == "human");
}

TEST_CASE("settings of what there is no more do no harm") {
    const User user;
    fs::create_directories(user.file().parent_path());
    write_file(user.file(), R"({"language": "tlh", "game": "chess", "first": "human",)"
                            R"( "second": "deep-blue", "speed": "warp", "future": [1]})");
    const std::string out = user.plays({});
    CHECK(has(out, "Six squares (race.six)"));
    CHECK(has(out, "Red (x): human"));
    CHECK_FALSE(has(out, "deep-blue"));
}

TEST_CASE("settings that cannot be kept cost a sentence, not the game") {
    const Result game = ludus_in_terminal(
        {"--addons", RACE_ADDONS, "play", "--seed", "7", "--second", "human"}, {{"Red> ", "q\n"}},
        80, {"TERM=dumb", "LC_ALL=C.UTF-8", "XDG_CONFIG_HOME=/dev/null/nowhere"});
    CHECK(game.code == 0);
    CHECK(has(game.out, "ludus: The settings cannot be kept in /dev/null/nowhere/"));
}

TEST_CASE("a move that is the only one is made by itself, where that is wanted") {
    const Words both{"play", "--seed", "7", "--second", "human"};
    Words forced = both;
    forced.push_back("--auto-forced");
    const Result game = ludus_race(forced, "1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n");
    CHECK(has(game.out, "There is only one move: hand/3.\nRed enters on square 3.\n"));
    CHECK(has(game.out, " wins.\n"));
    CHECK(has(ludus_race(both, "1\nq\n").out, "> 1\nRed enters on square 3.\n"));
}

TEST_CASE("undo goes back beyond forced moves to a choice") {
    const Result game =
        run_ludus({"play", "ur.finkel", "--seed", "5", "--second", "human", "--auto-forced"},
                  "1\n1\nundo\nundo\nundo\nq\n");
    CHECK(game.code == 0);
    CHECK(has(game.out, "is taken back, and what came after it.\n"));
    CHECK(has(game.out, "There is nothing of yours to take back.\n"));
}

TEST_CASE("the pause after the program's move is for a person who looks") {
    const Words watched{"--addons", RACE_ADDONS, "play",  "--seed",  "7",   "--first",
                        "random",   "--second",  "human", "--speed", "slow"};
    const double slow = seconds([&] {
        ludus_in_terminal(watched, {{"White> ", "q\n"}}, 80, {"TERM=dumb", "LC_ALL=C.UTF-8"});
    });
    CHECK(slow >= 2);
    const double piped = seconds([] {
        ludus_race(
            {"play", "--seed", "7", "--first", "random", "--second", "random", "--speed", "slow"});
    });
    CHECK(piped < 10); // the two make at least eight moves
}

TEST_CASE("a terminal resized in play is drawn on as wide as it is") {
    const Result game =
        ludus_in_terminal({"play", "duodecim.asilo", "--seed", "1", "--second", "human"},
                          {{"Red> ", "\n", 60}, {"Red> ", "\n", 200}, {"Red> ", "q\n"}}, 80,
                          {"TERM=xterm", "LC_ALL=C", "NO_COLOR=1"});
    CHECK(game.code == 0);
    const size_t wide = game.out.find("+-1-+-2-+"), narrow = game.out.find("+1-+2-+");
    INFO(game.out);
    CHECK(wide != std::string::npos);
    CHECK(narrow != std::string::npos);
    CHECK(game.out.find("+-1-", narrow) != std::string::npos);
}

TEST_CASE("a terminal is asked for a game's options too, and Enter keeps the usual") {
    const User user;
    const Result game = ludus_in_terminal({"play", "--seed", "1", "--second", "human"},
                                          {{"from 1 to 8: ", "duodecim.murray\n"},
                                           {"or Enter for goes by their sum at once: ", "7\n"},
                                           {"or Enter for goes by their sum at once: ", "2\n"},
                                           {"or Enter for by enough: ", "\n"},
                                           {"White> ", "q\n"}},
                                          80, user.environment());
    CHECK(game.code == 0);
    CHECK(has(game.out, "goes by their sum at once (usual)"));
    CHECK(has(game.out, "\"7\" is not a number from 1 to 2."));
    CHECK(has(game.out, "(duodecim.murray?compound=steps)"));
    // The next time that game, with its options, is what Enter stands for.
    const Result again = ludus_in_terminal(
        {"play", "--seed", "1", "--begin", "agreed"},
        {{"or Enter for duodecim.murray?compound=steps: ", "\n"}, {"White> ", "q\n"}}, 80,
        user.environment());
    CHECK(again.code == 0);
    CHECK(has(again.out, "(duodecim.murray?compound=steps)"));
}

TEST_CASE("options that are numbers are asked for with their limits") {
    const Result game =
        ludus_in_terminal({"play", "--seed", "1", "--second", "human", "--no-settings"},
                          {{"from 1 to 8: ", "ur.dmytro\n"},
                           {"or Enter for 7: ", "99\n"},
                           {"or Enter for 7: ", "5\n"},
                           {"or Enter for ", "\n"},
                           {"or Enter for ", "\n"},
                           {"Light> ", "q\n"}},
                          80, {"TERM=dumb", "LC_ALL=C.UTF-8"});
    CHECK(has(game.out, "\"99\" is not a number from "));
    CHECK(has(game.out, "(ur.dmytro?pieces=5)"));
}

TEST_CASE("the end of the input while a game is chosen chooses none") {
    const Result game =
        ludus_in_terminal({"play", "--no-settings"},
                          {{"from 1 to 8: ", "duodecim.murray\n"}, {"or Enter for ", "\x04"}}, 80,
                          {"TERM=dumb", "LC_ALL=C.UTF-8"});
    CHECK(game.code == 1);
    CHECK(has(game.out, "No game was chosen."));
}

TEST_CASE("the keys that matter stand above the prompt, in the language") {
    const auto keys = [](const std::string &language) {
        return ludus_in_terminal({"--addons", RACE_ADDONS, "--lang", language, "play", "--seed",
                                  "7", "--second", "human"},
                                 {{"Red> ", "q\n"}}, 80, {"TERM=dumb", "LC_ALL=C.UTF-8"})
            .out;
    };
    CHECK(has(keys("en"), "Keys: u undo, t hint, h help, q quit."));
    CHECK(has(keys("ru"), "Клавиши: о отменить, с совет, п помощь, в выход."));
    CHECK(has(keys("uk"), "Клавіші: с скасувати, п порада, м допомога, в вихід."));
    CHECK(has(keys("de"), "Tasten: z zurück, t tipp, h hilfe, v verlassen."));
}
