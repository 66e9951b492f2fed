// SPDX-License-Identifier: MIT
#pragma once

#include "ludus/host.hpp"

#include <string>

namespace launcher {

// Goes to a position in which the mover's dice are rolled. Throws RequestError for any other.
void set_rolled_position(ludus::Match &match, const std::string &position);

} // namespace launcher
