// SPDX-License-Identifier: MIT
// A whole recorded game. games/*.txt is what the launcher prints to a pipe: the lines after ">" are
// what was typed. Typed again, they must give the same, word for word. A record is made anew by
//
//   REMAKE_GOLDENS=1 build/tests/launcher/launcher_test "the recorded game*"
#include "catch.hpp"
#include "support.hpp"

#include <cstdlib>
#include <nlohmann/json.hpp>

namespace {

const Words game{"play", "duodecim.asilo", "--seed", "12", "--first", "human", "--second", "human"};
const std::string record_file = "games/duodecim.asilo.txt";

std::string typed_in(const std::string &record) {
    std::string input;
    for (const auto &line : lines_of(record))
        if (line.rfind("> ", 0) == 0) input += line.substr(2) + "\n";
    return input;
}

// Behind the last of these words, to the end of the line.
std::string last_after(const std::string &text, const std::string &words) {
    const size_t found = text.rfind(words);
    if (found == std::string::npos) return {};
    const size_t begin = found + words.size();
    return text.substr(begin, text.find('\n', begin) - begin);
}

// Both sides play as level-1 advises: the board, then the turn.
std::string make_record() {
    std::string position = "............:0:0,............:0:0,............:0:0 "
                           "............:0:0,............:0:0,............:0:0 1 -";
    std::string input, printed;
    for (int turn = 0; turn < 500; ++turn) {
        printed = ludus(game, input).out;
        if (printed.find("The input has ended") == std::string::npos) return printed;
        std::string dice;
        for (const char c : last_after(printed, "to move. Dice: "))
            if (c != ' ') dice += c;
        const bool red =
            printed.rfind("Red (x) to move") + 1 > printed.rfind("White (o) to move") + 1;
        // Passes have changed the mover without being typed.
        position[position.size() - 3] = red ? '1' : '2';
        position.replace(position.size() - 1, 1, dice);
        const auto best = nlohmann::json::parse(
            ludus({"best", "duodecim.asilo", position, "--player", "level-1", "--json"}).out);
        input += "board\n" + best["turn"].get<std::string>() + "\n";
        position = best["after"];
    }
    FAIL("the game does not end");
    return printed;
}

} // namespace

TEST_CASE("the recorded game of duodecim.asilo is played again, move by move") {
    const std::filesystem::path file =
        std::string(TEST_SOURCE_DIR "/tests/launcher/") + record_file;
    if (std::getenv("REMAKE_GOLDENS")) write_file(file, make_record());
    const std::string record = read_file(file);
    const Result again = ludus(game, typed_in(record));
    CHECK(again.code == 0);
    CHECK(again.out == record);
    CHECK(lines_of(record).back().find("win") != std::string::npos);
}
