// SPDX-License-Identifier: MIT
// The standard streams, the environment and the file of the process, as the system has them.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace launcher {

enum class Stream { input, output, error };

bool is_terminal(Stream stream);
// Of a terminal, now.
std::optional<int> columns_of(Stream stream);

// A variable, in UTF-8; nothing where it is not set.
std::optional<std::string> environment(const char *variable);
// It is, and not to nothing.
inline bool is_set(const char *variable) {
    return !environment(variable).value_or("").empty();
}

// The file of this program.
std::filesystem::path own_program();

} // namespace launcher
