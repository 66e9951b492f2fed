// SPDX-License-Identifier: MIT
// SHA-256 (FIPS 180-4), by which a manifest knows its libraries.
#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

namespace ludus {

class Sha256 {
public:
    void add(std::string_view bytes);
    std::string hex(); // ends the message; lower-case

private:
    void compress();

    std::array<uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                   0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<uint8_t, 64> block_{};
    uint64_t length_ = 0; // bytes added
};

// Of the rest of a stream.
std::string sha256(std::istream &in);

} // namespace ludus
