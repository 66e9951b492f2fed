// SPDX-License-Identifier: MIT
// The rules of Dmytro's Ur, one by one.
#include "catch.hpp"
#include "matches.hpp"
#include "ur_position.hpp"

using namespace duodecim;

namespace {

using Texts = std::set<std::string>;

Texts turns_at(const UrSide &one, const UrSide &two, const std::string &rest) {
    return turns("ur.dmytro", dmytro_at(one, two, rest));
}

std::string after_turn(const UrSide &one, const UrSide &two, const std::string &rest,
                       std::string_view turn) {
    return after("ur.dmytro", dmytro_at(one, two, rest), turn);
}

std::string refused(const UrSide &one, const UrSide &two, const std::string &rest = "1 -") {
    return refused_position("ur.dmytro", dmytro_at(one, two, rest));
}

// Where pieces of a kind stand on the board, and how many: "B1x2".
Texts standing(Match &match, int player, int kind) {
    std::vector<board::Content> contents;
    match.contents(contents);
    Texts texts;
    const board::Board board = (*read_game_text("ur.dmytro"))->board();
    for (const board::Content &group : contents)
        for (const board::Place &place : board.places)
            if (place.id == group.place && group.player == player && group.kind == kind)
                texts.insert(place.label + "x" + std::to_string(group.count));
    return texts;
}

} // namespace

TEST_CASE("Dmytro: six fours in a row carry a piece from hand over all rosettes off the board") {
    auto match = match_of("ur.dmytro");
    const std::int32_t four[] = {4};
    for (const char *turn : {"hand/4+", "4/8+", "8/12+", "12/16+", "16/20+", "20/off"}) {
        REQUIRE(match->status().mover == Player::one);
        REQUIRE_FALSE(match->set_dice(four));
        REQUIRE(turns(*match).count(turn) == 1);
        REQUIRE_FALSE(match->play_text(turn));
        REQUIRE_FALSE(match->end_turn());
    }
    CHECK(match->position() == dmytro_at({{}, 1}, {}, "2 -"));
}

TEST_CASE("Dmytro: a rosette is not safe") {
    CHECK(turns_at({{6}}, {{8}}, "1 2") == Texts{"hand/2", "6/8*+"});
    CHECK(after_turn({{6}}, {{8}}, "1 2", "6/8*+") == dmytro_at({{8}}, {}, "1 -"));
}

TEST_CASE("Dmytro: a piece flips when it reaches place 13 or passes it") {
    auto match = match_at("ur.dmytro", dmytro_at({{12, 13, 14}}, {}, "1 -"));
    CHECK(standing(*match, 1, 1) == Texts{"handx4", "A7x1"});
    CHECK(standing(*match, 1, 2) == Texts{"A8x1", "B8x1"});
}

TEST_CASE("Dmytro: a move tells the kind that the piece was before it") {
    const auto kind_moved = [](unsigned from, const std::string &roll, std::string_view turn) {
        auto match = match_at("ur.dmytro", dmytro_at({{from}}, {}, "1 " + roll));
        REQUIRE_FALSE(match->play_text(turn));
        return match->events().front().piece;
    };
    CHECK(kind_moved(11, "3", "11/14") == 1);
    CHECK(kind_moved(12, "1", "12/13") == 1);
    CHECK(kind_moved(13, "1", "13/14") == 2);
    CHECK(kind_moved(23, "1", "23/off") == 2);
}

TEST_CASE("Dmytro: on the way back the middle row's squares are the same as on the way out") {
    const auto board = (*read_game_text("ur.dmytro"))->board();
    for (const auto &tracks : board.tracks)
        for (std::size_t p = 5; p <= 11; ++p)
            CHECK(tracks[0][p] == tracks[0][28 - p]);
}

TEST_CASE("Dmytro: the loop is common ground, run through in opposite directions") {
    const auto board = (*read_game_text("ur.dmytro"))->board();
    for (std::size_t p = 12; p <= 16; ++p)
        CHECK(board.tracks[0][0][p] == board.tracks[1][0][28 - p]);
    // Player 1's place 12 is player 2's place 16, and so on.
    CHECK(turns_at({{11}}, {{16}}, "1 1") == Texts{"hand/1", "11/12*+"});
    CHECK(turns_at({{11}}, {{12}}, "1 1") == Texts{"hand/1", "11/12+"});
    CHECK(turns_at({{11}}, {{15}}, "1 2") == Texts{"hand/2", "11/13*"});
    CHECK(turns_at({{11}}, {{14}}, "1 3") == Texts{"hand/3", "11/14*"});
    CHECK(after_turn({{15}}, {{14}}, "2 1", "14/15") == dmytro_at({{15}}, {{15}}, "1 -"));
}

TEST_CASE("Dmytro: a plain piece captures a flipped one, and a flipped one a plain one") {
    CHECK(after_turn({{6}}, {{19}}, "1 3", "6/9*") == dmytro_at({{9}}, {}, "2 -"));
    CHECK(after_turn({{18}}, {{9}}, "1 1", "18/19*") == dmytro_at({{19}}, {}, "2 -"));
    CHECK(after_turn({{21}}, {{22}}, "1 1", "21/22*") == dmytro_at({{22}}, {}, "2 -"));
    auto match = match_at("ur.dmytro", dmytro_at({{6}}, {{19}}, "1 3"));
    REQUIRE_FALSE(match->play_text("6/9"));
    CHECK(match->events().back().kind == Event::capture);
    CHECK(match->events().back().piece == 2);
    CHECK(standing(*match, 2, 1) == Texts{"handx7"});
}

TEST_CASE("Dmytro: an own piece blocks, whichever way it travels") {
    CHECK(turns_at({{5, 19}}, {}, "1 4") == Texts{"hand/4+", "19/23"});
    CHECK(turns_at({{9, 18}}, {}, "1 1") == Texts{"hand/1"});
    CHECK(turns_at({{8, 19}, 5}, {}, "1 1") == Texts{"pass"});
}

TEST_CASE("Dmytro: four eyes shelter plain pieces, up to four of any owner") {
    CHECK(turns_at({{1, 3}}, {}, "1 2") == Texts{"hand/2", "1/3", "3/5"});
    CHECK(turns_at({{3, 3, 3, 1}}, {}, "1 2") == Texts{"hand/2", "1/3", "3/5"});
    CHECK(turns_at({{3, 3, 3, 3, 1}}, {}, "1 2") == Texts{"hand/2", "3/5"});
    CHECK(turns_at({{9}}, {{11}}, "1 2") == Texts{"hand/2", "9/11"});
    CHECK(turns_at({{9, 11, 11}}, {{11}}, "1 2") == Texts{"hand/2", "9/11", "11/13"});
    CHECK(turns_at({{9, 11, 11}}, {{11, 11}}, "1 2") == Texts{"hand/2", "11/13"});
}

TEST_CASE("Dmytro: nothing is captured in a shelter") {
    CHECK(after_turn({{9}}, {{11}}, "1 2", "9/11") == dmytro_at({{11}}, {{11}}, "2 -"));
    CHECK(after_turn({{20}}, {{21, 21}}, "1 1", "20/21") == dmytro_at({{21}}, {{21, 21}}, "2 -"));
    CHECK(after_turn({{4}}, {{23}}, "1 1", "4/5") == dmytro_at({{5}}, {{23}}, "2 -"));
}

TEST_CASE("Dmytro: four fives shelter flipped pieces") {
    CHECK(turns_at({{16}}, {{18, 18, 18}}, "1 2") == Texts{"hand/2", "16/18"});
    CHECK(turns_at({{16}}, {{18, 18, 18, 18}}, "1 2") == Texts{"hand/2"});
    CHECK(turns_at({{19, 21}}, {{21, 21}}, "1 2") == Texts{"hand/2", "19/21", "21/23"});
    CHECK(turns_at({{19, 21}}, {{21, 21, 21}}, "1 2") == Texts{"hand/2", "21/23"});
}

TEST_CASE("Dmytro: plain pieces may not stop on four fives, flipped ones not on four eyes") {
    CHECK(turns_at({{6}}, {}, "1 1") == Texts{"hand/1"});  // 7
    CHECK(turns_at({{9}}, {}, "1 1") == Texts{"hand/1"});  // 10
    CHECK(turns_at({{16}}, {}, "1 1") == Texts{"hand/1"}); // 17
    // They may pass over them.
    CHECK(turns_at({{6, 9, 16}}, {}, "1 2") == Texts{"hand/2", "6/8+", "9/11", "16/18"});
}

TEST_CASE("Dmytro: the end square shelters both kinds, four in all") {
    CHECK(turns_at({{4, 23}}, {{5, 23}}, "1 1") == Texts{"hand/1", "4/5", "23/off"});
    CHECK(turns_at({{4, 5, 23}}, {{5, 23}}, "1 1") == Texts{"hand/1", "5/6", "23/off"});
    CHECK(turns_at({{22, 5, 23}}, {{5, 23}}, "1 1") == Texts{"hand/1", "23/off"});
    CHECK(turns_at({{22}}, {{5, 5, 5, 5}}, "1 1") == Texts{"hand/1"});
    CHECK(turns_at({{22}}, {{5, 5, 5}}, "1 1") == Texts{"hand/1", "22/23"});
}

TEST_CASE("Dmytro: plain and flipped pieces on the end square are told apart") {
    auto match = match_at("ur.dmytro", dmytro_at({{5, 5, 23}}, {{23}}, "1 -"));
    CHECK(standing(*match, 1, 1) == Texts{"handx4", "B1x2"});
    CHECK(standing(*match, 1, 2) == Texts{"B1x1"});
    CHECK(standing(*match, 2, 2) == Texts{"B1x1"});
}

TEST_CASE("Dmytro: the shelters in the own row are that player's alone") {
    CHECK(turns_at({}, {{1, 1, 1, 1}}, "1 1") == Texts{"hand/1"});
    CHECK(after_turn({{1}}, {{3, 3, 3, 3}}, "1 2", "1/3") ==
          dmytro_at({{3}}, {{3, 3, 3, 3}}, "2 -"));
}

TEST_CASE("Dmytro: a square that was full has room again when a piece leaves it") {
    auto match = match_at("ur.dmytro", dmytro_at({{1, 3, 3, 3, 3}}, {}, "1 2"));
    CHECK(turns(*match) == Texts{"hand/2", "3/5"});
    REQUIRE_FALSE(match->play_text("3/5"));
    REQUIRE_FALSE(match->end_turn());
    const std::int32_t one[] = {1}, two[] = {2};
    REQUIRE_FALSE(match->set_dice(one));
    REQUIRE_FALSE(match->play_text("hand/1"));
    REQUIRE_FALSE(match->end_turn());
    REQUIRE_FALSE(match->set_dice(two));
    CHECK(turns(*match) == Texts{"hand/2", "1/3", "3/5"});
}

TEST_CASE("Dmytro: bearing off needs the exact roll") {
    CHECK(turns_at({{20, 22, 23}, 4}, {}, "1 1") == Texts{"20/21", "22/23", "23/off"});
    CHECK(turns_at({{20, 22, 23}, 4}, {}, "1 2") == Texts{"22/off"});
    CHECK(turns_at({{21, 22, 23}, 4}, {}, "1 3") == Texts{"21/off"});
    CHECK(turns_at({{20, 22, 23}, 4}, {}, "1 4") == Texts{"20/off"});
}

TEST_CASE("Dmytro: the first to bear off as many as the goal wins") {
    auto match = match_at("ur.dmytro?goal=5", dmytro_at({{23, 4}, 4}, {{}, 4}, "1 1"));
    REQUIRE_FALSE(match->play_text("23/off"));
    CHECK(match->status().winner == Player::one);
    CHECK(match->position() == dmytro_at({{4}, 5}, {{}, 4}, "2 -"));
    CHECK(match_at("ur.dmytro", dmytro_at({{4}, 5}, {{}, 4}, "2 -"))->status().phase ==
          Phase::roll);
}

TEST_CASE("Dmytro: a roll is 1 to 4") {
    CHECK(refused({}, {}, "1 0") == "dice.cannot_be(0, 1, 1, 2, 3, 4) at 59");
    CHECK(refused({}, {}, "1 5") == "dice.cannot_be(5, 1, 1, 2, 3, 4) at 59");
    CHECK(refused({}, {}, "1 123") == "dice.cannot_be(123, 1, 1, 2, 3, 4) at 59");
    CHECK(refused_position("ur.dmytro?dice=astragal", dmytro_at({}, {}, "1 0")) ==
          "dice.cannot_be(0, 1, 1, 2, 3, 4) at 59");
    CHECK(refused({{}, 7}, {}, "2 1") == "dice.finished at 59");
}

TEST_CASE("Dmytro: pieces that do not add up are refused") {
    CHECK(refused_position("ur.dmytro?pieces=4", dmytro_at({}, {}, "1 -")) ==
          "position.ur.pieces(1, 7, 4) at 1");
    CHECK(refused_position("ur.dmytro?goal=5", dmytro_at({{}, 6}, {}, "1 -")) ==
          "position.ur.goal(1, 6, 5) at 27");
    CHECK(refused({{}, 7}, {{}, 7}) == "position.both_finished at 55");
}

TEST_CASE("Dmytro: a second piece on an ordinary square is refused, by any of its places") {
    CHECK(refused({{2, 2}}, {}) == "position.ur.crowded(1, A3) at 2");
    CHECK(refused({{9, 19}}, {}) == "position.ur.crowded(1, B5) at 19");
    CHECK(refused({{8, 20}}, {}) == "position.ur.crowded(1, B4) at 20");
    CHECK(refused({{6}}, {{6}}) == "position.ur.two_colours(B2) at 34");
    CHECK(refused({{9}}, {{19}}) == "position.ur.two_colours(B5) at 47");
    CHECK(refused({{12}}, {{16}}) == "position.ur.two_colours(A7) at 44");
    CHECK(refused({{15}}, {{13}}) == "position.ur.two_colours(C8) at 41");
    CHECK(refused({{14}}, {{14}}) == "position.ur.two_colours(B8) at 42");
    CHECK(refused({{12}}, {{12}}) == "accepted");
}

TEST_CASE("Dmytro: a fifth piece in a shelter is refused, of either player, by either place") {
    CHECK(refused({{1, 1, 1, 1, 1}}, {}) == "position.ur.shelter(A4, 5, 4) at 1");
    CHECK(refused({{11, 11, 11}}, {{11, 11}}) == "position.ur.shelter(B7, 5, 4) at 39");
    CHECK(refused({{5, 5, 23, 23, 23}}, {}) == "position.ur.shelter(B1, 5, 4) at 23");
    CHECK(refused({{5, 23}}, {{5, 5, 23}}) == "position.ur.shelter(B1, 5, 4) at 51");
    CHECK(refused({{5, 23}}, {{5, 23}}) == "accepted");
    CHECK(refused({{1, 1, 1, 1}}, {{1, 1, 1, 1}}) == "accepted");
}

TEST_CASE("Dmytro: a piece where its kind may not stop is refused") {
    CHECK(refused({{7}}, {}) == "position.ur.closed_plain(1, 7, B3) at 7");
    CHECK(refused({{10}}, {}) == "position.ur.closed_plain(1, 10, B6) at 10");
    CHECK(refused({}, {{17}}) == "position.ur.closed_flipped(2, 17, B7) at 45");
}

TEST_CASE("Dmytro: the astragal changes the odds and nothing else") {
    const std::string position = dmytro_at({{4, 9, 18}}, {{20}}, "1 1");
    CHECK(turns("ur.dmytro?dice=astragal", position) == turns("ur.dmytro", position));
}
