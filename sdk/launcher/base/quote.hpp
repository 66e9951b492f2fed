// SPDX-License-Identifier: MIT
// How what was given is told again: a text in a complaint, a command to be copied.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace launcher {

// What a user typed, fit to be shown.
std::string printable(const std::string &text);
// A path in UTF-8, likewise.
std::string path_text(const std::filesystem::path &path);

// At most a line's worth of a text, without control characters; "..." where it goes on.
std::string shown(std::string_view text);

// A word as the system's shells read it. One with control characters takes $'...', which bash, ksh
// and zsh know; on Windows no name has any.
std::string for_shell(const std::string &word);

// "ludus resume 'my game.ludus'": what a person may type to have that, wherever. The folders of
// addons that this launcher was told to look into are named in it too.
std::string told_command(const std::string &command,
                         const std::filesystem::path &file = std::filesystem::path());
void set_told_folders(const std::vector<std::filesystem::path> &folders);

} // namespace launcher
