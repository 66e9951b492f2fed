// SPDX-License-Identifier: MIT
// A child process that tries an addon before the host does, under a time limit. In process.cpp and
// system.cpp stand all calls to the operating system.
#pragma once

#include "ludus/reason.hpp"

#include <chrono>
#include <string>
#include <vector>

namespace ludus::detail {

// How a child ended, and what it wrote to its standard output until then.
struct ChildEnd {
    bool in_time = true;
    int status = 0; // as waitpid gives it
    std::string output;
};

ChildEnd run_child(const std::vector<std::string> &arguments, std::chrono::milliseconds limit);

// What an end means that was not a good one: "was aborted (signal 6, Aborted)".
Reason words_of_end(const ChildEnd &end);

} // namespace ludus::detail
