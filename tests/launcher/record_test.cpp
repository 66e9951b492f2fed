// SPDX-License-Identifier: MIT
// A whole recorded game of each kind. games/*.txt is what the launcher prints to a pipe: the lines
// after ">" are what was typed. Typed again, they must give the same, word for word. The records
// are made anew by
//
//   REMAKE_GOLDENS=1 build/tests/launcher/launcher_test "the recorded games*"
#include "catch.hpp"
#include "support.hpp"

#include <cstdlib>
#include <regex>

namespace {

struct Recorded {
    const char *game;
    const char *seed;
};

const Recorded all_recorded[] = {{"duodecim.asilo", "12"},
                                 {"duodecim.murray", "7"},
                                 {"duodecim.murray-split", "8"},
                                 {"ur.finkel", "5"},
                                 {"ur.dmytro", "9"}};

Words play(const Recorded &recorded) {
    return {"play",    recorded.game, "--seed",   recorded.seed,
            "--first", "human",       "--second", "human"};
}

std::string typed_in(const std::string &record) {
    std::string input;
    for (const auto &line : lines_of(record))
        if (line.rfind("> ", 0) == 0) input += line.substr(2) + "\n";
    return input;
}

// Both sides play what the hint says, and look at the board now and then.
std::string make_record(const Recorded &recorded) {
    constexpr int looks = 4;
    static const std::regex advice("(?:Hint|only one turn): (.*)\\. It wins");
    std::string input;
    for (int turn = 0; turn < 500; ++turn) {
        const std::string printed = run_ludus(play(recorded), input + "hint\n").out;
        if (printed.find("The input has ended") == std::string::npos)
            return run_ludus(play(recorded), input).out;
        std::smatch found;
        REQUIRE(std::regex_search(printed, found, advice));
        if (turn % looks == 0) input += "board\n";
        input += found[1].str() + "\n";
    }
    FAIL("the game does not end");
    return {};
}

} // namespace

TEST_CASE("the recorded games are played again, move by move") {
    for (const Recorded &recorded : all_recorded) {
        INFO(recorded.game);
        const std::filesystem::path file =
            std::string(TEST_SOURCE_DIR "/tests/launcher/games/") + recorded.game + ".txt";
        if (std::getenv("REMAKE_GOLDENS")) write_file(file, make_record(recorded));
        const std::string record = read_file(file);
        const Result again = run_ludus(play(recorded), typed_in(record));
        CHECK(again.code == 0);
        CHECK(again.out == record);
        CHECK(record.find(" win") != std::string::npos);
    }
}
