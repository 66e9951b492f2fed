// SPDX-License-Identifier: MIT
// The languages in which the launcher speaks: the files *.inc of this folder.
#pragma once

#include "words/language_list.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace launcher {

#define LUDUS_LANGUAGE(tag) tag,
enum class Language { LUDUS_LANGUAGES(LUDUS_LANGUAGE) };
#undef LUDUS_LANGUAGE
#define LUDUS_LANGUAGE(tag) Language::tag,
constexpr Language languages[] = {LUDUS_LANGUAGES(LUDUS_LANGUAGE)};
#undef LUDUS_LANGUAGE

// The one in which `text` speaks; English at first.
void set_language(Language language);
Language language();

// "ru"; what addons are asked for.
std::string tag_of(Language language);
// "en, ru, uk"
std::string language_tags();
// Reads a BCP 47 tag or the name of a locale: "ru", "uk-UA", "ru_RU.UTF-8".
std::optional<Language> language_named(std::string_view name);
// The first that is known of such tags; English where there is none.
Language language_of(const std::vector<std::string> &tags);
// The one that LC_ALL, LC_MESSAGES or LANG asks for, else the one of the system's own list; English
// where none is known.
Language language_of_locale();

// Which of the forms of a noun goes with a number as it is written.
size_t plural_form(Language language, std::string_view number);

} // namespace launcher
