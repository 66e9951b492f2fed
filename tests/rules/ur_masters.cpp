// SPDX-License-Identifier: MIT
// Masters' rules of the Royal Game of Ur and the quick game of Blitz, one by one.
#include "catch.hpp"
#include "matches.hpp"
#include "ur_position.hpp"

using namespace duodecim;

namespace {

using Texts = std::set<std::string>;

std::string at(const UrSide &one, const UrSide &two, const std::string &rest, unsigned pieces = 7) {
    return ur_position(16, one, two, rest, pieces);
}

Texts masters(const UrSide &one, const UrSide &two, const std::string &rest) {
    return turns("ur.masters", at(one, two, rest));
}

Texts blitz(const UrSide &one, const UrSide &two, const std::string &rest) {
    return turns("ur.blitz", at(one, two, rest, 5));
}

std::string refused(const UrSide &one, const UrSide &two, const std::string &rest = "1 -") {
    return refused_position("ur.masters", at(one, two, rest));
}

} // namespace

TEST_CASE("Masters: a roll is 1 to 4, or 0 to 4 with four dice") {
    CHECK(refused({}, {}, "1 0") == "dice.cannot_be(0, 1, 1, 2, 3, 4) at 45");
    CHECK(turns("ur.masters?dice=four", at({{3}}, {}, "1 0")) == Texts{"pass"});
    CHECK(turns("ur.masters?dice=four", at({{3}}, {}, "1 1")) == masters({{3}}, {}, "1 1"));
}

TEST_CASE("Masters: an enemy piece is captured anywhere, on rosettes too") {
    CHECK(masters({{5}}, {{7}}, "1 2") == Texts{"hand/2", "5/7*"});
    CHECK(masters({{5}}, {{8}}, "1 3") == Texts{"hand/3", "5/8*+"});
    CHECK(after("ur.masters", at({{5}}, {{8}}, "1 3"), "5/8*+") == at({{8}}, {}, "1 -"));
}

TEST_CASE("Masters: the outer squares on the right are each player's, in another order") {
    CHECK(masters({{11}}, {{16}}, "1 1") == Texts{"hand/1", "11/12*+"});
    CHECK(masters({{12}}, {{15}}, "1 1") == Texts{"hand/1", "12/13*"});
    CHECK(masters({{14}}, {{13}}, "1 1") == Texts{"hand/1", "14/15*"});
    CHECK(masters({{15}}, {{12}}, "1 1") == Texts{"hand/1", "15/16*+"});
    CHECK(after("ur.masters", at({{15}}, {{12}}, "1 1"), "15/16*+") == at({{16}}, {}, "1 -"));
    CHECK(masters({{11}}, {{12}}, "1 1") == Texts{"hand/1", "11/12+"});
    CHECK(masters({{13}}, {{14}}, "1 1") == Texts{"hand/1", "13/14*"});
}

TEST_CASE("Masters: only rosettes give another roll, and captures do not") {
    for (const int place : {3, 7, 11, 15})
        CHECK(masters({{unsigned(place)}}, {}, "1 1") ==
              Texts{"hand/1", std::to_string(place) + "/" + std::to_string(place + 1) + "+"});
    CHECK(masters({{5}}, {{6}}, "1 1") == Texts{"hand/1", "5/6*"});
}

TEST_CASE("Masters: bearing off needs the exact roll, and the first with all pieces off wins") {
    CHECK(masters({{14}}, {}, "1 3") == Texts{"hand/3", "14/off"});
    CHECK(masters({{16}, 6}, {}, "1 2") == Texts{"pass"});
    auto match = match_at("ur.masters", at({{16}, 6}, {}, "1 1"));
    REQUIRE_FALSE(match->play_text("16/off"));
    CHECK(match->status().winner == Player::one);
}

TEST_CASE("Masters: two pieces on one square are refused, by either player's places") {
    CHECK(refused({{2, 2}}, {}) == "position.ur.crowded(1, A3) at 2");
    CHECK(refused({{12}}, {{16}}) == "position.ur.two_colours(A7) at 37");
    CHECK(refused({{13}}, {{15}}) == "position.ur.two_colours(A8) at 36");
    CHECK(refused({{15}}, {{13}}) == "position.ur.two_colours(C8) at 34");
    CHECK(refused({{16}}, {{12}}) == "position.ur.two_colours(C7) at 33");
    CHECK(refused({{14}}, {{14}}) == "position.ur.two_colours(B8) at 35");
    CHECK(refused({{12, 16}}, {{13, 15}}) == "accepted");
    CHECK(refused({{12, 16}}, {{14}}) == "accepted");
    CHECK(refused({{1}}, {{1}}) == "accepted");
}

TEST_CASE("Blitz: five pieces are played unless others are asked for") {
    CHECK(match_of("ur.blitz")->position() == "................:5:0 ................:5:0 1 -");
    CHECK((*read_game_text("ur.blitz?pieces=5"))->text() == "ur.blitz");
    CHECK((*read_game_text("ur.blitz?pieces=7"))->text() == "ur.blitz?pieces=7");
    CHECK(refused_game("ur.blitz?dice=four") == "option.key(dice, ur.blitz, pieces, goal) at 10");
}

TEST_CASE("Blitz: a capture gives another roll, and one on a rosette gives one roll too") {
    CHECK(blitz({{5}}, {{7}}, "1 2") == Texts{"hand/2", "5/7*+"});
    CHECK(blitz({{5}}, {{8}}, "1 3") == Texts{"hand/3", "5/8*+"});
    CHECK(after("ur.blitz", at({{5}}, {{7}}, "1 2", 5), "5/7*+") == at({{7}}, {}, "1 -", 5));
    auto match = match_at("ur.blitz", at({{5}}, {{8}}, "1 3", 5));
    REQUIRE_FALSE(match->play_text("5/8"));
    REQUIRE_FALSE(match->end_turn());
    CHECK(match->status().mover == Player::one);
    const std::int32_t one[] = {1};
    REQUIRE_FALSE(match->set_dice(one));
    REQUIRE_FALSE(match->play_text("8/9"));
    REQUIRE_FALSE(match->end_turn());
    CHECK(match->status().mover == Player::two);
}

TEST_CASE("Blitz: a roll of 0 passes the turn, another roll too") {
    CHECK(blitz({{5}}, {}, "1 0") == Texts{"pass"});
    auto match = match_at("ur.blitz", at({{5}}, {{7}}, "1 2", 5));
    REQUIRE_FALSE(match->play_text("5/7"));
    REQUIRE_FALSE(match->end_turn());
    const std::int32_t zero[] = {0};
    REQUIRE_FALSE(match->set_dice(zero));
    REQUIRE_FALSE(match->end_turn());
    CHECK(match->status().mover == Player::two);
}
