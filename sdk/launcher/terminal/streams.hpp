// SPDX-License-Identifier: MIT
// The standard input, output and error of the process.
#pragma once

#include "base/errors.hpp"

namespace launcher {

// Those that are closed are opened so that using them fails as before: the next file opened, a save
// or a pipe, would otherwise take their number and be read or written in their stead. To be called
// before anything else is opened.
void open_standard_streams();

// Somebody types at a terminal and sees there what is typed.
bool somebody_types();

// Why the standard input cannot be read; of an errno.
RequestError input_unreadable(int error);

} // namespace launcher
