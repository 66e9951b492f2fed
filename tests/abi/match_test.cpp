// SPDX-License-Identifier: MIT
// A match step by step.
#include "catch.hpp"
#include "support.hpp"

namespace {

const std::string finished = // red has won
    "............:0:5,............:0:5,............:0:5 "
    "............:0:0,............:0:0,............:0:0 2 -";
const std::string last_stone = // red bears off with a 1
    "...........x:0:4,............:0:5,............:0:5 "
    "............:0:0,............:0:0,............:0:0 1 -";

std::vector<ludus_event> events(const Play &play) {
    return list<ludus_event>(
        [&](auto... args) { return play.api.events(play.match, args..., nullptr); });
}

std::int32_t undo(const Play &play, ludus_event &event) {
    event.size = sizeof event;
    return play.api.undo(play.match, &event, nullptr);
}

// What a failed call may not change.
std::string everything(const Play &play) {
    const ludus_state s = play.state();
    return play.position() + "|" + play.partial() + "|" + std::to_string(s.phase) + " " +
           std::to_string(s.steps) + " " + std::to_string(events(play).size());
}

} // namespace

TEST_CASE("A turn goes from the roll over its moves to its end") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    CHECK(play.state().phase == LUDUS_PHASE_ROLL);
    CHECK(play.state().dice_count == 0);
    CHECK(play.state().turns == 0);
    CHECK(play.state().may_end == 0);
    REQUIRE(play.roll({6, 2, 4}) == LUDUS_OK);
    ludus_state state = play.state();
    CHECK(state.phase == LUDUS_PHASE_MOVE);
    CHECK(state.dice[0] == 2);
    CHECK(state.dice[2] == 6);
    CHECK(state.rolls == 1);
    CHECK(state.turns == 1);
    CHECK(state.may_end == 0);
    CHECK(state.steps == 1);
    REQUIRE(play.api.play_text(play.match, "II:hand/6 I:hand/2", nullptr) == LUDUS_OK);
    state = play.state();
    CHECK(state.moves_made == 2);
    CHECK(state.dice_used == 5); // the first and the third
    CHECK(state.steps == 3);
    CHECK(play.partial() == "I:hand/2 II:hand/6");
    CHECK(play.position().ends_with(" 1 246"));
    REQUIRE(play.api.play(play.match, 0, nullptr) == LUDUS_OK);
    CHECK(play.state().phase == LUDUS_PHASE_END);
    CHECK(play.state().may_end == 1);
    REQUIRE(play.api.end_turn(play.match, nullptr) == LUDUS_OK);
    CHECK(play.state().mover == 2);
    CHECK(play.state().turns == 1);
    CHECK(play.state().may_end == 0);
    CHECK(play.state().phase == LUDUS_PHASE_ROLL);
}

TEST_CASE("Each step reports its events") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    CHECK(events(play).empty());
    REQUIRE(play.go(last_stone) == LUDUS_OK);
    REQUIRE(play.roll({1, 1, 2}) == LUDUS_OK);
    REQUIRE(events(play).size() == 1);
    CHECK(events(play)[0].kind == LUDUS_EVENT_ROLL);
    CHECK(events(play)[0].count == 3);
    CHECK(events(play)[0].values[2] == 2);
    REQUIRE(play.api.play_turn(play.match, 0, nullptr) == LUDUS_OK);
    const auto won = events(play);
    REQUIRE(won.size() == 2);
    CHECK(won[0].kind == LUDUS_EVENT_MOVE);
    CHECK(won[0].flags == LUDUS_MOVE_BEARS_OFF);
    CHECK(won[0].count == 1);
    CHECK(won[0].values[0] == 1);
    CHECK(won[1].kind == LUDUS_EVENT_WIN);
    CHECK(won[1].player == 1);
    CHECK(play.state().winner == 1);
    CHECK(play.state().may_end == 0);
    CHECK(play.state().victory == 0);
    CHECK(play.state().points == 0);
    CHECK(play.state().mover == 2);
    CHECK(play.state().phase == LUDUS_PHASE_OVER);
}

TEST_CASE("A capture is an event of the one who suffers it") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    REQUIRE(play.go("..x.........:0:0,............:0:5,............:0:5 "
                    "....x.......:0:0,............:0:0,............:0:0 1 555") == LUDUS_OK);
    REQUIRE(play.api.play_text(play.match, "I:3/8", nullptr) == LUDUS_OK);
    const auto all = events(play);
    REQUIRE(all.size() == 2);
    CHECK(all[0].flags == LUDUS_MOVE_CAPTURES);
    CHECK(all[1].kind == LUDUS_EVENT_CAPTURE);
    CHECK(all[1].player == 2);
    CHECK(all[1].from == all[0].to);
    CHECK(all[1].to != all[1].from);
}

TEST_CASE("A roll with which nothing can move is a pass, and one turn without moves") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    REQUIRE(play.go(last_stone) == LUDUS_OK);
    REQUIRE(play.roll({2, 3, 4}) == LUDUS_OK);
    CHECK(play.state().phase == LUDUS_PHASE_END);
    REQUIRE(events(play).size() == 2);
    CHECK(events(play)[1].kind == LUDUS_EVENT_PASS);
    CHECK(events(play)[1].reason == LUDUS_PASS_BLOCKED);
    CHECK(play.partial() == "pass");
    const auto turns = list<ludus_turn>(
        [&](auto... args) { return play.api.turns(play.match, args..., nullptr); });
    REQUIRE(turns.size() == 1);
    CHECK(turns[0].moves == 0);
    CHECK(play.api.play_text(play.match, "pass", nullptr) == LUDUS_OK);
    CHECK(play.api.play_turn(play.match, 0, nullptr) == LUDUS_OK);
    CHECK(play.state().phase == LUDUS_PHASE_END);
}

TEST_CASE("Every turn's moves can be played one by one to the position that it promises") {
    const Instance instance;
    for (const std::string &game : game_ids(instance)) {
        INFO(game);
        const Play play(instance, game);
        play_random(instance, play, game, 3, 12);
        for (std::uint64_t i = 0; play.state().phase != LUDUS_PHASE_MOVE && i < 20; ++i) {
            if (play.state().phase == LUDUS_PHASE_END) play.api.end_turn(play.match, nullptr);
            play.roll(roll_of(instance, game, 4, i));
        }
        const auto turns = list<ludus_turn>(
            [&](auto... args) { return play.api.turns(play.match, args..., nullptr); });
        REQUIRE(turns.size() > 0);
        for (std::uint32_t t = 0; t < turns.size(); ++t) {
            ludus_match *copy = nullptr;
            REQUIRE(play.api.clone(play.match, &copy, nullptr) == LUDUS_OK);
            const Play other(instance, copy);
            const auto moves = list<ludus_move>(
                [&](auto... args) { return play.api.turn_moves(play.match, t, args..., nullptr); });
            CHECK(moves.size() == turns[t].moves);
            const std::string promised =
                whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
                    return play.api.turn_position(play.match, t, text, n, length, nullptr);
                });
            for (const ludus_move &move : moves) {
                const auto now = list<ludus_move>(
                    [&](auto... args) { return other.api.moves(other.match, args..., nullptr); });
                const auto same = std::find_if(now.begin(), now.end(), [&](const ludus_move &m) {
                    return m.from == move.from && m.to == move.to && m.dice == move.dice;
                });
                REQUIRE(same != now.end());
                REQUIRE(other.api.play(other.match, static_cast<std::uint32_t>(same - now.begin()),
                                       nullptr) == LUDUS_OK);
            }
            if (other.state().phase == LUDUS_PHASE_END)
                REQUIRE(other.api.end_turn(other.match, nullptr) == LUDUS_OK);
            CHECK(other.position() == promised);
        }
    }
}

TEST_CASE("Undo takes back step by step to the start, and says what it was") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    ludus_event event{};
    CHECK(undo(play, event) == LUDUS_ERROR_NOTHING);
    REQUIRE(play.roll({1, 2, 3}) == LUDUS_OK);
    REQUIRE(play.api.play_turn(play.match, 0, nullptr) == LUDUS_OK);
    REQUIRE(play.api.end_turn(play.match, nullptr) == LUDUS_OK);
    CHECK(play.state().steps == 5);
    std::vector<int> kinds;
    while (undo(play, event) == LUDUS_OK)
        kinds.push_back(event.kind);
    CHECK(kinds == std::vector<int>{LUDUS_EVENT_TURN, LUDUS_EVENT_MOVE, LUDUS_EVENT_MOVE,
                                    LUDUS_EVENT_MOVE, LUDUS_EVENT_ROLL});
    CHECK(play.state().rolls == 0);
    CHECK(events(play).empty());
    REQUIRE(play.roll({1, 2, 3}) == LUDUS_OK);
    event.size = sizeof event - 1;
    CHECK(play.api.undo(play.match, &event, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(play.state().steps == 1);
    CHECK(play.undo() == LUDUS_OK);
    CHECK(play.state().steps == 0);
}

TEST_CASE("A position clears the history, and its dice stay when all is undone") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    play_random(instance, play, "duodecim.asilo", 1, 9);
    REQUIRE(play.go(last_stone.substr(0, last_stone.size() - 1) + "211") == LUDUS_OK);
    CHECK(play.state().steps == 0);
    CHECK(play.state().rolls == 1);
    CHECK(play.position().ends_with("112"));
    CHECK(events(play).empty());
    ludus_event event{};
    CHECK(undo(play, event) == LUDUS_ERROR_NOTHING);
}

TEST_CASE("A call out of phase is refused and changes nothing") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    const auto refused = [&](std::int32_t status, std::int32_t expected) {
        const std::string before = everything(play);
        CHECK(status == expected);
        CHECK(everything(play) == before);
    };
    std::uint32_t count = 7;
    refused(play.api.play(play.match, 0, nullptr), LUDUS_ERROR_PHASE);
    refused(play.api.play_turn(play.match, 0, nullptr), LUDUS_ERROR_PHASE);
    refused(play.api.move_text(play.match, 0, nullptr, 0, nullptr, nullptr), LUDUS_ERROR_PHASE);
    refused(play.api.turn_text(play.match, 0, nullptr, 0, nullptr, nullptr), LUDUS_ERROR_PHASE);
    refused(play.api.play_text(play.match, "pass", nullptr), LUDUS_ERROR_PHASE);
    refused(play.api.end_turn(play.match, nullptr), LUDUS_ERROR_PHASE);
    refused(play.api.turns(play.match, nullptr, 0, 0, &count, nullptr), LUDUS_ERROR_PHASE);
    refused(play.api.moves(play.match, nullptr, 0, 0, &count, nullptr), LUDUS_OK);
    CHECK(count == 0);
    REQUIRE(play.roll({1, 2, 3}) == LUDUS_OK);
    refused(play.roll({1, 2, 3}), LUDUS_ERROR_PHASE);
    refused(play.api.end_turn(play.match, nullptr), LUDUS_ERROR_PHASE);
    refused(play.api.play(play.match, 9, nullptr), LUDUS_ERROR_MOVE);
    refused(play.api.play_turn(play.match, 100000, nullptr), LUDUS_ERROR_MOVE);
    refused(play.api.turn_text(play.match, 100000, nullptr, 0, nullptr, nullptr), LUDUS_ERROR_MOVE);
    refused(play.api.move_text(play.match, 9, nullptr, 0, nullptr, nullptr), LUDUS_ERROR_MOVE);
    refused(play.api.play_text(play.match, "pass", nullptr), LUDUS_ERROR_MOVE);
    refused(play.api.play_text(play.match, "I:hand/4", nullptr), LUDUS_ERROR_MOVE);
    refused(play.api.play_text(play.match, "I:hand", nullptr), LUDUS_ERROR_SYNTAX);
    refused(play.go("nonsense"), LUDUS_ERROR_SYNTAX);
    REQUIRE(play.go(finished) == LUDUS_OK);
    refused(play.roll({1, 2, 3}), LUDUS_ERROR_PHASE);
    refused(play.api.end_turn(play.match, nullptr), LUDUS_ERROR_PHASE);
    refused(play.api.turns(play.match, nullptr, 0, 0, &count, nullptr), LUDUS_ERROR_PHASE);
}

TEST_CASE("Dice that the game has not are refused") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    for (const auto &dice : std::vector<std::vector<std::int32_t>>{
             {0, 1, 2}, {1, 2, 7}, {1, 2}, {1, 2, 3, 4}, {-1, 2, 3}, {1, 2, 1 << 30}})
        CHECK(play.roll(dice) == LUDUS_ERROR_DICE);
    const std::vector<std::int32_t> many(1000, 1);
    CHECK(play.roll(many) == LUDUS_ERROR_DICE);
    const std::int32_t one = 1;
    CHECK(play.api.set_dice(play.match, &one, 0, nullptr) == LUDUS_ERROR_DICE);
    CHECK(play.api.set_dice(play.match, nullptr, 0, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(play.state().phase == LUDUS_PHASE_ROLL);
}
