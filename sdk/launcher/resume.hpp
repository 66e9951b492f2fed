// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue.hpp"
#include "conversation.hpp"

#include <filesystem>
#include <string>
#include <vector>

struct Unfinished {
    std::filesystem::path file;
    std::filesystem::file_time_type changed;
};

// The games in a folder of saves, newest first. Throws Refusal where it cannot be read.
std::vector<Unfinished> unfinished_in(const std::filesystem::path &folder);
// "2026-03-15 20:15", local time.
std::string when(std::filesystem::file_time_type time);

// Goes on with a saved game; without a file a person chooses one of the unfinished games. Gives the
// exit code. Throws Refusal or Interrupted.
int resume_game(const Catalogue &catalogue, const std::string &file, const Manners &manners,
                Terminal &terminal);
