// SPDX-License-Identifier: MIT
// From a folder found to an addon opened.
#pragma once

#include "ludus/host/library.hpp"

#include <cstdlib>

namespace ludus {

struct LoadOptions {
    // An executable whose main hands "--probe-addon LIBRARY FOLDER" to probe_main: it tries the
    // addon first, so that one that crashes, hangs or exits costs a sentence and not the host.
    std::optional<std::filesystem::path> prober = {};
    std::chrono::milliseconds limit{10000}; // for the prober
    // Release the library with its last handle. Off: libraries with thread-local or unique symbols
    // do not go anyway, and what they keep would be old when they come back.
    bool unload = false;
};

namespace detail {

// Lets the prober try the library; throws Error with what it found.
inline void probe(const std::filesystem::path &library, const std::filesystem::path &folder,
                  const LoadOptions &options) {
    const std::string where = path_in_quotes(library);
    const ChildEnd end =
        run_child({options.prober->native(), "--probe-addon", library.native(), folder.native()},
                  options.limit);
    const bool clean = end.in_time && WIFEXITED(end.status);
    if (clean && WEXITSTATUS(end.status) == 0 && end.output == "ok") return;
    int code = 0;
    int length = 0;
    if (clean && std::sscanf(end.output.c_str(), "refused %d %n", &code, &length) == 1) {
        throw Error(code, end.output.substr(static_cast<std::size_t>(length)));
    }
    const char *when = end.output == "ok" ? " when the trial ended" : " while it was tried";
    bad_file(where, words_of_end(end) + when + "; it is not used");
}

} // namespace detail

// What the prober's main does with "--probe-addon LIBRARY FOLDER": returns the exit status.
// Standard output is taken; nothing else should be done in the process before or after.
inline int probe_main(const std::filesystem::path &library, const std::filesystem::path &folder) {
    detail::ProbeOutput output;
    try {
        HostDescription host;
        host.name = "ludus probe";
        host.addon_folder = folder;
        detail::open_library(library, read_manifest(folder / "addon.json"), "", std::move(host),
                             false);
    } catch (const Error &error) {
        output.write("refused " + std::to_string(error.code()) + " " + error.what());
        return EXIT_FAILURE;
    }
    output.write("ok");
    return EXIT_SUCCESS;
}

// Checks the file again, tries it in a child if a prober is named, loads and opens it. The addon's
// folder in `host` is filled in. Throws Error; a host then goes on without this addon.
inline Addon load(const Found &found, HostDescription host, const LoadOptions &options = {}) {
    if (!found.usable() || !found.manifest) throw Error(LUDUS_ERROR_FILE, found.refusal);
    const std::string where = detail::path_in_quotes(found.folder / "addon.json");
    const Manifest::Library &own = detail::own_library(*found.manifest, where);
    const std::filesystem::path library = detail::check_library(found.folder, own);
    if (options.prober) detail::probe(library, found.folder, options);
    host.addon_folder = found.folder;
    return detail::open_library(library, *found.manifest, own.sha256, std::move(host),
                                options.unload);
}

} // namespace ludus
