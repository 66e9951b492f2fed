// SPDX-License-Identifier: MIT
#include "library.hpp"

#include "files.hpp"
#include "system.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

namespace ludus::detail {

namespace {

using Library = boost::dll::shared_library;

// The libraries of this process. Leaked on purpose: nothing is unloaded while the program ends.
struct Loaded {
    std::mutex mutex;
    std::map<std::filesystem::path, std::string> hashes; // as they were when loaded
    std::vector<std::shared_ptr<Library>> kept;

    static Loaded &all() {
        static auto *const all = new Loaded;
        return *all;
    }
};

// What the addon says of itself must be what its manifest promised.
void check_against(const Addon &addon, const Manifest &manifest, const std::string &where) {
    const auto compare = [&](Cause other, std::string_view found, std::string_view promised) {
        if (found != promised) bad_file(where, {other, {in_quotes(found), in_quotes(promised)}});
    };
    const ludus_addon_info info = addon.info("en");
    compare(Cause::other_id, info.id, manifest.id);
    compare(Cause::other_version, info.version, manifest.version);
    std::set<std::string> promised;
    for (const Manifest::Game &game : manifest.games)
        promised.insert(game.id);
    for (const ludus_game &game : addon.games("en")) {
        if (promised.erase(game.id) == 0) {
            bad_file(where, {Cause::game_not_promised, {in_quotes(game.id)}});
        }
    }
    if (!promised.empty()) {
        bad_file(where, {Cause::game_lacking, {in_quotes(*promised.begin())}});
    }
}

} // namespace

Entry load_entry(const std::filesystem::path &path, bool unload) {
    const std::string where = path_in_quotes(path);
    auto library = std::make_shared<Library>();
    Reason refused;
    try {
        refused = load_library(*library, path);
    } catch (...) {
        bad_file(where, Cause::threw_loading);
    }
    if (!refused.empty()) bad_file(where, {Cause::not_loaded, {refused}});
    if (!library->has(LUDUS_ENTRY)) {
        bad_file(where, {Cause::no_entry, {LUDUS_ENTRY}});
    }
    Loaded &loaded = Loaded::all();
    const auto same = [&](const auto &kept) { return kept->native() == library->native(); };
    if (!unload && std::none_of(loaded.kept.begin(), loaded.kept.end(), same)) {
        loaded.kept.push_back(library);
    }
    return {&library->get<std::remove_pointer_t<ludus_open_fn>>(LUDUS_ENTRY), library};
}

Addon open_library(const std::filesystem::path &path, const Manifest &manifest,
                   const std::string &hash, HostDescription host, bool unload) {
    Entry entry{};
    {
        Loaded &loaded = Loaded::all();
        const std::lock_guard lock(loaded.mutex);
        const auto known = loaded.hashes.find(path);
        if (known != loaded.hashes.end() && known->second != hash && is_loaded(path)) {
            bad_file(path_in_quotes(path), Cause::replaced);
        }
        entry = load_entry(path, unload);
        loaded.hashes[path] = hash;
    }
    Addon addon = Addon::open(entry.function, entry.library, std::move(host));
    check_against(addon, manifest, path_in_quotes(path));
    return addon;
}

} // namespace ludus::detail
