// SPDX-License-Identifier: MIT
#include "ludus/paths.hpp"

#include <type_traits>

namespace ludus {

namespace {

[[maybe_unused]] void append(std::string &out, char32_t code) { // where paths are of UTF-16
    const auto byte = [&](char32_t bits) { out += static_cast<char>(bits); };
    const auto rest = [&](int shift) { byte(0x80 | (code >> shift & 0x3F)); };
    if (code < 0x80) return byte(code);
    if (code < 0x800) return byte(0xC0 | code >> 6), rest(0);
    if (code < 0x10000) return byte(0xE0 | code >> 12), rest(6), rest(0);
    byte(0xF0 | code >> 18), rest(12), rest(6), rest(0);
}

// Bytes as they are; of UTF-16, a half of a pair that stands alone as if it were a character.
template <class Units>
std::string utf8_of(const Units &units) {
    if constexpr (std::is_same_v<Units, std::string>) {
        return units;
    } else {
        std::string out;
        for (std::size_t i = 0; i < units.size(); ++i) {
            char32_t code = static_cast<char16_t>(units[i]);
            const char32_t next = i + 1 < units.size() ? static_cast<char16_t>(units[i + 1]) : 0;
            if (code >> 10 == 0x36 && next >> 10 == 0x37) {
                code = 0x10000 + ((code & 0x3FF) << 10 | (next & 0x3FF));
                ++i;
            }
            append(out, code);
        }
        return out;
    }
}

} // namespace

std::string utf8(const std::filesystem::path &path) {
    return utf8_of(path.native());
}

std::filesystem::path path_of(const std::string &text) {
    return std::filesystem::path(std::u8string(text.begin(), text.end()));
}

} // namespace ludus
