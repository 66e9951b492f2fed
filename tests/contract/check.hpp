// SPDX-License-Identifier: MIT
// The validator, run on good addons and on the race with a fault.
#pragma once

#include "catch.hpp"

#include <string>

struct Ended {
    int status;
    std::string output;
};

// What it writes to standard output; the rest is thrown away. In posix/ and windows/.
Ended check(const std::string &arguments);

// All findings in what it writes with --json, one a line.
std::string findings_of(const std::string &output);

// What is found in the race with the fault of this name.
std::string findings_with(const std::string &name, const std::string &options);

struct Fault {
    const char *name;
    const char *finding; // a part of it
};
