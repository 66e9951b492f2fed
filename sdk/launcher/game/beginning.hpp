// SPDX-License-Identifier: MIT
// Who begins: the one agreed on, or a roll each with the game's own dice, ties rolled again, or
// drawn. A save tells it as "drawn 2" (the second of the two named began) or "rolled 124 135" (the
// rolls in the order thrown, the first of the two named first).
#pragma once

#include "game/dice_source.hpp"

#include <functional>
#include <string>

namespace launcher {

enum class Begin { agreed, rolled, drawn };

struct Beginning {
    bool swapped = false; // the second of the two begins
    std::string note;     // for the save; empty: agreed
};

// A pair of rolls; where they tie, another pair follows.
struct BeginningRolls {
    Values first;
    Values second;
    bool tie() const;
    bool swapped() const; // the second roll is the higher
};

// The rolls of both, for this pair.
using RollBoth = std::function<BeginningRolls(uint32_t pair)>;

// Dice that tie a hundred times decide nothing: then it is drawn.
Beginning settle_beginning(Begin how, const RollBoth &roll_both, const DiceSource &dice);
// The pair of rolls that a seed gives.
BeginningRolls beginning_rolls(const Game &game, const DiceSource &dice, uint32_t pair);

// What a save says of it. Throws RequestError where that cannot be, or is not what the dice give.
void check_beginning(const std::string &note, const Game &game, const DiceSource &dice);

} // namespace launcher
