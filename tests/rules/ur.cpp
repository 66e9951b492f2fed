// SPDX-License-Identifier: MIT
// What the Ur games have in common, their options, and their board as data.
#include "catch.hpp"
#include "matches.hpp"

#include <map>

using namespace duodecim;

namespace {

std::map<std::string, std::uint32_t> odds(std::string_view game) {
    std::map<std::string, std::uint32_t> all;
    for (const Roll &roll : distinct_rolls((*read_game_text(game))->dice()))
        all[write_dice(roll.dice)] = roll.ways;
    return all;
}

board::Board board_of(std::string_view game) {
    return (*read_game_text(game))->board();
}

const board::Place &place_of(const board::Board &board, int id) {
    for (const board::Place &place : board.places)
        if (place.id == id) return place;
    throw std::out_of_range("no place " + std::to_string(id));
}

// The labels along a player's track, from hand to off.
std::string track_text(std::string_view game, unsigned player) {
    const board::Board board = board_of(game);
    std::string text;
    for (const int id : board.tracks[player].at(0))
        text += (text.empty() ? "" : " ") + place_of(board, id).label;
    return text;
}

} // namespace

TEST_CASE("Ur: every choice of options that a game offers is a variant of it") {
    for (const std::string_view id : Ur::ids) {
        CAPTURE(id);
        const auto its = ur::variants_of(id);
        REQUIRE_FALSE(its.empty());
        for (const ur::Variant &variant : its) {
            REQUIRE(variant.path.length > 0);
            for (std::size_t i = 0; i < variant.chosen.size(); ++i) {
                REQUIRE(variant.chosen[i].key == its.front().chosen[i].key);
                for (const ur::Variant &each : its) {
                    const ur::Chosen &asked = each.chosen[i];
                    const ur::Variant &found = ur::with(variant, asked.key, asked.value);
                    REQUIRE(found.id == id);
                    REQUIRE(found.chosen[i].value == asked.value);
                }
            }
        }
    }
    CHECK(ur::variants_of("duodecim.asilo").empty());
}

TEST_CASE("Ur begins with all pieces in hand and player 1 to roll") {
    CHECK(match_of("ur.finkel")->position() == "..............:7:0 ..............:7:0 1 -");
    CHECK(match_of("ur.dmytro")->position() ==
          ".......................:7:0 .......................:7:0 1 -");
    CHECK(match_of("ur.finkel?pieces=3")->position() ==
          "..............:3:0 ..............:3:0 1 -");
}

TEST_CASE("Finkel's four dice give 0 to 4, Dmytro's three give 1 to 4, none marked being 4") {
    using Odds = std::map<std::string, std::uint32_t>;
    CHECK(odds("ur.finkel") == Odds{{"0", 1}, {"1", 4}, {"2", 6}, {"3", 4}, {"4", 1}});
    CHECK(odds("ur.dmytro") == Odds{{"1", 3}, {"2", 3}, {"3", 1}, {"4", 1}});
    CHECK(odds("ur.masters") == odds("ur.dmytro"));
    CHECK(odds("ur.masters?dice=four") == odds("ur.finkel"));
    CHECK(odds("ur.blitz") == odds("ur.finkel"));
    CHECK(odds("ur.skiryuk") == odds("ur.dmytro"));
    CHECK(odds("ur.dmytro?dice=astragal") == Odds{{"1", 2}, {"2", 2}, {"3", 1}, {"4", 1}});
}

TEST_CASE("An Ur game is named by its options, in the game's order and without defaults") {
    const auto canonical = [](std::string_view text) { return (*read_game_text(text))->text(); };
    CHECK(canonical("ur.finkel?goal=7&pieces=7") == "ur.finkel");
    CHECK(canonical("ur.finkel?pieces=3&goal=3") == "ur.finkel?pieces=3");
    CHECK(canonical("ur.finkel?goal=2&pieces=3") == "ur.finkel?pieces=3&goal=2");
    CHECK(canonical("ur.dmytro?dice=astragal&goal=5") == "ur.dmytro?goal=5&dice=astragal");
    CHECK(canonical("ur.dmytro?dice=pyramids") == "ur.dmytro");
    CHECK(match_of("ur.dmytro?dice=astragal&goal=5")->game() == "ur.dmytro?goal=5&dice=astragal");
}

TEST_CASE("The goal reaches up to the number of pieces, and is all of them by default") {
    const auto options = (*read_game_text("ur.dmytro?pieces=4"))->options();
    REQUIRE(options.size() == 3);
    CHECK(options[0].key == "pieces");
    CHECK((options[0].minimum == 1 && options[0].maximum == 7));
    CHECK(options[0].default_value == "7");
    CHECK(options[1].key == "goal");
    CHECK((options[1].minimum == 1 && options[1].maximum == 4));
    CHECK(options[1].value == "4");
    CHECK(options[1].default_value == "4");
    CHECK(options[2].key == "dice");
    CHECK(options[2].values == std::vector<std::string>{"pyramids", "astragal"});
    CHECK((*read_game_text("ur.finkel"))->options().size() == 2);
}

TEST_CASE("Options of Ur that are unknown or impossible are refused by name") {
    CHECK(refused_game("ur.finkel?pieces=8") == "option.number(pieces, 8, 1, 7) at 18");
    CHECK(refused_game("ur.finkel?pieces=0") == "option.number(pieces, 0, 1, 7) at 18");
    CHECK(refused_game("ur.finkel?pieces=03") == "option.number(pieces, 03, 1, 7) at 18");
    CHECK(refused_game("ur.finkel?pieces=many") == "option.number(pieces, many, 1, 7) at 18");
    CHECK(refused_game("ur.finkel?goal=4&pieces=3") == "option.number(goal, 4, 1, 3) at 16");
    CHECK(refused_game("ur.dmytro?goal=0") == "option.number(goal, 0, 1, 7) at 16");
    CHECK(refused_game("ur.dmytro?dice=cubes") ==
          "option.choice(dice, cubes, pyramids, astragal) at 16");
    CHECK(refused_game("ur.finkel?dice=astragal") ==
          "option.key(dice, ur.finkel, pieces, goal) at 11");
    CHECK(refused_game("ur.dmytro?pieces=3&pieces=3") == "game.twice(pieces) at 20");
}

TEST_CASE("The board of Ur has 20 squares with the marks of the one found") {
    for (const std::string game : {"ur.finkel", "ur.dmytro", "ur.masters", "ur.skiryuk"}) {
        const board::Board board = board_of(game);
        std::map<board::Mark, int> marks;
        std::string rows[3];
        for (const board::Place &place : board.places) {
            if (place.kind != board::Kind::field) continue;
            ++marks[place.mark];
            rows[place.label[0] - 'A'] += place.label[1];
        }
        CHECK(rows[0] == "123478");
        CHECK(rows[1] == "12345678");
        CHECK(rows[2] == "123478");
        using board::Mark;
        CHECK(marks == std::map<Mark, int>{{Mark::rosette, 5},
                                           {Mark::eyes, 5},
                                           {Mark::dots, 5},
                                           {Mark::fives, 2},
                                           {Mark::change, 2},
                                           {Mark::end, 1}});
    }
}

TEST_CASE("Finkel's path runs up the own row, along the middle and back into the own row") {
    CHECK(track_text("ur.finkel", 0) == "hand A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 B8 A8 A7 off");
    CHECK(track_text("ur.finkel", 1) == "hand C4 C3 C2 C1 B1 B2 B3 B4 B5 B6 B7 B8 C8 C7 off");
}

TEST_CASE("Dmytro's path loops through both rows at the far end and comes back along the middle") {
    CHECK(track_text("ur.dmytro", 0) == "hand A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 A7 A8 B8 C8 C7 B7 "
                                        "B6 B5 B4 B3 B2 B1 off");
    CHECK(track_text("ur.dmytro", 1) == "hand C4 C3 C2 C1 B1 B2 B3 B4 B5 B6 B7 C7 C8 B8 A8 A7 B7 "
                                        "B6 B5 B4 B3 B2 B1 off");
}

TEST_CASE("Masters' path runs round the right end of the board and out by the enemy's row") {
    CHECK(track_text("ur.masters", 0) ==
          "hand A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 A7 A8 B8 C8 C7 off");
    CHECK(track_text("ur.blitz", 1) == "hand C4 C3 C2 C1 B1 B2 B3 B4 B5 B6 B7 C7 C8 B8 A8 A7 off");
    CHECK(track_text("ur.skiryuk", 0) == track_text("ur.dmytro", 0));
}

TEST_CASE("Each step along a track of Ur leads to a square that touches the last") {
    for (const std::string game : {"ur.finkel", "ur.dmytro", "ur.masters", "ur.skiryuk"}) {
        const board::Board board = board_of(game);
        for (const auto &tracks : board.tracks) {
            const std::vector<int> &track = tracks.at(0);
            for (std::size_t p = 2; p + 1 < track.size(); ++p) {
                const board::Place &one = place_of(board, track[p - 1]);
                const board::Place &two = place_of(board, track[p]);
                CHECK(std::abs(one.x - two.x) + std::abs(one.y - two.y) == one.width);
            }
        }
    }
}

TEST_CASE("Along Dmytro's path every fourth square is a rosette") {
    const board::Board board = board_of("ur.dmytro");
    for (const auto &tracks : board.tracks)
        for (std::size_t p = 1; p < 24; ++p)
            CHECK((place_of(board, tracks.at(0)[p]).mark == board::Mark::rosette) == (p % 4 == 0));
}

TEST_CASE("A square that only one player's path crosses belongs to that player") {
    const auto owners = [](std::string_view game) {
        std::string text;
        for (const board::Place &place : board_of(game).places)
            if (place.kind == board::Kind::field) text += std::to_string(place.owner);
        return text;
    };
    CHECK(owners("ur.finkel") == "111111"
                                 "00000000"
                                 "222222");
    CHECK(owners("ur.masters") == owners("ur.dmytro"));
    CHECK(owners("ur.skiryuk") == owners("ur.dmytro"));
    CHECK(owners("ur.dmytro") == "111100"
                                 "00000000"
                                 "222200");
}

TEST_CASE(
    "Only Dmytro's and Skiryuk's boards have shelters for four pieces, and pieces that flip") {
    const auto sheltering = [](std::string_view game) {
        std::string text;
        for (const board::Place &place : board_of(game).places)
            if (place.kind == board::Kind::field && place.capacity > 1) {
                CHECK(place.capacity == 4);
                const bool lies_on_others = place.fan_x != 0 || place.fan_y != 0;
                CHECK(lies_on_others == game.starts_with("ur.skiryuk"));
                text += place.label + " ";
            }
        return text;
    };
    CHECK(sheltering("ur.finkel") == "");
    CHECK(sheltering("ur.masters") == "");
    CHECK(sheltering("ur.dmytro") == "A2 A4 B1 B3 B6 B7 C2 C4 ");
    CHECK(sheltering("ur.skiryuk") == "A2 A4 B3 B6 B7 C2 C4 ");
    CHECK(board_of("ur.finkel").pieces.size() == 2);
    CHECK(board_of("ur.blitz").pieces.size() == 2);
    CHECK(board_of("ur.dmytro").pieces.size() == 4);
    CHECK(board_of("ur.skiryuk").pieces.size() == 4);
}

TEST_CASE("The pieces of Ur differ in shape and letter by player, in dots and letter by kind") {
    const auto pieces = board_of("ur.dmytro").pieces;
    std::set<char> letters;
    for (const board::Piece &piece : pieces) {
        letters.insert(piece.letter);
        CHECK((piece.dots > 0) == (piece.kind == 2));
        for (const board::Piece &other : pieces)
            CHECK((piece.shape == other.shape) == (piece.player == other.player));
    }
    CHECK(letters.size() == 4);
}

TEST_CASE("Every place of Ur lies within the drawing, apart from all others") {
    for (const std::string game :
         {"ur.finkel", "ur.dmytro", "ur.finkel?pieces=1", "ur.blitz", "ur.skiryuk"}) {
        const board::Board board = board_of(game);
        REQUIRE(board.places.size() == 24);
        for (const board::Place &one : board.places) {
            CHECK(one.id > 0);
            CHECK((one.x - one.width / 2 >= 0 && one.x + one.width / 2 <= board.width));
            CHECK((one.y - one.height / 2 >= 0 && one.y + one.height / 2 <= board.height));
            for (const board::Place &two : board.places) {
                if (&one == &two) continue;
                CHECK(one.id != two.id);
                CHECK((2 * std::abs(one.x - two.x) >= one.width + two.width ||
                       2 * std::abs(one.y - two.y) >= one.height + two.height));
            }
        }
    }
}

TEST_CASE("The dice of Ur are named for what they are") {
    CHECK(board_of("ur.finkel").die.key == "die.pyramid");
    CHECK(board_of("ur.dmytro").die.key == "die.pyramid");
    CHECK(board_of("ur.dmytro?dice=astragal").die.key == "die.astragal");
}

TEST_CASE("Random games of Ur: moves, undo, positions and records agree") {
    check_random_games("ur.finkel", 400, 7);
    check_random_games("ur.finkel?pieces=1", 400, 1);
    check_random_games("ur.finkel?pieces=3", 400, 3);
    check_random_games("ur.finkel?goal=5", 300, 7);
    check_random_games("ur.dmytro", 200, 7);
    check_random_games("ur.dmytro?goal=5", 200, 7);
    check_random_games("ur.dmytro?pieces=1", 300, 1);
    check_random_games("ur.dmytro?dice=astragal", 200, 7);
    check_random_games("ur.dmytro?pieces=4&goal=2&dice=astragal", 300, 4);
    check_random_games("ur.masters", 200, 7);
    check_random_games("ur.masters?pieces=3&dice=four", 200, 3);
    check_random_games("ur.blitz", 200, 5);
    check_random_games("ur.skiryuk", 200, 7);
    check_random_games("ur.skiryuk?pieces=4&goal=2&flip=reach", 200, 4);
    check_random_games("ur.skiryuk?captures=any", 200, 7);
}
