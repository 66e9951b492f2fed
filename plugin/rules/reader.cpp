// SPDX-License-Identifier: MIT
#include "rules/reader.hpp"

namespace duodecim {

namespace {

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace

std::size_t point_length(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    // Overlong forms, surrogates, and what lies beyond U+10FFFF.
    if ((lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) > 0x9F) ||
        (lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) > 0x8F))
        return 0;
    return length;
}

char Reader::peek() const {
    return failed() || at_end() ? '\0' : lower(text_[at_]);
}

bool Reader::take(char c) {
    if (failed() || at_end() || lower(text_[at_]) != c) return false;
    ++at_;
    return true;
}

bool Reader::take_word(std::string_view word) {
    if (failed() || rest().size() < word.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i)
        if (lower(text_[at_ + i]) != word[i]) return false;
    at_ += word.size();
    return true;
}

void Reader::skip_blanks() {
    while (take(' '))
        ;
}

void Reader::expect(char c, std::string_view key, std::vector<std::string> args) {
    if (failed() || take(c)) return;
    args.push_back(found());
    fail(FaultKind::syntax, key, std::move(args));
}

unsigned Reader::number(unsigned maximum, std::string_view key, std::vector<std::string> args) {
    const unsigned start = column();
    unsigned value = 0;
    while (peek() >= '0' && peek() <= '9') {
        // A leading zero ends the number: the digit after it is what does not belong.
        if (column() > start && value == 0) break;
        value = value * 10 + static_cast<unsigned>(peek() - '0');
        skip();
        if (value > maximum) break;
    }
    const bool more = peek() >= '0' && peek() <= '9';
    if (column() == start || more || value > maximum) {
        if (column() == start)
            args.push_back(found());
        else
            args.push_back("\"" + std::string(since(start)) + (more ? "..." : "") + "\"");
        fail(FaultKind::syntax, key, std::move(args), start);
        return 0;
    }
    return value;
}

std::string Reader::found() const {
    if (at_end()) return ""; // the front end has words for the end of a text
    // A whole code point, so that a message stays valid UTF-8; any other byte in hexadecimal.
    const auto lead = static_cast<unsigned char>(text_[at_]);
    const std::size_t size = point_length(rest());
    if (size > 0 && lead >= 0x20 && lead != 0x7F)
        return "\"" + std::string(rest().substr(0, size)) + "\"";
    static constexpr char digits[] = "0123456789ABCDEF";
    return std::string("0x") + digits[lead >> 4] + digits[lead & 15];
}

void Reader::fail(FaultKind kind, std::string_view key, std::vector<std::string> args,
                  unsigned at) {
    if (!failed()) fault_ = Fault{kind, key, std::move(args), at == 0 ? column() : at};
}

} // namespace duodecim
