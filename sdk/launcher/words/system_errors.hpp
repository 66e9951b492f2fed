// SPDX-License-Identifier: MIT
// What the system says of a file, in the language that is set; its own words are in English only.
#pragma once

#include <string>
#include <system_error>

namespace launcher {

// Of an errno: "there is no room left".
std::string system_error_words(int error);
// Of whatever a call has told: the numbers of Windows are others.
inline std::string system_error_words(const std::error_code &error) {
    return system_error_words(error.default_error_condition().value());
}

} // namespace launcher
