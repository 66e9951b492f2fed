// SPDX-License-Identifier: MIT
// Reads addon.json.
#pragma once

#include "ludus/host/manifest_fields.hpp"

#include <set>

namespace ludus {

// Throws Error naming file and field.
inline Manifest read_manifest(const std::filesystem::path &file) {
    const std::string where = detail::path_in_quotes(file);
    const std::string text = detail::read_small(file, where, detail::max_manifest);
    const detail::Json json = detail::parse_json(text, where);
    const detail::Field root(json, where, "");
    if (const uint64_t format = root["manifest"].number(); format != 1) {
        root["manifest"].refuse({Cause::manifest_version, {format}});
    }
    Manifest out;
    out.id = detail::read_id(root["id"]);
    out.version = detail::read_word(root["version"]);
    out.abi = detail::read_abi(root["abi"]);
    out.name = detail::read_texts(root["name"]);
    out.description = detail::read_texts(root["description"]);
    out.licence = detail::read_word(root["licence"]);
    root["games"].need_list();
    std::set<std::string> ids;
    for (const auto &[index, game] : root["games"].members()) {
        out.games.push_back({detail::read_id(game["id"]), detail::read_texts(game["name"])});
        if (!ids.insert(out.games.back().id).second) game["id"].refuse(Cause::game_twice);
    }
    if (out.games.empty()) root["games"].refuse(Cause::no_games);
    root["libraries"].need_object();
    for (const auto &[name, library] : root["libraries"].members()) {
        out.libraries[name] = detail::read_library(library);
    }
    return out;
}

} // namespace ludus
