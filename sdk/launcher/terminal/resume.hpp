// SPDX-License-Identifier: MIT
#pragma once

#include "game/catalogue.hpp"
#include "terminal/conversation.hpp"

#include <string>

namespace launcher {

// Goes on with a saved game; without a file a person chooses one of the unfinished games. Gives the
// exit code. Throws RequestError or Interrupted.
int resume_game(const Catalogue &catalogue, const std::string &file, const Behaviour &behaviour,
                Terminal &terminal);

} // namespace launcher
