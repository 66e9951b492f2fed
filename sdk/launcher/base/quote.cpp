// SPDX-License-Identifier: MIT
#include "base/quote.hpp"

#include "ludus/text.hpp"

#include <algorithm>
#include <cctype>

namespace launcher {

namespace {

std::vector<std::filesystem::path> told_folders;

bool continues(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

// Where the character that begins there ends.
size_t next_character(std::string_view text, size_t at) {
    do
        ++at;
    while (at < text.size() && continues(text[at]));
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

std::string printable(const std::string &text) {
    return ludus::printable(text);
}

std::string path_text(const std::filesystem::path &path) {
    constexpr size_t most = 4096; // bytes: no longer one can be
    const std::string &text = path.native();
    return text.size() <= most ? printable(text) : shown(text);
}

std::string shown(std::string_view text) {
    constexpr size_t most = 160; // bytes: 80 letters of Cyrillic
    if (text.size() <= most) return printable(std::string(text));
    size_t end = most;
    while (end > 0 && continues(text[end]))
        --end;
    return printable(std::string(text.substr(0, end))) + "...";
}

std::string for_shell(const std::string &word) {
    const bool plain = !word.empty() && std::all_of(word.begin(), word.end(), is_plain);
    if (plain) return word;
    if (word != printable(word)) return escaped(word);
    std::string out = "'";
    for (const char c : word)
        out += c == '\'' ? "'\\''" : std::string(1, c);
    return out + '\'';
}

std::string told_command(const std::string &command, const std::filesystem::path &file) {
    std::string told = "ludus " + command;
    if (!file.empty()) told += ' ' + for_shell(file.string());
    for (const auto &folder : told_folders)
        told += " --addons " + for_shell(folder.string());
    return told;
}

void set_told_folders(const std::vector<std::filesystem::path> &folders) {
    std::error_code error;
    told_folders.clear();
    for (const auto &folder : folders) // others bring nothing
        if (std::filesystem::is_directory(folder, error)) told_folders.push_back(folder);
}

} // namespace launcher
