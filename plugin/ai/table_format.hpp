// SPDX-License-Identifier: MIT
// The files of solved tables. Numbers are little-endian.
//
//     bytes   what
//     16      "duodecim table" and two NUL
//     4       version of the format; it also stands for the ranking (ur_ranking.hpp)
//     4       positions in a block
//     8       count of positions
//     64      GAME, canonical, filled up with NUL
//     8       hash of all that stands before and of the blocks' hashes
//     8 each  hash of each block
//     2 each  for each position in order, the probability that the player about to roll wins, times
//             65535, rounded
//
// So the head can be checked at once, and each block when it is first needed.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace duodecim::table {

static_assert(std::endian::native == std::endian::little, "files are read and written as they are");

inline constexpr char magic[16] = "duodecim table";
inline constexpr std::uint32_t version = 1;
inline constexpr std::uint32_t block_size = 1u << 15; // positions; 64 KiB
inline constexpr double unit = 65535;

struct Head {
    char magic[16];
    std::uint32_t version;
    std::uint32_t block_size;
    std::uint64_t count;
    char game[64];
    std::uint64_t hash;
};
static_assert(sizeof(Head) == 104);

constexpr std::uint64_t blocks(std::uint64_t count) {
    return (count + block_size - 1) / block_size;
}
constexpr std::uint64_t head_bytes(std::uint64_t count) {
    return sizeof(Head) + 8 * blocks(count);
}
constexpr std::uint64_t file_bytes(std::uint64_t count) {
    return head_bytes(count) + 2 * count;
}

// Against accidents, not against malice: every step can be undone, so that a single altered word
// always alters the hash. `hash` is what the bytes before gave.
inline std::uint64_t hash(const void *data, std::uint64_t size, std::uint64_t hash = 0) {
    const auto *at = static_cast<const unsigned char *>(data);
    for (; size > 0;) {
        std::uint64_t word = 0;
        const std::size_t bytes = size < sizeof word ? static_cast<std::size_t>(size) : sizeof word;
        std::memcpy(&word, at, bytes);
        at += bytes;
        size -= bytes;
        hash = (hash ^ word) * 0x9E3779B97F4A7C15u + bytes;
        hash ^= hash >> 29;
    }
    return hash;
}

// Of a head and the hashes behind it.
inline std::uint64_t hash(const Head &head, const void *block_hashes) {
    return hash(block_hashes, 8 * blocks(head.count), hash(&head, offsetof(Head, hash)));
}

// Text as it stands in a field of a head.
template <std::size_t size>
std::string_view text(const char (&field)[size]) {
    const void *end = std::memchr(field, 0, size);
    return {field, end ? static_cast<std::size_t>(static_cast<const char *>(end) - field) : size};
}

} // namespace duodecim::table
