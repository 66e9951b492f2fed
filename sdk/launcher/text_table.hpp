// SPDX-License-Identifier: MIT
// The table of a language: words for every id. One that is missing, or there twice, is an error of
// the compiler, which names it.
#pragma once

#include "language.hpp"
#include "text_ids.hpp"

#include <array>

template <class Id>
struct WordEntry {
    Id id;
    const char *words;
};

template <size_t size>
using WordTable = std::array<const char *, size>;

// Not constexpr: called only where the table is faulty.
inline void text_is_missing() {}
inline void text_is_there_twice() {}

template <class Id>
constexpr void need_text(Id, const char *words) {
    if (!words) text_is_missing();
}

template <class Id>
constexpr void need_no_text(Id, const char *words) {
    if (words) text_is_there_twice();
}

// For `size` ids, the first of which is `first`; an entry for any other id is an error too.
template <size_t size, auto first, class Id, size_t count>
consteval WordTable<size> word_table(const WordEntry<Id> (&entries)[count]) {
    constexpr auto begin = static_cast<size_t>(first);
    WordTable<size> table{};
    for (const WordEntry<Id> &entry : entries) {
        const char *&words = table[static_cast<size_t>(entry.id) - begin];
        need_no_text(entry.id, words);
        words = entry.words;
    }
    for (size_t i = 0; i < size; ++i)
        need_text(static_cast<Id>(begin + i), table[i]);
    return table;
}

using TextEntry = WordEntry<Text>;

// A language has two tables: that of text_en.cpp and its like ends where that of text_en_play.cpp
// and its like begins.
constexpr Text first_text = Text{}, first_play_text = Text::play_heading;
constexpr auto general_count = static_cast<size_t>(first_play_text);
constexpr size_t play_count = text_count - general_count;
using GeneralTexts = WordTable<general_count>;
using PlayTexts = WordTable<play_count>;

extern const GeneralTexts texts_en, texts_ru, texts_uk;
extern const PlayTexts play_texts_en, play_texts_ru, play_texts_uk;

// The words of a text, with their slots unfilled.
const char *words_of(Language language, Text id);
