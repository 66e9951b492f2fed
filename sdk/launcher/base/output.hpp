// SPDX-License-Identifier: MIT
// Sentences on the standard streams, broken between words where those are a terminal.
#pragma once

#include <string>
#include <vector>

namespace launcher {

// Of the terminal that is written to, now; a usual number where there is none.
int terminal_columns();
// A sentence for the standard output: broken between words where that is a terminal.
std::string fitting(const std::string &sentence);
// A sentence on the standard error after the program's name, broken likewise; what was answered
// before it comes out first. `more`: lines below it, unbroken, where there is what is to be copied.
void complain(const std::string &sentence, const std::vector<std::string> &more = {});

} // namespace launcher
