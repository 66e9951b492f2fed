// SPDX-License-Identifier: MIT
#include "base/quote.hpp"

#include "ludus/paths.hpp"
#include "ludus/text.hpp"

namespace launcher {

namespace {

std::vector<std::filesystem::path> told_folders;

bool continues(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

} // namespace

std::string printable(const std::string &text) {
    return ludus::printable(text);
}

std::string path_text(const std::filesystem::path &path) {
    constexpr size_t most = 4096; // bytes: no longer one can be
    const std::string text = ludus::utf8(path);
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

std::string told_command(const std::string &command, const std::filesystem::path &file) {
    std::string told = "ludus " + command;
    if (!file.empty()) told += ' ' + for_shell(ludus::utf8(file));
    for (const auto &folder : told_folders)
        told += " --addons " + for_shell(ludus::utf8(folder));
    return told;
}

void set_told_folders(const std::vector<std::filesystem::path> &folders) {
    std::error_code error;
    told_folders.clear();
    for (const auto &folder : folders) // others bring nothing
        if (std::filesystem::is_directory(ludus::openable(folder), error))
            told_folders.push_back(folder);
}

} // namespace launcher
