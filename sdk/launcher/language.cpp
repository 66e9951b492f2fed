// SPDX-License-Identifier: MIT
#include "language.hpp"

#include <algorithm>
#include <atomic>
#include <cctype>
#include <cstdlib>

namespace {

std::atomic<Language> current = Language::en; // read on any thread

} // namespace

void set_language(Language language) {
    current = language;
}

Language language() {
    return current;
}

std::string tag_of(Language language) {
    switch (language) {
    case Language::ru:
        return "ru";
    case Language::uk:
        return "uk";
    case Language::en:
        break;
    }
    return "en";
}

std::string language_tags() {
    std::string list;
    for (const Language each : languages)
        list += (list.empty() ? "" : ", ") + tag_of(each);
    return list;
}

std::optional<Language> language_named(std::string_view name) {
    std::string first(name.substr(0, name.find_first_of("-_.@")));
    for (char &c : first)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    for (const Language each : languages)
        if (first == tag_of(each)) return each;
    return std::nullopt;
}

Language language_of_locale() {
    for (const char *variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char *value = std::getenv(variable); value && *value)
            return language_named(value).value_or(Language::en);
    return Language::en;
}

size_t plural_form(Language language, std::string_view number) {
    constexpr size_t one = 0, other = 1, few = 1, many = 2;
    if (language == Language::en) return number == "1" ? one : other;
    const bool whole = !number.empty() && std::all_of(number.begin(), number.end(),
                                                      [](char c) { return c >= '0' && c <= '9'; });
    if (!whole) return few;
    const char last = number.back();
    const bool teen = number.size() > 1 && number[number.size() - 2] == '1';
    if (teen) return many;
    return last == '1' ? one : last >= '2' && last <= '4' ? few : many;
}
