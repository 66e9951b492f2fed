// SPDX-License-Identifier: MIT
// All checks of an addon, in a process of their own: an addon that crashes, hangs or exits is a
// finding, not the end.
#pragma once

#include "report.hpp"

#include <filesystem>

namespace check {

struct Settings {
    std::filesystem::path folder;
    unsigned games = 20;
    uint64_t seed = 1;
    unsigned silence = 120; // seconds that a check may take
};

// Every finding, in the order in which they were made. `begun` is called for each check.
std::vector<Finding> run(const Settings &settings,
                         const std::function<void(const std::string &)> &begun);

} // namespace check
