// SPDX-License-Identifier: MIT
// The file of an addon's library, held against its manifest before anything loads it.
#pragma once

#include "ludus/manifest.hpp"

namespace ludus::detail {

// The library's file as the manifest promises it, but for its hash; throws Error. Gives its
// canonical path.
std::filesystem::path check_library(const std::filesystem::path &folder,
                                    const Manifest::Library &library);

// Reads the whole file; throws Error where its hash is not the one promised.
void check_hash(const std::filesystem::path &path, const Manifest::Library &library);

// The library for this platform; `where` is the manifest's file, in quotes.
const Manifest::Library &own_library(const Manifest &manifest, const std::string &where);

} // namespace ludus::detail
