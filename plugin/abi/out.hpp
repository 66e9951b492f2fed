// SPDX-License-Identifier: MIT
// How texts, lists and structs are given to the host, by the rules at the head of addon.h.
#pragma once

#include "abi/call.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace duodecim {

// At most capacity - 1 bytes of the text, cut between code points, and a NUL; capacity > 0.
void copy_text(std::string_view own, char *text, std::size_t capacity) noexcept;

std::int32_t give_text(const Call &call, std::string_view own, char *text, std::uint32_t capacity,
                       std::uint32_t *length);

// As much of `own` as the caller's `size` bytes take; zeroes beyond.
template <class T>
void give_bytes(void *out, std::size_t size, const T &own) {
    if (size == sizeof own) { // as nearly always: a copy of a size the compiler knows
        std::memcpy(out, &own, sizeof own);
        return;
    }
    std::memcpy(out, &own, std::min(size, sizeof own));
    if (size > sizeof own)
        std::memset(static_cast<std::byte *>(out) + sizeof own, 0, size - sizeof own);
}

// A struct that starts with the caller's size, which stays as it is.
template <class T>
std::int32_t give_struct(const Call &call, T own, T *out) {
    if (!out) return call.null("out");
    // Copied, since the caller's struct may be smaller than T.
    std::uint32_t size = 0;
    std::memcpy(&size, out, sizeof size);
    if (size < sizeof size)
        return call.fail(LUDUS_ERROR_ARGUMENT, "argument.size",
                         {std::to_string(size), std::to_string(sizeof own)});
    own.size = size;
    give_bytes(out, size, own);
    return LUDUS_OK;
}

// Whether a list can be given there: LUDUS_OK, or the failure.
std::int32_t check_list(const Call &call, const void *out, std::uint32_t capacity,
                        std::uint32_t stride, const std::uint32_t *count);

// The list of make(0), ... make(n - 1), each a T.
template <class T, class Make>
std::int32_t give_list(const Call &call, std::size_t n, const Make &make, T *out,
                       std::uint32_t capacity, std::uint32_t stride, std::uint32_t *count) {
    if (const std::int32_t status = check_list(call, out, capacity, stride, count)) return status;
    auto *at = reinterpret_cast<std::byte *>(out);
    for (std::size_t i = 0; i < n && i < capacity; ++i, at += stride) {
        const T own = make(i);
        give_bytes(at, stride, own);
    }
    *count = static_cast<std::uint32_t>(n);
    return LUDUS_OK;
}

inline void give_dice(const Dice &dice, std::int32_t (&values)[LUDUS_MAX_DICE]) {
    for (unsigned i = 0; i < dice.count && i < max_dice; ++i)
        values[i] = dice.value[i];
}

} // namespace duodecim
