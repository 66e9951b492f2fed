// SPDX-License-Identifier: MIT
// Finkel's rules of the Royal Game of Ur, one by one.
#include "catch.hpp"
#include "matches.hpp"
#include "ur_position.hpp"

using namespace duodecim;

namespace {

using Texts = std::set<std::string>;

Texts turns_at(const UrSide &one, const UrSide &two, const std::string &rest) {
    return turns("ur.finkel", finkel_at(one, two, rest));
}

std::string after_turn(const UrSide &one, const UrSide &two, const std::string &rest,
                       std::string_view turn) {
    return after("ur.finkel", finkel_at(one, two, rest), turn);
}

std::string refused(const UrSide &one, const UrSide &two, const std::string &rest) {
    return refused_position("ur.finkel", finkel_at(one, two, rest));
}

} // namespace

TEST_CASE("Finkel: at first the only move is to enter a piece, as far as the roll says") {
    CHECK(turns_at({}, {}, "1 1") == Texts{"hand/1"});
    CHECK(turns_at({}, {}, "1 2") == Texts{"hand/2"});
    CHECK(turns_at({}, {}, "1 3") == Texts{"hand/3"});
    CHECK(turns_at({}, {}, "2 4") == Texts{"hand/4+"});
}

TEST_CASE("Finkel: a roll moves one piece, any that can") {
    CHECK(turns_at({{1, 6, 10}}, {}, "1 3") == Texts{"hand/3", "1/4+", "6/9", "10/13"});
    CHECK(after_turn({{1, 6, 10}}, {}, "1 3", "6/9") == finkel_at({{1, 9, 10}}, {}, "2 -"));
}

TEST_CASE("Finkel: an own piece blocks") {
    CHECK(turns_at({{1, 3}}, {}, "1 2") == Texts{"hand/2", "3/5"});
    CHECK(turns_at({{1, 3, 5}}, {}, "1 2") == Texts{"hand/2", "5/7"});
}

TEST_CASE("Finkel: an enemy piece in the middle row is captured and goes back to its hand") {
    CHECK(turns_at({{5}}, {{7}}, "1 2") == Texts{"hand/2", "5/7*"});
    CHECK(after_turn({{5}}, {{7}}, "1 2", "5/7*") == finkel_at({{7}}, {}, "2 -"));
    CHECK(after_turn({{12}}, {{11, 5}}, "2 1", "11/12*") == finkel_at({}, {{12, 5}}, "1 -"));
}

TEST_CASE("Finkel: capturing is not compulsory") {
    CHECK(turns_at({{1, 9}}, {{11}}, "1 2") == Texts{"hand/2", "1/3", "9/11*"});
}

TEST_CASE("Finkel: a capture is told with the squares it happens on") {
    auto match = match_at("ur.finkel", finkel_at({{5}}, {{7}}, "1 2"));
    REQUIRE_FALSE(match->play_text("5/7"));
    const auto &events = match->events();
    REQUIRE(events.size() == 2);
    const auto &board = (*read_game_text("ur.finkel"))->board();
    CHECK(events[0].kind == Event::move);
    CHECK(events[0].from == board.tracks[0][0][5]);
    CHECK(events[0].to == board.tracks[0][0][7]);
    CHECK(events[1].kind == Event::capture);
    CHECK(events[1].player == Player::two);
    CHECK(events[1].from == board.tracks[1][0][7]);
    CHECK(events[1].to == board.tracks[1][0][0]);
    CHECK(events[1].piece == 1);
}

TEST_CASE("Finkel: pieces in their own rows never meet") {
    for (const unsigned place : {1u, 2u, 3u, 4u, 13u, 14u}) {
        INFO(place);
        CHECK(refused({{place}}, {{place}}, "1 -") == "accepted");
    }
    CHECK(turns_at({}, {{3}}, "1 3") == Texts{"hand/3"});
    CHECK(turns_at({{11}}, {{13}}, "1 2") == Texts{"hand/2", "11/13"});
}

TEST_CASE("Finkel: a piece on the middle rosette cannot be captured and keeps the enemy out") {
    CHECK(turns_at({{6}}, {{8}}, "1 2") == Texts{"hand/2"});
    CHECK(turns_at({{6}}, {{7}}, "1 2") == Texts{"hand/2", "6/8+"});
    CHECK(turns_at({{6, 7}}, {{8}}, "1 2") == Texts{"hand/2", "7/9"});
}

TEST_CASE("Finkel: a move that ends on a rosette gives another roll to the same player") {
    CHECK(after_turn({}, {}, "1 4", "hand/4+") == finkel_at({{4}}, {}, "1 -"));
    CHECK(after_turn({{5}}, {}, "1 3", "5/8+") == finkel_at({{8}}, {}, "1 -"));
    CHECK(after_turn({}, {{13}}, "2 1", "13/14+") == finkel_at({}, {{14}}, "2 -"));
    // Passing over one does not.
    CHECK(after_turn({{7}}, {}, "1 2", "7/9") == finkel_at({{9}}, {}, "2 -"));
    auto match = match_at("ur.finkel", finkel_at({{5}}, {}, "1 3"));
    REQUIRE_FALSE(match->play_text("5/8"));
    REQUIRE_FALSE(match->end_turn());
    CHECK(match->events().back().kind == Event::again);
    CHECK(match->status().mover == Player::one);
}

TEST_CASE("Finkel: a roll of 0 passes the turn") {
    auto match = match_at("ur.finkel", finkel_at({{5}}, {}, "1 -"));
    const std::int32_t zero[] = {0};
    REQUIRE_FALSE(match->set_dice(zero));
    CHECK(match->status().phase == Phase::end);
    CHECK(match->events().back().kind == Event::pass);
    CHECK(match->events().back().reason == Event::zero);
    CHECK(match->partial() == "pass");
    REQUIRE_FALSE(match->end_turn());
    CHECK(match->position() == finkel_at({{5}}, {}, "2 -"));
}

TEST_CASE("Finkel: another roll that is 0 passes the turn as well") {
    CHECK(after_turn({{4}}, {}, "1 0", "pass") == finkel_at({{4}}, {}, "2 -"));
}

TEST_CASE("Finkel: the turn passes when nothing can move, and only then") {
    CHECK(turns_at({{14}, 6}, {}, "1 2") == Texts{"pass"});
    CHECK(turns_at({{12, 14}, 5}, {}, "1 2") == Texts{"pass"});
    auto match = match_at("ur.finkel", finkel_at({{14}, 6}, {}, "1 -"));
    const std::int32_t two[] = {2};
    REQUIRE_FALSE(match->set_dice(two));
    CHECK(match->events().back().reason == Event::blocked);
    auto able = match_at("ur.finkel", finkel_at({{13}, 6}, {}, "1 2"));
    CHECK(said(*able->play_text("pass")) == "move.no_pass at 1");
}

TEST_CASE("Finkel: off the board only by the exact roll") {
    CHECK(turns_at({{10, 11, 13, 14}, 3}, {}, "1 1") == Texts{"11/12", "14/off"});
    CHECK(turns_at({{11, 13, 14}, 4}, {}, "1 2") == Texts{"13/off"});
    CHECK(turns_at({{12, 13, 14}, 4}, {}, "1 3") == Texts{"12/off"});
    CHECK(turns_at({{11, 13, 14}, 4}, {}, "1 4") == Texts{"11/off"});
    CHECK(after_turn({{14}, 2}, {}, "1 1", "14/off") == finkel_at({{}, 3}, {}, "2 -"));
}

TEST_CASE("Finkel: the first to bear off all pieces wins, and the game ends at once") {
    auto match = match_at("ur.finkel", finkel_at({{3}, 6}, {{14}, 6}, "2 1"));
    REQUIRE_FALSE(match->play_text("14/off"));
    CHECK(match->status().phase == Phase::over);
    CHECK(match->status().winner == Player::two);
    CHECK(match->events().back().kind == Event::win);
    CHECK(match->position() == finkel_at({{3}, 6}, {{}, 7}, "1 -"));
    const std::int32_t one[] = {1};
    CHECK(said(*match->set_dice(one)) == "phase.over(2)");
    CHECK(said(*match->end_turn()) == "phase.over(2)");
    CHECK_FALSE(match->turns());
    CHECK(match->moves().empty());
}

TEST_CASE("Finkel: with a goal, so many pieces off win, wherever the others are") {
    auto match = match_at("ur.finkel?goal=5", finkel_at({{14, 2}, 4}, {}, "1 1"));
    REQUIRE_FALSE(match->play_text("14/off"));
    CHECK(match->status().winner == Player::one);
    CHECK(match->position() == finkel_at({{2}, 5}, {}, "2 -"));
}

TEST_CASE("Finkel: with fewer pieces, so many are played and win") {
    auto match = match_at("ur.finkel?pieces=1", finkel_at({{14}}, {}, "1 1", 1));
    CHECK(turns(*match) == Texts{"14/off"});
    REQUIRE_FALSE(match->play_text("14/off"));
    CHECK(match->status().winner == Player::one);
}

TEST_CASE("Finkel: the roll is one number from 0 to 4") {
    auto match = match_of("ur.finkel");
    const auto refused_roll = [&](std::vector<std::int32_t> values) {
        const Outcome fault = match->set_dice(values);
        CHECK(match->status().phase == Phase::roll);
        return fault ? said(*fault) : "accepted";
    };
    CHECK(refused_roll({5}) == "dice.cannot_be(5, 1, 0, 1, 2, 3, 4)");
    CHECK(refused_roll({-1}) == "dice.cannot_be(-1, 1, 0, 1, 2, 3, 4)");
    CHECK(refused_roll({1, 0, 1, 1}) == "dice.cannot_be(1 0 1 1, 1, 0, 1, 2, 3, 4)");
    CHECK(refused_roll({}) == "dice.cannot_be(, 1, 0, 1, 2, 3, 4)");
    CHECK(refused({}, {}, "1 5") == "dice.cannot_be(5, 1, 0, 1, 2, 3, 4) at 41");
    CHECK(refused({}, {}, "1 22") == "dice.cannot_be(22, 1, 0, 1, 2, 3, 4) at 41");
    CHECK(refused({{}, 7}, {}, "2 1") == "dice.finished at 41");
}

TEST_CASE("Finkel: a position that cannot stand is refused where its fault begins") {
    const std::string start = "..............:7:0";
    const auto side_2 = [&](const std::string &side) {
        return refused_position("ur.finkel", start + " " + side + " 1 -");
    };
    CHECK(side_2("..............:6:0") == "position.ur.pieces(2, 6, 7) at 20");
    CHECK(side_2("..............:8:0") == "position.ur.pieces(2, 8, 7) at 20");
    CHECK(side_2("...f..........:0:0") == "position.ur.pieces(2, 15, 7) at 20");
    CHECK(side_2("...2..........:5:0") == "position.ur.crowded(2, C1) at 23");
    CHECK(refused({{8, 8}}, {}, "1 -") == "position.ur.crowded(1, B4) at 8");
    CHECK(refused({{5}}, {{5}}, "1 -") == "position.ur.two_colours(B1) at 24");
    CHECK(refused({{8}}, {{12, 8}}, "1 -") == "position.ur.two_colours(B4) at 27");
    CHECK(refused({{}, 7}, {{}, 7}, "1 -") == "position.both_finished at 37");
    CHECK(refused_position("ur.finkel?goal=5", "..............:1:6 ..............:7:0 1 -") ==
          "position.ur.goal(1, 6, 5) at 18");
    CHECK(refused_position("ur.finkel?goal=5", "..............:2:5 ..............:2:5 1 -") ==
          "position.both_finished at 37");
    CHECK(refused_position("ur.finkel?pieces=3", "..............:7:0 ..............:7:0 1 -") ==
          "position.ur.pieces(1, 7, 3) at 1");
}

TEST_CASE("Finkel: whoever has won, the position names the loser as mover") {
    auto match = match_at("ur.finkel", finkel_at({{}, 7}, {}, "1 -"));
    CHECK(match->status().winner == Player::one);
    CHECK(match->position() == finkel_at({{}, 7}, {}, "2 -"));
}
