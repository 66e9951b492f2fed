// SPDX-License-Identifier: MIT
#include "text_faults.hpp"

#include "ludus/text.hpp"

namespace ludus::detail {

std::optional<Reason> fault_of_text(std::string_view text, std::string_view allowed) {
    if (const auto bad = utf8_fault(text); bad != text.npos)
        return Reason(Cause::text_not_utf8, {bad + 1, in_quotes(text)});
    if (const auto control = control_in(text, allowed); control != text.npos)
        return Reason(Cause::text_control, {control + 1, in_quotes(text)});
    return std::nullopt;
}

std::optional<Reason> fault_of_static(const char *field, const char *text) {
    if (text == nullptr) return Reason(Cause::static_null, {field});
    if (utf8_fault(text) != std::string_view::npos)
        return Reason(Cause::static_not_utf8, {field, in_quotes(text)});
    if (control_in(text) != std::string_view::npos)
        return Reason(Cause::static_control, {field, in_quotes(text)});
    return std::nullopt;
}

} // namespace ludus::detail
