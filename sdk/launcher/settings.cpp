// SPDX-License-Identifier: MIT
#include "settings.hpp"

#include "catalogue.hpp"
#include "folders.hpp"
#include "terminal.hpp"
#include "text.hpp"
#include "whole_file.hpp"

#include <nlohmann/json.hpp>

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

// In both directions: each key with its field.
template <class Each>
void each_text(Settings &settings, Each each) {
    each("language", settings.language);
    each("game", settings.game);
    each("first", settings.first);
    each("second", settings.second);
    each("speed", settings.speed);
    each("theme", settings.theme);
}

} // namespace

Settings read_settings(const fs::path &file) {
    constexpr size_t most = 65536; // bytes; a file of this launcher's has a few hundred
    Settings settings;
    std::error_code ignored;
    if (!fs::exists(file, ignored)) return settings;
    const Json json = Json::parse(read_whole(file, most), nullptr, false);
    if (!json.is_object()) throw Refusal(text(Text::line_not_json) + '.');
    each_text(settings, [&](const char *key, std::string &field) {
        const auto found = json.find(key);
        if (found == json.end()) return;
        if (!found->is_string()) throw Refusal(text(Text::settings_not_text, {key}));
        field = found->get<std::string>();
    });
    if (const auto found = json.find("auto_forced"); found != json.end()) {
        if (!found->is_boolean()) throw Refusal(text(Text::settings_not_bool, {"auto_forced"}));
        settings.auto_forced = found->get<bool>();
    }
    return settings;
}

void write_settings(const fs::path &file, const Settings &settings) {
    Settings copy = settings;
    Json json = Json::object();
    each_text(copy, [&](const char *key, std::string &field) {
        if (!field.empty()) json[key] = field;
    });
    json["auto_forced"] = settings.auto_forced;
    make_folder(file.parent_path());
    replace_file(file, json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n');
}

Memory::Memory(bool used) {
    if (used) file_ = settings_file();
    if (!file_) return;
    try {
        settings_ = read_settings(*file_);
    } catch (const Refusal &refusal) {
        fault_ = refusal.what();
    }
}

void Memory::complain() {
    if (!fault_.empty()) ::complain(text(Text::settings_damaged, {path_text(*file_), fault_}));
}

void Memory::keep(const Settings &settings) {
    if (kept_ && settings != settings_) {
        settings_ = settings;
        kept_(settings);
    }
    if (!file_ || (settings == settings_ && fault_.empty())) return;
    fault_.clear();
    settings_ = settings;
    try {
        write_settings(*file_, settings);
    } catch (const Refusal &refusal) {
        ::complain(text(Text::settings_unwritable, {path_text(*file_), refusal.what()}));
    }
}
