// SPDX-License-Identifier: MIT
#include "ludus/text.hpp"

namespace ludus {

namespace {

// Whether a character is one that a terminal obeys: of ASCII, or U+0080 to U+009F.
bool is_control(std::string_view character) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    return byte(0) < 0x20 || byte(0) == 0x7F || (byte(0) == 0xC2 && byte(1) < 0xA0);
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

std::string utf8_path(const std::filesystem::path &path) {
    const std::u8string text = path.u8string();
    return std::string(text.begin(), text.end());
}

std::filesystem::path path_of(const std::string &utf8) {
    return std::filesystem::path(std::u8string(utf8.begin(), utf8.end()));
}

} // namespace ludus
