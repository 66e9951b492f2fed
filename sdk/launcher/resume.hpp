// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue.hpp"
#include "conversation.hpp"

#include <string>

// Goes on with a saved game; without a file a person chooses one of the unfinished games. Gives the
// exit code. Throws Refusal or Interrupted.
int resume_game(const Catalogue &catalogue, const std::string &file, const Manners &manners,
                Terminal &terminal);
