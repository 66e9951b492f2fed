// SPDX-License-Identifier: MIT
// Dice that the players roll on a table of their own, and tell.
#include "ui/live_game.hpp"
#include "words/text.hpp"

namespace launcher {

bool LiveGame::awaits_dice() const {
    const ludus_state state = session().state();
    return !stuck_ && state.phase == LUDUS_PHASE_ROLL &&
           session().dice().kind() == DiceSource::Kind::typed &&
           !session().dice().roll(game(), state.rolls);
}

void LiveGame::tell_die(int32_t value) {
    if (!awaits_dice()) return;
    busy_ = Busy::nothing; // the pause after the turn before
    refusal_.clear();
    entry_.add(value);
    if (!entry_.full()) return;
    try {
        started_.session->roll(entry_.take());
    } catch (const ludus::Error &error) {
        refusal_ = sentence(error);
        return say(refusal_);
    }
    rolled();
}

bool LiveGame::untell_die() {
    refusal_.clear();
    return awaits_dice() && entry_.take_back();
}

bool LiveGame::correct_dice() {
    stop();
    entry_.take();
    if (!started_.session->take_back_typed()) {
        say(text(Text::dice_not_typed));
        return false;
    }
    finished_ = false;
    keep();
    say(text(Text::dice_taken_back));
    return true;
}

} // namespace launcher
