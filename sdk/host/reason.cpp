// SPDX-License-Identifier: MIT
#include "ludus/reason.hpp"

#include <array>

namespace ludus {

namespace {

struct CauseText {
    const char *name;
    const char *words;
};

#define LUDUS_CAUSE(name, words) CauseText{#name, words},
constexpr auto cause_texts = std::to_array<CauseText>(
    {CauseText{"none", ""}, LUDUS_CAUSES_OF_FILES(LUDUS_CAUSE) LUDUS_CAUSES_OF_CALLS(LUDUS_CAUSE)});
#undef LUDUS_CAUSE

} // namespace

std::string_view name_of(Cause cause) {
    return cause_texts[static_cast<std::size_t>(cause)].name;
}

std::optional<Cause> cause_named(std::string_view name) {
    for (std::size_t i = 0; i < cause_count; ++i)
        if (name == cause_texts[i].name) return static_cast<Cause>(i);
    return std::nullopt;
}

const char *english(Cause cause) {
    return cause_texts[static_cast<std::size_t>(cause)].words;
}

std::string Reason::sentence() const {
    if (cause_ == Cause::none) return words_;
    std::string out;
    std::string_view rest = english(cause_);
    for (std::size_t slot; (slot = rest.find('{')) != rest.npos; rest.remove_prefix(slot + 3)) {
        const auto number = static_cast<std::size_t>(rest[slot + 1] - '1');
        out += rest.substr(0, slot);
        if (number < arguments_.size()) out += arguments_[number].sentence();
    }
    return out += rest;
}

} // namespace ludus
