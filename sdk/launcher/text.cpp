// SPDX-License-Identifier: MIT
#include "text.hpp"

#include "text_table.hpp"

#include <cstdio>

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

const char *words_of(Language language, Text id) {
    const auto pick = [&](const auto &en, const auto &ru, const auto &uk, size_t at) {
        return language == Language::ru ? ru[at] : language == Language::uk ? uk[at] : en[at];
    };
    const auto at = static_cast<size_t>(id);
    return at < general_count
               ? pick(texts_en, texts_ru, texts_uk, at)
               : pick(play_texts_en, play_texts_ru, play_texts_uk, at - general_count);
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

std::string decimal(double number, int digits) {
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.*f", digits, number);
    std::string written = buffer;
    const size_t point = written.find('.');
    if (point != std::string::npos && language() != Language::en) written[point] = ',';
    return written;
}

std::string percent(double share) {
    return decimal(100 * share, 1);
}
