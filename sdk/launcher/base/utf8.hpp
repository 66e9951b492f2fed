// SPDX-License-Identifier: MIT
// Text as a terminal shows it: one cell for each character, which holds for Latin and Cyrillic.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace launcher {

// Columns that a text in UTF-8 takes: bytes that continue a character take none.
inline size_t width_of(std::string_view text) {
    return static_cast<size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }));
}

// With blanks behind, up to that width.
inline std::string padded(std::string_view text, size_t width) {
    std::string out(text);
    const size_t now = width_of(text);
    if (now < width) out.append(width - now, ' ');
    return out;
}

// The first columns of a text.
inline std::string cut(std::string_view text, size_t width) {
    size_t end = 0;
    for (size_t columns = 0; end < text.size(); ++end) {
        const bool begins = (static_cast<unsigned char>(text[end]) & 0xC0) != 0x80;
        if (begins && columns++ == width) break;
    }
    return std::string(text.substr(0, end));
}

// Latin and Cyrillic capitals become small; anything else stays.
inline std::string lower_case(std::string_view text) {
    std::string out;
    for (size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const unsigned next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0;
        if (byte >= 'A' && byte <= 'Z') {
            out += static_cast<char>(byte + 32);
            continue;
        }
        const bool pair = (byte == 0xC3 || byte == 0xD0 || byte == 0xD2) && (next & 0xC0) == 0x80;
        unsigned code = pair ? (byte & 0x1Fu) << 6 | (next & 0x3F) : 0;
        if (code >= 0x400 && code <= 0x40F)
            code += 0x50;
        else if ((code >= 0x410 && code <= 0x42F) || (code >= 0xC0 && code <= 0xDE && code != 0xD7))
            code += 0x20;
        else if (code == 0x490) // the letter Ґ
            code += 1;
        else {
            out += text[i];
            continue;
        }
        out += static_cast<char>(0xC0 | code >> 6);
        out += static_cast<char>(0x80 | (code & 0x3F));
        ++i;
    }
    return out;
}

} // namespace launcher
