// SPDX-License-Identifier: MIT
// Reads a text from left to right. The first fault sticks and makes all that follows do nothing, so
// that a grammar is written down without a check after each step.
#pragma once

#include "rules/fault.hpp"

#include <string>
#include <string_view>

namespace duodecim {

// The length of the UTF-8 code point that `text`, not empty, begins with; 0 where it is none.
std::size_t point_length(std::string_view text);

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    const Outcome &fault() const { return fault_; }
    bool failed() const { return fault_.has_value(); }
    bool at_end() const { return at_ == text_.size(); }
    unsigned column() const { return static_cast<unsigned>(at_) + 1; }
    std::string_view rest() const { return text_.substr(at_); }
    std::string_view since(unsigned column) const {
        return text_.substr(column - 1, at_ + 1 - column);
    }
    // The next character in lower case; NUL at the end or after a fault.
    char peek() const;
    // Takes the next character, whatever it is.
    void skip() { at_ += at_end() ? 0 : 1; }
    bool take(char lower);
    // Takes a word (letters in any case); false, and nothing taken, if it is not next.
    bool take_word(std::string_view lower);
    void skip_blanks();
    // Fails with `key` unless the character is next.
    void expect(char lower, std::string_view key, std::vector<std::string> args = {});
    // A whole number without leading zeros, at most `maximum`; fails with `key`.
    unsigned number(unsigned maximum, std::string_view key, std::vector<std::string> args = {});
    // What is next, quoted for a message: a character, a few bytes, or "the end".
    std::string found() const;

    void fail(FaultKind kind, std::string_view key, std::vector<std::string> args = {},
              unsigned column = 0);

private:
    std::string_view text_;
    std::size_t at_ = 0;
    Outcome fault_;
};

} // namespace duodecim
