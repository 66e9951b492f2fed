// SPDX-License-Identifier: MIT
// Displays that are named and are not there: a sentence, and the game is played all the same.
#include "catch.hpp"
#include "support.hpp"

namespace {

struct Missing {
    const char *variable;
    const char *name;
};

size_t times(const std::string &text, const std::string &words) {
    size_t count = 0;
    for (size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1))
        ++count;
    return count;
}

} // namespace

TEST_CASE("without the display that is named a game is played in the terminal") {
    const auto [variable, name] =
        GENERATE(values<Missing>({{"WAYLAND_DISPLAY", "wayland-4711"}, {"DISPLAY", ":4711"}}));
    const TemporaryFolder runtime;
    const Result game =
        ludus_in_terminal({"--addons", RACE_ADDONS, "play", "--seed", "7", "--second", "human"},
                          {{"Red> ", "1\n"}, {"White> ", "q\n"}}, 200,
                          {"TERM=dumb", std::string(variable) + '=' + name,
                           "XDG_RUNTIME_DIR=" + runtime.path().string()});
    INFO(game.out);
    CHECK(game.code == 0);
    CHECK_THAT(game.out,
               Catch::StartsWith("ludus: No window can be opened on the display \"" +
                                 std::string(name) + "\". The game is played in the terminal."));
    CHECK(times(game.out, "ludus: ") == 1);
    CHECK_THAT(game.out, Catch::Contains("Red enters on square 3."));
}

TEST_CASE("without the display that is named, who wants a window is refused in a sentence") {
    const TemporaryFolder runtime;
    for (const std::string display :
         {"WAYLAND_DISPLAY=wayland-4711", "DISPLAY=:4711", "SDL_VIDEODRIVER=nothing", "DISPLAY="}) {
        const Result game = run_ludus({"--addons", RACE_ADDONS, "play", "--window"}, "",
                                      {display, "XDG_RUNTIME_DIR=" + runtime.path().string()});
        INFO(display);
        CHECK(game.code == 1);
        CHECK(game.out.empty());
        CHECK_THAT(game.err, Catch::StartsWith("ludus: No window can be opened"));
        CHECK(times(game.err, "\n") == 1);
    }
}
