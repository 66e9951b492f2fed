// SPDX-License-Identifier: MIT
// The Murray games beside their turns: the split middle row, the options, positions that cannot
// stand, the board as data.
#include "catch.hpp"
#include "murray_positions.hpp"

#include <algorithm>
#include <map>

using namespace duodecim;

namespace {

using Texts = std::set<std::string>;
constexpr const char *murray = "duodecim.murray", *split = "duodecim.murray-split";
constexpr int bar = place::bar, hand = place::hand, off = place::off;

board::Board board_of(std::string_view game) {
    return (*read_game_text(game))->board();
}

// The points along a player's track, as row and column.
std::vector<std::string> track_of(const board::Board &board, unsigned player) {
    std::vector<std::string> track;
    for (const int id : board.tracks[player].at(0)) {
        const auto at = std::find_if(board.places.begin(), board.places.end(),
                                     [&](const board::Place &place) { return place.id == id; });
        REQUIRE(at != board.places.end());
        if (at->kind == board::Kind::field) track.push_back(at->name.args[0] + at->name.args[1]);
    }
    return track;
}

std::vector<std::string> points(char row, int first, int last) {
    std::vector<std::string> all;
    for (int c = first; first <= last ? c <= last : c >= last; c += first <= last ? 1 : -1)
        all.push_back(row + std::to_string(c));
    return all;
}

std::vector<std::string> path(int first, int last) {
    std::vector<std::string> all = points('M', first, last);
    for (const auto &row : {points('T', 12, 1), points('B', 1, 12)})
        all.insert(all.end(), row.begin(), row.end());
    return all;
}

} // namespace

TEST_CASE("Both players go along the middle row, back along the top and home along the bottom") {
    const board::Board board = board_of(murray);
    CHECK(track_of(board, 0) == path(1, 12));
    CHECK(track_of(board, 1) == path(1, 12));
}

TEST_CASE("The rows bear the six words of six letters of Timgad") {
    for (const char *game : {murray, split}) {
        std::map<std::pair<int, int>, std::string_view> letters; // by row and column
        for (const board::Place &place : board_of(game).places)
            if (place.kind == board::Kind::field)
                letters[{place.y, place.x}] = place.inscription;
            else
                CHECK(place.inscription.empty());
        std::string text;
        for (const auto &[at, letter] : letters) {
            CHECK(letter.size() == 1);
            text += letter;
        }
        CHECK(text == "VENARILAVARI"
                      "LVDERERIDERE"
                      "OCCESTVIVERE");
    }
}

TEST_CASE("With the middle row split, each player has one half and goes on at the top right") {
    const board::Board board = board_of(split);
    CHECK(track_of(board, 0) == path(1, 6));
    CHECK(track_of(board, 1) == path(7, 12));
    for (const board::Place &place : board.places)
        if (place.kind == board::Kind::field)
            CHECK(place.owner == (place.id <= 6 ? 1 : place.id <= 12 ? 2 : 0));
}

TEST_CASE("On split halves nobody meets: the entry is never closed and nothing there is hit") {
    const std::string black = side(30, {{1, 2}, {2, 1}, {3, 2}, {7, 2}, {8, 1}});
    CHECK(turns(split, side_off(30, {{hand, 1}}) + " " + black + " 1 123") == Texts{"hand/6"});
    CHECK(turns(split, side_off(30, {{hand, 2}}) + " " + black + " 1 123") ==
          Texts{"hand/6", "hand/1 hand/5", "hand/2 hand/4", "hand/3 hand/3"});
    // From point 7 on they do.
    CHECK(turns(split, side_off(30, {{1, 1}}) + " " + black + " 1 223") == Texts{"1/8*"});
    CHECK(turns(split, side_off(30, {{1, 1}}) + " " + black + " 1 222") == Texts{"1/5"});
    CHECK(after(split, side_off(30, {{2, 1}}) + " " + black + " 1 123", "2/8*") ==
          side_off(30, {{8, 1}}) + " " + side(30, {{1, 2}, {2, 1}, {3, 2}, {7, 2}, {bar, 1}}) +
              " 2 -");
}

TEST_CASE("On the split board home is the last six of 30 points") {
    const std::string black = side(30, {});
    CHECK(turns(split, side_off(30, {{25, 1}}) + " " + black + " 1 222") == Texts{"25/off"});
    CHECK(turns(split, side_off(30, {{24, 1}}) + " " + black + " 1 222") == Texts{"24/30"});
    CHECK(turns(split, side_off(30, {{24, 1}}) + " " + black + " 1 223") ==
          Texts{"24/28", "24/29"});
}

TEST_CASE("A Murray game is named by its options, in the table's order and without defaults") {
    const auto canonical = [](std::string_view text) { return (*read_game_text(text))->text(); };
    CHECK(canonical("duodecim.murray?compound=sum&bearoff=enough") == "duodecim.murray");
    CHECK(canonical("duodecim.murray-split?bearoff=exact&compound=steps") ==
          "duodecim.murray-split?compound=steps&bearoff=exact");
    CHECK(match_of("duodecim.murray?bearoff=exact")->game() == "duodecim.murray?bearoff=exact");
    const auto options = (*read_game_text("duodecim.murray?bearoff=exact"))->options();
    REQUIRE(options.size() == 2);
    CHECK(options[0].values == std::vector<std::string>{"sum", "steps"});
    CHECK(options[1].values == std::vector<std::string>{"enough", "exact"});
    CHECK(options[1].value == "exact");
    CHECK(options[1].default_value == "enough");
    CHECK(refused_game("duodecim.murray?bearoff=never") ==
          "option.choice(bearoff, never, enough, exact) at 25");
    CHECK(refused_game("duodecim.murray?split=yes") ==
          "option.key(split, duodecim.murray, compound, bearoff) at 17");
}

TEST_CASE("A Murray position whose pieces are not 15 a side is refused") {
    const std::string good = side(36, {{1, 2}});
    CHECK(refused_position(murray, good + " " + good.substr(0, 37) + "12:0:0 1 -") ==
          "position.murray.pieces(2, 14, 15) at 45");
    CHECK(refused_position(murray, std::string(36, '.') + ":15:1:0 " + good + " 1 -") ==
          "position.murray.pieces(1, 16, 15) at 1");
    CHECK(refused_position(murray, "ff" + std::string(34, '.') + ":0:0:0 " + good + " 1 -") ==
          "position.murray.pieces(1, 30, 15) at 1");
}

TEST_CASE("Two colours on one point are refused, but the halves of a split row are two places") {
    const std::string one = side(36, {{2, 1}, {9, 2}}), two = side(36, {{2, 3}});
    CHECK(refused_position(murray, one + " " + two + " 1 -") ==
          "position.murray.two_colours(2) at 46");
    CHECK(refused_position(split, side(30, {{2, 1}}) + " " + side(30, {{2, 3}}) + " 1 -") ==
          "accepted");
    CHECK(refused_position(split, side(30, {{7, 1}}) + " " + side(30, {{7, 3}}) + " 1 -") ==
          "position.murray.two_colours(7) at 45");
}

TEST_CASE("A Murray position in which both have finished, or a winner rolled, is refused") {
    const std::string done = side(36, {{off, 15}});
    CHECK(refused_position(murray, done + " " + done + " 1 -") == "position.both_finished at 45");
    CHECK(refused_position(murray, done + " " + side(36, {}) + " 1 123") == "dice.finished at 91");
    auto match = match_at(murray, done + " " + side(36, {}) + " 1 -");
    CHECK(match->status().winner == Player::one);
    CHECK(match->position() == done + " " + side(36, {}) + " 2 -");
}

TEST_CASE("Dice other than three from 1 to 6 are refused") {
    const std::string both = side(36, {}) + " " + side(36, {}) + " 1 ";
    CHECK(refused_position(murray, both + "12") == "dice.cannot_be(12, 3, 1, 2, 3, 4, 5, 6) at 91");
    CHECK(refused_position(murray, both + "127") ==
          "dice.cannot_be(127, 3, 1, 2, 3, 4, 5, 6) at 91");
}

TEST_CASE("Every place of a Murray board lies in the drawing, and none upon another") {
    for (const char *game : {murray, split}) {
        const board::Board board = board_of(game);
        REQUIRE(board.places.size() == 42);
        std::set<int> ids;
        for (const board::Place &a : board.places) {
            INFO(game << " " << a.name.key << " " << a.id);
            CHECK(ids.insert(a.id).second);
            CHECK(a.x - a.width / 2 >= 0);
            CHECK(a.y - a.height / 2 >= 0);
            CHECK(a.x + a.width / 2 <= board.width);
            CHECK(a.y + a.height / 2 <= board.height);
            CHECK(a.capacity == 15);
            // A stack of 15, its pieces 800 wide, stays within its place and below the next.
            CHECK(std::abs(a.fan_x) * 14 + 400 <= a.width / 2 + 20);
            CHECK(std::abs(a.fan_y) * 14 + 400 <= a.height / 2 + 20);
            for (const board::Place &b : board.places)
                if (a.id != b.id)
                    CHECK((std::abs(a.x - b.x) * 2 >= a.width + b.width ||
                           std::abs(a.y - b.y) * 2 >= a.height + b.height));
        }
    }
}

TEST_CASE("Points are labelled as players number them, with the entry and home marked") {
    for (const char *game : {murray, split}) {
        const int all = game == split ? 30 : 36;
        const board::Board board = board_of(game);
        for (unsigned player = 0; player < 2; ++player) {
            const std::vector<int> &track = board.tracks[player].at(0);
            REQUIRE(track.size() == static_cast<std::size_t>(all) + 2);
            for (int p = 1; p <= all; ++p) {
                const auto at = std::find_if(
                    board.places.begin(), board.places.end(), [&](const board::Place &place) {
                        return place.id == track[static_cast<std::size_t>(p)];
                    });
                CHECK(at->label == std::to_string(p));
                CHECK(at->mark == (p <= 6        ? board::Mark::entry
                                   : p > all - 6 ? board::Mark::home
                                                 : board::Mark::none));
            }
        }
    }
}

TEST_CASE("What a Murray match says of moves and pieces names the places of its board") {
    auto match =
        match_at(split, side(30, {{1, 1}, {bar, 1}}) + " " + side(30, {{8, 1}}) + " 1 125");
    REQUIRE_FALSE(match->play_text("bar/5 1/4"));
    const std::vector<Event> &events = match->events();
    REQUIRE(events.size() == 2);
    CHECK((events[0].from == 39 && events[0].to == 5));
    CHECK((events[1].from == 1 && events[1].to == 4));
    match = match_at(split, side(30, {{8, 1}}) + " " + side(30, {{1, 1}}) + " 2 124");
    REQUIRE_FALSE(match->play_text("1/8"));
    REQUIRE(match->events().size() == 2);
    CHECK((match->events()[0].from == 7 && match->events()[0].to == 14));
    const Event &capture = match->events()[1];
    CHECK(capture.kind == Event::capture);
    CHECK((capture.player == Player::one && capture.from == 14 && capture.to == 39));
    std::vector<board::Content> contents;
    match->contents(contents);
    std::set<std::string> groups;
    for (const board::Content &c : contents)
        groups.insert(std::to_string(c.place) + "/" + std::to_string(c.player) + "/" +
                      std::to_string(c.count));
    CHECK(groups == Texts{"37/1/14", "39/1/1", "38/2/14", "14/2/1"});
}
