// SPDX-License-Identifier: MIT
// What a person types.
#pragma once

#include <string>

namespace launcher {

// Without blanks at its ends.
std::string trimmed(const std::string &line);
// Digits only.
bool is_number(const std::string &line);
// A number from 1 to `most`, or 0.
size_t number_in(const std::string &line, size_t most);

} // namespace launcher
