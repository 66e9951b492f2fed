// SPDX-License-Identifier: MIT
// Which addons are there, and which of them can be used? Nothing is loaded to find out.
#pragma once

#include "ludus/manifest.hpp"
#include "ludus/reason.hpp"

#include <filesystem>
#include <optional>
#include <vector>

namespace ludus {

// A folder in a root. Refused ones are listed as well, with the reason.
struct Found {
    std::filesystem::path folder;     // canonical where it can be resolved
    std::optional<Manifest> manifest; // where it can be read
    std::filesystem::path library;    // for this platform, canonical; empty where refused
    Reason refusal;                   // its sentence() tells it; empty: usable

    bool usable() const { return refusal.empty(); }
};

// Every folder in the roots, in the order of the roots and then of the names. Never throws on what
// it finds: a root that cannot be listed is itself an entry with a refusal.
std::vector<Found> discover(const std::vector<std::filesystem::path> &roots);

// Refuses an addon whose library has another hash than promised. discover does not read so much:
// load does it for the one addon that is wanted.
void verify(Found &found);

// One addon's folder, canonical.
Found look_at(const std::filesystem::path &folder);

} // namespace ludus
