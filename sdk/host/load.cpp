// SPDX-License-Identifier: MIT
#include "ludus/load.hpp"

#include "files.hpp"
#include "library.hpp"
#include "library_file.hpp"
#include "probe.hpp"

namespace ludus {

using namespace detail;

Addon load(const Found &found, HostDescription host, const LoadOptions &options) {
    if (!found.usable() || !found.manifest) throw Error(LUDUS_ERROR_FILE, found.refusal);
    const std::string where = path_in_quotes(found.folder / "addon.json");
    const Manifest::Library &own = own_library(*found.manifest, where);
    const std::filesystem::path library = check_library(found.folder, own);
    if (options.prober) probe(library, found.folder, host.language, options);
    host.addon_folder = found.folder;
    return open_library(library, *found.manifest, own.sha256, std::move(host), options.unload);
}

ludus_open_fn load_entry(const Found &found) {
    if (!found.usable()) throw Error(LUDUS_ERROR_FILE, found.refusal);
    return detail::load_entry(found.library, false).function;
}

} // namespace ludus
