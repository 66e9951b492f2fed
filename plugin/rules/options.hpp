// SPDX-License-Identifier: MIT
// GAME texts: a game's id, with options as in a URL: "ur.dmytro?goal=5&dice=astragal".
#pragma once

#include "rules/fault.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace duodecim {

// An option as it stands, with what it may be given the others.
struct Option {
    std::string_view key;
    std::string value;
    std::string default_value;
    std::vector<std::string> values; // a choice of these; empty: a number
    int minimum = 0;
    int maximum = 0;
};

// One option of a GAME text.
struct Setting {
    std::string key;
    std::string value;
    unsigned key_column;
    unsigned value_column;
};

struct GameText {
    std::string id;
    std::vector<Setting> settings;
};

// The grammar alone, capitals and blanks around it forgiven; an option given twice is a fault too.
Result<GameText> read_game(std::string_view text);

// Canonical: options in the game's order, defaults left out.
std::string write_game(std::string_view id, const std::vector<Option> &options);

// A word of a text that was read, short enough for a message. In such words each byte is a letter.
std::string shortened(std::string_view word);
// "a, b, c": words listed in a message.
std::string listed(const std::vector<std::string> &words);

// The setting for a key; NULL where the text has none.
const Setting *find(const std::vector<Setting> &settings, std::string_view key);

// What a setting sets `option` to; a fault where the option may not have that value.
Result<std::string> chosen(const Setting &setting, const Option &option);

// A fault where a setting names none of the options of game `id`.
Outcome check_keys(std::string_view id, const std::vector<Setting> &settings,
                   const std::vector<Option> &options);

} // namespace duodecim
