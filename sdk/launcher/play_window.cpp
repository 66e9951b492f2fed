// SPDX-License-Identifier: MIT
// Whether a game is played in a window.
#include "commands.hpp"
#include "streams.hpp"
#include "text.hpp"

#include <cstdlib>

namespace {

// A window where there is a display and nothing says that the game is for a terminal or a script.
bool wants_window(const PlayOptions &play) {
    const auto set = [](const char *variable) {
        const char *value = std::getenv(variable);
        return value && *value;
    };
    if (play.window) return true;
    if (play.terminal || play.plain || play.word) return false;
    return (set("DISPLAY") || set("WAYLAND_DISPLAY")) && somebody_types();
}

} // namespace

#ifndef LUDUS_WINDOW
void show_in_window(const std::string &) {}
#endif

std::optional<int> play_window(const Catalogue &catalogue, const PlayOptions &play,
                               Memory &memory) {
    if (!wants_window(play)) return std::nullopt;
#ifdef LUDUS_WINDOW
    return play_in_window(catalogue, play, memory);
#else
    (void)catalogue, (void)memory;
    if (play.window) throw Refusal(text(Text::window_not_built));
    return std::nullopt;
#endif
}
