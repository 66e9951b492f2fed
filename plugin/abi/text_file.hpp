// SPDX-License-Identifier: MIT
// The form of the addon's text files, and reading them.
#pragma once

#include <string>
#include <string_view>

namespace duodecim {

// "key = text", or nothing: a blank line or a comment that begins with "#".
struct TextLine {
    enum Kind { nothing, text, fault } kind;
    std::string_view key;
    std::string_view value;
};
TextLine text_line(std::string_view line);

// What stands before the next "{...}" of a text, and what it holds.
struct TextPart {
    std::string_view before;
    int argument; // -1: the text ends here
    std::string_view word;
};
// Takes it off the text.
TextPart next_part(std::string_view &text);

struct TextFile {
    std::string text;
    std::string fault; // a sentence without a full stop; empty where all is well
};
// A UTF-8 text of at most 1 MiB; `folder` is UTF-8 too.
TextFile read_text_file(const std::string &folder, const std::string &name);

bool is_utf8(std::string_view text);

} // namespace duodecim
