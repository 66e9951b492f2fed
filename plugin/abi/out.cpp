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

std::int32_t check_list(const Call &call, const void *out, std::uint32_t capacity,
                        std::uint32_t stride, const std::uint32_t *count) {
    if (!count) return call.null("count");
    if (capacity > 0 && !out) return call.null("out");
    if (capacity > 0 && stride == 0) return call.fail(LUDUS_ERROR_ARGUMENT, "argument.stride");
    return LUDUS_OK;
}

} // namespace duodecim
