// SPDX-License-Identifier: MIT
// What belongs to the process, and so to the host and not to a guest in it.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace check {

// Things by their names, each with what it is now, in words: "the umask", "0022".
using Surroundings = std::map<std::string, std::string>;

// What no call may change: folder, umask, locale, signals, arithmetic, environment, limits, timers.
Surroundings read_surroundings();

// The open files by their numbers. An instance may have more of them as long as it lives.
Surroundings read_open_files();

// The files below a folder, by their names in it, with size, mode and time of change.
Surroundings read_folder(const std::filesystem::path &folder);

unsigned count_threads();

// Gives rand() a state of its own, whose use read_surroundings sees from then on.
void seed_rand();

} // namespace check
