// SPDX-License-Identifier: MIT
// A person's own files: nothing is replaced but what the launcher has written itself, and a path
// leads where it did when it was typed.
#include "base/quote.hpp"
#include "catch.hpp"
#include "game/autosave.hpp"
#include "saves_support.hpp"
#include "screen.hpp"
#include "storage/whole_file.hpp"

#include <cstdio>

using namespace launcher;

namespace fs = std::filesystem;

namespace {

const std::string diary = "Dear diary\n";
const Words both{"play", "--seed", "7", "--second", "human"};

Words with(Words words, const Words &more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

// This process, and what it starts, is in that folder.
class In {
public:
    explicit In(const fs::path &folder) : before_(fs::current_path()) { fs::current_path(folder); }
    ~In() { fs::current_path(before_); }

private:
    fs::path before_;
};

// The command behind ": " in what the launcher said last, as a person copies it.
std::string command_told(const std::string &out) {
    const size_t at = out.rfind(": ludus ");
    REQUIRE(at != std::string::npos);
    return std::string(LUDUS) + out.substr(at + 7, out.find_last_not_of('\n') - at - 6);
}

std::string answer_of_bash(const std::string &command) {
    const TemporaryFolder folder;
    write_file(folder.path() / "script", command + " < /dev/null\n");
    FILE *pipe = popen(("bash " + (folder.path() / "script").string() + " 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string out;
    for (int c = 0; (c = std::fgetc(pipe)) != EOF;)
        out += static_cast<char>(c);
    pclose(pipe);
    return out;
}

} // namespace

TEST_CASE("a file that comes to stand under the game's name is left, and the game is kept beside") {
    const Home home;
    const fs::path file = home.path("game.ludus");
    Child child(with(both, {"--save", file.string()}), "", home.environment(),
                Child::Input::stays_open);
    child.wait_for("Move");
    fs::remove(file);
    write_file(file, diary);
    child.type("1\nquit\n");
    CHECK(child.end() == 0);
    const fs::path beside = home.path("game-2.ludus");
    CHECK(read_file(file) == diary);
    CHECK_THAT(read_file(beside), Catch::Contains("\n3 hand/3\n"));
    CHECK_THAT(child.out, Catch::Contains("it holds something else, and is left as it is. From "
                                          "now on the game is kept in " +
                                          beside.string()) &&
                              Catch::Contains("ludus resume " + beside.string()));
}

TEST_CASE("what an editor has written into the game's file is left too, and a folder there") {
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "game.ludus";
    Session session(race_game(), person(), person(), DiceSource::from_seed(7));
    AutoSave autosave = AutoSave::in_new_file(file);
    autosave.keep(session);
    REQUIRE(read_file(file) == save_text(session));
    write_file(file, read_file(file) + "# a note of mine\n");
    const std::string noted = read_file(file);
    session.roll();
    autosave.keep(session);
    CHECK(read_file(file) == noted);
    REQUIRE(autosave.file() == folder.path() / "game-2.ludus");
    CHECK(read_file(*autosave.file()) == save_text(session));
    CHECK_THAT(autosave.take_news(), Catch::Contains("game-2.ludus"));
    CHECK(autosave.take_news().empty());

    fs::remove(*autosave.file());
    fs::create_directory(folder.path() / "game-2.ludus");
    autosave.keep(session);
    CHECK(autosave.problem().empty());
    CHECK(autosave.file() == folder.path() / "game-2-2.ludus");
}

TEST_CASE("a game's file that vanished is written again before its player is told of it") {
    const TemporaryFolder folder;
    Session session(race_game(), person(), person(), DiceSource::from_seed(7));
    AutoSave autosave = AutoSave::in_new_file(folder.path() / "game.ludus");
    autosave.keep(session);
    fs::remove(folder.path() / "game.ludus");
    autosave.keep(session);
    CHECK(read_file(folder.path() / "game.ludus") == save_text(session));
}

TEST_CASE("a file keeps its modes, and one that its owner protects is not replaced") {
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "game.ludus";
    write_file(file, "old");
    fs::permissions(file, fs::perms(0640));
    replace_file(file, "new", [](const std::string &) { return true; });
    CHECK(read_file(file) == "new");
    CHECK(fs::status(file).permissions() == fs::perms(0640));
    CHECK_THROWS_AS(replace_file(file, "newer", [](const std::string &) { return false; }),
                    TakenError);
    CHECK(read_file(file) == "new");
}

TEST_CASE("save FILE replaces an earlier moment of the same game, and no other game") {
    const Home home;
    const std::string copy = home.path("copy.ludus").string();
    const std::string other = home.path("other.ludus").string();
    home.race({"play", "--seed", "8", "--second", "human", "--save", other}, "1\n1\n");
    const std::string saved = read_file(other);
    const Result game =
        home.race(both, "1\nsave " + copy + "\n1\nsave " + copy + "\nsave " + other + "\nquit\n");
    CHECK(has(game.out, "\"" + other + "\" exists and holds a game"));
    CHECK(read_file(other) == saved);
    CHECK(lines_of(read_file(copy)).size() == lines_of(read_file(home.only_save())).size());
}

TEST_CASE("a relative name is meant from where the launcher was started, whatever an addon does") {
    const Home home;
    fs::create_directory(home.path("here"));
    const In here(home.path("here"));
    const auto wayward = [&](Words words, const std::string &input) {
        words.insert(words.begin(), {"--addons", WAYWARD_ADDONS});
        return run_ludus(words, input, home.environment());
    };
    const Result game = wayward(with(both, {"--save", "mine.ludus"}), "1\nsave copy.ludus\nquit\n");
    CHECK(game.code == 0);
    const fs::path file = home.path("here/mine.ludus");
    REQUIRE(fs::exists(file));
    CHECK(fs::exists(home.path("here/copy.ludus")));
    CHECK_FALSE(fs::exists("/mine.ludus"));
    CHECK(has(game.out, "ludus resume " + file.string()));
    CHECK(wayward({"resume", "mine.ludus"}, "1\nquit\n").code == 0);
    CHECK(wayward({"verify", "mine.ludus"}, "").code == 0);
    const fs::path linked = home.path("here/addons");
    fs::create_symlink(WAYWARD_ADDONS, linked);
    CHECK(run_ludus({"--addons", "addons", "resume", "mine.ludus"}, "quit\n", home.environment())
              .code == 0);
}

TEST_CASE("a record that would forge a line never reaches a save") {
    const Home home;
    Words environment = home.environment();
    environment.push_back("LUDUS_TEST_FORGED=1");
    const std::string file = home.path("game.ludus").string();
    const Result game = run_ludus(
        {"--addons", WAYWARD_ADDONS, "play", "--seed", "7", "--second", "human", "--save", file},
        "1\nquit\n", environment);
    CHECK(game.code == 1);
    CHECK(has(game.out + game.err, "race"));
    CHECK(has(game.out + game.err, "record"));
    CHECK(read_file(file).find("hand") == std::string::npos);
}

TEST_CASE("a command that is told can be copied into a shell, whatever the file is called") {
    CHECK(for_shell("/a/b-c_1.ludus") == "/a/b-c_1.ludus");
    CHECK(for_shell("my game") == "'my game'");
    CHECK(for_shell("it's") == "'it'\\''s'");
    CHECK(for_shell("two\nlines") == "$'two\\012lines'");
    CHECK(for_shell("") == "''");
    const Home home;
    for (const std::string name : {"my game.ludus", "it's $HOME `x`.ludus", "two\nlines.ludus",
                                   "-n \"q\" \\.ludus", "партія.ludus", "bad\xff\x07'.ludus"}) {
        const std::string file = home.path(name).string();
        const Result left = home.race(with(both, {"--save", file}), "1\n");
        INFO(left.out);
        REQUIRE(fs::exists(file));
        CHECK(left.out.find('\x07') == std::string::npos);
        const std::string again = answer_of_bash(command_told(left.out));
        INFO(again);
        CHECK(again.find("The game goes on from ") != std::string::npos);
    }
}

TEST_CASE("in a narrow terminal the command that is told is not broken") {
    const Home home;
    const std::string file =
        home.path("a game with a rather long name of many words.ludus").string();
    Words environment = home.environment();
    environment.insert(environment.end(), {"TERM=xterm", "NO_COLOR=1"});
    const Result left = ludus_in_terminal(
        {"--addons", RACE_ADDONS, "play", "--seed", "7", "--second", "human", "--save", file},
        {{"Red> ", "q\n"}}, 40, environment);
    CHECK(has(left.out, "ludus resume '" + file + "' --addons " RACE_ADDONS));
}

TEST_CASE("of what was given a line's worth is quoted") {
    const std::string much(10 << 20, 'x');
    CHECK(shown("short") == "short");
    CHECK(shown(much).size() < 200);
    CHECK(shown(std::string(159, 'x') + "яяя") == std::string(159, 'x') + "...");
    const Home home;
    const std::string file = home.path("game.ludus").string();
    for (const std::string &save :
         {"ludus save 1\n" + much + "\n",
          "ludus save 1\ngame " + much +
              "\nfirst human\nsecond "
              "human\ndice seed 1\n",
          "ludus save 1\ngame race.six\nfirst " + much + "\nsecond human\ndice seed 1\n",
          "ludus save 1\ngame race.six\naddon " + much +
              "\nfirst human\nsecond human\ndice typed\n",
          "ludus save 1\ngame race.six\nfirst human\nsecond human\ndice " + much + "\n",
          "ludus save 1\ngame race.six\nfirst human\nsecond human\ndice typed\nbegin " + much +
              "\n",
          "ludus save 1\ngame race.six\nfirst human\nsecond human\ndice typed\n1 " + much + "\n",
          "ludus save 1\ngame race.six\nfirst human\nsecond human\ndice typed\n1" + much + "\n"}) {
        write_file(file, save);
        const Result refused = home.race({"resume", file});
        CHECK(refused.code == 1);
        CHECK(refused.err.size() < 1500);
        CHECK(refused.out.empty());
    }
    const Result typed =
        home.race(both, much + "\nsave " + much + "\n" + std::string(50000, '9') + "\nquit\n");
    CHECK(typed.code == 0);
    CHECK(typed.out.size() < 6000);
    const std::string word(100000, 'x');
    for (const Words &words :
         {Words{"play", word}, Words{"play", "--first", word, "race.six"},
          Words{"play", "--seed", word}, Words{"play", "--dice", word}, Words{"--lang", word},
          Words{word, word, word}, Words{"perft", "race.six", word},
          Words{"turns", "race.six", word}, Words{"draw", "race.six", "--size", word},
          Words{"resume", word}, Words{"verify", '/' + word}, Words{"play", "race.six?" + word},
          Words{"--" + word}, Words{"play", "--" + word + "=1"}}) {
        const Result refused = home.race(words);
        INFO(words.front() << ": " << refused.err.substr(0, 1000));
        CHECK(refused.code != 0);
        CHECK((refused.out + refused.err).size() < 2000);
    }
    for (const Words &words : {Words{"--addons", word, "addons"}, Words{"--addons", word, "play"}})
        CHECK(run_ludus(words).err.size() + run_ludus(words).out.size() < 2000);
    const Result line = home.race({"turns", "race.six", "--stdin"}, much + "\n{" + much + "\n");
    CHECK(line.err.size() < 2000);
}

TEST_CASE("a save whose game has an endless name takes a line of the list") {
    const Home home;
    home.race(both, "1\n");
    write_file(home.saves() / "long.ludus", "ludus save 1\ngame " + std::string(5 << 20, 'g') +
                                                "\nfirst human\nsecond human\ndice typed\n");
    const Result list = home.race({"resume"}, "quit\n");
    CHECK(list.code == 0);
    CHECK(list.out.size() < 2000);
    CHECK(has(list.out, "Six squares"));
}

TEST_CASE("to leave is understood where a game or a save is chosen") {
    const Home home;
    home.race(both, "1\n");
    const std::string saved = read_file(home.only_save());
    for (const std::string word : {"quit", "q", "QUIT"}) {
        const Result none = home.race({"resume"}, word + "\n1\n");
        CHECK(none.code == 0);
        CHECK(has(none.out, "No game was chosen.\n"));
        CHECK_FALSE(none.out.find("goes on from") != std::string::npos);
    }
    CHECK(read_file(home.only_save()) == saved);
    const Result game = run_ludus({"play"}, "quit\n", home.environment());
    CHECK(game.code == 0);
    CHECK(has(game.out, "No game was chosen.\n"));
    const Result dice =
        home.race({"play", "--dice", "typed", "--begin", "rolled", "--second", "human"}, "quit\n");
    CHECK(dice.code == 0);
    CHECK(has(dice.out, "no game was begun"));
}

TEST_CASE("a save names its addon, and goes on with that one though another names the game too") {
    const Home home;
    const std::string file = home.path("game.ludus").string();
    home.race(with(both, {"--save", file}), "1\n");
    const std::string saved = read_file(file);
    CHECK(lines_of(saved).at(2) == "addon race");
    // Before it in every order, and without a library.
    fs::create_directories(home.path("addons/aaa"));
    fs::create_directory_symlink(fs::path(RACE_ADDONS) / "race", home.path("addons/race"));
    const std::string manifest = read_file(fs::path(RACE_ADDONS) / "race/addon.json");
    write_file(home.path("addons/aaa/addon.json"), replaced(manifest, "\"race\"", "\"aaa\""));
    const auto with_addons = [&](const Words &words) {
        return run_ludus(with({"--addons", home.path("addons").string()}, words), "",
                         home.environment());
    };
    CHECK(with_addons({"resume", file}).code == 0);
    write_file(file, replaced(saved, "addon race", "addon aaa"));
    const Result refused = with_addons({"resume", file});
    CHECK(refused.code == 1);
    CHECK(has(refused.err, "Addon \"aaa\", which has the game \"race.six\", is refused: "));
    write_file(file, replaced(saved, "addon race", "addon ghost"));
    const Result missing = with_addons({"resume", file});
    CHECK(missing.code == 1);
    CHECK(has(missing.err, "line 2: This is a game of the addon \"ghost\", which is not there"));
    write_file(file, replaced(saved, "addon race\n", ""));
    CHECK(home.race({"resume", file}).code == 0);
}

TEST_CASE("a save whose addon has a manifest that is refused says why") {
    const Home home;
    const std::string file = home.path("game.ludus").string();
    home.race(with(both, {"--save", file}), "1\n");
    fs::create_directories(home.path("addons/race"));
    write_file(home.path("addons/race/addon.json"), "{");
    const Result refused = run_ludus({"--addons", home.path("addons").string(), "resume", file}, "",
                                     home.environment());
    CHECK(refused.code == 1);
    CHECK(has(refused.err, "Addon \"race\", which has the game \"race.six\", is refused: "));
    CHECK(has(refused.err, "addon.json"));
}
