// SPDX-License-Identifier: MIT
// What stands at a path, and sentences on it.
#pragma once

#include "ludus/error.hpp"
#include "ludus/paths.hpp"
#include "ludus/text.hpp"

#include <filesystem>
#include <string>
#include <system_error>

namespace ludus::detail {

std::string path_in_quotes(const std::filesystem::path &path);

[[noreturn]] void bad_file(Reason where, Reason what);

// What the system says of a file.
Reason system_words(const std::error_code &error);

// By components: "addons/duodecim-evil" is not inside "addons/duodecim". Both canonical.
bool is_inside(const std::filesystem::path &folder, const std::filesystem::path &path);

// Nothing but regular files is ever opened: a pipe or a device could hold the host up.
void need_regular(const std::filesystem::path &path, const std::string &where);

// A file of at most `limit` bytes.
std::string read_small(const std::filesystem::path &path, const std::string &where,
                       std::size_t limit);

} // namespace ludus::detail
