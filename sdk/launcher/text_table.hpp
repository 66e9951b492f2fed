// SPDX-License-Identifier: MIT
// The table of a language: a text for every Text. One that is missing, or there twice, is an error
// of the compiler, which names it.
#pragma once

#include "text_ids.hpp"

#include <array>

struct TextEntry {
    Text id;
    const char *words;
};

using TextTable = std::array<const char *, text_count>;

// Not constexpr: called only where the table is faulty.
inline void text_is_missing() {}
inline void text_is_there_twice() {}

constexpr void need_text(Text id, const char *words) {
    if (!words && id < Text::count) text_is_missing();
}

constexpr void need_no_text(Text id, const char *words) {
    if (words && id < Text::count) text_is_there_twice();
}

template <size_t count>
consteval TextTable text_table(const TextEntry (&entries)[count]) {
    TextTable table{};
    for (const TextEntry &entry : entries) {
        const char *&words = table[static_cast<size_t>(entry.id)];
        need_no_text(entry.id, words);
        words = entry.words;
    }
    for (size_t i = 0; i < text_count; ++i)
        need_text(static_cast<Text>(i), table[i]);
    return table;
}

extern const TextTable texts_en;
extern const TextTable texts_ru;
extern const TextTable texts_uk;
