// SPDX-License-Identifier: MIT
#include "ludus/discover.hpp"

#include "files.hpp"
#include "library_file.hpp"
#include "ludus/addon.h"
#include "system.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace ludus {

using namespace detail;

namespace {

// A link to a file may not lead out of the addon's folder; what is no file is told by whoever
// reads it.
void need_inside(const std::filesystem::path &folder, const std::filesystem::path &file,
                 const std::string &where) {
    std::error_code error;
    const std::filesystem::path path = resolved(file, error);
    if (error || type_at(path, error) != std::filesystem::file_type::regular) return;
    if (!is_inside(folder, path)) {
        bad_file(where, {Cause::leads_out, {path_in_quotes(path)}});
    }
}

// Reads one folder; `ids` holds the usable addons before it.
Found look_at(const std::filesystem::path &folder,
              std::map<std::string, std::filesystem::path> &ids) {
    Found found;
    found.folder = folder;
    const std::string where = path_in_quotes(folder / "addon.json");
    try {
        if (utf8_fault(utf8(folder)) != std::string::npos) {
            bad_file(path_in_quotes(folder), Cause::folder_not_utf8);
        }
        need_inside(folder, folder / "addon.json", where);
        found.manifest = read_manifest(folder / "addon.json");
        const Manifest &manifest = *found.manifest;
        if (const auto first = ids.find(manifest.id); first != ids.end()) {
            bad_file(where,
                     {Cause::id_taken, {in_quotes(manifest.id), path_in_quotes(first->second)}});
        }
        if (manifest.abi >> 16 != LUDUS_ABI_MAJOR || manifest.abi < LUDUS_ABI_OLDEST) {
            bad_file(where,
                     {Cause::speaks_contract, {abi_text(manifest.abi), abi_text(LUDUS_ABI)}});
        }
        found.library = check_library(folder, own_library(manifest, where));
        ids.emplace(manifest.id, folder);
    } catch (const Error &error) {
        found.refusal = error.reason();
    } catch (const std::exception &error) { // such as no memory for it
        found.refusal = error.what();
    }
    return found;
}

// The folders in a root, sorted. A link that leads nowhere or in a circle is reported, not skipped.
std::vector<std::filesystem::path> folders_of(const std::filesystem::path &root) {
    std::error_code error;
    std::vector<std::filesystem::path> out = folders_in(root, error);
    if (error)
        bad_file({Cause::addons_folder, {path_in_quotes(root)}},
                 {Cause::unlisted, {system_words(error)}});
    std::sort(out.begin(), out.end());
    return out;
}

} // namespace

std::vector<Found> discover(const std::vector<std::filesystem::path> &roots) {
    std::vector<Found> out;
    std::map<std::string, std::filesystem::path> ids;
    std::set<std::filesystem::path> seen; // a folder reached twice is one addon
    for (const std::filesystem::path &root : roots) {
        try {
            for (const std::filesystem::path &entry : folders_of(root)) {
                std::error_code error;
                const std::filesystem::path folder = resolved(entry, error);
                if (error) {
                    const Reason why(Cause::unresolved, {system_words(error)});
                    out.push_back({entry, {}, {}, {Cause::at, {path_in_quotes(entry), why}}});
                } else if (seen.insert(folder).second) {
                    out.push_back(look_at(folder, ids));
                }
            }
        } catch (const Error &error) {
            out.push_back({root, {}, {}, error.reason()});
        }
    }
    return out;
}

void verify(Found &found) {
    if (!found.usable() || !found.manifest) return;
    try {
        const std::string where = path_in_quotes(found.folder / "addon.json");
        check_hash(found.library, own_library(*found.manifest, where));
    } catch (const Error &error) {
        found.refusal = error.reason();
    }
}

Found look_at(const std::filesystem::path &folder) {
    std::map<std::string, std::filesystem::path> ids;
    return look_at(folder, ids);
}

} // namespace ludus
