// SPDX-License-Identifier: MIT
// Everything that the launcher itself says to a person stands in one file for each language: en.inc
// and its like. What belongs to a game (its name, its events, its errors) comes from the addon.
#pragma once

#include "words/language.hpp"
#include "words/text_ids.hpp"

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace launcher {

// The text in the language that is set, with {1}, {2}, ... replaced by the arguments, and
// {1:game|games} by the form that goes with the number in the first argument.
std::string text(Text id, std::initializer_list<std::string> arguments = {});
// The same in a language named.
std::string text_in(Language language, Text id, std::initializer_list<std::string> arguments = {});

// Words of any table, filled likewise.
std::string filled(Language language, std::string_view words,
                   std::span<const std::string> arguments);

// "en, ru or uk"
std::string language_choice();

// A number with so many digits after the point, which is the language's own.
std::string decimal(double number, int digits);
// A share of one as per cent: "54.3".
std::string percent(double share);

} // namespace launcher
