// SPDX-License-Identifier: MIT
// The front end, as a core may ask it: RetroArch, or any other that speaks libretro. What one does
// not know it answers with nothing.
#pragma once

#include "words/language.hpp"

#include <filesystem>
#include <libretro.h>
#include <optional>
#include <string>

namespace launcher {

class FrontEnd {
public:
    explicit FrontEnd(retro_environment_t environment = nullptr) : environment_(environment) {}

    // One call of the environment; false: not known, or not granted.
    bool call(unsigned command, void *data) const;

    std::optional<std::filesystem::path> system_folder() const;
    std::optional<std::filesystem::path> saves_folder() const;
    Language language() const; // English where it speaks one that we do not
    bool can_repeat_frames() const;

    unsigned options_version() const;
    std::string option(const std::string &key) const; // empty where it is unknown
    void set_option(const std::string &key, const std::string &value) const;
    void show_option(const std::string &key, bool shown) const;
    bool options_changed() const; // since they were read last

    // On the screen for a while, into the log, and read aloud where the player wants that.
    void say(const std::string &sentence, retro_log_level level = RETRO_LOG_INFO) const;
    void log(retro_log_level level, const std::string &sentence) const;

private:
    retro_environment_t environment_;
};

} // namespace launcher
