// SPDX-License-Identifier: MIT
#include "ludus/load.hpp"

#include "files.hpp"
#include "library.hpp"
#include "library_file.hpp"
#include "probe.hpp"
#include "system.hpp"

namespace ludus {

using namespace detail;

Addon load(const Found &found, HostDescription host, const LoadOptions &options) {
    if (!found.usable() || !found.manifest) throw Error(LUDUS_ERROR_FILE, found.refusal);
    const std::string where = path_in_quotes(found.folder / "addon.json");
    const Manifest::Library &own = own_library(*found.manifest, where);
    const std::filesystem::path library = check_library(found.folder, own);
    const FileStamp hashed = stamp_of(library);
    check_hash(library, own);
    if (options.prober) probe(library, found.folder, host.language, options);
    const auto need_same = [&] {
        if (stamp_of(library) != hashed) bad_file(path_in_quotes(library), Cause::changed);
    };
    need_same();
    host.addon_folder = openable(found.folder);
    Addon addon =
        open_library(library, *found.manifest, own.sha256, std::move(host), options.unload);
    need_same(); // what was hashed is what was loaded
    return addon;
}

ludus_open_fn load_entry(const Found &found) {
    Found checked = found;
    verify(checked);
    if (!checked.usable()) throw Error(LUDUS_ERROR_FILE, checked.refusal);
    return detail::load_entry(found.library, false).function;
}

} // namespace ludus
