// SPDX-License-Identifier: MIT
#include "storage/folders.hpp"

#include "base/console.hpp"
#include "ludus/paths.hpp"
#include "storage/usual_folder.hpp"

namespace launcher {

namespace fs = std::filesystem;

namespace {

std::optional<fs::path> said_by_front_end;

// In the folder that the variable names, or in the system's usual one. The specification has
// relative paths ignored.
std::optional<fs::path> of_user(const char *variable, Usual usual, const std::string &what) {
    std::optional<fs::path> folder = ludus::path_of(environment(variable).value_or(""));
    if (!folder->is_absolute()) folder = usual_folder(usual);
    return folder ? std::optional((*folder / what).make_preferred()) : std::nullopt;
}

} // namespace

std::optional<fs::path> saves_folder() {
    if (said_by_front_end) return said_by_front_end;
    return of_user("XDG_DATA_HOME", Usual::data, "ludus/saves");
}

void set_saves_folder(std::optional<fs::path> folder) {
    said_by_front_end = std::move(folder);
}

std::optional<fs::path> addon_data_folder(const std::string &id) {
    return of_user("XDG_DATA_HOME", Usual::data, "ludus/addons/" + id);
}

std::optional<fs::path> own_addons_folder() {
    return of_user("XDG_DATA_HOME", Usual::data, "ludus/addons");
}

std::optional<fs::path> settings_file() {
    return of_user("XDG_CONFIG_HOME", Usual::settings, "ludus/settings.json");
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
    const auto home = usual_folder(Usual::home);
    if (home && text.rfind("~/", 0) == 0) return *home / ludus::path_of(text.substr(2));
    return start_folder() / ludus::path_of(text);
}

} // namespace launcher
