// SPDX-License-Identifier: MIT
// A long text on a terminal, shown by the person's own pager, as git shows it.
#pragma once

#include <string>

namespace launcher {

// Through the program that PAGER names where standard output is a terminal (`less` where it is not
// set); empty or `cat`, or one that cannot be run: on standard output as it is.
void show_paged(const std::string &text);

} // namespace launcher
