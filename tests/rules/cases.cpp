// SPDX-License-Identifier: MIT
// The cases of tests/cases against the rules, whole turns and move by move.
#include "cases.hpp"

#include "catch.hpp"
#include "matches.hpp"

#include <filesystem>
#include <set>

using namespace duodecim;

namespace {

// What the turns of the case lead to.
std::set<std::string> outcomes(const Case &c) {
    std::set<std::string> all;
    for (const auto &[turn, after] : c.turns)
        all.insert(after);
    return all;
}

std::vector<std::string> case_files() {
    std::vector<std::string> names;
    for (const auto &entry : std::filesystem::directory_iterator(TEST_CASES))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    REQUIRE(names.size() == 19);
    return names;
}

} // namespace

TEST_CASE("Every case's turns lead to exactly the positions that the case lists") {
    for (const std::string &name : case_files())
        for (const Case &c : read_cases(name)) {
            INFO(c.game << " " << c.position);
            auto match = match_at(c.game, c.position);
            const auto count = match->turns();
            REQUIRE(count);
            std::set<std::string> positions, texts;
            for (std::size_t t = 0; t < *count; ++t) {
                positions.insert(match->turn_position(t));
                texts.insert(match->turn_text(t));
            }
            REQUIRE(positions.size() == *count);
            REQUIRE(texts.size() == *count);
            REQUIRE(positions == outcomes(c));
        }
}

TEST_CASE("Every turn of a case is written as the case writes it, and read again") {
    for (const std::string &name : case_files())
        for (const Case &c : read_cases(name)) {
            INFO(c.game << " " << c.position);
            auto match = match_at(c.game, c.position);
            REQUIRE(match->position() == c.position);
            REQUIRE(match->turns());
            for (std::size_t t = 0; t < *match->turns(); ++t) {
                const std::string text = match->turn_text(t);
                REQUIRE(c.turns.count(text) == 1);
                REQUIRE(c.turns.at(text) == match->turn_position(t));
            }
            for (const auto &[turn, after] : c.turns) {
                INFO(turn);
                auto copy = match->clone();
                REQUIRE_FALSE(copy->play_text(turn));
                REQUIRE(copy->partial() == turn);
                REQUIRE(after_turn(*copy) == after);
            }
        }
}

TEST_CASE("Move by move, in every order that is offered, a case's turns are reached and no other") {
    for (const std::string &name : case_files())
        for (const Case &c : read_cases(name)) {
            INFO(c.game << " " << c.position);
            auto match = match_at(c.game, c.position);
            std::set<std::string> reached;
            play_all(*match, reached);
            REQUIRE(reached == outcomes(c));
        }
}
