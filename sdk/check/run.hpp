// SPDX-License-Identifier: MIT
// All checks of an addon, each in a process of its own: an addon that crashes, hangs or exits is a
// finding, and the next check goes on.
#pragma once

#include "child.hpp"
#include "findings.hpp"

#include <filesystem>

namespace check {

struct Settings {
    std::filesystem::path folder;
    unsigned games = 20;
    uint64_t seed = 1;
    unsigned limit = 10; // seconds that a call into the addon may take
};

// Every finding, in the order in which they were made. `begun` is called for each check.
std::vector<Summary> run(const Settings &settings,
                         const std::function<void(const std::string &)> &begun);

// The task of a Job, by its words.
Task task_named(const std::vector<std::string> &words);

} // namespace check
