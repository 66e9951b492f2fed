// SPDX-License-Identifier: MIT
// Saving a game and going on with it, as its player does.
#include "catch.hpp"
#include "saves_support.hpp"

namespace fs = std::filesystem;

namespace {

const Words both{"play", "--seed", "7", "--second", "human"};

Words with(Words words, const Words &more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

// From a line of the output to the end.
std::string from(const std::string &out, const std::string &line) {
    const size_t found = out.find(line);
    return found == std::string::npos ? "" : out.substr(found);
}

} // namespace

TEST_CASE("a game that is left is kept, and its player is told where") {
    for (const char *leaving : {"quit\n", "", "sav"}) {
        const Home home;
        const Result left = home.race(both, std::string("1\n") + leaving);
        CHECK(left.code == 0);
        CHECK(says(left, "The game is saved in " + home.only_save().string() + "\n"));
        CHECK(says(left, "ludus resume"));
        CHECK_THAT(read_file(home.only_save()), Catch::Contains("\n3 hand/3\n"));
    }
}

TEST_CASE("what is played in two parts is the game played in one") {
    const Result whole = Home().race({"play", "--seed", "7"}, always_first());
    for (int moves = 0; moves < 6; ++moves) {
        const Home home;
        std::string input;
        for (int i = 0; i < moves; ++i)
            input += "1\n";
        home.race({"play", "--seed", "7"}, input);
        const Result rest = home.race({"resume"}, "1\n" + always_first());
        CHECK(rest.code == 0);
        const std::string going_on = from(rest.out, "Red to move.");
        REQUIRE_FALSE(going_on.empty());
        CHECK_THAT(whole.out, Catch::EndsWith(going_on));
    }
}

TEST_CASE("undo goes back over the moment of resuming") {
    const Home home;
    home.race(both, "1\n1\n1\nquit\n");
    const Result back = home.race({"resume"}, "1\nundo\nundo\nundo\nundo\n1\nquit\n");
    CHECK(says(back, "There is nothing of yours to take back."));
    CHECK(says(back, "Red enters on square 3."));
    const Words lines = lines_of(read_file(home.only_save()));
    CHECK(lines.at(6) == "3 hand/3"); // the same roll came again
    CHECK(lines.size() == 8);
}

TEST_CASE("save says where the game is, and save FILE puts a copy there") {
    const Home home;
    fs::create_directory(home.path("my games"));
    const std::string copy = home.path("my games/first.ludus").string();
    const Result game = home.race(both, "save\n1\nsave " + copy + "\nSAVE   " + copy + "\n1\nq\n");
    CHECK(says(game, "> save\nThe game is saved in " + home.only_save().string()));
    CHECK(says(game, "The game is saved in " + copy + "\n"));
    CHECK(lines_of(read_file(copy)).size() == 8);
    CHECK(lines_of(read_file(home.only_save())).size() > 8);
    CHECK(home.race({"play", "--resume", copy}, "q\n").code == 0);
    CHECK(home.race({"resume", copy}, "q\n").code == 0);
}

TEST_CASE("the option --save keeps a game in a file, --no-save nowhere") {
    const Home home;
    const std::string file = home.path("kept.ludus").string();
    const Result kept = home.race(with(both, {"--save", file}), "1\n");
    CHECK(says(kept, "The game is saved in " + file));
    CHECK(says(kept, "ludus resume " + file));
    const Result over = home.race({"--resume", file}, always_first());
    CHECK(says(over, " wins.\n"));
    CHECK(fs::exists(file)); // a file of the player's own stays where it is
    CHECK(home.race({"resume", file}).out.find(" wins.") == std::string::npos);
    const Result none = home.race(with(both, {"--no-save"}), "1\nsave\n");
    CHECK(none.code == 0);
    CHECK(says(none, "This game is not saved by itself"));
    CHECK(saves_in(home.saves()).empty());
}

TEST_CASE("nothing of the player's is written over") {
    const Home home;
    const fs::path letter = home.path("letter.txt"), save = home.path("game.ludus");
    write_file(letter, "Dear diary\n");
    home.race(with(both, {"--save", save.string()}), "1\n");
    const std::string saved = read_file(save);
    const Result onto_letter = home.race(with(both, {"--save", letter.string()}), "1\n");
    CHECK(onto_letter.code == 1);
    CHECK(says(onto_letter, "it holds something else"));
    const Result onto_game = home.race(with(both, {"--save", save.string()}), "1\n");
    CHECK(onto_game.code == 1);
    CHECK(says(onto_game, "--resume goes on with it"));
    CHECK(says(home.race(both, "save " + letter.string() + "\n"), "it holds something else"));
    CHECK(says(home.race(both, "save /dev/null\n"), "not a regular file"));
    CHECK(home.race(with(both, {"--save", "/dev/full"}), "1\n").code == 1);
    CHECK(read_file(letter) == "Dear diary\n");
    CHECK(read_file(save) == saved);
    CHECK(fs::is_character_file("/dev/null"));
}

TEST_CASE("resume lists the unfinished games, newest first, and takes a number") {
    const Home home;
    home.race({"play", "--seed", "1", "--second", "human"}, "1\n");
    const fs::path old = home.only_save();
    fs::last_write_time(old, fs::last_write_time(old) - std::chrono::hours(50));
    home.race({"play", "--seed", "2", "--second", "random"}, "1\n1\n");
    const Result list = home.race({"resume"}, "7\nx\n2\nq\n");
    CHECK(list.code == 0);
    const Words lines = lines_of(list.out);
    CHECK_THAT(lines.at(0),
               Catch::StartsWith("1: Six squares, ") && Catch::EndsWith("human against any move"));
    CHECK_THAT(lines.at(1),
               Catch::StartsWith("2: Six squares, ") && Catch::EndsWith("human against human"));
    CHECK(says(list, "\"7\" is not a number from 1 to 2."));
    CHECK(says(list, "\"x\" is not a number from 1 to 2."));
    CHECK(says(list, "The game goes on from " + old.string()));
    CHECK(says(home.race({"resume"}, "\nq\n"), "The game goes on from " + old.string()));
    CHECK(home.race({"resume"}).code == 1); // nothing chosen
}

TEST_CASE("a finished game is kept among the finished, and offered no more") {
    const Home home;
    CHECK(says(home.race({"play", "--seed", "7"}, always_first()), " wins.\n"));
    CHECK(saves_in(home.saves()).empty());
    const fs::path finished = home.only_save("finished");
    const Result none = home.race({"resume"});
    CHECK(none.code == 1);
    CHECK(says(none, "There is no unfinished game in " + home.saves().string()));
    CHECK(home.race({"verify", finished.string()}).code == 0);
    const Result again = home.race({"resume", finished.string()});
    CHECK(again.code == 0);
    CHECK(says(again, "The game is over"));
}

TEST_CASE("a damaged save is refused with the line, and left as it is") {
    const Home home;
    home.race(both, "1\n1\n");
    const fs::path file = home.only_save();
    write_file(file, replaced(read_file(file), "hand/3", "hand/4"));
    const std::string damaged = read_file(file);
    for (const Words &command : {Words{"resume", file.string()}, Words{"--resume", file.string()},
                                 Words{"verify", file.string()}, Words{"resume"}}) {
        const Result refused = home.race(command, "1\n");
        CHECK(refused.code == 1);
        CHECK(says(refused, "Save \"" + file.string() + "\", line 7: "));
        CHECK(says(refused, "hand/4"));
        CHECK(read_file(file) == damaged);
    }
    write_file(file, "ludus save 9\n");
    const Result listed = home.race({"resume"});
    CHECK(says(listed, "line 1: the save is of version 9"));
    CHECK(says(listed, "There is no unfinished game"));
}

TEST_CASE("a save whose game or addon is missing says so") {
    const Home home;
    home.race(both, "1\n");
    const fs::path file = home.only_save();
    const Result without =
        run_ludus({"--addons", home.path("none").string(), "resume", file.string()});
    CHECK(without.code == 1);
    CHECK(says(without, "line 2: There is no game to play."));
    write_file(file, replaced(read_file(file), "game race.six", "game chess.fast"));
    const Result unknown = home.race({"resume", file.string()});
    CHECK(says(unknown, "line 2: There is no game \"chess.fast\""));
    CHECK(says(unknown, "race.six"));
}

TEST_CASE("what is no file of a game is refused in a sentence") {
    const Home home;
    CHECK(says(home.race({"resume", home.path("none").string()}), "cannot be read"));
    CHECK(says(home.race({"resume", home.path("").string()}), "not a regular file"));
    CHECK(says(home.race({"verify", "/dev/zero"}), "not a regular file"));
    const fs::path large = home.path("large.ludus");
    write_file(large, "x");
    fs::resize_file(large, 1 << 30); // a hole: it takes no room
    CHECK(says(home.race({"resume", large.string()}), "is larger than"));
}

TEST_CASE("a resumed game brings its own players and dice") {
    const Home home;
    home.race(both, "1\n");
    const std::string file = home.only_save().string();
    for (const Words &option :
         {Words{"--first", "human"}, Words{"--second", "1"}, Words{"--seed", "3"},
          Words{"--dice", "typed"}, Words{"--word", "x"}, Words{"--begin", "drawn"},
          Words{"--save", "x"}, Words{"--no-save"}}) {
        const Result refused = home.race(with({"play", "--resume", file}, option));
        CHECK(refused.code == 2);
        CHECK(says(refused, option[0] + " goes with a new game only"));
    }
    CHECK(home.race({"play", "race.six", "--resume", file}).code == 2);
}

TEST_CASE("a player's own folder is not made for a save: the missing one is named") {
    const Home home;
    const std::string folder = home.path("nowhere").string(), file = folder + "/x.ludus";
    const std::string said =
        "\"" + file + "\" cannot be written: there is no folder \"" + folder + "\".\n";
    const Result option = home.race(with(both, {"--save", file}), "1\n");
    CHECK(option.code == 1);
    CHECK(option.out.empty()); // nothing is asked before
    CHECK(option.err == "ludus: " + said);
    const Result order = home.race(both, "save " + file + "\nquit\n");
    CHECK(order.code == 0);
    CHECK(says(order, said));
    CHECK_FALSE(fs::exists(folder));
}

TEST_CASE("an empty name of a file is no file") {
    for (const Words &words :
         {Words{"play", "--save", ""}, Words{"play", "--save="}, Words{"play", "--resume", ""},
          Words{"resume", ""}, Words{"verify", ""}, Words{"play", "--first", ""}}) {
        const Home home;
        home.race(both, "1\n");
        const Result refused = home.race(words, "1\n");
        INFO(words.back());
        CHECK(refused.code == 2);
        CHECK(refused.out.empty());
        CHECK((says(refused, " is empty; a value was expected\n") || words[1] == "--save="));
    }
}

TEST_CASE("resume names the players of the unfinished games in the language") {
    const Home home;
    run_ludus({"play", "ur.finkel", "--seed", "1", "--second", "3"}, "", home.environment());
    const std::pair<const char *, const char *> expected[] = {
        {"en", ": human against Level 3\n"},
        {"ru", "; играют человек и Уровень 3\n"},
        {"uk", "; грають людина і Рівень 3\n"},
        {"de", ": Mensch gegen Stufe 3\n"}};
    for (const auto &[language, words] : expected)
        CHECK(says(run_ludus({"resume", "--lang", language}, "", home.environment()), words));
}

TEST_CASE("in a terminal a game is left with Ctrl-C, and gone on with") {
    const Home home;
    const Result left = home.race_in_terminal(both, {{"Red> ", "1\n"}, {"White> ", "\x03"}});
    CHECK(left.code == 130);
    CHECK(says(left, "The game is saved in"));
    const Result on =
        home.race_in_terminal({"resume"}, {{"(Enter: 1): ", "\n"}, {"White> ", "quit\n"}});
    CHECK(on.code == 0);
    CHECK(says(on, "Last turn: Red, 3 hand/3"));
}

TEST_CASE("a game gone on with in the middle of a turn keeps the names of its lines") {
    const Home home;
    const std::string file = home.path("half.ludus").string();
    write_file(file, "ludus save 1\ngame duodecim.asilo\nfirst human\nsecond human\n"
                     "dice seed 3\n222 I:hand/2\n");
    const Result resumed = run_ludus({"resume", file, "--plain"}, "board\nq\n", home.environment());
    CHECK(says(resumed, "\nI:hand x4"));
    CHECK(says(resumed, "\nII:hand x5"));
}
