// SPDX-License-Identifier: MIT
// The folders that the system gives its user.
#pragma once

#include <filesystem>
#include <optional>

namespace launcher {

// Saves are data. On Windows those stay on their machine, where locks hold, and the settings follow
// the user from one to the next.
enum class Usual { home, data, settings };

std::optional<std::filesystem::path> usual_folder(Usual which);

} // namespace launcher
