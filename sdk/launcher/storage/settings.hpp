// SPDX-License-Identifier: MIT
// What a person chose last, kept in $XDG_CONFIG_HOME/ludus/settings.json.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace launcher {

struct Settings {
    std::string language; // each empty where nothing was chosen
    std::string game;     // a GAME text
    std::string first;    // "human", or a player's id
    std::string second;
    std::string speed;
    std::string theme;
    bool auto_forced = false;

    bool operator==(const Settings &) const = default;
};

// Keeps them between games; where it is not used it knows nothing and writes nothing. A fault of
// the file is said once, on the standard error, and the usual settings hold; the file is kept
// under another name, which is said too, when there is something to write.
class SettingsStore {
public:
    explicit SettingsStore(bool used);
    // Kept by someone else, who is told of each change; no file is touched.
    SettingsStore(Settings settings, std::function<void(const Settings &)> kept)
        : settings_(std::move(settings)), kept_(std::move(kept)) {}

    const Settings &settings() const { return settings_; }
    void keep(const Settings &settings);
    // Says what was wrong with the file, in the language set by now.
    void complain();

private:
    std::optional<std::filesystem::path> file_; // empty: not used
    Settings settings_;
    std::function<void(const Settings &)> kept_;
    std::string problem_;
};

// What the file says; the usual where there is none. Throws RequestError where it cannot be read,
// is damaged, or holds no settings of this launcher's; it is left as it is.
Settings read_settings(const std::filesystem::path &file);
// Writes into the file what has changed since `before`; all else that is in it stays. It is never
// half written. A link leads to the file, as programs that look after such files have it. Throws
// RequestError where what is there are no settings.
void write_settings(const std::filesystem::path &file, const Settings &before,
                    const Settings &settings);
// Gives a file that holds no settings another name beside it, so that there is room for them; that
// name. A link stays, as nobody knows what it leads to. Throws RequestError.
std::filesystem::path move_aside(const std::filesystem::path &file);

} // namespace launcher
