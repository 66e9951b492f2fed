// SPDX-License-Identifier: MIT
// Where addons are looked for when nobody says otherwise.
#pragma once

#include "ludus/discover.hpp"

#include <filesystem>
#include <vector>

namespace launcher {

// addons beside the program, as a portable folder has it; the user's own, who may so have a newer one
// than the system; share/ludus/addons of the tree in which the program is installed. The order counts:
// of two addons with one id the first is used.
std::vector<std::filesystem::path> usual_addon_folders(const std::filesystem::path &program);

// The addons there. Folders that are not there are passed over, unless none is, and so are those
// folders of the user's in which an addon merely keeps its data.
std::vector<ludus::Found> addons_in(const std::vector<std::filesystem::path> &usual_folders);

} // namespace launcher
