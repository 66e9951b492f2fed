// SPDX-License-Identifier: MIT
// The same in a terminal: a drawn board, prompts, colours where they are wanted, Ctrl-C.
#include "base/utf8.hpp"
#include "catch.hpp"
#include "support.hpp"

using namespace launcher;

namespace {

const Words plain_environment{"TERM=xterm", "LC_ALL=C", "NO_COLOR=1"};
const Words rich_environment{"TERM=xterm", "LC_ALL=C.UTF-8", "NO_COLOR="};

Words race(const Words &options = {}) {
    Words arguments{"--addons", RACE_ADDONS, "play", "--seed", "7", "--second", "human"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return arguments;
}

bool shows(const Result &result, const std::string &text) {
    INFO(result.out);
    return result.out.find(text) != std::string::npos;
}

// That no line is wider, but for one that is a single word, or a path, which stay whole.
void check_widths(const std::string &shown, size_t columns) {
    for (std::string line : lines_of(shown)) {
        while (!line.empty() && line.back() == '\r')
            line.pop_back();
        line.erase(0, line.rfind('\r') + 1); // what was written over
        if (line.rfind("\x1b[K", 0) == 0) line.erase(0, 3);
        INFO(line);
        CHECK((width_of(line) <= columns || line.find(' ') == std::string::npos ||
               line.find('/') != std::string::npos));
    }
}

} // namespace

TEST_CASE("in a terminal the board is drawn before each choice, and a prompt waits") {
    const Result game = ludus_in_terminal(
        race(), {{"Red> ", "1\n"}, {"White> ", "1\n"}, {"> ", "quit\n"}}, 80, plain_environment);
    CHECK(game.code == 0);
    CHECK(shows(game, "+-1-+-2-+-3-+-4-+-5-+-6-+"));
    CHECK(shows(game, "|   |   |[x]|   |   |   |"));
    CHECK(shows(game, "Last turn: Red, 3 hand/3"));
    CHECK_FALSE(shows(game, "\x1b"));
}

TEST_CASE("places are numbered from the mover's side") {
    const Result game =
        ludus_in_terminal(race(), {{"Red> ", "1\n"}, {"White> ", "quit\n"}}, 80, plain_environment);
    CHECK(shows(game, "+-6-+-5-+-4-+-3-+-2-+-1-+"));
}

TEST_CASE("colours and box characters stand only where terminal and locale have them") {
    const std::vector<Typed> typed{{"Red> ", "1\n"}, {"White> ", "q\n"}};
    const Result rich = ludus_in_terminal(race(), typed, 80, rich_environment);
    CHECK(shows(rich, "\x1b["));
    CHECK(shows(rich, "┬"));
    const Result dumb =
        ludus_in_terminal(race(), typed, 80, {"TERM=dumb", "LC_ALL=C.UTF-8", "NO_COLOR="});
    CHECK_FALSE(shows(dumb, "\x1b"));
    CHECK(shows(dumb, "┬"));
}

TEST_CASE("Ctrl-C ends a game cleanly while a person thinks") {
    const Result game = ludus_in_terminal(race(), {{"Red> ", "\x03"}}, 80, plain_environment);
    CHECK(game.code == 130);
    CHECK(shows(game, "Stopped; the game is left unfinished."));
}

TEST_CASE("the end of the input at a prompt leaves the game") {
    const Result game = ludus_in_terminal(race(), {{"Red> ", "\x04"}}, 80, plain_environment);
    CHECK(game.code == 0);
    CHECK(shows(game, "The input has ended; the game is left unfinished."));
}

TEST_CASE("a terminal is asked for the game where there are several") {
    const Result game = ludus_in_terminal(
        {"--addons", RACE_ADDONS, "--addons", FAULTY_ADDONS, "--seed", "7", "--begin", "agreed"},
        {{"from 1 to 3: ", "x\n"}, {"from 1 to 3: ", "1\n"}, {"Red> ", "q\n"}}, 80,
        plain_environment);
    CHECK(game.code == 0);
    CHECK(shows(game, "\"x\" is not a number from 1 to 3."));
}

TEST_CASE(
    "what is typed ahead is shown behind its prompt, and nothing is wider than the terminal") {
    const std::string ahead = "1\n1\ndice\nhint\nhelp\nwhere\nmoves\nboard\nnonsense\nq\n";
    for (const std::string &language : language_words()) {
        Words arguments = race();
        arguments.insert(arguments.begin(), {"--lang", language});
        const Result game = ludus_in_terminal(arguments, {{"> ", ahead}}, 60, plain_environment);
        INFO(game.out);
        CHECK(game.code == 0);
        CHECK(shows(game, "> dice"));
        const size_t first = game.out.find("> dice");
        check_widths(game.out.substr(first), 60);
    }
}

TEST_CASE("a match shows its progress in a terminal, and clears it") {
    const Result match = ludus_in_terminal({"--addons", RACE_ADDONS, "match", "race.six", "--first",
                                            "1", "--second", "1", "--games", "4000"},
                                           {}, 80, plain_environment);
    CHECK(match.code == 0);
    CHECK(shows(match, " of 4000 games, level-1 has won "));
    CHECK(shows(match, "\r\x1b[Krace.six: level-1 against level-1, 4000 games"));
}

TEST_CASE("answers and complaints of commands keep to a narrow terminal too") {
    const Words wide[] = {
        {"match", "race.six", "--first", "1", "--second", "1", "--games", "2"},
        {"match", "race.six", "--first", "1", "--second", "1", "--games", "3"},
        {"best", "race.six", "no position at all, but many words of it", "--player", "1"},
        {"analyse", "race.six", "......:2:0 ......:2:0 1 -"},
        {"perft", "race.six", "1000"}};
    for (const std::string &language : language_words())
        for (Words arguments : wide) {
            arguments.insert(arguments.begin(), {"--lang", language, "--addons", RACE_ADDONS});
            const Result narrow = ludus_in_terminal(arguments, {}, 40, plain_environment);
            CHECK_FALSE(narrow.out.empty());
            check_widths(narrow.out, 40);
        }
}
