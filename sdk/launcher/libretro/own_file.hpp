// SPDX-License-Identifier: MIT
// What is the system's of where the core lies.
#pragma once

#include <filesystem>

namespace launcher {

extern const char *const probe_name; // of the program that tries addons

// The library that this code is in, without links; empty where the system does not tell.
std::filesystem::path own_file();
bool is_program(const std::filesystem::path &file); // that may be started

} // namespace launcher
