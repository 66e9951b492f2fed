// SPDX-License-Identifier: MIT
// The languages in which the launcher speaks.
#pragma once

#include <optional>
#include <string>
#include <string_view>

enum class Language { en, ru, uk };
constexpr Language languages[] = {Language::en, Language::ru, Language::uk};

// The one in which `text` speaks; English at first.
void set_language(Language language);
Language language();

// "ru"; what addons are asked for.
std::string tag_of(Language language);
// "en, ru, uk"
std::string language_tags();
// Reads a BCP 47 tag or the name of a locale: "ru", "uk-UA", "ru_RU.UTF-8".
std::optional<Language> language_named(std::string_view name);
// The one that LC_ALL, LC_MESSAGES or LANG asks for; English where none is known.
Language language_of_locale();

// Which of the forms of a noun goes with a number, by the rules of CLDR: English has one and other,
// Russian and Ukrainian have one, few and many. A number with a fraction takes other or few.
size_t plural_form(Language language, std::string_view number);
