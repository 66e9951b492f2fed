// SPDX-License-Identifier: MIT
#include "base/quote.hpp"

#include <algorithm>
#include <cctype>

namespace launcher {

// In quotes, which both cmd and PowerShell take; no name of a file has a quote in it.
std::string for_shell(const std::string &word) {
    const bool plain = !word.empty() && std::all_of(word.begin(), word.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) ||
               std::string_view("\\/._-+:=").find(c) != std::string_view::npos;
    });
    if (plain) return word;
    return '"' + word + (word.ends_with('\\') ? "\\\"" : "\""); // one before a quote is its own
}

} // namespace launcher
