// SPDX-License-Identifier: MIT
// What a person chose last, kept in $XDG_CONFIG_HOME/ludus/settings.json.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

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
// the file is said once, on the standard error, and the usual settings hold.
class Memory {
public:
    explicit Memory(bool used);
    // Kept by someone else, who is told of each change; no file is touched.
    Memory(Settings settings, std::function<void(const Settings &)> kept)
        : settings_(std::move(settings)), kept_(std::move(kept)) {}

    const Settings &settings() const { return settings_; }
    void keep(const Settings &settings);
    // Says what was wrong with the file, in the language set by now.
    void complain();

private:
    std::optional<std::filesystem::path> file_; // empty: not used
    Settings settings_;
    std::function<void(const Settings &)> kept_;
    std::string fault_;
};

// What the file says; the usual where there is none. Throws Refusal where it cannot be read, or is
// damaged; it is left as it is.
Settings read_settings(const std::filesystem::path &file);
// Replaces the file, which is never half written. Throws Refusal.
void write_settings(const std::filesystem::path &file, const Settings &settings);
