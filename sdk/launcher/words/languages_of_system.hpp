// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace launcher {

// The languages that the user has chosen in the system's settings, as tags, the dearest first; none
// where only the environment tells.
std::vector<std::string> languages_of_system();

} // namespace launcher
