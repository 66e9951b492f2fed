// SPDX-License-Identifier: MIT
#include "folders.hpp"

#include "ludus/host/paths.hpp"

#include <cstdlib>

namespace fs = std::filesystem;

namespace {

// The specification has relative paths ignored.
std::optional<fs::path> folder_in(const char *variable) {
    const char *value = std::getenv(variable);
    if (!value || !fs::path(value).is_absolute()) return std::nullopt;
    return fs::path(value);
}

} // namespace

std::optional<fs::path> saves_folder() {
    if (const auto data = folder_in("XDG_DATA_HOME")) return *data / "ludus" / "saves";
    if (const auto home = folder_in("HOME")) return *home / ".local/share/ludus/saves";
    return std::nullopt;
}

fs::path finished_folder(const fs::path &saves) {
    return saves / "finished";
}

fs::path typed_path(const std::string &text) {
    const auto home = folder_in("HOME");
    if (home && text.rfind("~/", 0) == 0) return *home / ludus::detail::path_of(text.substr(2));
    return ludus::detail::path_of(text);
}
