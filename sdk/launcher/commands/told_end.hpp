// SPDX-License-Identifier: MIT
// What whoever watches the work says when it has ended as it should not.
#pragma once

#include "words/text.hpp"

#include <string>
#include <vector>

namespace launcher {

// "{1}" and "{2}" of a sentence about the addon in use.
std::string about_addon(Text sentence, const std::string &more = "");

// A crash by that name, or the end of the program by itself, in an addon where one was in use.
std::string words_of_crash(const std::string &name);
std::string words_of_exit();

// Where the game under way is; nothing where there is none.
std::vector<std::string> words_of_game();

// On the standard error, over what was shown as work went on, in the language of the work.
void explain_end(const std::string &sentence, const std::vector<std::string> &more = {});

} // namespace launcher
