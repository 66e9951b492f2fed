// SPDX-License-Identifier: MIT
#include "words/language.hpp"

#include "base/console.hpp"
#include "words/languages_of_system.hpp"
#include "words/table.hpp"

#include <atomic>
#include <cctype>

namespace launcher {

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
    return std::string(words_of(language).tag);
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

Language language_of(const std::vector<std::string> &tags) {
    for (const std::string &tag : tags)
        if (const auto known = language_named(tag)) return *known;
    return Language::en;
}

Language language_of_locale() {
    for (const char *variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (is_set(variable)) return language_named(*environment(variable)).value_or(Language::en);
    return language_of(languages_of_system());
}

size_t plural_form(Language language, std::string_view number) {
    return ludus::plural_form(words_of(language).plural, number);
}

} // namespace launcher
