// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

namespace duodecim {

// A path as the contract gives it, in UTF-8, for the system. Where it is long it begins with \\?\ on
// Windows, which then takes no other divider than its own.
inline std::filesystem::path file_path(const std::string &path) {
    return std::filesystem::path(std::u8string(path.begin(), path.end())).make_preferred();
}

} // namespace duodecim
