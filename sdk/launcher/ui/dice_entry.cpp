// SPDX-License-Identifier: MIT
#include "ui/dice_entry.hpp"

#include <algorithm>
#include <set>

namespace launcher {

DiceEntry::DiceEntry(const Game &game) {
    std::set<int32_t> faces;
    for (const auto &roll : game.addon.rolls(game.text)) {
        faces.insert(roll.values, roll.values + roll.count);
        dice_ = std::max<size_t>(dice_, roll.count);
    }
    faces_.assign(faces.begin(), faces.end());
}

void DiceEntry::add(int32_t value) {
    if (!full()) values_.push_back(value);
}

bool DiceEntry::take_back() {
    if (values_.empty()) return false;
    values_.pop_back();
    return true;
}

} // namespace launcher
