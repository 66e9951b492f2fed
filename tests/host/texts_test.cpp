// SPDX-License-Identifier: MIT
// Texts from an addon, and the error struct.
#include "support.hpp"

namespace {

std::string position_with(const std::string &fault) {
    const Opened opened(fault);
    const ludus::Match match(opened.addon, "race.six");
    return sentence_of([&] { match.position(); });
}

std::string opened_with(const std::string &fault_name) {
    TempFolder root;
    const Fault fault(fault_name);
    put_addon(root.path() / "race");
    return load_refusal(root.path());
}

} // namespace

TEST_CASE("A text that is not UTF-8 is refused and shown harmlessly") {
    CHECK_THAT(position_with("text-not-utf8"),
               has("Addon \"race\", position: gave a text that is not UTF-8 at byte 1: \"?"));
    CHECK_THAT(opened_with("name-not-utf8"), has("info: name is not UTF-8: \"ra?ce\""));
    CHECK_THAT(opened_with("name-null"), has("info: name is NULL; a text was expected"));
}

TEST_CASE("A text that would command the terminal is refused and shown harmlessly") {
    CHECK_THAT(position_with("text-control"),
               has("position: gave a text with a control character at byte 1: \"?"));
    CHECK_THAT(opened_with("name-control"),
               has("info: name holds a control character: \"ra?[2Jce\""));
    CHECK_THAT(position_with("text-turned"),
               has("position: gave a text with a control character at byte 1: \"?"));
}

TEST_CASE(
    "A text of one line that holds a line feed is refused: it would forge what stands below") {
    CHECK_THAT(position_with("text-lines"),
               has("position: gave a text with a control character at byte 1: \"?"));
}

TEST_CASE(
    "What turns, breaks or hides the text around it is a control character, joiners are not") {
    for (const char *control : {"\u202E", "\u2028", "\u2029", "\uFEFF", "\u2066", "\u200B",
                                "\u200F", "\u061C", "\u0085", "\U000E0041"}) {
        CHECK(ludus::control_in(std::string("a") + control) == 1);
        CHECK(ludus::printable(std::string("a") + control + "b") == "a?b");
    }
    for (const char *letter :
         {"\u200C", "\u200D", "\u00A0", "\u05D0", "\u2027", "\u202F", "\U0001F3B2"})
        CHECK(ludus::control_in(letter) == std::string::npos);
}

TEST_CASE("A length past what was delivered is found out") {
    CHECK_THAT(position_with("text-beyond"), has("announced a text of 5000 bytes and delivered "));
    CHECK_THAT(position_with("text-huge"), has("announced a text of 4294967295 bytes; at most"));
    CHECK_THAT(position_with("text-unended"), has("and delivered more"));
    CHECK_THAT(position_with("text-grows"), has("announced a longer text each time"));
}

TEST_CASE("A text longer than the first buffer is read whole") {
    const Opened opened("text-twice");
    CHECK(ludus::Match(opened.addon, "race.six").position() == std::string(999, 'x'));
}

TEST_CASE("An error without end, or of an unknown status, still makes a sentence") {
    const std::string sentence = position_with("error-not-utf8");
    CHECK(sentence == std::string(sizeof(ludus_error::text), '?'));
    CHECK_THAT(position_with("status-unknown"),
               has("a status that the contract does not know (status 77); it gave no reason"));
}

TEST_CASE("UTF-8 is told from what only looks like it") {
    const auto good = [](const std::string &text) {
        return ludus::utf8_fault(text) == std::string::npos;
    };
    CHECK(good("ludus двенадцать 遊戲 \xF0\x9F\x8E\xB2"));
    CHECK(good("\xED\x9F\xBF\xEE\x80\x80\xF4\x8F\xBF\xBF"));
    for (const char *bad : {"\x80", "\xC0\xAF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80",
                            "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xC3", "\xE2\x82", "\xFF"}) {
        CHECK_FALSE(good(bad));
    }
    CHECK(ludus::printable("a\x01\xFF\nb") == "a???b");
    CHECK(ludus::printable("\xC2\x9B"
                           "2J \xC2\xA0\xC3\x9B") == "?2J \xC2\xA0\xC3\x9B");
    CHECK(ludus::in_quotes(std::string(299, 'a') + "é").size() == 299 + 5);
}
