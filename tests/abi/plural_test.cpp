// SPDX-License-Identifier: MIT
// Which form of a noun goes with a number.
#include "catch.hpp"

#include <ludus/plural.hpp>
#include <string>

namespace {

std::string form(std::string_view language, std::string_view number) {
    const ludus::PluralRule *rule = ludus::plural_rule(language);
    REQUIRE(rule);
    const std::size_t at = ludus::plural_form(*rule, number);
    REQUIRE(at < rule->count());
    return std::string(rule->forms[at]);
}

// For numbers given with blanks between them, their forms likewise.
std::string forms(std::string_view language, std::string numbers) {
    std::string out;
    for (numbers += ' '; !numbers.empty(); numbers.erase(0, numbers.find(' ') + 1))
        out += (out.empty() ? "" : " ") + form(language, numbers.substr(0, numbers.find(' ')));
    return out;
}

} // namespace

TEST_CASE("Each language counts by its own rule") {
    CHECK(forms("en", "0 1 2 11 21 101") == "other one other other other other");
    CHECK(forms("de", "0 1 2 11 21 101") == "other one other other other other");
    CHECK(forms("fr", "0 1 2 21") == "one one other other");
    CHECK(forms("ja", "0 1 2") == "other other other");
    CHECK(forms("cs", "0 1 2 4 5 22") == "other one few few other other");
    CHECK(forms("pl", "0 1 2 5 12 21 22 112 122") == "many one few many many many few many few");
    for (const char *language : {"ru", "uk"})
        CHECK(forms(language, "0 1 2 4 5 11 12 14 21 22 25 101 111 112 1000001 1000011") ==
              "many one few few many many many many one few many one many many one many");
}

TEST_CASE("A number with a fraction, or what is no number, takes the form of fractions") {
    CHECK(forms("en", "1.0 23,5 x") == "other other other");
    CHECK(forms("de", "1,0 23,5 x") == "other other other");
    CHECK(forms("ru", "23,5 1,0") == "few few");
    CHECK(form("uk", "") == "few");
}

TEST_CASE("A number that no integer holds is known by its last digits") {
    CHECK(forms("ru", "100000000000000000000000000000000001 99999999999999999999999999999911") ==
          "one many");
    CHECK(form("cs", "1000000000000000000000000000000002") == "other");
}

TEST_CASE("A language without a rule has none, whatever it is called") {
    for (const char *tag : {"", " ", "e", "n", "tlh", "en de", "de ", "EN"})
        CHECK_FALSE(ludus::plural_rule(tag));
}
