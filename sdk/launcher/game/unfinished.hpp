// SPDX-License-Identifier: MIT
// The games that can be gone on with.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace launcher {

struct Unfinished {
    std::filesystem::path file;
    std::filesystem::file_time_type changed;
};

// The games in a folder of saves, newest first. Throws RequestError where it cannot be read.
std::vector<Unfinished> unfinished_in(const std::filesystem::path &folder);
// "2026-03-15 20:15", local time.
std::string when(std::filesystem::file_time_type time);

} // namespace launcher
