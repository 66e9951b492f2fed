// SPDX-License-Identifier: MIT
// Why the host refuses something: a cause, and what fills its sentence. The host's own sentences
// are in English; a launcher that speaks other languages has its own words for each Cause.
#pragma once

#include "ludus/host/causes_of_calls.hpp"
#include "ludus/host/causes_of_files.hpp"

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ludus {

#define LUDUS_CAUSE(name, words) name,
enum class Cause {
    none, // words of another, such as a path, or an addon's own sentence
    LUDUS_CAUSES_OF_FILES(LUDUS_CAUSE) LUDUS_CAUSES_OF_CALLS(LUDUS_CAUSE)
};
#undef LUDUS_CAUSE

namespace detail {

struct CauseText {
    const char *name;
    const char *words;
};

#define LUDUS_CAUSE(name, words) CauseText{#name, words},
inline constexpr auto cause_texts = std::to_array<CauseText>(
    {CauseText{"none", ""}, LUDUS_CAUSES_OF_FILES(LUDUS_CAUSE) LUDUS_CAUSES_OF_CALLS(LUDUS_CAUSE)});
#undef LUDUS_CAUSE

} // namespace detail

inline constexpr std::size_t cause_count = detail::cause_texts.size();

// By it a cause is known outside the process.
inline std::string_view name_of(Cause cause) {
    return detail::cause_texts[static_cast<std::size_t>(cause)].name;
}

inline std::optional<Cause> cause_named(std::string_view name) {
    for (std::size_t i = 0; i < cause_count; ++i)
        if (name == detail::cause_texts[i].name) return static_cast<Cause>(i);
    return std::nullopt;
}

class Reason {
public:
    Reason() = default;
    Reason(std::string words) : words_(std::move(words)) {}
    Reason(const char *words) : words_(words) {}
    template <std::integral Number>
    Reason(Number number) : words_(std::to_string(number)) {}
    Reason(Cause cause, std::vector<Reason> arguments = {})
        : cause_(cause), arguments_(std::move(arguments)) {}

    bool empty() const { return cause_ == Cause::none && words_.empty(); }
    Cause cause() const { return cause_; }
    const std::string &words() const { return words_; } // where there is no cause
    const std::vector<Reason> &arguments() const { return arguments_; }

    // In English.
    std::string sentence() const {
        if (cause_ == Cause::none) return words_;
        std::string out;
        std::string_view rest = detail::cause_texts[static_cast<std::size_t>(cause_)].words;
        for (std::size_t slot; (slot = rest.find('{')) != rest.npos; rest.remove_prefix(slot + 3)) {
            const auto number = static_cast<std::size_t>(rest[slot + 1] - '1');
            out += rest.substr(0, slot);
            if (number < arguments_.size()) out += arguments_[number].sentence();
        }
        return out += rest;
    }

private:
    Cause cause_ = Cause::none;
    std::string words_;
    std::vector<Reason> arguments_;
};

} // namespace ludus
