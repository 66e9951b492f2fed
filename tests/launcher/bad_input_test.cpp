// SPDX-License-Identifier: MIT
// Every fault costs a sentence that says what was expected and where. A command line that no
// command understands ends with 2, everything else with 1.
#include "catch.hpp"
#include "support.hpp"

#include <cstdlib>

namespace {

void check_fault(const Words &arguments, int code, const Words &said) {
    const Result result = ludus_race(arguments);
    INFO(result.err);
    CHECK(result.code == code);
    CHECK(result.out.empty());
    CHECK(result.err.rfind("ludus: ", 0) == 0);
    for (const auto &part : said)
        CHECK(result.err.find(part) != std::string::npos);
}

Words turns(const std::string &position) {
    return {"turns", "race.six", position};
}

} // namespace

TEST_CASE("a faulty command line ends with 2 and says where help is") {
    const std::string help = "--help\" explains";
    check_fault({"juggle"}, 2, {"juggle", help});
    check_fault({"--colour"}, 2, {"--colour", help});
    check_fault({"perft", "race.six"}, 2, {"DEPTH", "ludus perft " + help});
    check_fault({"perft", "race.six", "deep"}, 2, {"deep", help});
    check_fault({"perft", "race.six", "101"}, 2, {"101", help});
    check_fault({"perft", "race.six", "-1"}, 2, {help});
    check_fault({"match", "race.six", "--first", "1"}, 2, {"--second", help});
    check_fault({"match", "race.six", "--first", "1", "--second", "1", "--seed", "x"}, 2,
                {"x", help});
    check_fault({"best", "race.six", "......:2:0 ......:2:0 1 3"}, 2, {"--player", help});
    check_fault({"turns"}, 2, {"POSITION or --stdin", help});
    check_fault({"turns", "race.six"}, 2, {"POSITION or --stdin", help});
    check_fault({"turns", "race.six", "--json", "p"}, 2, {"--stdin", help});
    check_fault({"turns", "--stdin"}, 2, {"GAME", help});
    check_fault({"addons", "--addons"}, 2, {"--addons", help});
}

TEST_CASE("an odd number of games, or none, is refused with the reason") {
    const auto check_games = [](const char *games, const Words &said) {
        check_fault({"match", "race.six", "--first", "1", "--second", "1", "--games", games}, 2,
                    said);
    };
    check_games("7", {"--games is 7", "even number", "twice"});
    for (const char *games : {"0", "1000001", "99999999999999999999"})
        check_games(games, {std::string("--games is \"") + games + '"', "from 2 to 1000000"});
}

TEST_CASE("a number that does not fit is refused, not wrapped") {
    const std::string beyond = "18446744073709551616"; // 2 to the 64th
    for (const char *option : {"--games", "--seed", "--nodes"})
        for (const std::string &number : {std::string("-1"), std::string("-2"), beyond})
            check_fault({"match", "race.six", "--first", "1", "--second", "1", option, number}, 2,
                        {option, number});
    for (const std::string &number : {std::string("-1"), beyond})
        check_fault({"play", "race.six", "--seed", number}, 2, {"--seed", number});
}

TEST_CASE("an unknown game is refused, and the games that there are are named") {
    const Words said{"\"chess\"", "race.six"};
    check_fault({"play", "chess"}, 1, said);
    check_fault({"turns", "chess", "p"}, 1, said);
    check_fault({"turns", "chess", "--stdin"}, 1, said);
    check_fault({"perft", "chess", "1"}, 1, said);
    check_fault({"match", "chess", "--first", "1", "--second", "1"}, 1, said);
    check_fault({"best", "chess", "p", "--player", "1"}, 1, said);
    check_fault({"play", "chess?size=8"}, 1, said);
}

TEST_CASE("an unknown option of a game is refused by name") {
    check_fault({"play", "race.six?laps=2"}, 1, {"laps"});
    check_fault({"perft", "race.six?laps=2", "1"}, 1, {"laps"});
}

TEST_CASE("an unknown player is refused, and the players that there are are named") {
    const std::string position = "......:2:0 ......:2:0 1 3";
    const Words said{"\"champion\"", "race.six", "level-1", "random"};
    check_fault({"play", "--first", "champion"}, 1, said);
    check_fault({"play", "--second", "champion"}, 1, {"human", "level-1"});
    check_fault({"match", "race.six", "--first", "champion", "--second", "1"}, 1, said);
    check_fault({"match", "race.six", "--first", "1", "--second", "champion"}, 1, said);
    check_fault({"best", "race.six", position, "--player", "champion"}, 1, said);
    check_fault({"best", "race.six", position, "--player", "9"}, 1, {"\"9\""});
    check_fault({"best", "race.six", position, "--player", "human"}, 1, {"human", "level-1"});
}

TEST_CASE("a position that breaks the grammar is refused with the column") {
    check_fault(turns(".....:2:0 ......:2:0 1 3"), 1, {"column 6"});
    check_fault(turns("......:2:0 ......:2:0 3 3"), 1, {"column 23", "mover"});
    check_fault(turns("nonsense"), 1, {"column 1"});
    check_fault({"perft", "race.six", "1", "--position", "nonsense"}, 1, {"column 1"});
    check_fault({"best", "race.six", "nonsense", "--player", "1"}, 1, {"column 1"});
}

TEST_CASE("a position that cannot stand is refused") {
    check_fault(turns("xxx...:0:0 ......:2:0 1 3"), 1, {"column 1", "two pieces on each side"});
    check_fault(turns("x.....:1:0 .....x:1:0 1 3"), 1, {"column 1", "one piece on a square"});
}

TEST_CASE("dice that the game has not are refused") {
    for (const char *die : {"0", "5", "7"})
        check_fault(turns(std::string("......:2:0 ......:2:0 1 ") + die), 1,
                    {"column 25", "a die from 1 to 4"});
    check_fault(turns("......:2:0 ......:2:0 1 33"), 1, {"column 26"});
}

TEST_CASE("turns and best need dice, and a game that goes on") {
    const std::string waiting = "......:2:0 ......:2:0 1 -", over = "......:0:2 ......:2:0 2 -";
    check_fault(turns(waiting), 1, {waiting, "dice are not rolled"});
    check_fault(turns(over), 1, {over, "the game is over"});
    check_fault({"best", "race.six", waiting, "--player", "1"}, 1, {"dice are not rolled"});
    check_fault({"best", "race.six", over, "--player", "1"}, 1, {"the game is over"});
}

TEST_CASE("an empty position is a position, and a wrong one") {
    check_fault(turns(""), 1, {"column 1"});
    check_fault({"best", "race.six", "", "--player", "1"}, 1, {"column 1"});
    check_fault({"perft", "race.six", "1", "--position", ""}, 1, {"column 1"});
}

TEST_CASE("an answer that cannot be written is a failure") {
    const TemporaryFolder home(TemporaryFolder::In::memory);
    const std::string said = home.path() / "said";
    for (const std::string command : {"addons", "--help", "perft race.six 1"}) {
        const int status = std::system(("LC_ALL=C.UTF-8 HOME='" + home.path().string() +
                                        "' '" LUDUS "' --addons '" RACE_ADDONS "' " + command +
                                        " >/dev/full 2>'" + said + "'")
                                           .c_str());
        CHECK(WEXITSTATUS(status) == 1);
        CHECK(read_file(said) ==
              "ludus: Not all of the answer could be written to the standard output.\n");
    }
}

TEST_CASE("a position is quoted as it was typed") {
    const std::string position = "..............:7:0   ..............:7:0 2 -";
    const Result result = run_ludus({"turns", "ur.finkel", position});
    CHECK(result.code == 1);
    CHECK(result.err.find('"' + position + "\": the dice are not rolled") != std::string::npos);
}

TEST_CASE("a bad line of the input is named by its number, and the others are answered") {
    const std::string good = "......:2:0 ......:2:0 1 3";
    const Result result = ludus_race({"turns", "race.six", "--stdin", "--json"},
                                     good + "\nnonsense\n{\"position\": 3}\n{\"position\"\n" +
                                         std::string("a\0b", 3) + "\n\xff\n\n" + good);
    CHECK(result.code == 1);
    CHECK(lines_of(result.out).size() == 2);
    const Words errors = lines_of(result.err);
    REQUIRE(errors.size() == 6);
    for (size_t i = 0; i < errors.size(); ++i)
        CHECK(errors[i].rfind("ludus: line " + std::to_string(i + 2) + ": ", 0) == 0);
    CHECK(errors[0].find("column 1") != std::string::npos);
    CHECK(errors[1].find("\"position\"") != std::string::npos);
    CHECK(errors[2].find("JSON") != std::string::npos);
    CHECK(errors[5] ==
          "ludus: line 7: the line is empty; a position or a JSON object was expected");
    // Without a GAME every line must name its own.
    const Result no_game = ludus_race({"turns", "--stdin", "--json"},
                                      good + "\n\n  \n{\"position\": \"" + good + "\"}\nno\n");
    const Words faults = lines_of(no_game.err);
    REQUIRE(faults.size() == 5);
    CHECK(faults[0] == "ludus: line 1: \"" + good + "\" is no JSON object; one was expected");
    CHECK(faults[1].find("line 2: the line is empty") != std::string::npos);
    CHECK(faults[2].find("line 3: the line is empty") != std::string::npos);
    CHECK(faults[3].find("no text \"game\"") != std::string::npos);
    CHECK(faults[4] == "ludus: line 5: \"no\" is no JSON object; one was expected");
    const Result other = run_ludus({"turns", "ur.finkel", "--stdin", "--json"},
                                   R"({"game": "ur.dmytro", "position": "any"})");
    CHECK(other.err.find("the line's game is ur.dmytro; the command's is ur.finkel") !=
          std::string::npos);
}
