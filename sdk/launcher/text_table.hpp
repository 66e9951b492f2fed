// SPDX-License-Identifier: MIT
// The table of a language: words for every id. One that is missing, or there twice, is an error of
// the compiler, which names it.
#pragma once

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

template <size_t size, class Id, size_t count>
consteval WordTable<size> word_table(const WordEntry<Id> (&entries)[count]) {
    WordTable<size> table{};
    for (const WordEntry<Id> &entry : entries) {
        const char *&words = table[static_cast<size_t>(entry.id)];
        need_no_text(entry.id, words);
        words = entry.words;
    }
    for (size_t i = 0; i < size; ++i)
        need_text(static_cast<Id>(i), table[i]);
    return table;
}

using TextEntry = WordEntry<Text>;
using TextTable = WordTable<text_count>;

extern const TextTable texts_en;
extern const TextTable texts_ru;
extern const TextTable texts_uk;
