// SPDX-License-Identifier: MIT
// What can be wrong with a text that an addon delivers.
#pragma once

#include "ludus/reason.hpp"

namespace ludus::detail {

// Of a text out, which was to have `length` bytes. Lines and tabs are allowed: a page has them.
std::optional<Reason> fault_of_text(std::string_view text, std::size_t length);

// Of a static text, named by its field.
std::optional<Reason> fault_of_static(const char *field, const char *text);

} // namespace ludus::detail
