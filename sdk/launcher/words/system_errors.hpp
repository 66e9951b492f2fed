// SPDX-License-Identifier: MIT
// What the system says of a file, in the language that is set; its own words are in English only.
#pragma once

#include <string>

namespace launcher {

// Of an errno: "there is no room left".
std::string system_error_words(int error);

} // namespace launcher
