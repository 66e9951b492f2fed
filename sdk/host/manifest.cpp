// SPDX-License-Identifier: MIT
#include "ludus/manifest.hpp"

#include "json.hpp"
#include "ludus/addon.h"

#include <algorithm>
#include <set>

namespace ludus {

using namespace detail;

namespace {

constexpr std::size_t max_manifest = 1u << 20; // bytes

bool only(std::string_view text, std::string_view allowed) {
    return text.find_first_not_of(allowed) == std::string_view::npos;
}

// Ids are lower-case ASCII, so that they serve as names of files and in texts.
std::string read_id(const Field &field) {
    const std::string id = field.text();
    const bool good = !id.empty() && id.size() <= 64 && id[0] != '.' && id[0] != '-' &&
                      only(id, "abcdefghijklmnopqrstuvwxyz0123456789._-");
    if (!good) field.refuse({Cause::not_id, {in_quotes(id)}});
    return id;
}

std::string read_word(const Field &field) {
    std::string word = field.text();
    if (word.empty() || word.size() > 256 || printable(word) != word) {
        field.refuse({Cause::not_word, {in_quotes(word)}});
    }
    return word;
}

TextByLanguage read_texts(const Field &field) {
    field.need_object();
    TextByLanguage out;
    for (const auto &[tag, text] : field.members()) {
        out[tag] = text.text();
        if (control_in(out[tag]) != std::string::npos)
            text.refuse({Cause::control_characters, {in_quotes(out[tag])}});
    }
    if (!out.contains("en")) field.refuse(Cause::no_english);
    return out;
}

uint32_t read_abi(const Field &field) {
    const std::string text = field.text();
    const std::size_t dot = text.find('.');
    const std::string major = text.substr(0, dot);
    const std::string minor = dot == std::string::npos ? "" : text.substr(dot + 1);
    for (const std::string &part : {major, minor}) {
        if (part.empty() || part.size() > 4 || !only(part, "0123456789")) {
            field.refuse({Cause::not_abi, {in_quotes(text)}});
        }
    }
    return LUDUS_ABI_MAKE(std::stoul(major), std::stoul(minor));
}

// Only what the text itself shows; links are resolved when the library is looked at.
std::string read_path(const Field &field) {
    const std::string path = field.text();
    const auto bad = [&](Cause why) { field.refuse({Cause::not_path, {in_quotes(path), why}}); };
    if (path.empty()) bad(Cause::path_empty);
    if (path.find('\\') != std::string::npos) bad(Cause::path_backslash);
    if (path.find(':') != std::string::npos) bad(Cause::path_drive);
    if (path[0] == '/') bad(Cause::path_absolute);
    if (printable(path) != path) bad(Cause::path_control);
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        const std::string part = path.substr(begin, end - begin);
        if (part == "..") bad(Cause::path_leaves);
        if (part.empty() || part == ".") bad(Cause::path_nothing);
        begin = end + 1;
    }
    return path;
}

Manifest::Library read_library(const Field &field) {
    Manifest::Library out;
    out.path = read_path(field["path"]);
    out.size = field["size"].number();
    out.sha256 = field["sha256"].text();
    if (out.sha256.size() != 64 || !only(out.sha256, "0123456789abcdef")) {
        field["sha256"].refuse({Cause::not_hash, {in_quotes(out.sha256)}});
    }
    return out;
}

} // namespace

const std::string &in_language(const TextByLanguage &texts, const std::string &tag) {
    const auto exact = texts.find(tag);
    if (exact != texts.end()) return exact->second;
    const auto primary = texts.find(tag.substr(0, tag.find('-')));
    return primary != texts.end() ? primary->second : texts.at("en");
}

Manifest read_manifest(const std::filesystem::path &file) {
    const std::string where = path_in_quotes(file);
    const std::string text = read_small(file, where, max_manifest);
    const Json json = parse_json(text, where);
    const Field root(json, where, "");
    if (const uint64_t format = root["manifest"].number(); format != 1) {
        root["manifest"].refuse({Cause::manifest_version, {format}});
    }
    Manifest out;
    out.id = read_id(root["id"]);
    out.version = read_word(root["version"]);
    out.abi = read_abi(root["abi"]);
    out.name = read_texts(root["name"]);
    out.description = read_texts(root["description"]);
    out.licence = read_word(root["licence"]);
    root["games"].need_list();
    std::set<std::string> ids;
    for (const auto &[index, game] : root["games"].members()) {
        out.games.push_back({read_id(game["id"]), read_texts(game["name"])});
        if (!ids.insert(out.games.back().id).second) game["id"].refuse(Cause::game_twice);
    }
    if (out.games.empty()) root["games"].refuse(Cause::no_games);
    root["libraries"].need_object();
    for (const auto &[name, library] : root["libraries"].members()) {
        out.libraries[name] = read_library(library);
    }
    return out;
}

} // namespace ludus
