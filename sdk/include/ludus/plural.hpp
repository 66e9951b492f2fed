// SPDX-License-Identifier: MIT
// Which plural form of a noun goes with a number: for hosts and addons in C++ alike. The rules of
// the Unicode CLDR, as far as numbers below a million need them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ludus {

struct PluralRule {
    std::string_view languages;            // their first subtags, with a blank round each
    std::array<std::string_view, 3> forms; // as CLDR names them; those that are not used are empty
    std::size_t (*of)(std::uint64_t number);
    std::size_t of_fraction; // for CLDR's "other", for which nouns often have no form of their own

    constexpr std::size_t count() const {
        std::size_t used = 0;
        while (used < forms.size() && !forms[used].empty())
            ++used;
        return used;
    }
};

namespace plural_rules {

constexpr std::size_t never(std::uint64_t) {
    return 0;
}

constexpr std::size_t one_other(std::uint64_t n) {
    return n == 1 ? 0 : 1;
}

constexpr std::size_t none_is_one(std::uint64_t n) {
    return n <= 1 ? 0 : 1;
}

constexpr std::size_t czech(std::uint64_t n) {
    return n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;
}

constexpr bool ends_in_few(std::uint64_t n) {
    return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
}

constexpr std::size_t polish(std::uint64_t n) {
    return n == 1 ? 0 : ends_in_few(n) ? 1 : 2;
}

constexpr std::size_t east_slavic(std::uint64_t n) {
    return n % 10 == 1 && n % 100 != 11 ? 0 : ends_in_few(n) ? 1 : 2;
}

constexpr PluralRule all[] = {
    {" da de el en es et fi hu it nb nl sv tr ", {"one", "other"}, one_other, 1},
    {" fr hy pt ", {"one", "other"}, none_is_one, 1},
    {" id ja ko th vi zh ", {"other"}, never, 0},
    {" cs sk ", {"one", "few", "other"}, czech, 1},
    {" pl ", {"one", "few", "many"}, polish, 1},
    {" be ru uk ", {"one", "few", "many"}, east_slavic, 1},
};

} // namespace plural_rules

// Of a language by its first subtag; NULL where none is known.
constexpr const PluralRule *plural_rule(std::string_view tag) {
    for (const PluralRule &rule : plural_rules::all) {
        const std::size_t at = rule.languages.find(tag);
        if (!tag.empty() && at != std::string_view::npos && at > 0 &&
            rule.languages[at - 1] == ' ' && rule.languages[at + tag.size()] == ' ')
            return &rule;
    }
    return nullptr;
}

// Which of the rule's forms goes with a number as it is written; what is no whole number counts as
// a fraction.
constexpr std::size_t plural_form(const PluralRule &rule, std::string_view number) {
    std::uint64_t value = 0;
    for (const char digit : number) {
        if (digit < '0' || digit > '9') return rule.of_fraction;
        value = value * 10 + static_cast<std::uint64_t>(digit - '0');
        if (value >= 1'000'000)
            value = 1'000'000 + value % 1'000'000; // large, with its last digits
    }
    return number.empty() ? rule.of_fraction : rule.of(value);
}

} // namespace ludus
