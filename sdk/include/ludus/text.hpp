// SPDX-License-Identifier: MIT
// Text that is not to be trusted, as UTF-8. Nothing that an addon or a manifest says is shown before
// this was asked.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ludus {

// The length of the well-formed sequence at the head of `s` (Unicode, table 3-7: no overlong forms,
// no surrogates, nothing above U+10FFFF), or 0.
std::size_t utf8_sequence(std::string_view s);

// Where the first byte stands that is not UTF-8, or npos.
std::size_t utf8_fault(std::string_view s);

// Where the first control character of UTF-8 text stands that is not among the allowed, or npos.
// Those that turn the direction of text, break lines or have no width are among them.
std::size_t control_in(std::string_view s, std::string_view allowed = "");

// For showing what is not to be trusted: bad bytes and control characters become '?'.
std::string printable(std::string_view s);

// In quotes, short enough for a sentence.
std::string in_quotes(std::string_view s);

} // namespace ludus
