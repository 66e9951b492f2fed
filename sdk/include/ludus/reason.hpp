// SPDX-License-Identifier: MIT
// Why the host refuses something: a cause, and what fills its sentence. The host's own sentences
// are in English; a launcher that speaks other languages has its own words for each Cause.
#pragma once

#include "ludus/causes_of_calls.hpp"
#include "ludus/causes_of_files.hpp"

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

#define LUDUS_CAUSE(name, words) +1
inline constexpr std::size_t cause_count =
    1 LUDUS_CAUSES_OF_FILES(LUDUS_CAUSE) LUDUS_CAUSES_OF_CALLS(LUDUS_CAUSE);
#undef LUDUS_CAUSE

// By it a cause is known outside the process.
std::string_view name_of(Cause cause);
std::optional<Cause> cause_named(std::string_view name);

// Its words in English, the slots {1}, {2}, ... not filled.
const char *english(Cause cause);

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

    std::string sentence() const; // in English

private:
    Cause cause_ = Cause::none;
    std::string words_;
    std::vector<Reason> arguments_;
};

} // namespace ludus
