// SPDX-License-Identifier: MIT
#include "abi/texts.hpp"

#include "abi/text_file.hpp"

#include <algorithm>
#include <ludus/plural.hpp>

namespace duodecim {

namespace {

// Words within words; far more than any text needs, so that a text that names itself ends.
constexpr unsigned deepest = 4;

constexpr std::string_view forms[] = {"one", "few", "many", "other"};

std::string key_of(std::string_view word, std::string_view form) {
    std::string key(word);
    key += '.';
    key += form;
    return key;
}

// "word.few" -> "word"; as it is where the last part is no plural form.
std::string_view without_form(std::string_view key) {
    const std::size_t dot = key.rfind('.');
    const bool has_form =
        dot != std::string_view::npos &&
        std::find(std::begin(forms), std::end(forms), key.substr(dot + 1)) != std::end(forms);
    return has_form ? key.substr(0, dot) : key;
}

const ludus::PluralRule &rule_of(Language language) {
    return *ludus::plural_rule(language_tags[static_cast<std::size_t>(language)]);
}

// The numbers of the arguments that a text takes.
std::set<int> arguments_of(std::string_view text) {
    std::set<int> numbers;
    while (!text.empty())
        if (const TextPart part = next_part(text); part.argument >= 0)
            numbers.insert(part.argument);
    return numbers;
}

} // namespace

Language language_of(const char *tag) {
    if (!tag) return Language::en;
    for (std::size_t i = 0; i < language_tags.size(); ++i) {
        const std::string_view own = language_tags[i];
        std::size_t n = 0;
        while (n < own.size() && (tag[n] | 0x20) == own[n])
            ++n;
        if (n == own.size() && (tag[n] == '\0' || tag[n] == '-')) return static_cast<Language>(i);
    }
    return Language::en;
}

std::string capital(std::string text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto set = [&](unsigned first, unsigned second) {
        text[0] = static_cast<char>(first);
        text[1] = static_cast<char>(second);
    };
    if (text.empty()) return text;
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    if (text.size() < 2) return text;
    const unsigned first = byte(0), second = byte(1);
    if (first == 0xC3 && second >= 0xA0 && second < 0xBF && second != 0xB7)
        set(0xC3, second - 0x20); // U+00E0-00FE but for the division sign
    if (first == 0xD0 && second >= 0xB0) set(0xD0, second - 0x20);                  // U+0430-043F
    if (first == 0xD1 && second < 0x90) set(0xD0, second + 0x20);                   // U+0440-044F
    if (first == 0xD1 && second >= 0x90 && second < 0xA0) set(0xD0, second - 0x10); // U+0450-045F
    if (first == 0xD2 && second == 0x91) set(0xD2, 0x90);                           // U+0491
    return text;
}

std::string_view built_in(std::string_view key) {
    std::string_view rest = built_in_english;
    while (!rest.empty()) {
        const TextLine line = text_line(rest.substr(0, rest.find('\n')));
        if (line.kind == TextLine::text && line.key == key) return line.value;
        const std::size_t end = rest.find('\n');
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return {};
}

Texts::Texts() : tables_(language_tags.size()) {
    Table &english = tables_[0];
    std::string_view rest = built_in_english;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        const TextLine line = text_line(rest.substr(0, end));
        if (line.kind == TextLine::text) english.emplace(line.key, line.value);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
}

void Texts::read(const std::string &folder, const Complain &complain) {
    for (std::size_t i = 0; i < language_tags.size(); ++i)
        read_file(static_cast<Language>(i), folder, complain);
}

const std::string *Texts::own(Language language, std::string_view key) const {
    const Table &table = tables_[static_cast<std::size_t>(language)];
    const auto at = table.find(key);
    return at == table.end() ? nullptr : &at->second;
}

const std::string *Texts::find(Language language, std::string_view key) const {
    const std::string *text = own(language, key);
    return text ? text : own(Language::en, key);
}

std::string Texts::say(Language language, std::string_view key, const Arguments &args) const {
    if (const std::string *text = own(language, key)) return filled(language, *text, args, 0);
    if (const std::string *text = own(Language::en, key))
        return filled(Language::en, *text, args, 0);
    return std::string(key);
}

std::string Texts::list(Language language, const Arguments &words) const {
    if (words.empty()) return {};
    std::string out = words[0];
    for (std::size_t i = 1; i < words.size(); ++i)
        out = say(language, i + 1 < words.size() ? "list.comma" : "list.and", {out, words[i]});
    return out;
}

std::string Texts::chosen(Language language, std::string_view word, const std::string &value,
                          unsigned depth) const {
    for (const Language l : {language, Language::en}) {
        const ludus::PluralRule &rule = rule_of(l);
        for (const std::string_view form :
             {std::string_view(value), rule.forms[ludus::plural_form(rule, value)],
              std::string_view("other")})
            if (const std::string *text = own(l, key_of(word, form)))
                return filled(l, *text, {value}, depth + 1);
    }
    return value;
}

std::string Texts::filled(Language language, std::string_view text, const Arguments &args,
                          unsigned depth) const {
    std::string out;
    while (!text.empty()) {
        const TextPart part = next_part(text);
        out += part.before;
        if (part.argument < 0) continue;
        const auto n = static_cast<std::size_t>(part.argument);
        if (n >= args.size() || depth == deepest) continue;
        if (!part.word.empty())
            out += chosen(language, part.word, args[n], depth);
        else if (args[n].empty() && depth == 0)
            out += say(language, "empty");
        else
            out += args[n];
    }
    return out;
}

// The keys of English; where it has plural forms, with those of the language.
Texts::Keys Texts::needed(Language language) const {
    const ludus::PluralRule &rule = rule_of(language);
    Keys keys;
    for (const auto &[key, text] : tables_[0]) {
        const std::string_view word = without_form(key);
        if (word == key || !own(Language::en, key_of(word, "one")))
            keys.insert(key);
        else
            for (std::size_t i = 0; i < rule.count(); ++i)
                keys.insert(key_of(word, rule.forms[i]));
    }
    return keys;
}

// What is wrong with a text of a language that needs those keys; empty where nothing is.
std::string Texts::fault_of(std::string_view key, std::string_view text, const Keys &needed) const {
    if (needed.find(key) == needed.end()) return "no text is called \"" + std::string(key) + "\"";
    const Table &english = tables_[0];
    const std::string *model = own(Language::en, key);
    if (!model) model = own(Language::en, key_of(without_form(key), "other"));
    if (model && arguments_of(text) != arguments_of(*model))
        return "\"" + std::string(key) + "\" was expected to take the arguments of \"" + *model +
               "\"";
    while (!text.empty()) {
        const std::string word = std::string(next_part(text).word) + '.';
        const auto at = english.lower_bound(word);
        if (word != "." && (at == english.end() || !at->first.starts_with(word)))
            return "no words to choose from are called \"" + word + "\"";
    }
    return {};
}

void Texts::read_file(Language language, const std::string &folder, const Complain &complain) {
    const std::string name =
        std::string(language_tags[static_cast<std::size_t>(language)]) + ".txt";
    const TextFile file = read_text_file(folder, name);
    if (!file.fault.empty()) return complain(file.fault + "; English stands in");
    const Keys keys = needed(language);
    Table &table = tables_[static_cast<std::size_t>(language)];
    std::string_view rest = file.text;
    for (unsigned number = 1; !rest.empty(); ++number) {
        const std::size_t end = rest.find('\n');
        const TextLine line = text_line(rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        const std::string where = "texts/" + name + ", line " + std::to_string(number) + ": ";
        if (line.kind == TextLine::nothing) continue;
        if (line.kind == TextLine::fault || end == std::string_view::npos)
            complain(where + "expected \"key = text\" to the end of the line; left out");
        else if (const std::string fault = fault_of(line.key, line.value, keys); !fault.empty())
            complain(where + fault + "; left out");
        else
            table.insert_or_assign(std::string(line.key), std::string(line.value));
    }
    complain_of_lacks(language, name, keys, complain);
}

void Texts::complain_of_lacks(Language language, const std::string &name, const Keys &needed,
                              const Complain &complain) const {
    const auto lacks = [&](const std::string &key) { return !own(language, key); };
    const auto count = std::count_if(needed.begin(), needed.end(), lacks);
    if (count > 0)
        complain("texts/" + name + " lacks " + std::to_string(count) + " texts, the first is \"" +
                 *std::find_if(needed.begin(), needed.end(), lacks) + "\"; English stands in");
}

} // namespace duodecim
