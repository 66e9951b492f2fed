// SPDX-License-Identifier: MIT
// Where a game is that has ended before its time, and how it is gone on with.
#pragma once

#include <string>
#include <vector>

namespace launcher {

class AutoSave;

struct Kept {
    std::string file;    // fit to be shown; empty: it is kept nowhere
    std::string command; // "ludus resume FILE"; without the file where it is among those offered
    std::string problem; // why the last step is not in it; may be empty
};
Kept kept_of(const AutoSave &autosave);

// A sentence for each.
std::vector<std::string> kept_words(const Kept &kept);

} // namespace launcher
