// SPDX-License-Identifier: MIT
// Paths as UTF-8 texts, on every system: path::string() gives another encoding on Windows.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ludus {

// What no UTF-8 can tell stays visible as bytes that are not UTF-8: any byte of a name on POSIX, half
// a surrogate pair on Windows.
std::string utf8(const std::filesystem::path &path);

// Throws std::system_error on Windows where it is not UTF-8.
std::filesystem::path path_of(const std::string &text);

// The same file, as the system's functions take it: on Windows a path of more than some 250 characters
// is refused unless it is absolute and begins with \\?\.
std::filesystem::path openable(const std::filesystem::path &path);

// The same program or library, as the system loads it: where its path is long Windows wants what
// openable gives, and Wine a short form.
std::filesystem::path startable(const std::filesystem::path &program);

// What main was given, as UTF-8: on Windows argv itself is not.
std::vector<std::string> program_arguments(int argc, char **argv);

} // namespace ludus
