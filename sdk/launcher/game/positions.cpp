// SPDX-License-Identifier: MIT
#include "game/positions.hpp"

#include "base/quote.hpp"
#include "game/catalogue.hpp"
#include "words/text.hpp"

namespace launcher {

void set_rolled_position(ludus::Match &match, const std::string &position) {
    match.set_position(position);
    const int32_t phase = match.state().phase;
    if (phase == LUDUS_PHASE_ROLL) throw RequestError(text(Text::dice_missing, {shown(position)}));
    if (phase == LUDUS_PHASE_OVER) throw RequestError(text(Text::over_no_turns, {shown(position)}));
}

} // namespace launcher
