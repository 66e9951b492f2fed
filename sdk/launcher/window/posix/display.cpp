// SPDX-License-Identifier: MIT
#include "window/display.hpp"

#include "base/console.hpp"
#include "base/errors.hpp"
#include "base/quote.hpp"
#include "game/crash_record.hpp"
#include "words/text.hpp"

#include <SDL.h>
#include <atomic>
#include <cstdlib>
#include <unistd.h>
#include <utility>

namespace launcher {

namespace {

std::atomic<bool> window_is_open = false;

// Xlib calls exit where the display is gone. This is its thread, and no addon's.
void end_without_display() {
    if (!window_is_open || gettid() != getpid()) return;
    record_addon("");
    _exit(EXIT_FAILURE);
}

} // namespace

bool has_display() {
    return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
}

// The display that is named, of X before Wayland. No other kind is looked for: the libraries of
// those that are not there would complain, and SDL would go on without any, into memory.
void open_display() {
    const bool x11 = is_set("DISPLAY"), wayland = is_set("WAYLAND_DISPLAY");
    const char *const asked = is_set("SDL_VIDEODRIVER") ? "SDL_VIDEODRIVER" : nullptr;
    if (asked && SDL_Init(SDL_INIT_VIDEO) == 0) return;
    for (const auto &[named, driver] : {std::pair(x11, "x11"), {wayland, "wayland"}}) {
        if (asked || !named) continue;
        SDL_SetHint(SDL_HINT_VIDEODRIVER, driver);
        if (SDL_Init(SDL_INIT_VIDEO) == 0) return;
    }
    const char *const name = asked ? asked : wayland ? "WAYLAND_DISPLAY" : "DISPLAY";
    if (!is_set(name)) throw RequestError(text(Text::window_no_display));
    throw RequestError(text(Text::window_display, {shown(environment(name).value_or(""))}));
}

void use_display(bool used) {
    window_is_open = used;
    if (used) std::atexit(end_without_display);
}

} // namespace launcher
