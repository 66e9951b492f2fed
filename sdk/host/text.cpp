// SPDX-License-Identifier: MIT
#include "ludus/text.hpp"

#include <algorithm>
#include <iterator>

namespace ludus {

namespace {

char32_t code_point(std::string_view character) {
    const auto lead = static_cast<unsigned char>(character[0]);
    if (character.size() == 1) return lead;
    char32_t out = lead & (0x7Fu >> character.size());
    for (const char byte : character.substr(1))
        out = out << 6 | (static_cast<unsigned char>(byte) & 0x3F);
    return out;
}

struct Range {
    char32_t first, last;
};

// What a terminal obeys, or what turns, breaks, hides or marks the text around it. The joiners
// U+200C and U+200D are letters of some scripts.
constexpr Range controls[] = {
    {0, 0x1F},          {0x7F, 0x9F},     // control characters
    {0x61C, 0x61C},     {0x200E, 0x200F}, // marks of direction
    {0x2028, 0x202E},                     // separators of lines; embeddings, overrides
    {0x200B, 0x200B},   {0x2060, 0x206F}, // without width; isolates
    {0xFEFF, 0xFEFF},   {0xFFF9, 0xFFFB}, // byte order mark; annotations
    {0xE0000, 0xE007F},                   // tags
};

bool is_control(std::string_view character) {
    const char32_t code = code_point(character);
    return std::any_of(std::begin(controls), std::end(controls), [&](const Range &range) {
        return range.first <= code && code <= range.last;
    });
}

} // namespace

std::size_t utf8_sequence(std::string_view s) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(s[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (length == 0 || lead > 0xF4 || s.size() < length) return 0;
    const unsigned char low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned char high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (byte(1) < low || byte(1) > high) return 0;
    for (std::size_t i = 2; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return 0;
    }
    return length;
}

std::size_t utf8_fault(std::string_view s) {
    for (std::size_t i = 0; i < s.size();) {
        const std::size_t length = utf8_sequence(s.substr(i));
        if (length == 0) return i;
        i += length;
    }
    return std::string_view::npos;
}

std::size_t control_in(std::string_view s, std::string_view allowed) {
    for (std::size_t i = 0; i < s.size();) {
        const std::size_t length = utf8_sequence(s.substr(i));
        if (length == 0) return i;
        if (is_control(s.substr(i, length)) && allowed.find(s[i]) == allowed.npos) return i;
        i += length;
    }
    return std::string_view::npos;
}

std::string printable(std::string_view s) {
    std::string out;
    for (std::size_t i = 0; i < s.size();) {
        const std::size_t length = utf8_sequence(s.substr(i));
        const std::string_view character = s.substr(i, length == 0 ? 1 : length);
        const bool harmless = length != 0 && !is_control(character);
        out += harmless ? character : "?";
        i += character.size();
    }
    return out;
}

std::string in_quotes(std::string_view s) {
    constexpr std::size_t most = 300; // bytes
    if (s.size() <= most) return "\"" + printable(s) + "\"";
    std::size_t cut = most;
    while (cut > 0 && (static_cast<unsigned char>(s[cut]) & 0xC0) == 0x80)
        --cut;
    return "\"" + printable(s.substr(0, cut)) + "...\"";
}

} // namespace ludus
