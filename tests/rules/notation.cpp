// SPDX-License-Identifier: MIT
// The notation: reading forgives, writing is canonical, and every refusal says why and where.
#include "rules/notation.hpp"

#include "catch.hpp"
#include "matches.hpp"
#include "rules/options.hpp"

#include <random>

using namespace duodecim;

namespace {

constexpr SideShape asilo_shape{3, 12, 2, true, place::praetentura};
constexpr SideShape ur_shape{1, 14, 2, false};
constexpr SideShape murray_shape{1, 36, 3, false, place::bar};

std::string read_back(std::string_view text, const SideShape &shape) {
    const auto read = read_position(text, shape);
    return read ? write_position(*read, shape) : said(read.fault());
}

// A TURN as it is understood: moves as numbers.
std::string understood(std::string_view text, const SideShape &shape) {
    const auto read = read_turn(text, shape);
    if (!read) return said(read.fault());
    Turn turn;
    for (const MoveText &move : *read)
        turn.push({move.line, move.from, move.to, 0, 0});
    return write_turn(turn, shape.lines);
}

std::string read_game_back(std::string_view text) {
    const auto read = read_game(text);
    return read ? "accepted" : said(read.fault());
}

const std::string empty_ur = "..............:7:0 ..............:7:0";

} // namespace

TEST_CASE("A canonical position is written as it was read") {
    for (const std::string text : {"x.x...x.....:1:0,............:0:0,............:0:5 "
                                   "............:0:0,............:0:0,............:0:0 2 135",
                                   "............:0:0,............:0:0,............:0:0 "
                                   "............:0:0,............:0:0,............:0:0 1 -"})
        CHECK(read_back(text, asilo_shape) == text);
    for (const std::string text : {"..1...3...f...:2:1 .9a...........:7:15 1 3",
                                   "..............:99:0 ..............:7:0 2 -"})
        CHECK(read_back(text, ur_shape) == text);
    const std::string row(36, '.');
    CHECK(read_back(row + ":12:2:1 " + row + ":15:0:0 2 466", murray_shape) ==
          row + ":12:2:1 " + row + ":15:0:0 2 466");
}

TEST_CASE("Capital letters, repeated blanks and dice in any order are read") {
    CHECK(read_back("  X.x.........:0:0,............:0:0,............:0:0   "
                    "............:0:0,............:0:0,............:0:0  2   531  ",
                    asilo_shape) == "x.x.........:0:0,............:0:0,............:0:0 "
                                    "............:0:0,............:0:0,............:0:0 2 135");
    CHECK(read_back("...F..A.......:7:0 ..............:7:0 1 -", ur_shape) ==
          "...f..a.......:7:0 ..............:7:0 1 -");
}

TEST_CASE("A text that is no position is refused where it goes wrong") {
    const auto refused = [](std::string_view text) { return read_back(text, ur_shape); };
    CHECK(refused("") == "syntax.row.counts(1, 14, ) at 1");
    CHECK(refused("...") == "syntax.row.counts(4, 14, ) at 4");
    CHECK(refused("...0") == "syntax.row.counts(4, 14, \"0\") at 4");
    CHECK(refused("...g..........:7:0") == "syntax.row.counts(4, 14, \"g\") at 4");
    CHECK(refused("...............:7:0") == "syntax.colon(2, \".\") at 15");
    CHECK(refused("..............:7") == "syntax.colon(2, ) at 17");
    CHECK(refused("..............:7:") == "syntax.count() at 18");
    CHECK(refused("..............:x:0") == "syntax.count(\"x\") at 16");
    CHECK(refused("..............:07:0") == "syntax.count(\"0...\") at 16");
    CHECK(refused("..............:00:0") == "syntax.count(\"0...\") at 16");
    CHECK(refused("..............:100:0") == "syntax.count(\"100\") at 16");
    CHECK(refused("..............:-1:0") == "syntax.count(\"-\") at 16");
    CHECK(refused("..............:7:0") == "syntax.blank() at 19");
    CHECK(refused("..............:7:0\t") == "syntax.blank(0x09) at 19");
    CHECK(refused("..............:7:0:0") == "syntax.blank(\":\") at 19");
    CHECK(refused(empty_ur) == "syntax.blank() at 38");
    CHECK(refused(empty_ur + " 3 -") == "syntax.mover(\"3\") at 39");
    CHECK(refused(empty_ur + " 0 -") == "syntax.mover(\"0\") at 39");
    CHECK(refused(empty_ur + " 1") == "syntax.blank() at 40");
    CHECK(refused(empty_ur + " 1 ") == "syntax.dice() at 41");
    CHECK(refused(empty_ur + " 1 x") == "syntax.dice(\"x\") at 41");
    CHECK(refused(empty_ur + " 1 1234") == "syntax.after_position(\"4\") at 44");
    CHECK(refused(empty_ur + " 1 -1") == "syntax.after_position(\"1\") at 42");
    CHECK(refused(empty_ur + " 1 - x") == "syntax.after_position(\"x\") at 43");
}

TEST_CASE("Lines of a side are divided by commas, their fields told by crosses") {
    CHECK(read_back("1...........:0:0", asilo_shape) == "syntax.row.crosses(1, 12, \"1\") at 1");
    CHECK(read_back("............:0:0;", asilo_shape) == "syntax.comma(3, \";\") at 17");
    CHECK(read_back("............:0:0 ", asilo_shape) == "syntax.comma(3, \" \") at 17");
}

TEST_CASE("What stands at fault is quoted as a whole letter, or as a byte where it is none") {
    CHECK(read_back("\xD0\x96", ur_shape) == "syntax.row.counts(1, 14, \"\xD0\x96\") at 1");
    CHECK(read_back("\xE2\x82\xAC", ur_shape) == "syntax.row.counts(1, 14, \"\xE2\x82\xAC\") at 1");
    CHECK(read_back("\xD0", ur_shape) == "syntax.row.counts(1, 14, 0xD0) at 1");
    CHECK(read_back("\xFF\xFF", ur_shape) == "syntax.row.counts(1, 14, 0xFF) at 1");
    CHECK(read_back("\xC0\xAF", ur_shape) == "syntax.row.counts(1, 14, 0xC0) at 1");
    CHECK(read_back("\xED\xA0\x80", ur_shape) == "syntax.row.counts(1, 14, 0xED) at 1");
    CHECK(read_back(std::string_view("\0", 1), ur_shape) == "syntax.row.counts(1, 14, 0x00) at 1");
}

TEST_CASE("A turn is read with or without its signs, and in capital letters") {
    CHECK(understood("hand/4+", murray_shape) == "hand/4");
    CHECK(understood("3/8*+", murray_shape) == "3/8");
    CHECK(understood("3/8*", murray_shape) == "3/8");
    CHECK(understood("HAND/4", murray_shape) == "hand/4");
    CHECK(understood("  14/Off  ", murray_shape) == "14/off");
    CHECK(understood("bar/3 Bar/6", murray_shape) == "bar/3 bar/6");
    CHECK(understood("i:Hand/3*   II:PRA/8 iii:12/off", asilo_shape) ==
          "I:hand/3 II:pra/8 III:12/off");
    CHECK(understood("III:1/2 I:1/2", asilo_shape) == "III:1/2 I:1/2");
    CHECK(understood("pass", asilo_shape) == "pass");
    CHECK(understood(" PASS ", murray_shape) == "pass");
}

TEST_CASE("A text that is no turn is refused where it goes wrong") {
    CHECK(understood("", murray_shape) == "syntax.empty_turn at 1");
    CHECK(understood("   ", murray_shape) == "syntax.empty_turn at 4");
    CHECK(understood("pass 3/4", murray_shape) == "syntax.after_pass(\"3\") at 6");
    CHECK(understood("x/3", murray_shape) == "syntax.from.bar(36, \"x\") at 1");
    CHECK(understood("off/3", murray_shape) == "syntax.from.bar(36, \"o\") at 1");
    CHECK(understood("0/3", murray_shape) == "syntax.from.bar(36, \"0\") at 1");
    CHECK(understood("03/4", murray_shape) == "syntax.from.bar(36, \"0...\") at 1");
    CHECK(understood("37/38", murray_shape) == "syntax.from.bar(36, \"37\") at 1");
    CHECK(understood("3", murray_shape) == "syntax.slash() at 2");
    CHECK(understood("3-4", murray_shape) == "syntax.slash(\"-\") at 2");
    CHECK(understood("3/", murray_shape) == "syntax.to(36, ) at 3");
    CHECK(understood("3/0", murray_shape) == "syntax.to(36, \"0\") at 3");
    CHECK(understood("3/hand", murray_shape) == "syntax.to(36, \"h\") at 3");
    CHECK(understood("3/08", murray_shape) == "syntax.to(36, \"0...\") at 3");
    CHECK(understood("3/4+*", murray_shape) == "syntax.blank(\"*\") at 5");
    CHECK(understood("3/4,4/5", murray_shape) == "syntax.blank(\",\") at 4");
    CHECK(understood("3/4", asilo_shape) == "syntax.line(\"3\") at 1");
    CHECK(understood("IV:3/4", asilo_shape) == "syntax.line(\"I\") at 1");
    CHECK(understood("I:3/4", murray_shape) == "syntax.from.bar(36, \"I\") at 1");
    CHECK(understood("1/2 2/3 3/4 4/5", murray_shape) == "move.too_many(3) at 13");
}

TEST_CASE("The words and places of a move are those that the game has") {
    CHECK(understood("bar/3", murray_shape) == "bar/3");
    CHECK(understood("I:pra/8", asilo_shape) == "I:pra/8");
    CHECK(understood("pra/3", murray_shape) == "syntax.from.bar(36, \"p\") at 1");
    CHECK(understood("I:bar/3", asilo_shape) == "syntax.from.pra(12, \"b\") at 3");
    CHECK(understood("bar/3", ur_shape) == "syntax.from.hand(14, \"b\") at 1");
    CHECK(understood("pra/3", ur_shape) == "syntax.from.hand(14, \"p\") at 1");
    CHECK(understood("15/off", ur_shape) == "syntax.from.hand(14, \"15\") at 1");
    CHECK(understood("14/15", ur_shape) == "syntax.to(14, \"15\") at 4");
}

TEST_CASE("A capture is marked with *, another roll with +, in this order") {
    Turn turn;
    turn.push({0, 3, 8, 1, flag::captures | flag::again});
    turn.push({0, place::hand, 4, 1, flag::again | flag::enters});
    turn.push({0, 12, place::off, 1, flag::bears_off});
    CHECK(write_turn(turn, 1) == "3/8*+ hand/4+ 12/off");
    CHECK(write_turn({}, 1) == "pass");
}

TEST_CASE("A game's text is refused where it goes wrong") {
    CHECK(read_game_back("") == "game.id() at 1");
    CHECK(read_game_back("?pieces=3") == "game.id(\"?\") at 1");
    CHECK(read_game_back("ur.finkel pieces=3") == "game.question(\" \") at 10");
    CHECK(read_game_back("ur.finkel?") == "game.key() at 11");
    CHECK(read_game_back("ur.finkel?=3") == "game.key(\"=\") at 11");
    CHECK(read_game_back("ur.finkel?pieces") == "game.equals(pieces, ) at 17");
    CHECK(read_game_back("ur.finkel?pieces=") == "game.value() at 18");
    CHECK(read_game_back("ur.finkel?pieces=3;goal=2") == "game.and(\";\") at 19");
    CHECK(read_game_back("ur.finkel?pieces=3&") == "game.key() at 20");
    CHECK(read_game_back("ur.finkel?goal=3&pieces=3&goal=2") == "game.twice(goal) at 27");
    const std::string endless(100000, 'x'); // a line's worth of it is told
    for (const std::string &game : {endless, "ur.finkel?" + endless, "ur.finkel?" + endless + "=1",
                                    "ur.dmytro?pieces=" + endless})
        CHECK(refused_game(game).size() < 200);
    CHECK(refused_game("ur.fink").rfind("game.unknown(ur.fink, duodecim.asilo", 0) == 0);
    CHECK(refused_game("duodecim.asilo?pieces=3") == "option.none(pieces, duodecim.asilo, ) at 16");
}

namespace {

// What a fault must be in any case: a key, and a place in the text or just behind it.
void check_fault(const Fault &fault, const std::string &text) {
    if (fault.key.empty() || fault.column < 1 || fault.column > text.size() + 1) {
        INFO(text << ": " << said(fault));
        CHECK_FALSE(fault.key.empty());
        CHECK(fault.column >= 1);
        CHECK(fault.column <= text.size() + 1);
    }
}

// Cut, or with some bytes replaced, taken out, put in or repeated.
std::string mangled(std::string text, std::mt19937 &random) {
    static constexpr std::string_view bytes = ".x123456789af0:,- /*+?&=IXhandoffprb\t\xD0\xFF";
    for (unsigned times = 1 + static_cast<unsigned>(random() % 3); times > 0; --times) {
        const std::size_t at = random() % (text.size() + 1);
        const char byte = bytes[random() % bytes.size()];
        switch (random() % 5) {
        case 0:
            text.resize(at);
            break;
        case 1:
            if (at < text.size()) text[at] = byte;
            break;
        case 2:
            if (at < text.size()) text.erase(at, 1);
            break;
        case 3:
            text.insert(at, 1, byte);
            break;
        default:
            text.insert(at, text.substr(at, random() % 8));
        }
    }
    return text;
}

} // namespace

TEST_CASE("Mangled positions are refused with a place, or read as another that stands") {
    std::mt19937 random(1);
    for (const auto &[game, text] : std::vector<std::pair<std::string, std::string>>{
             {"duodecim.asilo", "x.x...x.....:1:0,x.........x.:0:2,............:0:5 "
                                "......x.....:0:3,............:4:0,.xx........x:1:1 2 135"},
             {"ur.finkel", "1..1...1.....1:1:2 .1..1..........:5:0 1 3"},
             {"ur.dmytro?goal=5", "2.3.....1............1.:0:0 ....2.......1.........1:1:2 2 4"}}) {
        auto match = match_of(game);
        unsigned accepted = 0, refused = 0;
        for (unsigned i = 0; i < 20'000; ++i) {
            const std::string bad = mangled(text, random);
            const std::string before = snapshot(*match);
            const Outcome fault = match->set_position(bad);
            ++(fault ? refused : accepted);
            if (fault) {
                check_fault(*fault, bad);
                if (snapshot(*match) != before) FAIL(bad << " changed the match");
            } else {
                const std::string written = match->position();
                INFO(bad);
                REQUIRE_FALSE(match->set_position(written));
                REQUIRE(match->position() == written);
            }
        }
        INFO(game);
        CHECK(accepted > 10);
        CHECK(refused > 10'000);
    }
}

TEST_CASE("Mangled turns are refused with a place, or played") {
    std::mt19937 random(2);
    const std::string position = "x.x...x.....:1:0,............:0:0,............:0:0 "
                                 "............:0:0,............:0:0,............:0:0 1 135";
    unsigned played = 0;
    for (unsigned i = 0; i < 20'000; ++i) {
        const std::string bad = mangled("I:pra/11 II:hand/1 III:hand/3", random);
        auto match = match_at("duodecim.asilo", position);
        const std::string before = snapshot(*match);
        const Outcome fault = match->play_text(bad);
        if (fault) {
            check_fault(*fault, bad);
            if (snapshot(*match) != before) FAIL(bad << " changed the match");
        } else {
            ++played;
            REQUIRE(match->status().moves_made > 0);
        }
    }
    CHECK(played > 100);
}

TEST_CASE("Mangled games are refused with a place, or read as another that there is") {
    std::mt19937 random(3);
    unsigned accepted = 0;
    for (unsigned i = 0; i < 50'000; ++i) {
        const std::string bad = mangled("ur.dmytro?pieces=5&goal=3&dice=astragal", random);
        const auto read = read_game_text(bad);
        if (!read) {
            check_fault(read.fault(), bad);
            continue;
        }
        ++accepted;
        const auto again = read_game_text((*read)->text());
        REQUIRE(again);
        REQUIRE((*again)->text() == (*read)->text());
    }
    CHECK(accepted > 100);
}
