// SPDX-License-Identifier: MIT
#include "abi/out.hpp"

namespace duodecim {

void copy_text(std::string_view own, char *text, std::size_t capacity) noexcept {
    std::size_t n = std::min(own.size(), capacity - 1);
    while (n > 0 && n < own.size() && (static_cast<unsigned char>(own[n]) & 0xC0) == 0x80)
        --n;
    std::memcpy(text, own.data(), n);
    text[n] = '\0';
}

std::int32_t give_text(const Call &call, std::string_view own, char *text, std::uint32_t capacity,
                       std::uint32_t *length) {
    if (capacity > 0 && !text) return call.null("text");
    if (capacity > 0) copy_text(own, text, capacity);
    if (length) *length = static_cast<std::uint32_t>(own.size());
    return LUDUS_OK;
}

std::int32_t check_size(const Call &call, std::uint32_t size, std::uint32_t first) {
    if (size >= first) return LUDUS_OK;
    return call.fail(LUDUS_ERROR_ARGUMENT, "argument.size",
                     {std::to_string(size), std::to_string(first)});
}

std::int32_t check_list(const Call &call, const void *out, std::uint32_t capacity,
                        std::uint32_t stride, std::uint32_t first, const std::uint32_t *count) {
    if (!count) return call.null("count");
    if (capacity == 0) return LUDUS_OK;
    if (!out) return call.null("out");
    if (stride >= first) return LUDUS_OK;
    return call.fail(LUDUS_ERROR_ARGUMENT, "argument.stride",
                     {std::to_string(stride), std::to_string(first)});
}

} // namespace duodecim
