// SPDX-License-Identifier: MIT
// Runs the launcher as its user does: with arguments and a pipe, or in a terminal.
#pragma once

#include "folder.hpp"

#include <set>
#include <string>
#include <vector>

struct Result {
    int code; // of the exit; 128 and more: ended by a signal
    std::string out;
    std::string err;
};

using Words = std::vector<std::string>;

// With the input through a pipe; `environment` as NAME=value. The user's folders are empty ones,
// gone afterwards, and the language is English, unless the environment says otherwise.
Result run_ludus(const Words &arguments, const std::string &input = "",
                 const Words &environment = {});
// The same with the tiny race as the only addon.
Result ludus_race(Words arguments, const std::string &input = "");

// What a person waits for, and then types.
struct Typed {
    std::string after;
    std::string keys;
    int columns = 0; // the terminal is so wide from then on; 0: as before
};
// In a terminal of so many columns; `environment` as NAME=value. All that appeared is in `out`.
Result ludus_in_terminal(const Words &arguments, const std::vector<Typed> &typed, int columns = 80,
                         const Words &environment = {});

Words lines_of(const std::string &text);
// What a person types who always plays the first move on offer.
std::string always_first(int moves = 500);
std::string replaced(std::string text, const std::string &from, const std::string &to);
// Whether a text has those words.
bool has(const std::string &text, const std::string &part);
// The numbers of the arguments that one of the launcher's texts has slots for.
Words language_words(); // the tags of every language, as --lang takes them
std::set<std::string> arguments_of(const std::string &words);

// Compares a text with a file beside the tests; with REMAKE_GOLDENS=1 in the environment the file
// is written anew instead, for a person to look at the difference.
void check_golden(const std::string &name, const std::string &text);
