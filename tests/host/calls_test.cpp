// SPDX-License-Identifier: MIT
// Handles over an addon that keeps the contract, and over one that does not.
#include "support.hpp"

#include <cstring>

namespace {

const char *const game = "race.six";

// What happens when the moves of a rolled match are asked for.
std::string moves_with(const std::string &fault) {
    const Opened opened(fault);
    const ludus::Match match = rolled_match(opened.addon);
    return sentence_of([&] { (void)match.moves(); });
}

} // namespace

TEST_CASE("A game is played to its end through the handles, and taken back to its start") {
    const Opened opened("");
    ludus::Match match(opened.addon, game);
    const std::string start = match.position();
    std::vector<ludus_move> moves;
    std::vector<ludus_turn> turns;
    while (match.state().phase != LUDUS_PHASE_OVER) {
        if (match.state().phase == LUDUS_PHASE_ROLL) {
            match.set_dice(opened.addon.roll(game, 7, match.state().rolls));
            REQUIRE(match.events().at(0).kind == LUDUS_EVENT_ROLL);
        } else if (match.state().phase == LUDUS_PHASE_MOVE) {
            match.moves(moves);
            match.turns(turns);
            REQUIRE(moves.size() == turns.size()); // one die: a turn is a move
            const std::string text = match.move_text(0);
            REQUIRE(match.turn_moves(0).size() == 1);
            const std::string after = match.turn_position(0);
            match.play(0);
            REQUIRE(match.partial() == text);
        } else {
            match.end_turn();
        }
    }
    CHECK(match.state().winner != 0);
    CHECK_THAT(match.record(0), has(" "));
    CHECK(match.start() == start);
    CHECK(match.contents().size() > 0);
    while (match.state().steps > 0)
        match.undo();
    CHECK(match.position() == start);
    CHECK_THAT(sentence_of([&] { match.undo(); }), has("undo"));
}

TEST_CASE("The addon's own failures come with its sentence, code and column") {
    const Opened opened("");
    ludus::Match match(opened.addon, game);
    try {
        match.set_position("..x...:1:0 x...?.:0:1 1 3");
        FAIL("a bad position was taken");
    } catch (const ludus::Error &error) {
        CHECK(error.code() == LUDUS_ERROR_SYNTAX);
        CHECK(error.column() > 11);
        CHECK(std::strlen(error.what()) > 10);
    }
    try {
        match.play(0);
        FAIL("a move out of phase was taken");
    } catch (const ludus::Error &error) {
        CHECK(error.code() == LUDUS_ERROR_PHASE);
    }
    CHECK_THROWS_AS(opened.addon.check("chess"), ludus::Error);
    CHECK(opened.addon.check(game) == game);
}

TEST_CASE("A text with a NUL inside is refused before it reaches the addon") {
    const Opened opened("");
    CHECK_THAT(sentence_of([&] { opened.addon.check(std::string("race.six\0evil", 13)); }),
               has("NUL"));
}

TEST_CASE("Features that the addon has not are empty, and using them says so") {
    const Opened opened("no-features");
    CHECK_FALSE(opened.addon.board().has_value());
    CHECK_FALSE(opened.addon.texts().has_value());
    const ludus::Match match = rolled_match(opened.addon);
    CHECK_THAT(sentence_of([&] { (void)match.think("random", {}, 1); }),
               has("has not the feature ludus.players/1"));
    CHECK_THAT(sentence_of([&] { (void)match.analyse({}); }), has("ludus.analysis/1"));
    CHECK_THAT(sentence_of([&] { (void)match.describe("en"); }), has("ludus.texts/1"));
}

TEST_CASE("The board, players and texts of the race come through") {
    const Opened opened("");
    const ludus::Board board = *opened.addon.board();
    CHECK(board.board(game).tracks == 1);
    CHECK(board.places(game, "en").size() == 10);
    CHECK(board.track(game, 1, 0).size() == 8);
    CHECK(board.pieces(game, "en").size() == 2);
    CHECK(board.dice(game, "en").at(0).faces == 4);
    CHECK_FALSE(board.lines(game).empty());
    CHECK_FALSE(opened.addon.players()->players(game, "en").empty());
    const ludus::Match match = rolled_match(opened.addon);
    CHECK_FALSE(opened.addon.texts()->say(game, match.events().at(0), "en").empty());
    CHECK_FALSE(match.describe("en").empty());
    CHECK_THROWS_AS(opened.addon.texts()->page(game, "no such page", "en"), ludus::Error);
}

TEST_CASE("More moves announced than delivered are found out") {
    CHECK_THAT(moves_with("moves-undelivered"),
               has("Addon \"race\", moves: element ") && has("from is no place of the board"));
    CHECK_THAT(moves_with("moves-huge"), has("announced 4294967295 elements; at most 1048576"));
    CHECK_THAT(moves_with("moves-grow-ever"), has("announced more elements each time"));
}

TEST_CASE("A list that grows between two calls is read again") {
    const Opened opened("moves-grow");
    const ludus::Match match = rolled_match(opened.addon);
    CHECK(match.moves().size() == match.turns().size());
    CHECK(match.moves().size() == match.turns().size());
}

TEST_CASE("A place that the board has not is found out") {
    CHECK_THAT(moves_with("move-place"), has("to is no place of the board"));
    CHECK_THAT(moves_with("move-place-negative"), has("from is no place of the board"));
    const Opened opened("track-place");
    CHECK_THAT(sentence_of([&] { opened.addon.board()->track(game, 1, 0); }),
               has("track: element 0: no place of the board"));
}

TEST_CASE("Places without a text, or not delivered, are found out") {
    const Opened opened("place-label-null");
    CHECK_THAT(sentence_of([&] { opened.addon.board()->places(game, "en"); }),
               has("places: label is NULL"));
    const Opened second("places-undelivered");
    CHECK_THAT(sentence_of([&] { second.addon.board()->places(game, "en"); }),
               has("element 10: a place id that is not above 0"));
}

TEST_CASE("What a place bears comes through, and is nothing where the addon is too old to say") {
    const auto first = [](const Opened &opened) {
        return opened.addon.board()->places(game, "en")[0];
    };
    CHECK(first(Opened("")).inscription == nullptr);
    const Opened inscribed("place-inscribed");
    CHECK(std::string(first(inscribed).inscription) == "VENARI");
    const Opened old("places-of-old");
    CHECK(first(old).id == 1);
    CHECK(first(old).capacity == 2);
    CHECK(first(old).inscription == nullptr);
    const Opened scribbled("place-scribbled");
    CHECK_THAT(sentence_of([&] { scribbled.addon.board()->places(game, "en"); }),
               has("places: inscription"));
}

TEST_CASE("A move that the addon offers and then refuses is the addon's fault") {
    const Opened opened("move-refused");
    ludus::Match match = rolled_match(opened.addon);
    CHECK(sentence_of([&] { match.play(0); }) == "This stone is tired."); // none was offered yet
    const std::size_t count = match.moves().size();
    CHECK_THAT(sentence_of([&] { match.play(0); }),
               has("Addon \"race\", play: refused number 0 of the " + std::to_string(count) +
                   " it offered: This stone is tired."));
    CHECK(sentence_of([&] { match.play(77); }) == "This stone is tired.");
}

TEST_CASE("A state or a roll that cannot be is found out") {
    const Opened opened("state-phase");
    const ludus::Match match(opened.addon, game);
    CHECK_THAT(sentence_of([&] { match.state(); }), has("Addon \"race\", state: phase unknown"));
    const Opened second("roll-dice");
    CHECK_THAT(sentence_of([&] { second.addon.roll(game, 1, 0); }), has("more dice than"));
}

TEST_CASE("A state that contradicts itself is found out") {
    const auto state_with = [](const char *fault, bool rolled) {
        const Opened opened(fault);
        return sentence_of([&] {
            ludus::Match match =
                rolled ? rolled_match(opened.addon) : ludus::Match(opened.addon, game);
            match.moves();
            match.play(0);
            match.state();
        });
    };
    CHECK_THAT(state_with("winner-early", true), has("a winner before the match is over"));
    CHECK_THAT(state_with("must-end", true), has("may_end is 0 in phase end"));
    const Opened opened("may-not-end");
    const ludus::Match match(opened.addon, game);
    CHECK_THAT(sentence_of([&] { match.state(); }), has("in a phase in which no turn can end"));
    const Opened diceless("dice-none");
    const ludus::Match rolls(diceless.addon, game);
    CHECK_THAT(sentence_of([&] { rolls.state(); }), has("phase roll in a game without dice"));
}

TEST_CASE("An end that events and state tell differently is found out") {
    const auto events_with = [](const char *fault) {
        const Opened opened(fault);
        return sentence_of([&] { rolled_match(opened.addon).events(); });
    };
    CHECK_THAT(events_with("draw-with-winner"), has("events: a draw with a winner"));
    CHECK_THAT(events_with("draw-of-player"), has("a draw with a winner"));
    CHECK_THAT(events_with("win-untold"),
               has("the match is over by the events and not by the state"));
}

TEST_CASE("A turn without moves is found out where the turn may not end") {
    const Opened opened("turn-empty");
    CHECK_THAT(sentence_of([&] { rolled_match(opened.addon).turns(); }),
               has("turns: a turn without moves, though the turn may not end yet"));
}

TEST_CASE("A phase of moves without moves is found out") {
    CHECK_THAT(moves_with("moves-none"), has("moves: no moves in phase move"));
}

TEST_CASE("An act has neither place, and one place alone is no act") {
    const Opened opened("move-act");
    CHECK(rolled_match(opened.addon).moves().at(0).to == 0);
    CHECK_THAT(moves_with("move-half-act"), has("from is no place of the board"));
}

TEST_CASE("Sides are two") {
    const Opened one("side-missing");
    CHECK_THAT(sentence_of([&] { one.addon.sides(game, "en"); }),
               has("1 sides; two were expected"));
    const Opened three("side-more");
    CHECK_THAT(sentence_of([&] { three.addon.sides(game, "en"); }),
               has("3 sides; two were expected"));
}

TEST_CASE("Phases and events later than the host are passed on as they are") {
    const Opened opened("phase-later");
    CHECK(ludus::Match(opened.addon, game).state().phase == 5);
    const Opened second("event-later");
    CHECK(rolled_match(second.addon).events().at(0).kind == 99);
}

TEST_CASE("A match restored from its text is the match") {
    const Opened opened("");
    ludus::Match match = rolled_match(opened.addon);
    match.moves();
    match.play(0);
    const ludus::Match again = ludus::Match::restore(opened.addon, match.save());
    CHECK(again.save() == match.save());
    CHECK(again.position() == match.position());
    CHECK(again.partial() == match.partial());
    CHECK(again.state().steps == match.state().steps);
}

TEST_CASE("An exception out of a function is a fault of the addon") {
    TempFolder root;
    const Fault fault("games-throw");
    put_addon(root.path() / "race");
    CHECK_THAT(load_refusal(root.path()), has("Addon \"race\", games: let an exception out"));
}

TEST_CASE("A turn or a probability that cannot be is found out") {
    const Opened opened("think-turn");
    const ludus::Match match = rolled_match(opened.addon);
    const std::size_t count = match.turns().size();
    const auto players = opened.addon.players()->players(game, "en");
    CHECK_THAT(sentence_of([&] { match.think(players.at(0).id, {}, 1); }),
               has("think: chose turn 900 of " + std::to_string(count)));
    const Opened second("think-probability");
    CHECK_THAT(sentence_of([&] { rolled_match(second.addon).think(players.at(0).id, {}, 1); }),
               has("probability is not from 0"));
}

TEST_CASE("Progress can stop the thinking, and what it throws comes out of think") {
    const Opened opened("");
    const ludus::Match match = rolled_match(opened.addon);
    const std::string player = opened.addon.players()->players(game, "en").at(0).id;
    int calls = 0;
    const ludus_thought thought =
        match.think(player, {}, 1, [&](const ludus_thought &) { return ++calls == 3; });
    CHECK(thought.stopped == 1);
    CHECK(calls == 3);
    calls = 0;
    const auto throws = [&](const ludus_thought &) -> bool {
        ++calls;
        throw std::logic_error("enough");
    };
    CHECK_THROWS_AS(match.think(player, {}, 1, throws), std::logic_error);
    CHECK(calls == 1);
}

TEST_CASE("What the log function throws comes out of the call that logged") {
    TempFolder root;
    put_addon(root.path() / "race");
    bool angry = false;
    ludus::HostDescription host{.name = "test"};
    host.log = [&](int32_t, const std::string &) {
        if (angry) throw std::logic_error("not now");
    };
    const ludus::Addon addon = ludus::load(find_one(root.path()), host);
    angry = true;
    CHECK_THROWS_AS(addon.info("en"), std::logic_error);
    angry = false;
    CHECK(addon.info("en").id == std::string("race"));
}
