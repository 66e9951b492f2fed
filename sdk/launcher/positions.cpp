// SPDX-License-Identifier: MIT
#include "positions.hpp"

#include "catalogue.hpp"
#include "quote.hpp"
#include "words/text.hpp"

void set_rolled_position(ludus::Match &match, const std::string &position) {
    match.set_position(position);
    const int32_t phase = match.state().phase;
    if (phase == LUDUS_PHASE_ROLL) throw Refusal(text(Text::dice_missing, {shown(position)}));
    if (phase == LUDUS_PHASE_OVER) throw Refusal(text(Text::over_no_turns, {shown(position)}));
}
