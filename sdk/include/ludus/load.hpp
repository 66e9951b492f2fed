// SPDX-License-Identifier: MIT
// From a folder found to an addon opened.
#pragma once

#include "ludus/discover.hpp"
#include "ludus/handles.hpp"

#include <chrono>
#include <optional>

namespace ludus {

struct LoadOptions {
    // An executable whose main begins with probe_main, such as the host itself: it tries the addon
    // first, so that one that crashes, hangs or exits costs a sentence and not the host.
    std::optional<std::filesystem::path> prober = {};
    std::chrono::milliseconds limit{10000}; // for the prober
    // Release the library with its last handle. Off: libraries with thread-local or unique symbols
    // do not go anyway, and what they keep would be old when they come back.
    bool unload = false;
};

// What the prober's main does first of all: if it is a prober now, tries the addon and gives the
// exit status. Standard output is taken; nothing else should then be done in the process.
std::optional<int> probe_main(int argc, char **argv);

// Checks the file again, tries it in a child if a prober is named, loads and opens it. The addon's
// folder in `host` is filled in. Throws Error; a host then goes on without this addon.
Addon load(const Found &found, HostDescription host, const LoadOptions &options = {});

// The bare entry of its library, which stays in memory: for tools that look behind the handles.
// Throws Error.
ludus_open_fn load_entry(const Found &found);

} // namespace ludus
