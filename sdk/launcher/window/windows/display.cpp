// SPDX-License-Identifier: MIT
#include "window/display.hpp"

#include "base/errors.hpp"
#include "words/text.hpp"

#include <SDL.h>

namespace launcher {

bool has_display() {
    return true;
}

void open_display() {
    SDL_SetMainReady(); // SDL has no part in main
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        throw RequestError(text(Text::window_none, {SDL_GetError()}));
}

void use_display(bool) {}

} // namespace launcher
