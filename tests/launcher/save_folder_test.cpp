// SPDX-License-Identifier: MIT
// Folders in which games cannot be kept: the game goes on, and its player knows.
#include "catch.hpp"
#include "game/autosave.hpp"
#include "saves_support.hpp"
#include "storage/whole_file.hpp"

#include <sys/resource.h>

using namespace launcher;

namespace fs = std::filesystem;

namespace {

const Words both{"play", "--seed", "7", "--second", "human"};

// While it lives, no file of this process grows beyond so many bytes: a full disk.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) {
        REQUIRE(getrlimit(RLIMIT_FSIZE, &before_) == 0);
        const rlimit limit{bytes, before_.rlim_max};
        std::signal(SIGXFSZ, SIG_IGN);
        REQUIRE(setrlimit(RLIMIT_FSIZE, &limit) == 0);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

private:
    rlimit before_{};
};

size_t entries_in(const fs::path &folder) {
    return static_cast<size_t>(
        std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

void check_played_unsaved(const Result &game, const std::string &path) {
    INFO(game.out);
    CHECK(game.code == 1); // its player left a game that is lost
    CHECK_THAT(game.out, Catch::Contains("\"" + path) && Catch::Contains("cannot be written: ") &&
                             Catch::Contains("The game goes on, but it is not saved."));
    CHECK(game.out.find("goes on, but") == game.out.rfind("goes on, but")); // said once
    CHECK_THAT(game.out, Catch::Contains("Red enters on square 3.") &&
                             Catch::Contains("The game is not saved: "));
}

} // namespace

TEST_CASE("without a home a game is played without being kept, and that is said") {
    for (const char *home : {"HOME=", "HOME=relative/folder"}) {
        const Result game = run_ludus({"--addons", RACE_ADDONS, "play", "--seed", "7"}, "1\nquit\n",
                                      {home, "XDG_DATA_HOME=also/relative"});
        CHECK(game.code == 0);
        CHECK_THAT(game.out, Catch::Contains("Neither XDG_DATA_HOME nor HOME") &&
                                 Catch::Contains("Red enters on square 3."));
        const Result resume = run_ludus({"--addons", RACE_ADDONS, "resume"}, "", {home});
        CHECK(resume.code == 1);
        CHECK_THAT(resume.err, Catch::Contains("Neither XDG_DATA_HOME nor HOME"));
    }
}

TEST_CASE("a save that is a link stays one: the game is kept in the file that it names") {
    const Home home;
    fs::create_directory(home.path("elsewhere"));
    const fs::path real = home.path("elsewhere/real.ludus"), link = home.path("link.ludus");
    fs::create_symlink("elsewhere/real.ludus", link);
    const Words play{"play", "--seed", "7", "--second", "human", "--save", link.string()};
    CHECK(home.race(play, "1\n").code == 0); // it names no file yet
    CHECK(fs::is_symlink(link));
    CHECK_THAT(read_file(real), Catch::Contains("3 hand/3\n"));
    fs::create_symlink("../link.ludus", home.path("elsewhere/second.ludus"));
    const std::string before = read_file(real);
    home.race({"play", "--resume", home.path("elsewhere/second.ludus").string()}, "1\n");
    CHECK(fs::is_symlink(link));
    CHECK(fs::is_symlink(home.path("elsewhere/second.ludus")));
    CHECK(read_file(real).size() > before.size());
    CHECK(refusal_of(read_file(real)).empty());
    CHECK(entries_in(home.path("elsewhere")) == 2);

    const fs::path circle = home.path("circle.ludus");
    fs::create_symlink("circle.ludus", circle);
    const Result refused = home.race({"play", "--seed", "7", "--save", circle.string()}, "1\n");
    CHECK(refused.code == 1);
    CHECK_THAT(refused.err, Catch::Contains("the links lead in a circle"));
    CHECK(fs::is_symlink(circle));
}

TEST_CASE("without XDG_DATA_HOME games are kept in ~/.local/share") {
    const TemporaryFolder home;
    run_ludus({"--addons", RACE_ADDONS, "play", "--seed", "7"}, "1\n",
              {"HOME=" + home.path().string()});
    CHECK(saves_in(home.path() / ".local/share/ludus/saves").size() == 1);
}

TEST_CASE("a folder that cannot be made costs a sentence, and the game goes on") {
    const Home home;
    write_file(home.path("data"), "a file where the folder should be");
    check_played_unsaved(home.race(both, "1\n1\nquit\n"), home.saves().string());
}

TEST_CASE("the option --save into a place that cannot be written is refused before the game") {
    const Home home;
    write_file(home.path("file"), "");
    const Result game = home.race({"play", "--save", home.path("file/x.ludus").string()}, "1\n");
    CHECK(game.code == 1);
    CHECK_THAT(game.err, Catch::Contains("cannot be written: "));
    CHECK(game.out.find("to move") == std::string::npos);
}

TEST_CASE("save FILE into a place that cannot be written is answered, and the game goes on") {
    const Home home;
    write_file(home.path("file"), "");
    const Result game =
        home.race(both, "save " + home.path("file/x.ludus").string() + "\n1\nquit\n");
    CHECK(game.code == 0);
    CHECK_THAT(game.out, Catch::Contains("cannot be written: ") &&
                             Catch::Contains("Red enters on square 3."));
}

TEST_CASE("saves that cannot be looked at are named") {
    const Home home;
    fs::create_directories(home.saves().parent_path());
    write_file(home.saves(), "a file where the folder should be");
    const Result resume = home.race({"resume"});
    CHECK(resume.code == 1);
    CHECK_THAT(resume.err, Catch::Contains(home.saves().string() + "\" cannot be read: "));
}

TEST_CASE("a full disk leaves the old save whole, and nothing beside it") {
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "game.ludus";
    const auto any = [](const std::string &) { return true; };
    replace_file(file, "what was before", any);
    for (const rlim_t room : {rlim_t{0}, rlim_t{1}, rlim_t{10}}) {
        const FullDisk disk(room);
        CHECK_THROWS_WITH(replace_file(file, "what does not fit any more", any),
                          Catch::Contains("game.ludus\" cannot be written: "));
        CHECK_THROWS_AS(create_file(folder.path() / "new", "what does not fit"), RequestError);
    }
    CHECK(read_file(file) == "what was before");
    CHECK(entries_in(folder.path()) == 1);
}

TEST_CASE("on a full disk the game goes on, and is kept again when there is room") {
    const TemporaryFolder folder;
    Session session(race_game(), person(), person(), DiceSource::from_seed(7));
    AutoSave autosave = AutoSave::in_folder(folder.path() / "saves");
    session.roll();
    {
        const FullDisk disk(20);
        autosave.keep(session);
        CHECK_THAT(autosave.problem(), Catch::Contains("cannot be written: "));
        CHECK_FALSE(autosave.file());
    }
    autosave.keep(session);
    CHECK(autosave.problem().empty());
    REQUIRE(autosave.file());
    CHECK(read_file(*autosave.file()) == save_text(session));
}

TEST_CASE("a folder that vanishes in mid-game is made anew") {
    const TemporaryFolder folder;
    const fs::path saves = folder.path() / "a/b/saves";
    Session session(race_game(), person(), person(), DiceSource::from_seed(7));
    AutoSave autosave = AutoSave::in_folder(saves);
    session.roll();
    autosave.keep(session);
    fs::remove_all(folder.path() / "a");
    session.match().moves();
    session.play(0);
    autosave.keep(session);
    CHECK(autosave.problem().empty());
    CHECK(read_file(*autosave.file()) == save_text(session));
}

TEST_CASE("a folder that vanishes under a launcher that plays is made anew by it") {
    const Home home;
    Child child(both, "", home.environment(), Child::Input::stays_open);
    child.wait_for("Move");
    fs::remove_all(home.path("data"));
    child.type("1\nquit\n");
    CHECK(child.end() == 0);
    CHECK_THAT(child.out, Catch::Contains("The game is saved in " + home.only_save().string()));
    CHECK_THAT(read_file(home.only_save()), Catch::Contains("\n3 hand/3\n"));
}

TEST_CASE("a folder of the player's that vanishes is told of, and not made") {
    const Home home;
    fs::create_directory(home.path("mine"));
    Child child({"play", "--seed", "7", "--second", "human", "--save",
                 home.path("mine/game.ludus").string()},
                "", home.environment(), Child::Input::stays_open);
    child.wait_for("Move");
    fs::remove_all(home.path("mine"));
    child.type("1\nquit\n");
    CHECK(child.end() == 1);
    CHECK_THAT(child.out, Catch::Contains("there is no folder \"" + home.path("mine").string()));
    CHECK_FALSE(fs::exists(home.path("mine")));
}

TEST_CASE("what the system says of a file is in the player's language") {
    const Home home;
    const std::string missing = home.path("none").string();
    const std::pair<const char *, const char *> expected[] = {
        {"en", "there is no such file."},
        {"ru", "такого файла нет."},
        {"uk", "такого файлу немає."},
        {"de", "eine solche Datei gibt es nicht."}};
    for (const auto &[language, words] : expected)
        CHECK(says(home.race({"resume", missing, "--lang", language}), words));
}

TEST_CASE("two games begun in one second have files of their own") {
    const TemporaryFolder folder;
    Session session(race_game(), person(), person(), DiceSource::from_seed(7));
    for (int i = 0; i < 5; ++i) {
        AutoSave autosave = AutoSave::in_folder(folder.path());
        autosave.keep(session);
    }
    CHECK(entries_in(folder.path()) == 5);
}
