// SPDX-License-Identifier: MIT
// duodecim.asilo through the launcher beside which it lies, as it is installed.
#include "catch.hpp"
#include "support.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace {

const std::string start = "............:0:0,............:0:0,............:0:0 "
                          "............:0:0,............:0:0,............:0:0 1 ";

Words turns(const std::string &position) {
    return {"turns", "duodecim.asilo", position};
}

void check_refused(const Result &result, const Words &said) {
    INFO(result.err);
    CHECK(result.code == 1);
    CHECK(result.out.empty());
    for (const auto &part : said)
        CHECK(result.err.find(part) != std::string::npos);
}

} // namespace

TEST_CASE("the addon is found beside the launcher") {
    const Result list = run_ludus({"addons"});
    CHECK(list.code == 0);
    CHECK(list.out.find("duodecim ") == 0);
    CHECK(list.out.find("    duodecim.asilo  ") != std::string::npos);
    CHECK(list.out.find("refused") == std::string::npos);
}

TEST_CASE("the turns of every case are those of the file") {
    const std::string cases = read_file(std::string(TEST_CASES) + "/duodecim.asilo.jsonl");
    const Result answered = run_ludus({"turns", "duodecim.asilo", "--stdin", "--json"}, cases);
    CHECK(answered.code == 0);
    CHECK(answered.err.empty());
    const Words expected = lines_of(cases), found = lines_of(answered.out);
    REQUIRE(found.size() == expected.size());
    const auto positions = [](const std::string &line) {
        std::vector<std::string> after;
        const auto parsed = nlohmann::json::parse(line); // outlives the loop over a part of it
        for (const auto &turn : parsed.at("turns"))
            after.push_back(turn);
        std::sort(after.begin(), after.end());
        return after;
    };
    for (size_t i = 0; i < expected.size(); ++i)
        CHECK(positions(found[i]) == positions(expected[i]));
}

TEST_CASE("perft at depth 1 is the turns of every roll") {
    uint64_t sum = 0;
    for (char a = '1'; a <= '6'; ++a)
        for (char b = a; b <= '6'; ++b)
            for (char c = b; c <= '6'; ++c)
                sum += lines_of(run_ludus(turns(start + a + b + c)).out).size();
    CHECK(run_ludus({"perft", "duodecim.asilo", "1"}).out == std::to_string(sum) + "\n");
}

TEST_CASE("positions and dice that cannot be are refused with the column") {
    check_refused(run_ludus(turns(start + "-")), {"dice are not rolled"});
    check_refused(run_ludus(turns(start + "013")), {"column"});
    check_refused(run_ludus(turns(start + "137")), {"column"});
    check_refused(run_ludus(turns(start + "13")), {"column"});
    const std::string rest = "............:0:0,............:0:0 ";
    const std::string other = "............:0:0,............:0:0,............:0:0 1 123";
    check_refused(run_ludus(turns("xxxxxx......:0:0," + rest + other)), {"column"});
    check_refused(
        run_ludus(turns("x...........:0:0," + rest + "...........x:0:0," + rest + "1 123")),
        {"column"});
    check_refused(run_ludus(turns("x...........:0:0 1 123")), {"column"});
}

TEST_CASE("unknown options of the game and unknown players are refused by name") {
    check_refused(run_ludus({"play", "duodecim.asilo?size=3"}), {"size"});
    check_refused(run_ludus({"play", "duodecim.asilo", "--second", "caesar"}),
                  {"caesar", "human", "level-1", "level-5", "random", "pips"});
}

TEST_CASE("a whole turn is typed at once, in any order of its lines") {
    const Words both{"play", "duodecim.asilo", "--no-save", "--seed", "1", "--second", "human"};
    const Result game = run_ludus(both, "board\nIII:hand/6 i:HAND/1  II:hand/5\nboard\nquit\n");
    CHECK(game.code == 0);
    CHECK(game.out.find("Last turn: Red, 156 I:hand/1 II:hand/5 III:hand/6\n") !=
          std::string::npos);
    check_golden("boards/duodecim.asilo.txt", game.out);
}

TEST_CASE("the boards of the other games are drawn from their data") {
    for (const std::string game : {"duodecim.murray", "duodecim.murray-split", "ur.finkel",
                                   "ur.dmytro", "ur.masters", "ur.blitz", "ur.skiryuk"}) {
        std::string input = "board\n";
        for (int i = 0; i < 24; ++i)
            input += "1\n";
        check_golden("boards/" + game + ".txt",
                     run_ludus({"play", game, "--no-save", "--seed", "5", "--second", "human"},
                               input + "board\nhelp\nwhere\nquit\n")
                         .out);
    }
}

TEST_CASE("a turn that is not legal changes nothing") {
    const Words both{"play", "duodecim.asilo", "--no-save", "--seed", "1", "--second", "human"};
    const Result game =
        run_ludus(both, "I:hand/1 I:hand/5\nI:hand/2\nIV:hand/1\npass\nboard\nquit\n");
    CHECK(game.code == 0);
    CHECK(game.out.find("Red (x): in hand 15") != std::string::npos);
}

TEST_CASE("a whole game is played through a pipe against the program") {
    std::string input;
    for (int i = 0; i < 2000; ++i)
        input += "1\n";
    const Result game =
        run_ludus({"play", "duodecim.asilo", "--seed", "3", "--second", "2"}, input);
    CHECK(game.code == 0);
    CHECK(game.err.empty());
    CHECK(game.out.find('\x1b') == std::string::npos);
    CHECK(game.out.find("The input has ended") == std::string::npos);
    CHECK(lines_of(game.out).back().find("win") != std::string::npos);
}

TEST_CASE("everything keeps to a terminal of 60 columns") {
    const Result game = ludus_in_terminal(
        {"play", "duodecim.asilo", "--no-save", "--seed", "1", "--second", "human"},
        {{"Red> ", "help\n"}, {"Red> ", "I:hand/1 II:hand/5 III:hand/6\n"}, {"White> ", "q\n"}}, 60,
        {"TERM=xterm", "LC_ALL=C", "NO_COLOR=1"});
    CHECK(game.code == 0);
    CHECK(game.out.find("+12+11+10+") != std::string::npos);
    for (const auto &line : lines_of(game.out))
        CHECK(line.size() <= 61); // with its \r
}

TEST_CASE("undo in mid-turn takes back a move, then the turn before it") {
    const Words both{"play", "duodecim.asilo", "--no-save", "--seed", "1", "--second", "human"};
    const Result game = run_ludus(both, "1\n1\nu\nmoves\nu\nboard\nquit\n");
    CHECK(game.out.find("Played of this turn: I:hand/1\n") != std::string::npos);
    CHECK(game.out.find("Red (x): in hand 15") != std::string::npos);
}
