// SPDX-License-Identifier: MIT
// A whole recorded game of each kind. games/*.txt is what the launcher prints to a pipe: the lines
// after ">" are what was typed. Typed again, they must give the same, word for word. The records
// are made anew by
//
//   REMAKE_GOLDENS=1 build/tests/launcher/launcher_test "the recorded games are played again*"
#include "catch.hpp"
#include "game/hint.hpp"
#include "game/session.hpp"
#include "open_game.hpp"
#include "support.hpp"

#include <cstdlib>

using namespace launcher;

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
    constexpr uint32_t looks = 4;
    const Game game = opened_game(TEST_STAGE "/addons", recorded.game);
    Session session(game, person(), person(), DiceSource::from_seed(std::stoull(recorded.seed)));
    std::string input;
    for (uint32_t turns = 0; session.state().phase != LUDUS_PHASE_OVER;) {
        const int32_t phase = session.state().phase;
        if (phase == LUDUS_PHASE_ROLL) session.roll();
        if (phase == LUDUS_PHASE_END) session.end_turn();
        if (phase != LUDUS_PHASE_MOVE) continue;
        const auto advice = advise(session, [](const ludus_thought &) { return false; });
        REQUIRE_FALSE(advice.empty());
        const std::string turn = session.match().turn_text(advice[0].turn);
        if (turns++ % looks == 0) input += "board\n";
        input += turn + "\n";
        session.play_text(turn);
    }
    return run_ludus(play(recorded), input).out;
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
