// SPDX-License-Identifier: MIT
// A child process that tries an addon before the host does, under a time limit. All calls to the
// operating system stand in posix/ and windows/, in files of the same names.
#pragma once

#include "ludus/reason.hpp"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace ludus::detail {

// How a child ended, and what it wrote to its standard output until then.
struct ChildEnd {
    std::optional<int> exited; // by itself, with this status
    Reason how;                // what the end means where it is no good one: "called exit(1)"
    std::string output;
};

// It ends with this process, and what it has started ends with it. Arguments in UTF-8. Throws Error
// where it cannot be started.
ChildEnd run_child(const std::filesystem::path &program, const std::vector<std::string> &arguments,
                   std::chrono::milliseconds limit);

} // namespace ludus::detail
