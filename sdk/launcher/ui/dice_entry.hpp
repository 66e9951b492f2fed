// SPDX-License-Identifier: MIT
// Dice that lie on a real table, told to the program one by one.
#pragma once

#include "game/dice_source.hpp"

#include <utility>

namespace launcher {

class DiceEntry {
public:
    explicit DiceEntry(const Game &game);

    const Values &faces() const { return faces_; } // that the game's dice have, ascending
    size_t dice() const { return dice_; }          // of a roll
    const Values &values() const { return values_; }
    bool full() const { return values_.size() == dice_; }

    // Any number, as a person may mistype: whether there is such a roll is the addon's to say.
    void add(int32_t value);
    bool take_back(); // the last; false: there is none
    // What was told; the next roll begins.
    Values take() { return std::exchange(values_, {}); }

private:
    Values faces_;
    size_t dice_ = 1;
    Values values_;
};

} // namespace launcher
