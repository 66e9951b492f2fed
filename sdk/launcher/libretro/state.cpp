// SPDX-License-Identifier: MIT
#include "libretro/state.hpp"

#include "game/catalogue.hpp"
#include "ludus/sha256.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace launcher {

namespace {

constexpr std::string_view magic = "ludus state";
constexpr uint32_t version = 1;
constexpr size_t at_version = 16, at_length = 20, at_hash = 24, hash_size = 64, at_text = 88;

void put(char *data, size_t number) {
    for (int i = 0; i < 4; ++i)
        data[i] = static_cast<char>(number >> (8 * i) & 0xFF);
}

uint32_t get(const char *data) {
    uint32_t number = 0;
    for (int i = 0; i < 4; ++i)
        number |= uint32_t{static_cast<unsigned char>(data[i])} << (8 * i);
    return number;
}

std::string hash(std::string_view text) {
    ludus::Sha256 sha;
    sha.add(text);
    return sha.hex();
}

} // namespace

bool write_state(const std::string &text, void *data, size_t size) {
    if (!data || size < at_text || text.size() > size - at_text) return false;
    char *out = static_cast<char *>(data);
    std::fill(out, out + size, '\0');
    std::copy(magic.begin(), magic.end(), out);
    put(out + at_version, version);
    put(out + at_length, text.size());
    const std::string sum = hash(text);
    std::copy(sum.begin(), sum.end(), out + at_hash);
    std::copy(text.begin(), text.end(), out + at_text);
    return true;
}

std::string read_state(const void *data, size_t size) {
    const char *in = static_cast<const char *>(data);
    if (!data || size < at_text || std::string_view(in, magic.size()) != magic)
        throw RequestError(text(Text::core_state_altered));
    if (const uint32_t found = get(in + at_version); found != version)
        throw RequestError(
            text(Text::core_state_version, {std::to_string(found), std::to_string(version)}));
    const size_t length = get(in + at_length);
    if (length > size - at_text) throw RequestError(text(Text::core_state_altered));
    const std::string_view saved(in + at_text, length);
    const std::string_view rest(in + at_text + length, size - at_text - length);
    if (std::string_view(in + at_hash, hash_size) != hash(saved) ||
        rest.find_first_not_of('\0') != std::string_view::npos)
        throw RequestError(text(Text::core_state_altered));
    return std::string(saved);
}

} // namespace launcher
