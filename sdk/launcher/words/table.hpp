// SPDX-License-Identifier: MIT
// The words of a language, made by the compiler from its file. What is missing or there twice,
// takes other arguments than in English, or has not the plural forms of its language, is an error
// of the compiler, which names it.
#pragma once

#include "ludus/plural.hpp"
#include "ludus/reason.hpp"
#include "words/language.hpp"
#include "words/text_ids.hpp"

#include <array>

namespace launcher {

template <class Id>
struct WordEntry {
    Id id;
    const char *words;
};

template <size_t size>
using WordTable = std::array<const char *, size>;

struct LanguageWords {
    std::string_view tag;
    ludus::PluralRule plural;
    WordTable<text_count> texts;
    WordTable<ludus::cause_count> causes;
};

enum class Fault {
    none,
    text_is_missing,
    text_is_there_twice,
    arguments_are_other_than_in_english,
    plural_forms_are_not_those_of_the_language,
    blank_at_the_beginning_is_other_than_in_english,
};

// A bit for each number of an argument that the words take.
constexpr unsigned arguments_in(std::string_view words) {
    unsigned found = 0;
    for (size_t i = 0; i + 2 < words.size(); ++i)
        if (words[i] == '{' && words[i + 1] >= '1' && words[i + 1] <= '9' &&
            (words[i + 2] == '}' || words[i + 2] == ':'))
            found |= 1u << (words[i + 1] - '0');
    return found;
}

// Whether each choice such as {1:game|games} has so many forms.
constexpr bool choices_have(std::string_view words, size_t forms) {
    for (size_t at = words.find(':'); at != words.npos; at = words.find(':', at + 1)) {
        if (at < 2 || words[at - 2] != '{') continue;
        size_t found = 1;
        for (size_t i = at; i < words.size() && words[i] != '}'; ++i)
            found += words[i] == '|';
        if (found != forms) return false;
    }
    return true;
}

// Sentences of the system's, which has them in English only: other languages tell its number.
constexpr bool quotes_the_system(Text) {
    return false;
}
constexpr bool quotes_the_system(ludus::Cause cause) {
    return cause == ludus::Cause::system_error || cause == ludus::Cause::aborted ||
           cause == ludus::Cause::crashed;
}

template <class Id>
constexpr Fault fault_in(Id id, std::string_view words, std::string_view english,
                         const ludus::PluralRule &plural) {
    if (!quotes_the_system(id) && arguments_in(words) != arguments_in(english))
        return Fault::arguments_are_other_than_in_english;
    if (!choices_have(words, plural.count()))
        return Fault::plural_forms_are_not_those_of_the_language;
    if (words.starts_with(' ') != english.starts_with(' '))
        return Fault::blank_at_the_beginning_is_other_than_in_english;
    return Fault::none;
}

// The entries, which may be in any order, by their ids.
template <size_t size, class Id, size_t count>
consteval WordTable<size> word_table(const WordEntry<Id> (&entries)[count]) {
    WordTable<size> table{};
    for (const WordEntry<Id> &entry : entries)
        table[static_cast<size_t>(entry.id)] = entry.words;
    return table;
}

template <size_t size, class Id, size_t count>
consteval std::array<Fault, size> faults_in(const WordEntry<Id> (&entries)[count],
                                            const WordTable<size> &english,
                                            const ludus::PluralRule &plural) {
    std::array<Fault, size> faults;
    faults.fill(Fault::text_is_missing);
    for (const WordEntry<Id> &entry : entries) {
        const auto at = static_cast<size_t>(entry.id);
        faults[at] = faults[at] == Fault::text_is_missing
                         ? fault_in(entry.id, entry.words, english[at], plural)
                         : Fault::text_is_there_twice;
    }
    return faults;
}

// The first, or 0 where there is none.
template <size_t size>
consteval size_t first_fault(const std::array<Fault, size> &faults) {
    for (size_t i = 0; i < size; ++i)
        if (faults[i] != Fault::none) return i;
    return 0;
}

// The compiler names id and fault where this fails.
template <auto id, Fault fault>
struct LineOfLanguage {
    static_assert(fault == Fault::none, "a line of this language is faulty");
    static constexpr bool sound = true;
};

const LanguageWords &words_of(Language language);
// With their slots unfilled.
const char *words_of(Language language, Text id);
const char *words_of(Language language, ludus::Cause cause);

} // namespace launcher
