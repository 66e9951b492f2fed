// SPDX-License-Identifier: MIT
// The standard input, output and error of the process.
#pragma once

#include "base/errors.hpp"

#include <cstddef>

namespace launcher {

// Those that are closed are opened so that using them fails as before: the next file opened, a save
// or a pipe, would otherwise take their number and be read or written in their stead. To be called
// before anything else is opened. On Windows a program of which nothing but its name was said leaves
// a console of its own, as a double click opens one, before anybody sees it.
void open_standard_streams(size_t words);

// Somebody types at a terminal and sees there what is typed.
bool somebody_types();
// There is neither a terminal nor a pipe: the program was started by a double click.
bool nobody_reads();

// Why the standard input cannot be read; of an errno.
RequestError input_unreadable(int error);

} // namespace launcher
