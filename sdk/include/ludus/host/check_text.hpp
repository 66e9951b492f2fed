// SPDX-License-Identifier: MIT
// What can be wrong with a text that an addon delivers.
#pragma once

#include "ludus/host/reason.hpp"
#include "ludus/host/utf8.hpp"

namespace ludus::detail {

// Of a text out, which was to have `length` bytes. Lines and tabs are allowed: a page has them.
inline std::optional<Reason> fault_of_text(std::string_view text, std::size_t length) {
    if (text.size() > length) return Reason(Cause::text_longer, {length});
    if (text.size() < length) return Reason(Cause::text_shorter, {length, text.size()});
    if (const auto bad = utf8_fault(text); bad != text.npos)
        return Reason(Cause::text_not_utf8, {bad + 1, in_quotes(text)});
    if (const auto control = control_in(text, "\n\t"); control != text.npos)
        return Reason(Cause::text_control, {control + 1, in_quotes(text)});
    return std::nullopt;
}

// Of a static text, named by its field.
inline std::optional<Reason> fault_of_static(const char *field, const char *text) {
    if (text == nullptr) return Reason(Cause::static_null, {field});
    if (utf8_fault(text) != std::string_view::npos)
        return Reason(Cause::static_not_utf8, {field, in_quotes(text)});
    if (control_in(text) != std::string_view::npos)
        return Reason(Cause::static_control, {field, in_quotes(text)});
    return std::nullopt;
}

} // namespace ludus::detail
