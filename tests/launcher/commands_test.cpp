// SPDX-License-Identifier: MIT
// The commands, on a game of which the launcher knows nothing: the tiny race.
#include "catch.hpp"
#include "support.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace {

const std::string start_3 = "......:2:0 ......:2:0 1 3";
const std::string two_out = ".x.x..:0:0 ......:2:0 1 1";

} // namespace

TEST_CASE("the option --help names every command and --version the contract") {
    const Result help = run_ludus({"--help"});
    CHECK(help.code == 0);
    for (const char *command : {"play", "addons", "turns", "perft", "match", "best", "--addons"})
        CHECK(help.out.find(command) != std::string::npos);
    const Result version = run_ludus({"--version"});
    CHECK(version.code == 0);
    CHECK(version.out.find("contract 0.") != std::string::npos);
    CHECK(run_ludus({"match", "--help"}).out.find("--nodes") != std::string::npos);
}

TEST_CASE("addons lists what is there, with its games") {
    const Result list = ludus_race({"addons"});
    CHECK(list.code == 0);
    CHECK(list.out.find("race 1.0.0: A tiny race") != std::string::npos);
    CHECK(list.out.find("race.six  Six squares") != std::string::npos);

    const auto json = nlohmann::json::parse(ludus_race({"addons", "--json"}).out);
    REQUIRE(json.size() == 1);
    CHECK(json[0]["id"] == "race");
    CHECK(json[0]["usable"] == true);
    CHECK(json[0]["games"][0]["id"] == "race.six");
}

TEST_CASE("addons loads no library: a fault that only loading shows is not noticed") {
    const Result list = run_ludus({"--addons", FAULTY_ADDONS, "addons", "--json"});
    CHECK(list.code == 0);
    for (const auto &addon : nlohmann::json::parse(list.out))
        CHECK(addon["usable"] == true);
}

TEST_CASE("turns prints each legal turn with the position after it, sorted") {
    const Result turns = ludus_race({"turns", "race.six", two_out});
    CHECK(turns.code == 0);
    CHECK(turns.err.empty());
    CHECK(turns.out == "2/3\t..xx..:0:0 ......:2:0 2 -\n"
                       "4/5\t.x..x.:0:0 ......:2:0 2 -\n");
}

TEST_CASE("turns takes a position whose quotes were left out") {
    CHECK(ludus_race({"turns", "race.six", "......:2:0", "......:2:0", "1", "3"}).out ==
          ludus_race({"turns", "race.six", start_3}).out);
}

TEST_CASE("a GAME is read with capitals and with blanks around it, wherever it is given") {
    const std::string moves = ludus_race({"turns", "race.six", start_3}).out;
    for (const char *game : {"RACE.SIX", " race.six ", "  Race.Six"}) {
        INFO(game);
        CHECK(ludus_race({"turns", game, start_3}).out == moves);
        CHECK(ludus_race({"perft", game, "1"}).out == "4\n");
        CHECK(has(ludus_race({"players", game}).out, "level-1"));
        CHECK(ludus_race({"rules", game}).code == 0);
        CHECK(has(ludus_race({"play", game, "--second", "human"}, "q\n").out, "(race.six)"));
    }
    const std::string object = R"({"game": " RACE.SIX", "position": "......:2:0 ......:2:0 1 3"})";
    CHECK(ludus_race({"turns", "race.six", "--stdin"}, object).out == moves + "\n");
    CHECK(has(run_ludus({"play", " UR.DMYTRO?goal=5 ", "--second", "human"}, "q\n").out,
              "(ur.dmytro?goal=5)"));
    CHECK(has(run_ludus({"play", "--second", "human"}, "UR.FINKEL\nq\n").out, "(ur.finkel)"));
    CHECK(has(ludus_race({"rules", " CHESS"}).err, "There is no game \"chess\""));
}

TEST_CASE("turns --stdin answers line by line") {
    const Result plain = ludus_race({"turns", "race.six", "--stdin"}, start_3 + "\n" + two_out);
    CHECK(plain.code == 0);
    CHECK(plain.out == "hand/3\t..x...:1:0 ......:2:0 2 -\n\n"
                       "2/3\t..xx..:0:0 ......:2:0 2 -\n"
                       "4/5\t.x..x.:0:0 ......:2:0 2 -\n\n");
}

TEST_CASE("turns --stdin --json prints the form of the cases, and reads it too") {
    const std::string object = R"({"game": "race.six", "position": "......:2:0 ......:2:0 1 3", )"
                               R"("turns": {"hand/3": "..x...:1:0 ......:2:0 2 -"}})"
                               "\n";
    CHECK(ludus_race({"turns", "race.six", "--stdin", "--json"}, start_3 + "\r\n").out == object);
    CHECK(ludus_race({"turns", "--stdin", "--json"}, object).out == object);
    CHECK(ludus_race({"turns", "race.six", "--stdin", "--json"}, object).out == object);
}

TEST_CASE("perft counts every distinct roll once, a pass as a turn, a finished game as one leaf") {
    CHECK(ludus_race({"perft", "race.six", "0"}).out == "1\n");
    CHECK(ludus_race({"perft", "race.six", "1"}).out == "4\n");
    CHECK(ludus_race({"perft", "race.six", "2"}).out == "16\n");
    // Each roll of Red's bears the last piece off from square 6, and there the game is over.
    for (const char *depth : {"1", "2", "5"})
        CHECK(ludus_race({"perft", "race.six", depth, "--position", ".....x:0:1 ......:2:0 1 -"})
                  .out == "4\n");
}

TEST_CASE("perft keeps to the dice of a position that has them") {
    CHECK(ludus_race({"perft", "race.six", "1", "--position", two_out}).out == "2\n");
    CHECK(ludus_race({"perft", "race.six", "2", "--position", start_3}).out == "4\n");
}

TEST_CASE("best gives a legal turn and its probability") {
    const Result best = ludus_race({"best", "race.six", two_out, "--player", "level-1"});
    CHECK(best.code == 0);
    const std::string turn = best.out.substr(0, best.out.find('\t'));
    CHECK((turn == "2/3" || turn == "4/5"));
    CHECK(best.out.find(" %\n") != std::string::npos);

    const Result json = ludus_race({"best", "race.six", two_out, "--player", "1", "--json"});
    const auto object = nlohmann::json::parse(json.out);
    CHECK(object["turn"] == turn);
    CHECK(object["player"] == "level-1");
    CHECK(object["position"] == two_out);
    CHECK(object["probability"].get<double>() >= 0);
    CHECK(object["probability"].get<double>() <= 1);
}
