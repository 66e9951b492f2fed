// SPDX-License-Identifier: MIT
// Who begins, rolled for with real dice: both tell what they threw, until the sums differ.
#pragma once

#include "game/beginning.hpp"
#include "painter/match_view.hpp"
#include "ui/dice_entry.hpp"

namespace launcher {

class StartRolls {
public:
    // `first` and `second`: who they are.
    StartRolls(Game game, std::string first, std::string second);

    const DiceEntry &entry() const { return entry_; }
    void tell(int32_t value);
    bool take_back() { return entry_.take_back(); }
    bool settled() const { return !rolls_.empty() && !open_ && !rolls_.back().tie(); }
    const std::vector<BeginningRolls> &rolls() const { return rolls_; }
    BoardView view() const; // the board, and who is to roll

private:
    void ask(const std::string &before);

    Game game_;
    BoardData board_;
    ludus::Match match_;
    std::string names_[2];
    DiceEntry entry_;
    std::vector<BeginningRolls> rolls_;
    bool open_ = false; // the second of the last pair is still to come
    std::string note_;
};

} // namespace launcher
