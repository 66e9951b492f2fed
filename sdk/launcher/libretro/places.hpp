// SPDX-License-Identifier: MIT
// Where the addons are, and the program that tries them.
#pragma once

#include "libretro/frontend.hpp"

#include <filesystem>
#include <optional>
#include <vector>

namespace launcher {

// system/ludus/addons of the front end; where there is no such folder, addons beside the core.
std::vector<std::filesystem::path> addon_folders(const FrontEnd &front_end);
// ludus-probe beside the core, or in system/ludus; nothing: the addons are loaded untried.
std::optional<std::filesystem::path> prober(const FrontEnd &front_end);

} // namespace launcher
