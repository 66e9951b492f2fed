// SPDX-License-Identifier: MIT
// An addon may crash the program, end it or never return, and nothing in the same process can be
// relied on then. So the program works in a child, and the process that was started watches it: it
// says what has happened to it and where the game is, and ends it where it is asked twice.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace launcher {

// Shows a sentence in a window, to whoever plays in one.
using Show = std::function<void(const std::string &)>;

// In the process that was started: the exit code, once the child has ended. In the child, which
// goes on with main: nothing; and so where a debugger looks on, which wants the one process. To be
// called while there is no other thread.
std::optional<int> supervised(const Show &show);

} // namespace launcher
