// SPDX-License-Identifier: MIT
#include "words/text.hpp"

#include "words/table.hpp"

#include <cstdio>
#include <iterator>

namespace launcher {

namespace {

// The form number `form` of "game|games", or the last.
std::string_view form_of(std::string_view forms, size_t form) {
    for (;; --form) {
        const size_t end = forms.find('|');
        if (form == 0 || end == std::string_view::npos) return forms.substr(0, end);
        forms.remove_prefix(end + 1);
    }
}

} // namespace

#define LUDUS_LANGUAGE(tag) extern const LanguageWords words_of_##tag;
LUDUS_LANGUAGES(LUDUS_LANGUAGE)
#undef LUDUS_LANGUAGE

const LanguageWords &words_of(Language language) {
#define LUDUS_LANGUAGE(tag) &words_of_##tag,
    static constexpr const LanguageWords *all[] = {LUDUS_LANGUAGES(LUDUS_LANGUAGE)};
#undef LUDUS_LANGUAGE
    return *all[static_cast<size_t>(language)];
}

const char *words_of(Language language, Text id) {
    return words_of(language).texts[static_cast<size_t>(id)];
}

const char *words_of(Language language, ludus::Cause cause) {
    return words_of(language).causes[static_cast<size_t>(cause)];
}

std::string filled(Language language, std::string_view words,
                   std::span<const std::string> arguments) {
    std::string out;
    while (!words.empty()) {
        const size_t end = words.find('}');
        const bool slot = words.size() > 2 && words[0] == '{' && words[1] >= '1' &&
                          words[1] <= '9' && (words[2] == '}' || words[2] == ':') &&
                          end != std::string_view::npos;
        const size_t number = slot ? static_cast<size_t>(words[1] - '1') : 0;
        if (!slot || number >= arguments.size()) {
            out += words[0];
            words.remove_prefix(1);
            continue;
        }
        const std::string &argument = arguments[number];
        if (words[2] == '}')
            out += argument;
        else
            out += form_of(words.substr(3, end - 3), plural_form(language, argument));
        words.remove_prefix(end + 1);
    }
    return out;
}

std::string text_in(Language language, Text id, std::initializer_list<std::string> arguments) {
    return filled(language, words_of(language, id), {arguments.begin(), arguments.size()});
}

std::string text(Text id, std::initializer_list<std::string> arguments) {
    return text_in(language(), id, arguments);
}

std::string language_choice() {
    std::string first;
    for (const Language each : languages) {
        const bool last = each == std::end(languages)[-1];
        first = last            ? text(Text::either, {first, tag_of(each)})
                : first.empty() ? tag_of(each)
                                : first + ", " + tag_of(each);
    }
    return first;
}

std::string decimal(double number, int digits) {
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.*f", digits, number);
    std::string written = buffer;
    const size_t point = written.find('.');
    return point == std::string::npos ? written
                                      : written.replace(point, 1, text(Text::decimal_point));
}

std::string percent(double share) {
    return decimal(100 * share, 1);
}

} // namespace launcher
