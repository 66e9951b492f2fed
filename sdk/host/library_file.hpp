// SPDX-License-Identifier: MIT
// The file of an addon's library, held against its manifest before anything loads it.
#pragma once

#include "ludus/manifest.hpp"

namespace ludus::detail {

// The library's file as the manifest promises it; throws Error. Gives its canonical path.
std::filesystem::path check_library(const std::filesystem::path &folder,
                                    const Manifest::Library &library);

// The library for this platform; `where` is the manifest's file, in quotes.
const Manifest::Library &own_library(const Manifest &manifest, const std::string &where);

} // namespace ludus::detail
