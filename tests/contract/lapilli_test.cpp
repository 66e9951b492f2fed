// SPDX-License-Identifier: MIT
// The rules of terni lapilli, through the contract.
#include "example.hpp"

#include <set>

namespace {

class Lapilli : public Example {
public:
    Lapilli() : Example(LAPILLI_LIBRARY, "lapilli.terni") {}

    std::string moves_in(const char *position) {
        INFO(position);
        REQUIRE(set(position) == LUDUS_OK);
        return moves();
    }
    uint32_t think(const char *player, uint64_t seed) const {
        ludus_thought thought{};
        thought.size = sizeof thought;
        const auto *players = feature<ludus_players_api>(LUDUS_PLAYERS_ID);
        REQUIRE(players->think(match, player, nullptr, seed, nullptr, nullptr, &thought, nullptr) ==
                LUDUS_OK);
        return thought.turn;
    }
    // The winner of a match between these two players of the program.
    int32_t winner(const char *first, const char *second, uint64_t seed) {
        REQUIRE(set("......... 1") == LUDUS_OK);
        while (state().phase != LUDUS_PHASE_OVER) {
            const uint32_t turn = think(state().mover == 1 ? first : second, seed++);
            REQUIRE(api->match->play_turn(match, turn, nullptr) == LUDUS_OK);
            if (state().may_end) end();
        }
        return state().winner;
    }
};

// Both sides go to and fro: the position after the sixth turn comes again after the tenth, and
// after the fourteenth.
const std::vector<const char *> placed = {"hand/a1", "hand/b2", "hand/c3",
                                          "hand/a3", "hand/c1", "hand/c2"};
const std::vector<const char *> to_and_fro = {"a1/a2", "a3/b3", "a2/a1", "b3/a3"};

} // namespace

TEST_CASE("a pebble is placed on any free point, Black's first not in the centre") {
    Lapilli game;
    CHECK(game.moves() == "hand/a1 hand/b1 hand/c1 hand/a2 hand/c2 hand/a3 hand/b3 hand/c3");
    REQUIRE(game.play("hand/a1") == LUDUS_OK);
    game.end();
    CHECK(game.moves() == "hand/b1 hand/c1 hand/a2 hand/b2 hand/c2 hand/a3 hand/b3 hand/c3");
    REQUIRE(game.play("hand/b2") == LUDUS_OK);
    CHECK(game.events() == std::vector<std::string>{"White places a pebble on b2."});
    CHECK(game.describe() == "Black: a1, 2 in hand. White: b2, 2 in hand. White has moved.");
}

TEST_CASE("no pebble moves before all of its side are placed") {
    Lapilli game;
    CHECK(game.moves_in("xx..o...o 1") == "hand/c1 hand/a2 hand/c2 hand/a3 hand/b3");
    CHECK(game.moves_in("xx..ox..o 2") == "hand/c1 hand/a2 hand/a3 hand/b3");
}

TEST_CASE("a pebble moves along a line to the next free point") {
    Lapilli game;
    CHECK(game.moves_in("x.x.o.oxo 1") == "a1/b1 a1/a2 c1/b1 c1/c2");       // b3 is shut in
    CHECK(game.moves_in("oxo...xox 1") == "b1/b2 a3/a2 a3/b2 c3/b2 c3/c2"); // b1 to no a2, no c2
    CHECK(game.moves_in("o.oxo.x.x 1") == "a3/b3 c3/c2 c3/b3");
    CHECK(game.moves_in("xxo.xo..o 1") == ""); // White has won
}

TEST_CASE("three in a row, a column or a diagonal win at once") {
    Lapilli game;
    struct Win {
        const char *position, *turn, *after;
    };
    for (const Win &win : std::vector<Win>{{"xx.oo.... 1", "hand/c1", "xxxoo.... 2"},
                                           {"x..xoo... 1", "hand/a3", "x..xoox.. 2"},
                                           {"x...xo.o. 1", "hand/c3", "x...xo.ox 2"},
                                           {"xxo..oxo. 2", "b3/c3", "xxo..ox.o 1"}}) {
        INFO(win.position);
        REQUIRE(game.set(win.position) == LUDUS_OK);
        const int32_t mover = game.state().mover;
        REQUIRE(game.play(win.turn) == LUDUS_OK);
        const ludus_state state = game.state();
        CHECK(state.phase == LUDUS_PHASE_OVER);
        CHECK(state.winner == mover);
        CHECK(state.mover == 3 - mover);
        CHECK(state.may_end == 0);
        CHECK(game.position() == win.after);
        CHECK_THAT(game.events().at(1), Catch::Contains("has three in a line and wins."));
        CHECK(game.moves().empty());
        check_restores_at_every_step(game);
    }
}

TEST_CASE("the same position with the same mover for the third time is a draw") {
    Lapilli game;
    game.play_all(placed);
    game.play_all(to_and_fro);
    CHECK(game.state().phase == LUDUS_PHASE_MOVE); // for the second time
    game.play_all({to_and_fro.begin(), to_and_fro.end() - 1});
    CHECK(game.state().phase == LUDUS_PHASE_MOVE);
    REQUIRE(game.play(to_and_fro.back()) == LUDUS_OK);
    CHECK(game.state().phase == LUDUS_PHASE_OVER);
    CHECK(game.state().winner == 0);
    CHECK(game.state().turns == 14);
    CHECK(game.events() ==
          std::vector<std::string>{"White moves from b3 to a3.",
                                   "The same position for the third time: nobody wins."});
    CHECK(game.position() == "x.x.ooo.x 1");
    CHECK_THAT(game.describe(), Catch::EndsWith("Nobody has won."));
}

TEST_CASE("a saved match remembers how often a position has come, a POSITION does not") {
    Lapilli game;
    game.play_all(placed);
    game.play_all(to_and_fro);
    game.play_all({to_and_fro.begin(), to_and_fro.end() - 1});
    const std::string saved = game.save(), position = game.position();
    REQUIRE(game.restore(saved) == LUDUS_OK);
    REQUIRE(game.play(to_and_fro.back()) == LUDUS_OK);
    CHECK(game.state().phase == LUDUS_PHASE_OVER);
    check_restores_at_every_step(game);

    REQUIRE(game.set(position.c_str()) == LUDUS_OK);
    REQUIRE(game.play(to_and_fro.back()) == LUDUS_OK);
    CHECK(game.state().phase == LUDUS_PHASE_END);
}

TEST_CASE("undo takes back a draw and each step before it, and the draw comes again") {
    Lapilli game;
    game.play_all(placed);
    game.play_all(to_and_fro);
    game.play_all(to_and_fro);
    REQUIRE(game.state().phase == LUDUS_PHASE_OVER);
    for (int again = 0; again < 2; ++again) {
        CHECK(game.undo() == LUDUS_EVENT_MOVE);
        CHECK(game.state().phase == LUDUS_PHASE_MOVE);
        REQUIRE(game.play(to_and_fro.back()) == LUDUS_OK);
        CHECK(game.state().phase == LUDUS_PHASE_OVER);
    }
    CHECK(game.undo() == LUDUS_EVENT_MOVE);
    CHECK(game.undo() == LUDUS_EVENT_TURN);
    CHECK(game.state().phase == LUDUS_PHASE_END);
    CHECK(game.partial() == "a2/a1");
    while (game.state().steps > 0)
        game.undo();
    CHECK(game.save() == "lapilli.terni\n......... 1\n");
    ludus_event undone{};
    undone.size = sizeof undone;
    CHECK(game.api->match->undo(game.match, &undone, nullptr) == LUDUS_ERROR_NOTHING);
}

TEST_CASE("a saved match tells whether its last turn was ended") {
    Lapilli game;
    REQUIRE(game.play("hand/a1") == LUDUS_OK);
    CHECK(game.save() == "lapilli.terni\n......... 1\n- hand/a1");
    game.end();
    CHECK(game.save() == "lapilli.terni\n......... 1\n- hand/a1\n");
    REQUIRE(game.play("HAND/B2 ") == LUDUS_OK);
    check_restores_at_every_step(game);
}

TEST_CASE("the game has no dice") {
    Lapilli game;
    uint32_t count = 1;
    CHECK(game.api->game->rolls(game.addon, "lapilli.terni", nullptr, 0, 0, &count, nullptr) == 0);
    CHECK(count == 0);
    int32_t die = 1;
    CHECK(game.api->game->roll(game.addon, "lapilli.terni", 1, 0, &die, 1, &count, nullptr) ==
          LUDUS_ERROR_DICE);
    CHECK(game.api->match->set_dice(game.match, &die, 1, nullptr) == LUDUS_ERROR_PHASE);
    CHECK(game.state().dice_count == 0);
}

TEST_CASE("from every position that can come about, a move is there, and it is read as written") {
    Lapilli game;
    std::set<std::string> seen{game.position()};
    std::vector<std::string> open(seen.begin(), seen.end());
    while (!open.empty()) {
        const std::string position = open.back();
        open.pop_back();
        INFO(position);
        REQUIRE(game.set(position.c_str()) == LUDUS_OK);
        REQUIRE(game.position() == position);
        if (game.state().phase == LUDUS_PHASE_OVER) continue;
        uint32_t count = 0;
        REQUIRE(game.api->match->turns(game.match, nullptr, 0, 0, &count, nullptr) == LUDUS_OK);
        REQUIRE_FALSE(game.moves().empty());
        for (uint32_t i = 0; i < count; ++i) {
            const std::string after = game.text(game.api->match->turn_position, i);
            if (seen.insert(after).second) open.push_back(after);
        }
    }
    CHECK(seen.size() == 5381);
}

TEST_CASE("the expert does not lose to random moves, and says the same for the same seed") {
    Lapilli game;
    int won = 0;
    for (uint64_t seed = 1; seed <= 10; ++seed) {
        const int32_t as_black = game.winner("level-5", "random", seed);
        const int32_t as_white = game.winner("random", "level-5", seed);
        CHECK(as_black != 2);
        CHECK(as_white != 1);
        won += (as_black == 1) + (as_white == 2);
    }
    CHECK(won >= 19);
    REQUIRE(game.set("x...o.... 1") == LUDUS_OK);
    CHECK(game.think("level-5", 7) == game.think("level-5", 7));
    CHECK(game.winner("level-5", "level-5", 1) == 0); // it plays both sides well: a draw
}

TEST_CASE("terni lapilli says what is wrong with a text, and where") {
    struct Bad {
        const char *text;
        int32_t status;
        uint32_t column;
    };
    Lapilli game;
    const std::string before = game.position();
    for (const Bad &bad : std::vector<Bad>{{"", LUDUS_ERROR_SYNTAX, 1},
                                           {"x...o...", LUDUS_ERROR_SYNTAX, 9},
                                           {"x...o....1", LUDUS_ERROR_SYNTAX, 10},
                                           {"x...o.... 3", LUDUS_ERROR_SYNTAX, 11},
                                           {"x...o.... 1 -", LUDUS_ERROR_SYNTAX, 13},
                                           {"x........ 1", LUDUS_ERROR_POSITION, 1},
                                           {"....o.... 2", LUDUS_ERROR_POSITION, 1},
                                           {"xxoxxo.oo 1", LUDUS_ERROR_POSITION, 1},
                                           {"xxxoo.o.. 1", LUDUS_ERROR_POSITION, 1}}) {
        INFO(bad.text);
        CHECK(game.set(bad.text) == bad.status);
        CHECK(game.error.column == bad.column);
        CHECK_THAT(std::string(game.error.text), Catch::Contains("expected"));
        CHECK(game.position() == before);
    }
    REQUIRE(game.set("  X...O....  1 ") == LUDUS_OK);
    CHECK(game.position() == "x...o.... 1");
    for (const Bad &bad : std::vector<Bad>{{"", LUDUS_ERROR_SYNTAX, 1},
                                           {"a1", LUDUS_ERROR_SYNTAX, 3},
                                           {"hand/a4", LUDUS_ERROR_SYNTAX, 6},
                                           {"hand/hand", LUDUS_ERROR_SYNTAX, 6},
                                           {"hand/a2 b1", LUDUS_ERROR_SYNTAX, 9},
                                           {"pass", LUDUS_ERROR_SYNTAX, 1},
                                           {"a1/a2", LUDUS_ERROR_MOVE, 1},
                                           {" hand/a1", LUDUS_ERROR_MOVE, 2}}) {
        INFO(bad.text);
        CHECK(game.play(bad.text) == bad.status);
        CHECK(game.error.column == bad.column);
        CHECK_THAT(std::string(game.error.text), Catch::Contains("expected"));
    }
    CHECK(game.restore("lapilli.terni\n......... 1\n-") == LUDUS_ERROR_SYNTAX);
    CHECK(game.restore("lapilli.terni\n......... 1\n- hand/b2") == LUDUS_ERROR_MOVE);
    CHECK(game.error.column == 29);
    CHECK(game.restore("lapilli.terni\nxxxoo.o.. 2\n- a3/b3") == LUDUS_ERROR_PHASE);
}
