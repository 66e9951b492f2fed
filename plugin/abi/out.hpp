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

// All of `own`, which `size` bytes hold, and zeroes beyond.
template <class T>
void give_bytes(void *out, std::size_t size, const T &own) {
    std::memcpy(out, &own, sizeof own);
    if (size > sizeof own)
        std::memset(static_cast<std::byte *>(out) + sizeof own, 0, size - sizeof own);
}

// The sizeof of a struct in the first release, below which none is spoken. All are as they were; one
// that grows is to keep its number here.
template <class T>
constexpr std::uint32_t first_size = sizeof(T);

// The size that a struct of the other side tells.
template <class T>
std::uint32_t size_of(const T *theirs) {
    std::uint32_t size = 0;
    std::memcpy(&size, theirs, sizeof size); // it may be smaller than T
    return size;
}

std::int32_t check_size(const Call &call, std::uint32_t size, std::uint32_t first);

// Whether a struct can be read or given there: LUDUS_OK, or the failure.
template <class T>
std::int32_t check_struct(const Call &call, const T *theirs, const char *parameter) {
    return theirs ? check_size(call, size_of(theirs), first_size<T>) : call.null(parameter);
}

// A struct that starts with the caller's size, which stays as it is; checked before.
template <class T>
std::int32_t give_struct(T own, T *out) {
    own.size = size_of(out);
    give_bytes(out, own.size, own);
    return LUDUS_OK;
}

// Whether a list can be given there, of elements that are `first` bytes at least.
std::int32_t check_list(const Call &call, const void *out, std::uint32_t capacity,
                        std::uint32_t stride, std::uint32_t first, const std::uint32_t *count);

// The list of make(0), ... make(n - 1), each a T.
template <class T, class Make>
std::int32_t give_list(const Call &call, std::size_t n, const Make &make, T *out,
                       std::uint32_t capacity, std::uint32_t stride, std::uint32_t *count) {
    if (const std::int32_t status = check_list(call, out, capacity, stride, first_size<T>, count))
        return status;
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
