// SPDX-License-Identifier: MIT
#include "base/quote.hpp"

#include <algorithm>
#include <cctype>

namespace launcher {

namespace {

// Where the character that begins there ends.
size_t next_character(std::string_view text, size_t at) {
    do
        ++at;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80);
    return at;
}

bool is_plain(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) ||
           std::string_view("/._-+,:@%=").find(c) != std::string_view::npos;
}

std::string octal(char c) {
    const auto byte = static_cast<unsigned char>(c);
    const char digit[] = {static_cast<char>('0' + byte / 64), static_cast<char>('0' + byte / 8 % 8),
                          static_cast<char>('0' + byte % 8)};
    return '\\' + std::string(digit, sizeof digit);
}

// Each byte of a character that cannot be shown by its number.
std::string escaped(const std::string &word) {
    std::string out = "$'";
    for (size_t at = 0; at < word.size();) {
        const size_t next = next_character(word, at);
        const std::string character = word.substr(at, next - at);
        if (character == "'" || character == "\\")
            out += '\\' + character;
        else if (character == printable(character))
            out += character;
        else
            for (const char c : character)
                out += octal(c);
        at = next;
    }
    return out + '\'';
}

} // namespace

std::string for_shell(const std::string &word) {
    const bool plain = !word.empty() && std::all_of(word.begin(), word.end(), is_plain);
    if (plain) return word;
    if (word != printable(word)) return escaped(word);
    std::string out = "'";
    for (const char c : word)
        out += c == '\'' ? "'\\''" : std::string(1, c);
    return out + '\'';
}

} // namespace launcher
