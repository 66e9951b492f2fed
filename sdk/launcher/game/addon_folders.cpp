// SPDX-License-Identifier: MIT
#include "game/addon_folders.hpp"

#include "ludus/paths.hpp"
#include "storage/folders.hpp"

#include <algorithm>

namespace launcher {

namespace fs = std::filesystem;
using ludus::openable;

namespace {

// A folder that may not be looked at, or a link that leads nowhere, is there: that is to be told.
bool is_there(const fs::path &path) {
    std::error_code error;
    return fs::symlink_status(openable(path), error).type() != fs::file_type::not_found;
}

bool holds_data_alone(const ludus::Found &found) {
    const auto own = own_addons_folder();
    std::error_code error;
    return own && fs::equivalent(openable(found.folder.parent_path()), openable(*own), error) &&
           fs::is_directory(openable(found.folder), error) &&
           !is_there(found.folder / "addon.json");
}

} // namespace

std::vector<fs::path> usual_addon_folders(const fs::path &program) {
    const fs::path folder = program.parent_path();
    std::vector<fs::path> usual{folder / "addons"};
    if (auto own = own_addons_folder()) usual.push_back(std::move(*own));
    usual.push_back(folder.parent_path() / "share" / "ludus" / "addons");
    return usual;
}

std::vector<ludus::Found> addons_in(const std::vector<fs::path> &usual_folders) {
    std::vector<fs::path> there;
    std::copy_if(usual_folders.begin(), usual_folders.end(), std::back_inserter(there), is_there);
    if (there.empty() && !usual_folders.empty()) there.push_back(usual_folders.front());
    auto found = ludus::discover(there);
    std::erase_if(found, holds_data_alone);
    return found;
}

} // namespace launcher
