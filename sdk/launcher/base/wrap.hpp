// SPDX-License-Identifier: MIT
#pragma once

#include "base/utf8.hpp"

#include <sstream>
#include <string>

namespace launcher {

// Breaks lines longer than `width` characters (of UTF-8) at blanks; longer words stay whole.
inline std::string wrapped(const std::string &text, size_t width) {
    std::string out;
    size_t column = 0; // of the next character
    size_t blank = 0;  // of `out`: the last blank of this line, where it may be broken; 0: none
    size_t blank_column = 0;
    for (const char c : text) {
        if ((static_cast<unsigned char>(c) & 0xC0) == 0x80) { // within a character
            out += c;
            continue;
        }
        if (c == '\n') {
            column = blank = 0;
            out += c;
            continue;
        }
        if (column >= width && c != ' ' && blank > 0) {
            out[blank] = '\n';
            column -= blank_column + 1;
            blank = 0;
        }
        if (c == ' ' && column > 0) {
            blank = out.size();
            blank_column = column;
        }
        out += c;
        ++column;
    }
    return out;
}

// A name in one column, so wide, and what it is about in the other, below which the lines stay.
inline std::string name_and_about(const std::string &name, size_t name_width,
                                  const std::string &about, size_t columns) {
    const size_t indent = name_width + 4;
    std::istringstream lines(wrapped(about, columns > indent ? columns - indent : 1));
    std::string out = "  " + padded(name, name_width);
    if (width_of(name) > name_width) out += '\n' + std::string(indent - 2, ' ');
    std::string gap = "  ";
    for (std::string line; std::getline(lines, line); gap = std::string(indent, ' '))
        out += gap + line + '\n';
    return out;
}

} // namespace launcher
