// SPDX-License-Identifier: MIT
#include "storage/folders.hpp"

#include "ludus/paths.hpp"

#include <cstdlib>

namespace launcher {

namespace fs = std::filesystem;

namespace {

std::optional<fs::path> said_by_front_end;

// The specification has relative paths ignored.
std::optional<fs::path> folder_in(const char *variable) {
    const char *value = std::getenv(variable);
    if (!value || !fs::path(value).is_absolute()) return std::nullopt;
    return fs::path(value);
}

// In the folder that the variable names, or in its usual place below HOME.
std::optional<fs::path> of_user(const char *variable, const char *usual, const std::string &what) {
    if (const auto folder = folder_in(variable)) return *folder / what;
    if (const auto home = folder_in("HOME")) return *home / usual / what;
    return std::nullopt;
}

} // namespace

std::optional<fs::path> saves_folder() {
    if (said_by_front_end) return said_by_front_end;
    return of_user("XDG_DATA_HOME", ".local/share", "ludus/saves");
}

void set_saves_folder(std::optional<fs::path> folder) {
    said_by_front_end = std::move(folder);
}

std::optional<fs::path> addon_data_folder(const std::string &id) {
    return of_user("XDG_DATA_HOME", ".local/share", "ludus/addons/" + id);
}

std::optional<fs::path> own_addons_folder() {
    return of_user("XDG_DATA_HOME", ".local/share", "ludus/addons");
}

std::optional<fs::path> settings_file() {
    return of_user("XDG_CONFIG_HOME", ".config", "ludus/settings.json");
}

fs::path finished_folder(const fs::path &saves) {
    return saves / "finished";
}

const fs::path &start_folder() {
    static const fs::path folder = [] {
        std::error_code error; // a folder that is gone: paths stay as they are
        return fs::current_path(error);
    }();
    return folder;
}

fs::path typed_path(const std::string &text) {
    if (text.empty()) return {};
    const auto home = folder_in("HOME");
    if (home && text.rfind("~/", 0) == 0) return *home / ludus::path_of(text.substr(2));
    return start_folder() / ludus::path_of(text);
}

} // namespace launcher
