// SPDX-License-Identifier: MIT
#include "base/typed.hpp"

#include <algorithm>
#include <cctype>

namespace launcher {

std::string trimmed(const std::string &line) {
    const char *blanks = " \t\r";
    const size_t first = line.find_first_not_of(blanks);
    if (first == std::string::npos) return {};
    return line.substr(first, line.find_last_not_of(blanks) - first + 1);
}

bool is_number(const std::string &line) {
    return std::all_of(line.begin(), line.end(), [](unsigned char c) { return std::isdigit(c); });
}

size_t number_in(const std::string &line, size_t most) {
    if (line.empty() || line.size() > 6 || !is_number(line)) return 0;
    const size_t number = std::stoul(line);
    return number <= most ? number : 0;
}

} // namespace launcher
