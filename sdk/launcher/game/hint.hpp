// SPDX-License-Identifier: MIT
// What the program would advise the player to move.
#pragma once

#include "game/session.hpp"

#include <vector>

namespace launcher {

// Of one, as an addon's probabilities are parts per billion.
double share(int32_t parts_per_billion);

struct Advice {
    uint32_t turn;      // of match().turns(), as listed last
    double probability; // that the mover wins after it
    bool weakened;      // judged worse than the addon can, as a file is missing
};

// The best turns first; the addon's analysis where it has one, else the turn of its strongest
// player. Empty where it has neither, or where `progress` stopped it.
std::vector<Advice> advise(const Session &session, const ludus::Progress &progress);
// The same for a match in any hands, such as a copy on another thread.
std::vector<Advice> advise(const Game &game, const ludus::Match &match, ludus::Budget budget,
                           const ludus::Progress &progress);

} // namespace launcher
