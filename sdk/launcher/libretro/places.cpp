// SPDX-License-Identifier: MIT
#include "libretro/places.hpp"

#include "libretro/own_file.hpp"

namespace launcher {

namespace fs = std::filesystem;

namespace {

// The folder of the library that this code is in: asked once, before an addon can change the folder
// from which a relative name of it leads.
const fs::path &own_folder() {
    static const fs::path folder = own_file().parent_path();
    return folder;
}

} // namespace

std::vector<fs::path> addon_folders(const FrontEnd &front_end) {
    const fs::path beside = own_folder() / "addons";
    const auto system = front_end.system_folder();
    std::error_code error;
    if (!system) return {beside};
    const fs::path of_system = *system / "ludus" / "addons";
    if (fs::is_directory(of_system, error) || !fs::is_directory(beside, error)) return {of_system};
    return {beside};
}

std::optional<fs::path> prober(const FrontEnd &front_end) {
    std::vector<fs::path> candidates{own_folder() / probe_name};
    if (const auto system = front_end.system_folder())
        candidates.push_back(*system / "ludus" / probe_name);
    for (const auto &candidate : candidates)
        if (is_program(candidate)) return candidate;
    front_end.log(RETRO_LOG_WARN, std::string(probe_name) +
                                      " was expected beside the core or in system/ludus; without "
                                      "it, addons are loaded untried");
    return std::nullopt;
}

} // namespace launcher
