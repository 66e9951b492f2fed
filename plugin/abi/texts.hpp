// SPDX-License-Identifier: MIT
// Everything a person reads, by key and language: lines "key = text" of the files texts/*.txt.
//
//   {0}       the argument number 0; an empty one is said as the text "empty"
//   {0:word}  the text "word.VALUE" of argument 0, or else the text "word.FORM", where FORM is the
//             plural form (one, few, many, other; the CLDR's) of the number; {0} in it is that
//             argument again
//
// A language is its file, and its pages of rules; nothing else lists languages. It has the keys of
// en.txt, and where that has "word.one" the plural forms of its own (ludus/plural.hpp). The build
// stops at one that lacks a text. Where a file was damaged later, English, which is built in as
// well, stands in.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace duodecim {

enum class Language : std::size_t { en }; // the others by their number in language_tags

// Of the files that there were when this was built, English first; and divided by blanks. Both are
// made by the build.
extern const std::span<const std::string_view> language_tags;
extern const char *const language_list;

// From a BCP 47 tag by its first subtag; English where it is NULL or unknown.
Language language_of(const char *tag);

using Arguments = std::vector<std::string>;
using Complain = std::function<void(const std::string &)>;

// texts/en.txt as it was when this was built (made by the build).
extern const std::string_view built_in_english;

// The text of a key in built_in_english, empty if there is none; allocates nothing.
std::string_view built_in(std::string_view key);

class Texts {
public:
    Texts();

    // Reads FOLDER/LANGUAGE.txt of every language over what is there. Whatever is wrong with a file
    // is complained about in a sentence and left out.
    void read(const std::string &folder, const Complain &complain);

    // The text itself, as long as this lives; NULL where no language has it.
    const std::string *find(Language language, std::string_view key) const;
    // The text with its arguments; the key where there is none.
    std::string say(Language language, std::string_view key, const Arguments &args = {}) const;
    // "1, 2 and 3"
    std::string list(Language language, const Arguments &words) const;

private:
    using Table = std::map<std::string, std::string, std::less<>>;
    using Keys = std::set<std::string, std::less<>>;

    const std::string *own(Language language, std::string_view key) const;
    std::string chosen(Language language, std::string_view word, const std::string &value,
                       unsigned depth) const;
    std::string filled(Language language, std::string_view text, const Arguments &args,
                       unsigned depth) const;
    Keys needed(Language language) const;
    std::string fault_of(std::string_view key, std::string_view text, const Keys &needed) const;
    void read_file(Language language, const std::string &folder, const Complain &complain);
    void complain_of_lacks(Language language, const std::string &name, const Keys &needed,
                           const Complain &complain) const;

    std::vector<Table> tables_; // as language_tags
};

// With its first letter, Latin or Cyrillic, as a capital.
std::string capital(std::string text);

} // namespace duodecim
