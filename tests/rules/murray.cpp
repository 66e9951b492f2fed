// SPDX-License-Identifier: MIT
// The rules of duodecim.murray, each stated and each choice shown.
#include "catch.hpp"
#include "murray_positions.hpp"

using namespace duodecim;

namespace {

using Texts = std::set<std::string>;
constexpr const char *murray = "duodecim.murray";
constexpr int bar = place::bar, hand = place::hand;

// White to play those dice, the pieces not named being borne off; black is as far as need be.
std::string white(std::initializer_list<std::pair<int, unsigned>> own, const std::string &dice,
                  std::initializer_list<std::pair<int, unsigned>> enemy = {}) {
    return side_off(36, own) + " " + side(36, enemy) + " 1 " + dice;
}

Texts white_turns(std::initializer_list<std::pair<int, unsigned>> own, const std::string &dice,
                  std::initializer_list<std::pair<int, unsigned>> enemy = {}) {
    return turns(murray, white(own, dice, enemy));
}

Texts offered(Match &match) {
    Texts texts;
    for (const Move &move : match.moves())
        texts.insert(match.move_text(move));
    return texts;
}

} // namespace

TEST_CASE("Murray's game begins with all 15 pieces off the board and white to roll") {
    CHECK(match_of(murray)->position() == "....................................:15:0:0 "
                                          "....................................:15:0:0 1 -");
}

TEST_CASE("Three dice move one piece by their sum, two by one and the others, or three") {
    CHECK(white_turns({{10, 1}}, "124") == Texts{"10/17"});
    CHECK(white_turns({{10, 1}, {20, 1}}, "124") ==
          Texts{"10/17", "20/27", "10/11 20/26", "10/16 20/21", "10/12 20/25", "10/15 20/22",
                "10/14 20/23", "10/13 20/24"});
    const Texts three = white_turns({{1, 1}, {12, 1}, {23, 1}}, "124");
    CHECK(three.count("1/5 12/13 23/25") == 1);
    CHECK(three.size() == 3 + 3 * 6 + 6);
}

TEST_CASE("A piece that has moved does not move on in that turn") {
    auto match = match_at(murray, white({{10, 1}, {20, 1}}, "124"));
    REQUIRE_FALSE(match->play_text("10/11"));
    CHECK(offered(*match) == Texts{"20/26"});
    // Nor does one leave the point in its place: two moves from a point take two pieces there.
    CHECK(white_turns({{10, 1}}, "111") == Texts{"10/13"});
    CHECK(white_turns({{10, 2}}, "111") == Texts{"10/13", "10/11 10/12"});
}

TEST_CASE("Equal dice bring no bonus") {
    CHECK(white_turns({{10, 1}}, "222") == Texts{"10/16"});
}

TEST_CASE("A waiting piece enters on the point of its total, at most 6") {
    CHECK(white_turns({{hand, 1}}, "123") == Texts{"hand/6"});
    CHECK(white_turns({{hand, 1}}, "124") == Texts{"hand/3", "hand/5", "hand/6"});
    CHECK(white_turns({{hand, 1}}, "456") == Texts{"hand/4", "hand/5", "hand/6"});
    CHECK(white_turns({{hand, 3}}, "246") == Texts{"hand/2 hand/4 hand/6", "hand/6 hand/6"});
}

TEST_CASE("Waiting pieces do not keep others from moving") {
    const Texts all = white_turns({{hand, 9}, {20, 1}}, "124");
    CHECK(all.count("20/27") == 1);
    CHECK(all.count("hand/3 20/24") == 1);
}

TEST_CASE("A point with two enemy pieces is closed to those who end there, not to those who pass") {
    CHECK(white_turns({{10, 1}}, "123", {{11, 2}, {12, 2}, {13, 2}, {15, 15 - 6}}) ==
          Texts{"10/16"});
    CHECK(white_turns({{10, 1}}, "123", {{16, 2}}) == Texts{"10/13", "10/14", "10/15"});
    CHECK(white_turns({{hand, 1}}, "666", {{6, 2}}) == Texts{"pass"});
}

TEST_CASE("A move that ends on a single enemy piece sends it to the bar, entering moves too") {
    CHECK(after(murray, white({{10, 1}}, "123", {{16, 1}}), "10/16*") ==
          side_off(36, {{16, 1}}) + " " + side(36, {{bar, 1}}) + " 2 -");
    CHECK(after(murray, white({{hand, 1}}, "123", {{6, 1}}), "hand/6*") ==
          side_off(36, {{6, 1}}) + " " + side(36, {{bar, 1}}) + " 2 -");
    CHECK(white_turns({{10, 1}}, "123", {{11, 1}, {12, 1}, {13, 1}, {16, 2}}) ==
          Texts{"10/13*", "10/14", "10/15"});
}

TEST_CASE(
    "Two pieces that end on the same blot hit it once, and the first written bears the star") {
    const std::string both = white({{10, 1}, {11, 1}, {30, 1}}, "223", {{13, 1}});
    CHECK(turns(murray, both).count("10/13* 11/13 30/32") == 1);
    auto match = match_at(murray, both);
    REQUIRE_FALSE(match->play_text("11/13*"));
    CHECK(match->partial() == "11/13*");
    REQUIRE_FALSE(match->play_text("10/13"));
    CHECK(match->partial() == "10/13* 11/13");
    REQUIRE_FALSE(match->play_text("30/32"));
    REQUIRE_FALSE(match->end_turn());
    CHECK(match->position() ==
          side_off(36, {{13, 2}, {32, 1}}) + " " + side(36, {{bar, 1}}) + " 2 -");
}

TEST_CASE("Own pieces share a point without limit") {
    CHECK(after(murray, white({{17, 1}, {18, 1}, {19, 1}, {20, 12}}, "123"), "17/20 18/20 19/20") ==
          side_off(36, {{20, 15}}) + " " + side(36, {}) + " 2 -");
}

TEST_CASE("Other pieces move only in a turn in which all that were on the bar enter") {
    const Texts one = white_turns({{bar, 1}, {20, 1}}, "246");
    CHECK(one == Texts{"bar/6 20/26", "bar/2 20/30", "bar/4 20/28"});
    const Texts two = white_turns({{bar, 2}, {20, 3}}, "246");
    CHECK(two ==
          Texts{"bar/2 bar/4 20/26", "bar/2 bar/6 20/24", "bar/4 bar/6 20/22", "bar/6 bar/6"});
    const Texts three = white_turns({{bar, 3}, {20, 3}}, "246");
    CHECK(three == Texts{"bar/2 bar/4 bar/6", "bar/6 bar/6"});
}

TEST_CASE("While the bar is shut, nothing else moves") {
    CHECK(white_turns({{bar, 1}, {20, 3}}, "246", {{2, 2}, {4, 2}, {6, 2}}) == Texts{"pass"});
    // One of two can enter, the other cannot.
    CHECK(white_turns({{bar, 2}, {20, 3}}, "246", {{4, 2}, {6, 2}}) == Texts{"bar/2"});
    // The two smaller dice would let both in, but then all three must be used.
    CHECK(white_turns({{bar, 2}, {20, 1}}, "246", {{6, 2}}) == Texts{"bar/2 bar/4 20/26"});
}

TEST_CASE("Pieces on the bar enter before any other move is offered") {
    auto match = match_at(murray, white({{bar, 1}, {20, 1}}, "246"));
    CHECK(offered(*match) == Texts{"bar/2", "bar/4", "bar/6(24)", "bar/6(6)"});
    REQUIRE_FALSE(match->play_text("bar/6"));
    CHECK(offered(*match) == Texts{"20/26"});
    // A text may have them in any order.
    auto other = match_at(murray, white({{bar, 1}, {20, 1}}, "246"));
    REQUIRE_FALSE(other->play_text("20/26 bar/6"));
    CHECK(other->partial() == "bar/6 20/26");
}

TEST_CASE("A piece that is hit enters on its owner's next turn") {
    auto match = match_at(murray, white({{10, 1}}, "123", {{16, 1}, {20, 14}}));
    REQUIRE_FALSE(match->play_text("10/16"));
    REQUIRE_FALSE(match->end_turn());
    REQUIRE_FALSE(match->set_dice(std::vector<std::int32_t>{6, 6, 5}));
    CHECK(turns(*match) ==
          Texts{"bar/5 20/32", "bar/5 20/26 20/26", "bar/6 20/31", "bar/6 20/25 20/26"});
}

TEST_CASE("Pieces are borne off when the turn begins with all in play on the last six points") {
    CHECK(white_turns({{31, 2}}, "266") == Texts{"31/33 31/off", "31/off", "31/off 31/off"});
    CHECK(white_turns({{30, 1}, {36, 1}}, "115").count("36/off") == 0);
    CHECK(white_turns({{hand, 1}, {36, 1}}, "666") == Texts{"hand/6"});
    CHECK(white_turns({{bar, 1}, {36, 1}}, "666") == Texts{"bar/6"});
    // The last piece comes home in this turn: nothing is borne off before the next.
    CHECK(white_turns({{30, 1}, {36, 5}}, "115") == Texts{"30/32", "30/36"});
}

TEST_CASE("A total that is more than the distance to the edge bears off, unless it must be exact") {
    const std::string position = white({{33, 2}, {36, 1}}, "111");
    CHECK(turns(murray, position) == Texts{"33/34 33/34 36/off", "33/35 36/off", "33/34 33/35",
                                           "33/34 36/off", "33/36", "36/off"});
    CHECK(turns("duodecim.murray?bearoff=exact", position) ==
          Texts{"33/34 33/34 36/off", "33/35 36/off", "33/34 33/35", "33/36"});
    CHECK(turns("duodecim.murray?bearoff=exact", white({{36, 2}}, "236")) == Texts{"pass"});
}

TEST_CASE("As many dice are used as can be") {
    // Alone 5 or 6 could be played, but 1 and 2 together use one die more.
    CHECK(white_turns({{20, 1}}, "126", {{29, 2}, {26, 2}, {28, 2}}) == Texts{"20/23", "20/27"});
    CHECK(white_turns({{20, 1}}, "126", {{29, 2}, {27, 2}, {28, 2}, {23, 2}}) ==
          Texts{"20/21", "20/22", "20/26"});
}

TEST_CASE("The last piece may be borne off with fewer dice than can be used, and that wins") {
    const std::string exact = "duodecim.murray?bearoff=exact";
    const std::string position = white({{31, 1}}, "116");
    CHECK(turns(exact, position) == Texts{"31/33", "31/off"});
    auto match = match_at(exact, position);
    REQUIRE_FALSE(match->play_text("31/off"));
    CHECK(match->status().phase == Phase::over);
    CHECK(match->status().winner == Player::one);
    CHECK(match->status().dice_used == 4);
    CHECK(match->moves().empty());
    CHECK(match->position() == side_off(36, {}) + " " + side(36, {}) + " 2 -");
    CHECK(match->events().back().kind == Event::win);
}

TEST_CASE("A turn that leads to the position of another is that turn, written in the most moves") {
    // 10/18 gives the first, 10/16 12/14 the second.
    CHECK(white_turns({{10, 1}, {12, 1}}, "224") == Texts{"10/12 12/18", "10/14 12/16", "12/20"});
    auto match = match_at(murray, white({{10, 1}, {12, 1}}, "224"));
    REQUIRE_FALSE(match->play_text("10/18"));
    CHECK(match->partial() == "10/18");
}

TEST_CASE("By steps a piece lands at each stop, where the closed points and the hits count") {
    const std::string steps = "duodecim.murray?compound=steps";
    CHECK(turns(steps, white({{10, 1}}, "114", {{11, 2}, {15, 2}})) == Texts{"10/14"});
    CHECK(turns(murray, white({{10, 1}}, "114", {{11, 2}, {15, 2}})) == Texts{"10/16"});
    CHECK(turns(steps, white({{10, 1}}, "124", {{11, 1}, {12, 1}})) ==
          Texts{"10/11* 11/13 13/17", "10/12* 12/13 13/17", "10/14 14/15 15/17"});
    CHECK(after(steps, white({{10, 1}}, "124", {{11, 1}, {13, 1}}), "10/11* 11/13* 13/17") ==
          side_off(36, {{17, 1}}) + " " + side(36, {{bar, 2}}) + " 2 -");
}

TEST_CASE("By steps a waiting piece may enter and go on") {
    CHECK(turns("duodecim.murray?compound=steps", white({{hand, 1}}, "456", {{4, 2}, {5, 2}})) ==
          Texts{"hand/6 6/10 10/15"});
    CHECK(turns("duodecim.murray?compound=steps", white({{bar, 1}}, "456", {{4, 2}, {5, 2}})) ==
          Texts{"bar/6 6/10 10/15"});
}

TEST_CASE("By steps all pieces on the bar enter before any other move") {
    const std::string steps = "duodecim.murray?compound=steps";
    CHECK(turns(steps, white({{bar, 2}, {20, 1}}, "124", {{1, 2}})) ==
          Texts{"bar/2 bar/4 2/3", "bar/2 bar/4 4/5", "bar/2 bar/4 20/21"});
    CHECK(turns(steps, white({{bar, 2}, {20, 1}}, "124", {{1, 2}, {2, 2}})) == Texts{"bar/4"});
}

TEST_CASE("By steps a turn that begins with a piece outside home bears nothing off") {
    const std::string steps = "duodecim.murray?compound=steps";
    CHECK(turns(steps, white({{30, 1}, {36, 1}}, "166")) == Texts{"30/31", "30/36"});
    CHECK(turns(steps, white({{31, 1}}, "116")) == Texts{"31/32 32/33 33/off"});
    CHECK(turns(steps + "&bearoff=exact", white({{31, 2}}, "116")) == Texts{"31/32 32/33 31/off"});
}

TEST_CASE("By steps the moves are written lower die first, as far as they can be played so") {
    const std::string steps = "duodecim.murray?compound=steps";
    auto match = match_at(steps, white({{10, 1}, {20, 1}}, "125"));
    REQUIRE_FALSE(match->play_text("10/15 20/22 15/16"));
    CHECK(match->partial() == "20/22 10/15 15/16");
    auto free = match_at(steps, white({{10, 1}, {20, 1}}, "125"));
    REQUIRE_FALSE(free->play_text("20/25 10/12 12/13"));
    CHECK(free->partial() == "10/12 12/13 20/25");
}

TEST_CASE("Moves of a text may come in any legal order, with stars or without, all or none") {
    auto match = match_at(murray, white({{10, 1}, {20, 1}}, "124", {{24, 1}}));
    const std::string before = snapshot(*match);
    CHECK(said(*match->play_text("20/24 10/12")) == "move.murray.most(10/12, 3) at 7");
    CHECK(said(*match->play_text("10/13 20/28")) == "move.murray.total(20/28, 8, 4) at 7");
    CHECK(snapshot(*match) == before);
    REQUIRE_FALSE(match->play_text("20/24   10/13*"));
    CHECK(match->partial() == "10/13 20/24*");
}
