// SPDX-License-Identifier: MIT
// The rules of duodecim.asilo, one by one.
#include "catch.hpp"
#include "matches.hpp"

#include <algorithm>

using namespace duodecim;

namespace {

using Texts = std::set<std::string>;
constexpr std::string_view game = "duodecim.asilo";

// A line of a side: fields with a stone, stones in the praetentura, stones borne off.
struct Line {
    std::vector<int> on{};
    int praetentura = 0;
    int off = 0;
};
using Side = std::array<Line, 3>;

const Line done{{}, 0, 5};

std::string side_text(const Side &side) {
    std::string text;
    for (const Line &line : side) {
        std::string row(12, '.');
        for (const int field : line.on)
            row.at(static_cast<std::size_t>(field - 1)) = 'x';
        text += (text.empty() ? "" : ",") + row + ":" + std::to_string(line.praetentura) + ":" +
                std::to_string(line.off);
    }
    return text;
}

std::string at(const Side &one, const Side &two, const std::string &rest) {
    return side_text(one) + " " + side_text(two) + " " + rest;
}

// Only line I is open to player 1, so that its rules show one by one; `enemy` is player 2's.
std::string on_line(const Line &own, const Line &enemy, const std::string &rest) {
    return at({own, done, done}, {enemy, Line{}, Line{}}, rest);
}

// What player 1 can play there with a roll of one value.
Texts line_turns(const Line &own, const Line &enemy, const std::string &die) {
    return turns(game, on_line(own, enemy, "1 " + die + die + die));
}

std::string refused(const std::string &position) {
    return refused_position(game, position);
}

} // namespace

TEST_CASE("Asilo begins with all stones in hand and red to roll") {
    CHECK(match_of(game)->position() == at({}, {}, "1 -"));
}

TEST_CASE("Asilo: a die of d enters a stone on field d") {
    for (const char *die : {"1", "2", "3", "4", "5", "6"})
        CHECK(line_turns({}, {}, die) == Texts{std::string("I:hand/") + die});
}

TEST_CASE("Asilo: a stone enters only a field without an own stone") {
    CHECK(line_turns({{3}}, {}, "3") == Texts{"I:3/6"});
}

TEST_CASE("Asilo: no stone enters where five already belong to the line") {
    CHECK(line_turns({{1, 2}, 1, 2}, {}, "4") == Texts{"I:1/5", "I:2/6", "I:pra/10"});
    CHECK(line_turns({{1, 2}, 1, 1}, {}, "4") == Texts{"I:1/5", "I:2/6", "I:hand/4", "I:pra/10"});
}

TEST_CASE("Asilo: an entering stone captures an enemy stone") {
    // Field 3 is the enemy's field 10.
    CHECK(line_turns({}, {{10}}, "3") == Texts{"I:hand/3*"});
}

TEST_CASE("Asilo: a stone advances by the die, at most to field 12") {
    CHECK(line_turns({{1, 7, 9}, 0, 2}, {}, "5") == Texts{"I:1/6", "I:7/12"});
}

TEST_CASE("Asilo: the praetentura is not counted when a stone passes it") {
    CHECK(line_turns({{6}, 0, 4}, {}, "1") == Texts{"I:6/7"});
    CHECK(line_turns({{4}, 0, 4}, {}, "6") == Texts{"I:4/10"});
}

TEST_CASE("Asilo: an own stone blocks an advance") {
    CHECK(line_turns({{1, 3, 5}, 0, 2}, {}, "2") == Texts{"I:5/7"});
}

TEST_CASE("Asilo: an advancing stone captures an enemy stone") {
    CHECK(line_turns({{4}, 0, 4}, {{6}}, "3") == Texts{"I:4/7*"});
}

TEST_CASE("Asilo: a stone leaves the praetentura for field 6 + d, which must be empty") {
    CHECK(line_turns({{}, 1, 4}, {}, "2") == Texts{"I:pra/8"});
    CHECK(line_turns({{8}, 1, 3}, {}, "2") == Texts{"I:8/10"});
    // No capture out of the praetentura: field 8 is the enemy's field 5.
    CHECK(line_turns({{}, 1, 4}, {{5}}, "2") == Texts{"pass"});
}

TEST_CASE("Asilo: a stone is borne off by the exact die") {
    CHECK(line_turns({{12}, 0, 4}, {}, "1") == Texts{"I:12/off"});
    CHECK(line_turns({{7}, 0, 4}, {}, "6") == Texts{"I:7/off"});
    CHECK(line_turns({{12}, 0, 4}, {}, "2") == Texts{"pass"});
    CHECK(line_turns({{8, 9}, 0, 3}, {}, "5") == Texts{"I:8/off"});
}

TEST_CASE("Asilo: a stone captured on its owner's own side goes back to the hand") {
    // Red's field 7 is white's field 6.
    CHECK(after(game, on_line({{4}, 0, 4}, {{6}}, "1 333"), "I:4/7*") ==
          on_line({{7}, 0, 4}, {}, "2 -"));
}

TEST_CASE("Asilo: a stone captured on the far side goes to the praetentura of its line") {
    // Red's field 6 is white's field 7.
    CHECK(after(game, on_line({{4}, 0, 4}, {{7}}, "1 222"), "I:4/6*") ==
          on_line({{6}, 0, 4}, {{}, 1, 0}, "2 -"));
}

TEST_CASE("Asilo: any number of stones of both players may lie in a praetentura") {
    CHECK(refused(at({Line{{}, 5, 0}}, {Line{{}, 5, 0}}, "1 -")) == "accepted");
    CHECK(line_turns({{}, 2, 3}, {{}, 5, 0}, "1") == Texts{"I:pra/7"});
}

TEST_CASE("Asilo: a capture is told with the places it happens on") {
    auto match = match_at(game, on_line({{4}, 0, 4}, {{7}}, "1 222"));
    REQUIRE_FALSE(match->play_text("I:4/6"));
    const auto &events = match->events();
    REQUIRE(events.size() == 2);
    const auto board = (*read_game_text(game))->board();
    CHECK(events[1].kind == Event::capture);
    CHECK(events[1].player == Player::two);
    CHECK(events[1].from == board.tracks[1][0][7]);
    CHECK(events[1].from == events[0].to);
    const auto to = std::find_if(board.places.begin(), board.places.end(),
                                 [&](const auto &place) { return place.id == events[1].to; });
    REQUIRE(to != board.places.end());
    CHECK(to->label == "pra");
}

TEST_CASE("Asilo: each line takes one die at most, each die serves one line") {
    // Three stones could each use the 2, but on one line only one die is played.
    CHECK(turns(game, at({Line{{1, 5, 8}, 0, 2}, done, done}, {}, "1 225")) ==
          Texts{"I:1/3", "I:1/6", "I:5/7", "I:5/10", "I:8/10", "I:8/off"});
}

TEST_CASE("Asilo: which die serves which line is the player's affair") {
    CHECK(turns(game, at({done, Line{}, Line{}}, {}, "1 123")) ==
          Texts{"II:hand/1 III:hand/2", "II:hand/1 III:hand/3", "II:hand/2 III:hand/1",
                "II:hand/2 III:hand/3", "II:hand/3 III:hand/1", "II:hand/3 III:hand/2"});
}

TEST_CASE("Asilo: with one or two lines finished three dice are still rolled") {
    CHECK(refused(at({done, done, Line{}}, {}, "1 12")) ==
          "dice.cannot_be(12, 3, 1, 2, 3, 4, 5, 6) at 105");
    CHECK(turns(game, at({done, done, Line{}}, {}, "1 123")) ==
          Texts{"III:hand/1", "III:hand/2", "III:hand/3"});
}

TEST_CASE("Asilo: equal dice give each turn once") {
    CHECK(turns(game, at({}, {}, "1 444")) == Texts{"I:hand/4 II:hand/4 III:hand/4"});
    CHECK(turns(game, at({}, {}, "1 445")).size() == 3);
}

TEST_CASE("Asilo: a line may stay unplayed only when no die that is left over fits it") {
    // Only the 1 fits line I; the 1 and the 2 fit line II, and nothing fits the 4.
    const Line first{{12}, 0, 4}, second{{10, 11}, 0, 3};
    CHECK(turns(game, at({first, second, done}, {}, "1 124")) ==
          // The 1 on line II leaves line I nothing that fits: fewer moves, yet legal.
          Texts{"I:12/off II:10/12", "I:12/off II:11/off", "II:11/12"});
}

TEST_CASE("Asilo: a capture is never preferred over another legal move") {
    CHECK(line_turns({{2, 4}, 0, 3}, {{6}}, "3") == Texts{"I:2/5", "I:4/7*"});
}

TEST_CASE("Asilo: a capture that is the only legal move is compulsory") {
    auto match = match_at(game, on_line({{4}, 0, 4}, {{6}}, "1 333"));
    CHECK(turns(*match) == Texts{"I:4/7*"});
    CHECK(said(*match->play_text("pass")) == "move.no_pass at 1");
    CHECK(said(*match->end_turn()) == "phase.move");
}

TEST_CASE("Asilo: if no line can move, the turn passes") {
    auto match = match_at(game, on_line({{12}, 0, 4}, {}, "1 234"));
    CHECK(match->status().phase == Phase::end);
    CHECK(match->partial() == "pass");
    CHECK(turns(*match) == Texts{"pass"});
    CHECK(after(game, on_line({{12}, 0, 4}, {}, "1 234"), "pass") ==
          on_line({{12}, 0, 4}, {}, "2 -"));
}

TEST_CASE("Asilo: a turn is typed in any order of its lines and written lowest line first") {
    auto match = match_at(game, at({}, {}, "1 123"));
    REQUIRE_FALSE(match->play_text("III:hand/1 I:hand/2"));
    CHECK(match->partial() == "I:hand/2 III:hand/1");
    CHECK(match->status().phase == Phase::move);
    REQUIRE_FALSE(match->play_text("II:hand/3"));
    CHECK(match->partial() == "I:hand/2 II:hand/3 III:hand/1");
    CHECK(match->status().phase == Phase::end);
}

TEST_CASE("Asilo: moves that cannot be made are refused with their place, and none is made") {
    auto match = match_at(game, at({}, {}, "1 123"));
    const auto refused_turn = [&](std::string_view text) {
        const Outcome fault = match->play_text(text);
        CHECK(match->partial() == "");
        return fault ? said(*fault) : "accepted";
    };
    CHECK(refused_turn("I:hand/4") == "move.asilo.die(I:hand/4, 4, 1, 2, 3) at 1");
    CHECK(refused_turn("I:hand/1 II:1/2") == "move.asilo.no_stone(II:1/2, II, 1) at 10");
    CHECK(refused_turn("I:hand/1 I:hand/2") == "move.asilo.line_played(I:hand/2, I) at 10");
    CHECK(refused_turn("I:hand/1 II:hand/1") == "move.asilo.die(II:hand/1, 1, 2, 3) at 10");
}

TEST_CASE("Asilo: both players see the board from their own end") {
    CHECK(turns(game, at({Line{}, Line{}, Line{{11}}}, {done, done, Line{{1}, 0, 4}}, "2 111")) ==
          Texts{"III:1/2*"});
}

TEST_CASE("Asilo: the first to bear off all fifteen wins, and the game ends at once") {
    auto match = match_at(game, at({Line{{12}, 0, 4}, done, done}, {}, "1 166"));
    REQUIRE_FALSE(match->play_text("I:12/off"));
    CHECK(match->status().phase == Phase::over);
    CHECK(match->status().winner == Player::one);
    CHECK(match->events().back().kind == Event::win);
    CHECK(match->position() == at({done, done, done}, {}, "2 -"));
    const std::int32_t dice[] = {1, 2, 3};
    CHECK(said(*match->set_dice(dice)) == "phase.over(1)");
    REQUIRE(match->undo());
    CHECK(match->status().phase == Phase::move);
    CHECK_FALSE(match->status().winner);
}

TEST_CASE("Asilo: the roll is three dice of 1 to 6, in any order") {
    auto match = match_of(game);
    const auto refused_roll = [&](std::vector<std::int32_t> values) {
        const Outcome fault = match->set_dice(values);
        return fault ? said(*fault) : "accepted";
    };
    CHECK(refused_roll({0, 1, 2}) == "dice.cannot_be(0 1 2, 3, 1, 2, 3, 4, 5, 6)");
    CHECK(refused_roll({1, 7, 2}) == "dice.cannot_be(1 7 2, 3, 1, 2, 3, 4, 5, 6)");
    CHECK(refused_roll({1, 2}) == "dice.cannot_be(1 2, 3, 1, 2, 3, 4, 5, 6)");
    CHECK(refused_roll({1, 2, 3, 4}) == "dice.cannot_be(1 2 3 4, 3, 1, 2, 3, 4, 5, 6)");
    CHECK(refused_roll({1, 2, 1000000007}).rfind("dice.cannot_be", 0) == 0);
    CHECK(refused_roll({6, 1, 3}) == "accepted");
    CHECK(match->position() == at({}, {}, "1 136"));
    CHECK(refused_roll({6, 1, 3}) == "phase.move");
}

TEST_CASE("Asilo: a position that cannot stand is refused where its fault begins") {
    CHECK(refused(at({Line{{1, 2, 3, 4, 5, 6}}}, {}, "1 -")) ==
          "position.asilo.stones(1, I, 6) at 1");
    CHECK(refused(at({}, {{Line{}, Line{{1, 2, 3}, 2, 1}, Line{}}}, "1 -")) ==
          "position.asilo.stones(2, II, 6) at 69");
    CHECK(refused(at({Line{}, Line{}, Line{{4}}}, {Line{}, Line{}, Line{{9}}}, "1 -")) ==
          "position.asilo.two_colours(III, 4, 9) at 94");
    CHECK(refused(at({done, done, done}, {done, done, done}, "1 -")) ==
          "position.both_finished at 52");
    CHECK(refused(at({}, {}, "1 012")) == "dice.cannot_be(012, 3, 1, 2, 3, 4, 5, 6) at 105");
    CHECK(refused(at({}, {}, "1 127")) == "dice.cannot_be(127, 3, 1, 2, 3, 4, 5, 6) at 105");
    CHECK(refused(at({}, {}, "1 12")) == "dice.cannot_be(12, 3, 1, 2, 3, 4, 5, 6) at 105");
    CHECK(refused(at({done, done, done}, {}, "2 123")) == "dice.finished at 105");
}

TEST_CASE("Asilo: turns are only there once the dice are rolled") {
    const auto count = match_of(game)->turns();
    REQUIRE_FALSE(count);
    CHECK(said(count.fault()) == "phase.roll");
}

TEST_CASE("Asilo: undo takes back moves, rolls and ends of turns, but not a roll that was given") {
    auto match = match_at(game, at({}, {}, "1 123"));
    CHECK(said(match->undo().fault()) == "undo.nothing");
    REQUIRE_FALSE(match->play_text("I:hand/1 II:hand/2 III:hand/3"));
    REQUIRE_FALSE(match->end_turn());
    const std::int32_t dice[] = {4, 5, 6};
    REQUIRE_FALSE(match->set_dice(dice));
    std::vector<Event::Kind> undone;
    while (const auto event = match->undo())
        undone.push_back(event->kind);
    CHECK(undone == std::vector<Event::Kind>{Event::roll, Event::turn, Event::move, Event::move,
                                             Event::move});
    CHECK(match->position() == at({}, {}, "1 123"));
    CHECK(match->partial() == "");
}

TEST_CASE("Random games of Asilo: moves in any order, undo, positions and records agree") {
    check_random_games("duodecim.asilo", 1000, 15);
}
