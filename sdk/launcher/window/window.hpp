// SPDX-License-Identifier: MIT
// Games in a window of the display's.
#pragma once

#include "ui/gui.hpp"

#include <optional>
#include <string>

namespace launcher {

struct WindowOptions {
    bool insisted = false; // there has to be a window, or the reason why there is none
    bool say = false;      // prints what happens
};

// Gives the exit code; nothing where no window can be opened and nobody insists on it. Throws
// RequestError or ludus::Error.
std::optional<int> play_in_window(const Catalogue &catalogue, const GuiOptions &wanted,
                                  const WindowOptions &options, SettingsStore &memory);
// A sentence in a window of its own, until it is closed.
void show_in_window(const std::string &sentence);

} // namespace launcher
