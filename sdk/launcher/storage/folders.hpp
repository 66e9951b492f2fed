// SPDX-License-Identifier: MIT
// Where a user's games and settings are kept: by the XDG Base Directory Specification, on Windows in
// AppData where its variables are not set.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace launcher {

// $XDG_DATA_HOME/ludus/saves, or the same in ~/.local/share or AppData\Local. Nothing where neither
// XDG_DATA_HOME nor HOME is an absolute path. The folder need not exist yet.
std::optional<std::filesystem::path> saves_folder();
// A front end with folders of its own says where instead; nothing: as usual again.
void set_saves_folder(std::optional<std::filesystem::path> folder);
// What an addon may keep, and what a user gives it: $XDG_DATA_HOME/ludus/addons/ID; likewise.
std::optional<std::filesystem::path> addon_data_folder(const std::string &id);
// The user's own addons, and what all addons keep: $XDG_DATA_HOME/ludus/addons; likewise.
std::optional<std::filesystem::path> own_addons_folder();
// $XDG_CONFIG_HOME/ludus/settings.json, or the same in ~/.config or AppData\Roaming; likewise.
std::optional<std::filesystem::path> settings_file();
// Beside the unfinished games.
std::filesystem::path finished_folder(const std::filesystem::path &saves);

// Where the program was started. An addon may change the folder that the process is in, which moves
// nothing of a person's: the first call remembers it.
const std::filesystem::path &start_folder();
// What a person typed as a file, absolute: "~/" at its head stands for HOME, and it is meant from
// the folder in which the program was started. Empty where nothing was typed.
std::filesystem::path typed_path(const std::string &text);

} // namespace launcher
