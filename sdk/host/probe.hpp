// SPDX-License-Identifier: MIT
// A library tried by a child process.
#pragma once

#include "ludus/load.hpp"

namespace ludus::detail {

// Lets the prober try the library; throws Error with what it found.
void probe(const std::filesystem::path &library, const std::filesystem::path &folder,
           const std::string &language, const LoadOptions &options);

} // namespace ludus::detail
