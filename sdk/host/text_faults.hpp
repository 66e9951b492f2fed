// SPDX-License-Identifier: MIT
// What can be wrong with a text that an addon delivers.
#pragma once

#include "ludus/reason.hpp"

namespace ludus::detail {

// Of a text out; `allowed` are the control characters that may be in it.
std::optional<Reason> fault_of_text(std::string_view text, std::string_view allowed);

// Of a static text, named by its field.
std::optional<Reason> fault_of_static(const char *field, const char *text);

} // namespace ludus::detail
