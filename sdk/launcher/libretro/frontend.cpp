// SPDX-License-Identifier: MIT
#include "libretro/frontend.hpp"

#include "ludus/paths.hpp"

#include <iostream>
#include <utility>

namespace launcher {

namespace fs = std::filesystem;

namespace {

// Milliseconds that a message is on the screen. What happens is in the picture too.
constexpr unsigned seen_shortly = 1000, seen_long = 5000;

// How libretro numbers the languages that launchers may come to speak.
constexpr std::pair<unsigned, const char *> language_numbers[] = {
    {RETRO_LANGUAGE_JAPANESE, "ja"},
    {RETRO_LANGUAGE_FRENCH, "fr"},
    {RETRO_LANGUAGE_SPANISH, "es"},
    {RETRO_LANGUAGE_GERMAN, "de"},
    {RETRO_LANGUAGE_ITALIAN, "it"},
    {RETRO_LANGUAGE_DUTCH, "nl"},
    {RETRO_LANGUAGE_PORTUGUESE_BRAZIL, "pt"},
    {RETRO_LANGUAGE_PORTUGUESE_PORTUGAL, "pt"},
    {RETRO_LANGUAGE_RUSSIAN, "ru"},
    {RETRO_LANGUAGE_KOREAN, "ko"},
    {RETRO_LANGUAGE_CHINESE_SIMPLIFIED, "zh"},
    {RETRO_LANGUAGE_POLISH, "pl"},
    {RETRO_LANGUAGE_VIETNAMESE, "vi"},
    {RETRO_LANGUAGE_GREEK, "el"},
    {RETRO_LANGUAGE_TURKISH, "tr"},
    {RETRO_LANGUAGE_SLOVAK, "sk"},
    {RETRO_LANGUAGE_FINNISH, "fi"},
    {RETRO_LANGUAGE_INDONESIAN, "id"},
    {RETRO_LANGUAGE_SWEDISH, "sv"},
    {RETRO_LANGUAGE_UKRAINIAN, "uk"},
    {RETRO_LANGUAGE_CZECH, "cs"},
    {RETRO_LANGUAGE_HUNGARIAN, "hu"},
};

std::optional<fs::path> folder(const FrontEnd &front_end, unsigned command) {
    const char *path = nullptr;
    if (!front_end.call(command, &path) || !path || !*path) return std::nullopt;
    return ludus::path_of(path);
}

} // namespace

bool FrontEnd::call(unsigned command, void *data) const {
    return environment_ && environment_(command, data);
}

std::optional<fs::path> FrontEnd::system_folder() const {
    return folder(*this, RETRO_ENVIRONMENT_GET_SYSTEM_DIRECTORY);
}

std::optional<fs::path> FrontEnd::saves_folder() const {
    return folder(*this, RETRO_ENVIRONMENT_GET_SAVE_DIRECTORY);
}

Language FrontEnd::language() const {
    unsigned spoken = RETRO_LANGUAGE_ENGLISH;
    call(RETRO_ENVIRONMENT_GET_LANGUAGE, &spoken);
    for (const auto &[number, tag] : language_numbers)
        if (number == spoken) return language_named(tag).value_or(Language::en);
    return Language::en;
}

bool FrontEnd::can_repeat_frames() const {
    bool can = false;
    return call(RETRO_ENVIRONMENT_GET_CAN_DUPE, &can) && can;
}

unsigned FrontEnd::options_version() const {
    unsigned version = 0;
    return call(RETRO_ENVIRONMENT_GET_CORE_OPTIONS_VERSION, &version) ? version : 0;
}

std::string FrontEnd::option(const std::string &key) const {
    retro_variable variable{key.c_str(), nullptr};
    const bool known = call(RETRO_ENVIRONMENT_GET_VARIABLE, &variable);
    return known && variable.value ? variable.value : "";
}

void FrontEnd::set_option(const std::string &key, const std::string &value) const {
    retro_variable variable{key.c_str(), value.c_str()};
    call(RETRO_ENVIRONMENT_SET_VARIABLE, &variable);
}

void FrontEnd::show_option(const std::string &key, bool shown) const {
    retro_core_option_display display{key.c_str(), shown};
    call(RETRO_ENVIRONMENT_SET_CORE_OPTIONS_DISPLAY, &display);
}

bool FrontEnd::options_changed() const {
    bool changed = false;
    return call(RETRO_ENVIRONMENT_GET_VARIABLE_UPDATE, &changed) && changed;
}

void FrontEnd::say(const std::string &sentence, retro_log_level level) const {
    const unsigned seen = level >= RETRO_LOG_WARN ? seen_long : seen_shortly;
    unsigned version = 0;
    call(RETRO_ENVIRONMENT_GET_MESSAGE_INTERFACE_VERSION, &version);
    if (version >= 1) {
        retro_message_ext message{};
        message.msg = sentence.c_str();
        message.duration = seen;
        message.priority = level >= RETRO_LOG_WARN ? 3 : 1;
        message.level = level;
        message.target = RETRO_MESSAGE_TARGET_ALL;
        message.type = RETRO_MESSAGE_TYPE_NOTIFICATION;
        message.progress = -1;
        if (call(RETRO_ENVIRONMENT_SET_MESSAGE_EXT, &message)) return;
    }
    retro_message message{sentence.c_str(), seen * 60 / 1000};
    call(RETRO_ENVIRONMENT_SET_MESSAGE, &message);
    log(level, sentence);
}

void FrontEnd::log(retro_log_level level, const std::string &sentence) const {
    retro_log_callback callback{};
    if (call(RETRO_ENVIRONMENT_GET_LOG_INTERFACE, &callback) && callback.log)
        callback.log(level, "%s\n", sentence.c_str());
    else
        std::cerr << "ludus: " << sentence << '\n';
}

} // namespace launcher
