// SPDX-License-Identifier: MIT
// Save states: what is loaded, and what is refused.
#include "catch.hpp"
#include "libretro/state.hpp"
#include "player.hpp"

using namespace launcher;

namespace {

const std::filesystem::path race = RACE_ADDONS, all = TEST_STAGE "/addons";

// With a game some moves old.
struct Played {
    Console console;
    Player player;

    explicit Played(const std::filesystem::path &addons = all,
                    const std::string &game = "ur.finkel", int moves = 2)
        : console(with(addons, {{"ludus_game", game}, {"ludus_player_2", "1"}})),
          player(console, addons) {
        console.run(2);
        console.press(RETRO_DEVICE_ID_JOYPAD_A);
        for (int i = 0; i < moves; ++i)
            move();
    }
    void move() {
        REQUIRE(player.wait());
        player.move_by_pad();
        REQUIRE(player.wait());
    }
    // Refused, with these words, and the game goes on as if nothing had been.
    void check_refused(const std::vector<char> &state, const std::string &words) {
        const std::string before = console.saved();
        console.complaints.clear();
        CHECK_FALSE(console.load_state(state));
        REQUIRE(console.complaints.size() == 1);
        CHECK_THAT(console.complaints.front(), Catch::Contains(words));
        CHECK_THAT(console.complaints.front(), Catch::Contains("as it was"));
        CHECK(console.saved() == before);
    }
};

std::vector<char> state_of(const std::string &text) {
    std::vector<char> state(state_size);
    REQUIRE(write_state(text, state.data(), state.size()));
    return state;
}

} // namespace

TEST_CASE("a save state brings back the game as it was, and it goes on from there") {
    Played played;
    const std::string before = played.console.saved();
    const auto state = played.console.save_state();
    played.move();
    REQUIRE(played.console.saved() != before);
    CHECK(played.console.load_state(state));
    CHECK(played.console.saved() == before);
    played.move();
    CHECK(played.console.complaints.empty());
}

TEST_CASE("a save state outlives the core, and its game goes on") {
    Played played;
    const auto state = played.console.save_state();
    const std::string before = played.console.saved();
    played.move();
    played.console.close();
    played.console.open();
    REQUIRE(played.console.load_state(state));
    CHECK(played.console.saved() == before);
    played.move();
    CHECK(played.console.saved() != before);
}

TEST_CASE("a game is rewound to its first roll, and forward again") {
    Played played;
    std::vector<std::vector<char>> frames;
    std::vector<std::string> texts;
    for (int i = 0; i < 4; ++i) {
        for (int frame = 0; frame < 10; ++frame) {
            frames.push_back(played.console.save_state());
            texts.push_back(played.console.saved());
            played.console.run();
        }
        played.move();
    }
    for (size_t i = frames.size(); i-- > 0;) { // as rewind does: a state, then a frame
        REQUIRE(played.console.load_state(frames[i]));
        REQUIRE(played.console.saved() == texts[i]);
        played.console.run();
    }
    for (const auto &state : frames)
        REQUIRE(played.console.load_state(state));
    played.move();
}

TEST_CASE("a state taken while the program moves is one like any other") {
    Played played;
    REQUIRE(played.player.wait());
    played.player.move_by_pad();
    std::vector<std::vector<char>> states;
    played.console.run_until([&] {
        states.push_back(played.console.save_state());
        return states.size() > 20;
    });
    for (const auto &state : states) {
        CHECK(played.console.load_state(state));
        CHECK(played.console.save_state() == state);
        played.console.run();
    }
}

TEST_CASE("a state that is cut or altered is refused, the game as it was") {
    Played played;
    const auto state = played.console.save_state();
    played.move();
    const size_t text = played.console.saved().size();
    for (const size_t size :
         {size_t{0}, size_t{1}, size_t{20}, size_t{87}, size_t{88}, size_t{200}})
        played.check_refused({state.begin(), state.begin() + static_cast<long>(size)}, "cut short");
    for (size_t at = 0; at < 88 + text + 20; at += at < 88 ? 1 : 7) {
        if (at >= 16 && at < 20) continue; // the version: below
        auto altered = state;
        altered[at] = static_cast<char>(altered[at] ^ 1);
        if (at < 11 || at >= 20) played.check_refused(altered, "altered");
    }
    auto altered = state;
    altered.back() = 1;
    played.check_refused(altered, "altered");
    played.check_refused(std::vector<char>(state.size(), '\xff'), "altered");
    played.check_refused(std::vector<char>(state.size()), "altered");
}

TEST_CASE("a state of another version is refused, the game as it was") {
    Played played;
    auto state = played.console.save_state();
    state[16] = 2;
    played.check_refused(state, "version 2");
    state[16] = 0;
    played.check_refused(state, "version 0");
    std::string newer = played.console.saved();
    newer.replace(newer.find("save 1"), 6, "save 2");
    played.check_refused(state_of(newer), "cannot be used");
}

TEST_CASE("a state of another game is refused, the game as it was") {
    Played of_race(race, "race.six", 0);
    const auto state = of_race.console.save_state();
    of_race.console.close();
    Played of_ur;
    of_ur.check_refused(state, "race.six");
    const auto finkel = of_ur.console.save_state();
    of_ur.console.choose("ludus_game", "ur.dmytro");
    REQUIRE(of_ur.player.wait());
    REQUIRE(of_ur.player.look().game().id() == "ur.dmytro");
    of_ur.check_refused(finkel, "ur.finkel");
}

TEST_CASE("a state whose game could not have been is refused, the game as it was") {
    Played played;
    const std::string saved = played.console.saved();
    played.check_refused(state_of("nonsense\n"), "cannot be used");
    played.check_refused(state_of(saved + "9 hand/1\n"), "cannot be used");
    played.check_refused(state_of(saved.substr(0, saved.size() - 3)), "cannot be used");
    played.check_refused(state_of(std::string(1000, '\n')), "cannot be used");
    played.check_refused(state_of(""), "no game");
}

TEST_CASE("a state can be taken on the first page, and one loaded there begins its game") {
    Played played;
    const auto state = played.console.save_state();
    const std::string saved = played.console.saved();
    played.console.close();

    Console fresh(with(all, {{"ludus_game", "ur.finkel"}, {"ludus_player_2", "1"}}));
    fresh.run(5);
    CHECK(fresh.load_state(fresh.save_state()));
    CHECK(fresh.saved().empty());
    CHECK(fresh.load_state(state));
    CHECK(fresh.saved() == saved);
}

TEST_CASE("a text that is too long for a state is not cut") {
    std::vector<char> state(state_size);
    CHECK(write_state(std::string(state_size - 88, 'a'), state.data(), state.size()));
    CHECK(read_state(state.data(), state.size()).size() == state_size - 88);
    CHECK_FALSE(write_state(std::string(state_size - 87, 'a'), state.data(), state.size()));
    CHECK_FALSE(write_state("", state.data(), 87));
}
