// SPDX-License-Identifier: MIT
#include "storage/settings.hpp"

#include "base/errors.hpp"
#include "base/output.hpp"
#include "base/quote.hpp"
#include "ludus/paths.hpp"
#include "storage/folders.hpp"
#include "storage/whole_file.hpp"
#include "words/system_errors.hpp"
#include "words/text.hpp"

#include <cerrno>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace launcher {

namespace fs = std::filesystem;
using ludus::openable;
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

constexpr const char *forced_key = "auto_forced";

// Settings name at least one thing that this launcher knows; unknown things are another version's.
bool is_ours(const Json &json) {
    Settings names;
    bool known = json.empty() || json.contains(forced_key);
    each_text(names, [&](const char *key, std::string &) { known = known || json.contains(key); });
    return known;
}

Json parsed(const std::string &words) {
    constexpr int deepest = 64;
    const auto shallow = [](int depth, Json::parse_event_t, Json &) {
        if (depth > deepest) throw RequestError(text(Text::line_not_json) + '.');
        return true;
    };
    Json json = Json::parse(words, shallow, false);
    if (!json.is_object()) throw RequestError(text(Text::line_not_json) + '.');
    if (!is_ours(json)) throw RequestError(text(Text::settings_foreign));
    return json;
}

constexpr size_t most = 65536; // bytes; a file of this launcher's has a few hundred

Settings settings_in(const Json &json) {
    Settings settings;
    each_text(settings, [&](const char *key, std::string &field) {
        const auto found = json.find(key);
        if (found == json.end()) return;
        if (!found->is_string()) throw RequestError(text(Text::settings_not_text, {key}));
        field = found->template get<std::string>();
    });
    if (const auto found = json.find(forced_key); found != json.end()) {
        if (!found->is_boolean()) throw RequestError(text(Text::settings_not_bool, {forced_key}));
        settings.auto_forced = found->get<bool>();
    }
    return settings;
}

bool stands(const fs::path &file) {
    std::error_code error;
    return fs::status(openable(file), error).type() != fs::file_type::not_found;
}

} // namespace

Settings read_settings(const fs::path &file) {
    return stands(file) ? settings_in(parsed(read_whole(file, most))) : Settings();
}

void write_settings(const fs::path &file, const Settings &before, const Settings &settings) {
    make_folder(file.parent_path());
    remove_drafts_of(file, "{");
    const std::string found = stands(file) ? read_whole(file, most) : std::string();
    Json json = found.empty() && !stands(file) ? Json::object() : parsed(found);
    settings_in(json); // nothing in it is wrong
    Settings now = settings, then = before;
    std::map<std::string, std::string> last;
    each_text(then, [&](const char *key, std::string &field) { last[key] = field; });
    each_text(now, [&](const char *key, std::string &field) {
        if (field != last[key]) json[key] = field;
    });
    if (settings.auto_forced != before.auto_forced || !json.contains(forced_key))
        json[forced_key] = settings.auto_forced;
    const std::string words = json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
    replace_file(file, words, [&](const std::string &there) { return there == found; });
}

fs::path move_aside(const fs::path &file) {
    std::error_code error;
    if (fs::is_symlink(fs::symlink_status(openable(file), error)))
        throw RequestError(text(Text::settings_link));
    for (int number = 1;; ++number) {
        fs::path aside = file;
        aside += number == 1 ? ".bad" : ".bad-" + std::to_string(number);
        if (rename_file(file, aside)) return aside;
        if (!fs::exists(fs::symlink_status(openable(aside), error)))
            throw RequestError(
                text(Text::file_unwritable, {path_text(aside), system_error_words(EACCES)}));
    }
}

SettingsStore::SettingsStore(bool used) {
    if (used) file_ = settings_file();
    if (!file_) return;
    try {
        settings_ = read_settings(*file_);
    } catch (const RequestError &error) {
        problem_ = error.what();
    }
}

void SettingsStore::complain() {
    if (!problem_.empty())
        launcher::complain(text(Text::settings_damaged, {path_text(*file_), problem_}));
}

void SettingsStore::keep(const Settings &settings) {
    if (kept_ && settings != settings_) {
        settings_ = settings;
        kept_(settings);
    }
    if (!file_ || (settings == settings_ && problem_.empty())) return;
    try {
        if (!std::exchange(problem_, {}).empty())
            launcher::complain(
                text(Text::settings_moved, {path_text(*file_), path_text(move_aside(*file_))}));
        write_settings(*file_, settings_, settings);
    } catch (const RequestError &error) {
        launcher::complain(text(Text::settings_unwritable, {path_text(*file_), error.what()}));
    }
    settings_ = settings;
}

} // namespace launcher
