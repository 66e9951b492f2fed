// SPDX-License-Identifier: MIT
// Nothing of a match is lost: a half-played turn as POSITION and TURN, a whole match as one text.
#include "catch.hpp"
#include "matches.hpp"
#include "rules/save.hpp"

#include <random>

using namespace duodecim;

namespace {

const std::vector<std::string> games{"duodecim.asilo",
                                     "duodecim.murray",
                                     "duodecim.murray?bearoff=exact",
                                     "duodecim.murray?compound=steps",
                                     "duodecim.murray?compound=steps&bearoff=exact",
                                     "duodecim.murray-split",
                                     "duodecim.murray-split?bearoff=exact",
                                     "duodecim.murray-split?compound=steps",
                                     "duodecim.murray-split?compound=steps&bearoff=exact",
                                     "ur.finkel",
                                     "ur.dmytro",
                                     "ur.dmytro?pieces=4&goal=2&dice=astragal"};

// What can follow, each move with the dice that it uses, each turn with where it leads.
std::string to_come(Match &match) {
    std::string out = std::to_string(match.status().dice_used);
    for (const Move &move : match.moves())
        out += " " + match.move_text(move) + "/" + std::to_string(move.dice);
    if (match.status().phase != Phase::move && match.status().phase != Phase::end) return out;
    for (std::size_t t = 0; t < *match.turns(); ++t) {
        out += "\n" + match.turn_text(t) + " = " + match.turn_position(t);
        for (const Move &move : match.turn(t))
            out += " " + std::to_string(move.dice);
    }
    return out;
}

// Calls f(match, random) at every step of a random game; some turns are played whole.
template <class F>
void each_step(const std::string &game, std::uint64_t seed, const F &f) {
    std::mt19937 random(static_cast<std::mt19937::result_type>(seed));
    const auto match = match_of(game);
    const DiceSet &set = (*read_game_text(game))->dice();
    f(*match, random);
    while (match->status().phase != Phase::over) {
        const Dice thrown = throw_dice(set, seed, match->status().rolls);
        const std::vector<std::int32_t> values(thrown.value.begin(),
                                               thrown.value.begin() + thrown.count);
        REQUIRE_FALSE(match->set_dice(values));
        f(*match, random);
        while (match->status().phase == Phase::move) {
            if (random() % 4 == 0)
                REQUIRE_FALSE(match->play_turn(random() % *match->turns()));
            else
                REQUIRE_FALSE(match->play(random() % match->moves().size()));
            if (random() % 4 == 0) REQUIRE(match->undo());
            f(*match, random);
        }
        if (match->status().phase == Phase::end) REQUIRE_FALSE(match->end_turn());
        f(*match, random);
    }
}

std::unique_ptr<Match> restored(const std::string &text) {
    INFO(text);
    auto match = restore_match(text);
    INFO((match ? "" : said(match.fault())));
    REQUIRE(match);
    return std::move(*match);
}

std::string refused(const std::string &text) {
    const auto match = restore_match(text);
    return match ? "accepted" : said(match.fault());
}

// The same at every step that undo takes back, to the start.
void check_same(Match &one, Match &two) {
    for (;;) {
        REQUIRE(snapshot(two) == snapshot(one));
        REQUIRE(two.status().steps == one.status().steps);
        REQUIRE(two.status().turns == one.status().turns);
        REQUIRE(to_come(two) == to_come(one));
        const auto undone = one.undo();
        REQUIRE(static_cast<bool>(undone) == static_cast<bool>(two.undo()));
        if (!undone) return;
    }
}

const std::string asilo_side = "............:0:0,............:0:0,............:0:0";
const std::string asilo = "duodecim.asilo\n" + asilo_side + " " + asilo_side + " 1 ";

} // namespace

TEST_CASE("A half-played turn of any game, read again, leaves the same moves, dice and turns") {
    for (const std::string &game : games) {
        unsigned states = 0;
        for (std::uint64_t seed = 1; states < 500; ++seed)
            each_step(game, seed, [&](Match &match, std::mt19937 &) {
                if (match.status().dice.count == 0 || match.status().phase == Phase::over) return;
                ++states;
                const auto again = match_at(game, match.position());
                const std::string partial = match.partial();
                INFO(game << " " << match.position() << " " << partial);
                if (!partial.empty()) REQUIRE_FALSE(again->play_text(partial));
                REQUIRE(to_come(*again) == to_come(match));
                REQUIRE(again->partial() == partial);
            });
    }
}

TEST_CASE("Moves that could be read with other dice name their own") {
    const std::string position = "....................................:15:0:0 "
                                 "....................................:15:0:0 1 224";
    auto match = match_at("duodecim.murray", position);
    std::set<std::string> offered;
    for (const Move &move : match->moves())
        offered.insert(match->move_text(move));
    CHECK(offered == std::set<std::string>{"hand/2", "hand/4(4)", "hand/4(22)", "hand/6"});
    REQUIRE_FALSE(match->play_text("hand/4(22)"));
    CHECK(match->partial() == "hand/4(22)");
    CHECK(match->status().dice_used == 3);
    CHECK(*match->record(0) == "224 hand/4(22)");
    auto other = match_at("duodecim.murray", position);
    REQUIRE_FALSE(other->play_text("hand/4"));
    CHECK(other->partial() == "hand/4");
    CHECK(other->status().dice_used == 4);
}

TEST_CASE("Dice are named in any TURN, in any order, before the signs or behind them") {
    auto match = match_at("ur.finkel", "..1...........:6:0 ..............:7:0 1 1");
    REQUIRE_FALSE(match->play_text("3/4+(1)"));
    CHECK(match->partial() == "3/4+");
    const std::string lines = asilo_side + " " + asilo_side + " 1 123";
    match = match_at("duodecim.asilo", lines);
    REQUIRE_FALSE(match->play_text("I:hand/1(1) II:hand/3(3)"));
    CHECK(match->partial() == "I:hand/1 II:hand/3");
    match = match_at("duodecim.murray", "..............1.....................:14:0:0 "
                                        "....................................:15:0:0 1 123");
    REQUIRE_FALSE(match->play_text("15/18(21)"));
    CHECK(match->partial() == "15/18(12)");
}

TEST_CASE("Dice named that a move does not use, or that are none, are refused") {
    const auto refused_turn = [](std::string_view text) {
        auto match =
            match_at("duodecim.murray", "..............1.....................:14:0:0 "
                                        "....................................:15:0:0 1 123");
        const Outcome fault = match->play_text(text);
        CHECK(match->partial() == "");
        return fault ? said(*fault) : "accepted";
    };
    CHECK(refused_turn("15/18(2)") == "move.dice(15/18(2)) at 1");
    CHECK(refused_turn("15/18(4)") == "move.dice(15/18(4)) at 1");
    CHECK(refused_turn("15/18()") == "syntax.dice(\")\") at 7");
    CHECK(refused_turn("15/18(-)") == "syntax.dice(\"-\") at 8");
    CHECK(refused_turn("15/18(3") == "syntax.bracket() at 8");
    CHECK(refused_turn("15/18(3)(3)") == "syntax.blank(\"(\") at 9");
    CHECK(refused_turn("15/18(1231)") == "syntax.bracket(\"1\") at 10");
}

TEST_CASE("A match of any game, saved at any step, comes back with all that undo can take back") {
    for (const std::string &game : games)
        for (std::uint64_t seed = 1; seed <= 2; ++seed)
            each_step(game, seed, [&](Match &match, std::mt19937 &random) {
                if (random() % 8 > 0 && match.status().turns > 5) return;
                const std::string text = match.save();
                const auto again = restored(text);
                REQUIRE(again->save() == text);
                REQUIRE(snapshot(*again) == snapshot(match));
                REQUIRE(again->events().empty());
                if (random() % 8 > 0) return;
                const auto copy = match.clone();
                check_same(*copy, *again);
            });
}

TEST_CASE("The dice that a position came with stay when all is undone, also after a save") {
    auto match = match_at("duodecim.asilo", asilo_side + " " + asilo_side + " 2 335");
    CHECK(match->save() == "duodecim.asilo\n" + match->position() + "\n335");
    REQUIRE_FALSE(match->play_text("III:hand/3 I:hand/5"));
    auto again = restored(match->save());
    auto copy = match->clone();
    check_same(*copy, *again);
    CHECK(again->position() == asilo_side + " " + asilo_side + " 2 335");
    REQUIRE_FALSE(match->play_text("II:hand/3"));
    REQUIRE_FALSE(match->end_turn());
    again = restored(match->save());
    CHECK(again->status().rolls == 1);
    check_same(*match, *again);
}

TEST_CASE("A save tells in which order moves were made, and whether a turn has been ended") {
    auto match = match_at("duodecim.asilo", asilo_side + " " + asilo_side + " 1 -");
    CHECK(match->save() == asilo + "-\n");
    const std::int32_t dice[] = {1, 2, 3};
    REQUIRE_FALSE(match->set_dice(dice));
    REQUIRE_FALSE(match->play_text("III:hand/1 I:hand/2"));
    CHECK(match->partial() == "I:hand/2 III:hand/1");
    CHECK(match->save() == asilo + "-\n123 III:hand/1 I:hand/2");
    REQUIRE_FALSE(match->play_text("II:hand/3"));
    const std::string complete = asilo + "-\n123 III:hand/1 I:hand/2 II:hand/3";
    CHECK(match->save() == complete);
    CHECK(restored(complete)->status().phase == Phase::end);
    REQUIRE_FALSE(match->end_turn());
    CHECK(match->save() == complete + "\n");
    CHECK(restored(complete + "\n")->status().phase == Phase::roll);
}

TEST_CASE("A forged save is refused at its place in the whole text") {
    CHECK(refused("") == "game.id() at 1");
    CHECK(refused("chess\n") != "accepted");
    CHECK(refused("duodecim.asilo") == "save.line_feed() at 15");
    CHECK(refused("duodecim.asilo\n") == "save.line_feed() at 16");
    CHECK(refused("duodecim.asilo\n.y") == "save.line_feed() at 18");
    CHECK(refused("duodecim.asilo\n.y\n") == "syntax.row.crosses(2, 12, \"y\") at 17");
    const std::size_t start = asilo.size() + 2; // bytes of the first two lines
    const auto at = [&](std::size_t column) { return " at " + std::to_string(start + column); };
    CHECK(refused(asilo + "-\n\n") == "syntax.dice()" + at(1));
    CHECK(refused(asilo + "-\n127 pass\n") == "dice.cannot_be(1 2 7, 3, 1, 2, 3, 4, 5, 6)" + at(1));
    CHECK(refused(asilo + "-\n-\n") == "dice.cannot_be(, 3, 1, 2, 3, 4, 5, 6)" + at(1));
    CHECK(refused(asilo + "-\n123I:hand/1") == "syntax.blank(\"I\")" + at(4));
    CHECK(refused(asilo + "-\n123 I:hand/1 II:hand/4") ==
          "move.asilo.die(II:hand/4, 4, 2, 3)" + at(14));
    CHECK(refused(asilo + "-\n123 pass\n") == "move.no_pass" + at(5));
    CHECK(refused(asilo + "-\n123 I:hand/1\n") == "phase.move" + at(13));
    CHECK(refused(asilo + "123\n124 I:hand/1") ==
          "save.first_dice(124, 123)" + std::string(" at ") + std::to_string(start + 3));
    const std::string won = "duodecim.asilo\n"
                            "............:0:5,............:0:5,............:0:5 " +
                            asilo_side + " 2 -\n";
    CHECK(refused(won) == "accepted");
    CHECK(refused(won + "123") == "phase.over(1) at " + std::to_string(won.size() + 1));
}

TEST_CASE("A mangled save is refused with a place, or is another match that is saved the same") {
    static constexpr std::string_view bytes = "0123456789abdefhnoprst.x:*+/()-?=&, \n\r\t";
    unsigned accepted = 0, refused = 0;
    for (const std::string &game : games) {
        std::vector<std::string> saves;
        each_step(game, 5, [&](Match &match, std::mt19937 &) { saves.push_back(match.save()); });
        std::mt19937 random(7);
        for (unsigned i = 0; i < 500; ++i) {
            std::string text = saves[random() % std::min<std::size_t>(saves.size(), 60)];
            for (unsigned times = 1 + static_cast<unsigned>(random() % 3);
                 times > 0 && !text.empty(); --times) {
                const std::size_t place = random() % text.size();
                const char byte = bytes[random() % bytes.size()];
                switch (random() % 4) {
                case 0:
                    text.resize(place);
                    break;
                case 1:
                    text[place] = byte;
                    break;
                case 2:
                    text.erase(place, 1 + random() % 30);
                    break;
                default:
                    text.insert(place, text.substr(random() % text.size(), random() % 40));
                }
            }
            INFO(text);
            const auto match = restore_match(text);
            ++(match ? accepted : refused);
            if (match) {
                const std::string written = (*match)->save();
                REQUIRE(restored(written)->save() == written);
            } else {
                REQUIRE(match.fault().column >= 1);
                REQUIRE(match.fault().column <= text.size() + 1);
            }
        }
    }
    CHECK(accepted > 100);
    CHECK(refused > 2000);
}
