// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support.hpp"

#include <set>

using namespace duodecim;

namespace {

// The distance that a SIDE has to go in duodecim.asilo, read from the text.
int asilo_pips(const std::string &side) {
    int pips = 0;
    for (std::size_t at = 0; at < side.size(); at += 17) { // "............:0:0,"
        const int praetentura = side[at + 13] - '0', off = side[at + 15] - '0';
        int on_fields = 0;
        for (int field = 1; field <= 12; ++field)
            if (side[at + static_cast<std::size_t>(field) - 1] == 'x') {
                pips += 13 - field;
                ++on_fields;
            }
        pips += 7 * praetentura + 13 * (5 - on_fields - praetentura - off);
    }
    return pips;
}

// How far ahead the player who moves is after the turn.
int asilo_ahead(const Match &match, std::size_t turn) {
    const std::string after = match.turn_position(turn);
    const std::size_t blank = after.find(' ');
    const int one = asilo_pips(after.substr(0, blank));
    const int two = asilo_pips(after.substr(blank + 1, blank));
    return match.status().mover == Player::one ? two - one : one - two;
}

} // namespace

TEST_CASE("each game has five levels and players to measure them by, the games of Ur also greedy") {
    const std::vector<std::string> common = {"level-1", "level-2", "level-3", "level-4",
                                             "level-5", "random",  "pips"};
    CHECK(player_ids("duodecim.asilo") == common);
    CHECK(player_ids("duodecim.murray") == common);
    std::vector<std::string> ur = common;
    ur.insert(ur.begin(), "greedy");
    CHECK(player_ids("ur.finkel") == ur);
    CHECK(player_ids("ur.dmytro") == ur);
    CHECK(players("chess").empty());
    for (const PlayerInfo &player : players("duodecim.asilo"))
        if (player.level) CHECK(player.id == "level-" + std::to_string(player.rank));
}

TEST_CASE("an unknown player is named together with those there are") {
    const auto match =
        match_at("duodecim.asilo", "............:0:0,............:0:0,............:0:0 "
                                   "............:0:0,............:0:0,............:0:0 1 123");
    const auto thought = shipped_think(*match, "greedy", {}, 1);
    REQUIRE_FALSE(thought);
    CHECK(thought.fault().kind == FaultKind::unknown);
    CHECK(thought.fault().key == "player.unknown");
    CHECK(thought.fault().args ==
          std::vector<std::string>{"greedy",
                                   "level-1, level-2, level-3, level-4, level-5, random, pips"});
}

TEST_CASE("before the roll and after the end there is no turn to choose") {
    const auto game = game_of("ur.finkel?pieces=1");
    const auto match = game->new_match();
    CHECK(shipped_think(*match, "random", {}, 1).fault().key == "phase.roll");
    CHECK(shipped_analyse(*match, {}).fault().key == "phase.roll");
    REQUIRE_FALSE(match->set_position("..............:0:1 ..............:1:0 2 -"));
    CHECK(shipped_think(*match, "level-5", {}, 1).fault().key == "phase.over");
    CHECK(shipped_analyse(*match, {}).fault().key == "phase.over");
}

TEST_CASE("a pass is the turn of whoever cannot move, for every player") {
    const auto match = match_at("ur.finkel", "..............:7:0 ..............:7:0 1 0");
    for (const std::string &player : player_ids("ur.finkel")) {
        const auto thought = shipped_think(*match, player, {}, 1);
        REQUIRE(thought);
        CHECK(thought->turn == 0);
    }
    CHECK(shipped_analyse(*match, {})->size() == 1);
}

TEST_CASE("pips leaves the best difference of distances in duodecim.asilo") {
    random_positions("duodecim.asilo", 300, 5, [](Match &match) {
        const auto thought = shipped_think(match, "pips", {}, 1);
        REQUIRE(thought);
        REQUIRE(match.turns());
        const int chosen = asilo_ahead(match, thought->turn);
        for (std::size_t i = 0; i < *match.turns(); ++i)
            REQUIRE(asilo_ahead(match, i) <= chosen);
    });
}

TEST_CASE("greedy captures, else takes a rosette, else moves the foremost piece") {
    const auto turn = [](std::string_view position) {
        const auto match = match_at("ur.finkel", position);
        const auto thought = shipped_think(*match, "greedy", {}, 1);
        REQUIRE(match->turns());
        return match->turn_text(thought->turn);
    };
    CHECK(turn("..1.1........1:4:0 ......1.......:6:0 1 2") == "5/7*");
    CHECK(turn("..1.1.........:5:0 ......1.......:6:0 1 1") == "3/4+");
    CHECK(turn("..1...1.......:5:0 ..............:7:0 1 2") == "7/9");
}

TEST_CASE("random takes every turn, by the seed") {
    const auto match = match_at("ur.finkel", "1.1.1...1.....:3:0 ..............:7:0 1 1");
    std::set<std::size_t> taken;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        taken.insert(shipped_think(*match, "random", {}, seed)->turn);
    CHECK(taken.size() == *match->turns());
}
