// SPDX-License-Identifier: MIT
// An addon's library in memory.
#pragma once

#include "ludus/handles.hpp"
#include "ludus/manifest.hpp"

namespace ludus::detail {

// The entry of a library loaded; `library` keeps it in memory.
struct Entry {
    ludus_open_fn function;
    std::shared_ptr<void> library;
};

// Throws Error. Without `unload` the library stays for ever.
Entry load_entry(const std::filesystem::path &path, bool unload);

// Loads, opens, and holds the addon against its manifest. `hash` is of the file.
Addon open_library(const std::filesystem::path &path, const Manifest &manifest,
                   const std::string &hash, HostDescription host, bool unload);

} // namespace ludus::detail
