// SPDX-License-Identifier: MIT
// Why a move cannot be made: each reason where it holds, and a reason that holds everywhere.
#include "catch.hpp"
#include "murray_positions.hpp"
#include "rules/notation.hpp"
#include "ur_position.hpp"

#include <algorithm>
#include <random>

using namespace duodecim;

namespace {

std::string why(std::string_view game, const std::string &position, const std::string &turn) {
    const auto match = match_at(game, position);
    const std::string before = snapshot(*match);
    const Outcome fault = match->play_text(turn);
    CHECK(snapshot(*match) == before);
    return fault ? said(*fault) : "accepted";
}

// Line I of both sides; nothing else is open to player 1.
std::string asilo(const std::string &own, const std::string &enemy, const std::string &dice) {
    const std::string done = "............:0:5", none = "............:0:0";
    return own + "," + done + "," + done + " " + enemy + "," + none + "," + none + " 1 " + dice;
}

std::string asilo_why(const std::string &own, const std::string &enemy, const std::string &dice,
                      const std::string &turn) {
    return why("duodecim.asilo", asilo(own, enemy, dice), turn);
}

constexpr std::string_view murray = "duodecim.murray", steps = "duodecim.murray?compound=steps";

using Pieces = std::initializer_list<std::pair<int, unsigned>>;

// Player 1 with all other pieces borne off, against one with all other pieces in hand.
std::string off_but(const Pieces &own, const Pieces &enemy, const std::string &dice) {
    return side_off(36, own) + " " + side(36, enemy) + " 1 " + dice;
}
std::string in_hand_but(const Pieces &own, const Pieces &enemy, const std::string &dice) {
    return side(36, own) + " " + side(36, enemy) + " 1 " + dice;
}

std::string finkel_why(const UrSide &own, const UrSide &enemy, int roll, const std::string &turn) {
    return why("ur.finkel", finkel_at(own, enemy, "1 " + std::to_string(roll)), turn);
}
std::string dmytro_why(const UrSide &own, const UrSide &enemy, int roll, const std::string &turn) {
    return why("ur.dmytro", dmytro_at(own, enemy, "1 " + std::to_string(roll)), turn);
}

} // namespace

TEST_CASE("Asilo: a move is refused with the rule that forbids it") {
    const std::string none = "............:0:0";
    CHECK(asilo_why(none, none, "123", "I:hand/1 I:hand/2") ==
          "move.asilo.line_played(I:hand/2, I) at 10");
    CHECK(asilo_why("xxxxx.......:0:0", none, "666", "I:hand/6") ==
          "move.asilo.no_hand(I:hand/6, I) at 1");
    CHECK(asilo_why(none, none, "123", "I:pra/8") == "move.asilo.no_pra(I:pra/8, I) at 1");
    CHECK(asilo_why(none, none, "123", "I:3/5") == "move.asilo.no_stone(I:3/5, I, 3) at 1");
    CHECK(asilo_why(none, none, "123", "I:hand/off") == "move.asilo.off_from(I:hand/off) at 1");
    CHECK(asilo_why("............:1:0", none, "123", "I:pra/off") ==
          "move.asilo.off_from(I:pra/off) at 1");
    CHECK(asilo_why(none, none, "123", "I:hand/7") == "move.asilo.entry(I:hand/7) at 1");
    CHECK(asilo_why("............:1:0", none, "123", "I:pra/6") ==
          "move.asilo.leave(I:pra/6) at 1");
    CHECK(asilo_why("....x.......:0:0", none, "123", "I:5/3") ==
          "move.asilo.backwards(I:5/3) at 1");
    CHECK(asilo_why("....x.......:0:0", none, "123", "I:5/5") ==
          "move.asilo.backwards(I:5/5) at 1");
    CHECK(asilo_why("....x.......:0:0", none, "123", "I:5/12") == "move.asilo.far(I:5/12, 7) at 1");
    CHECK(asilo_why("....x.......:0:0", none, "123", "I:5/off") ==
          "move.asilo.far(I:5/off, 8) at 1");
    CHECK(asilo_why("...........x:0:0", none, "233", "I:12/off") ==
          "move.asilo.exact(I:12/off, 1, 2, 3, 3) at 1");
    CHECK(asilo_why(none, none, "233", "I:hand/4") == "move.asilo.die(I:hand/4, 4, 2, 3, 3) at 1");
    CHECK(asilo_why("..x.x.......:0:0", none, "233", "I:3/5") == "move.asilo.own(I:3/5, 5) at 1");
    CHECK(asilo_why("............:1:0", "...x........:0:0", "333", "I:pra/9") ==
          "move.asilo.no_capture(I:pra/9, 9) at 1");
}

TEST_CASE("Murray: a move is refused with the rule that forbids it") {
    const std::string home = off_but({{31, 1}, {35, 1}}, {}, "114");
    CHECK(why(murray, off_but({{10, 3}}, {}, "124"), "10/12 10/11 10/14 10/11") ==
          "move.too_many(3) at 19");
    CHECK(why(murray, off_but({{10, 2}}, {}, "124"), "10/17 10/11") ==
          "move.murray.all_used(10/11) at 7");
    CHECK(why(murray, home, "bar/3") == "move.murray.no_bar(bar/3) at 1");
    CHECK(why(murray, home, "hand/3") == "move.murray.no_hand(hand/3) at 1");
    CHECK(why(murray, home, "33/34") == "move.murray.no_piece(33/34, 33) at 1");
    CHECK(why(murray, off_but({{10, 2}}, {}, "124"), "10/12 12/13") ==
          "move.murray.moved(12/13, 12) at 7");
    CHECK(why(steps, in_hand_but({{place::bar, 1}, {10, 1}}, {}, "124"), "10/12") ==
          "move.murray.bar(10/12) at 1");
    CHECK(why(murray, in_hand_but({{place::bar, 1}}, {}, "124"), "hand/2") ==
          "move.murray.bar(hand/2) at 1");
    CHECK(why(murray, in_hand_but({}, {}, "124"), "hand/off") ==
          "move.murray.off_hand(hand/off) at 1");
    CHECK(why(murray, in_hand_but({}, {}, "124"), "hand/7") == "move.murray.entry(hand/7) at 1");
    CHECK(why(murray, off_but({{31, 1}, {10, 1}}, {}, "246"), "31/off") ==
          "move.murray.home(31/off) at 1");
    CHECK(why(murray, home, "35/31") == "move.murray.backwards(35/31) at 1");
    CHECK(why(murray, off_but({{10, 2}}, {}, "124"), "10/18") ==
          "move.murray.total(10/18, 8, 1, 2, 4) at 1");
    CHECK(why(murray, off_but({{10, 2}}, {{12, 2}}, "124"), "10/12") ==
          "move.murray.closed(10/12, 12) at 1");
    CHECK(why(murray, off_but({{10, 1}, {20, 1}}, {}, "124"), "20/24 10/12") ==
          "move.murray.most(10/12, 3) at 7");
}

TEST_CASE("Murray: the options have reasons of their own") {
    const std::string far = off_but({{31, 2}}, {}, "114");
    CHECK(why(murray, off_but({{31, 2}}, {}, "111"), "31/off") ==
          "move.murray.enough(31/off, 6, 1, 1, 1) at 1");
    CHECK(why("duodecim.murray?bearoff=exact", off_but({{32, 2}}, {}, "113"), "32/34 32/off") ==
          "move.murray.exact(32/off, 5, 3) at 7");
    CHECK(why(steps, far, "31/off") == "move.murray.each_die(31/off, 6, 1, 1, 4) at 1");
    CHECK(why(steps, off_but({{10, 2}}, {}, "124"), "10/16") ==
          "move.murray.each_die(10/16, 6, 1, 2, 4) at 1");
    CHECK(why(steps, off_but({{10, 2}}, {}, "114"), "10/13") ==
          "move.murray.die(10/13, 3, 1, 1, 4) at 1");
    CHECK(why("duodecim.murray?compound=steps&bearoff=exact", off_but({{36, 1}}, {}, "222"),
              "36/off") == "move.murray.exact(36/off, 1, 2, 2, 2) at 1");
}

TEST_CASE("Ur: a move is refused with the rule that forbids it") {
    CHECK(finkel_why({}, {}, 0, "hand/4") == "move.ur.zero(hand/4) at 1");
    CHECK(finkel_why({}, {}, 2, "hand/2 hand/2") == "move.ur.made(hand/2) at 8");
    CHECK(finkel_why({{1}, 6}, {}, 2, "hand/2") == "move.ur.no_hand(hand/2) at 1");
    CHECK(finkel_why({}, {}, 2, "3/5") == "move.ur.no_piece(3/5, 3) at 1");
    CHECK(finkel_why({}, {}, 2, "hand/off") == "move.ur.off_hand(hand/off) at 1");
    CHECK(finkel_why({{5}}, {}, 2, "5/3") == "move.ur.backwards(5/3) at 1");
    CHECK(finkel_why({{13}}, {}, 1, "13/off") == "move.ur.exact(13/off, 2, 1) at 1");
    CHECK(finkel_why({{13}}, {}, 3, "13/off") == "move.ur.exact(13/off, 2, 3) at 1");
    CHECK(finkel_why({{3}}, {}, 3, "3/7") == "move.ur.roll(3/7, 4, 3) at 1");
    CHECK(finkel_why({{3, 6}}, {}, 3, "3/6") == "move.ur.own(3/6, 6) at 1");
    CHECK(finkel_why({{5}}, {{8}}, 3, "5/8") == "move.ur.safe(5/8, 8) at 1");
}

TEST_CASE("Ur: Dmytro's marks and his way back have reasons of their own") {
    CHECK(dmytro_why({{5}}, {}, 2, "5/7") == "move.ur.closed_plain(5/7, 7) at 1");
    CHECK(dmytro_why({{16}}, {}, 1, "16/17") == "move.ur.closed_flipped(16/17, 17) at 1");
    CHECK(dmytro_why({{1, 5}}, {{5, 5, 5}}, 4, "1/5") == "move.ur.full(1/5, 5, 4) at 1");
    CHECK(dmytro_why({{6, 9}}, {}, 3, "6/9") == "move.ur.own(6/9, 9) at 1");
    CHECK(dmytro_why({{6, 19}}, {}, 3, "6/9") == "move.ur.own_square(6/9, 9, 19) at 1");
    CHECK(dmytro_why({{23}}, {}, 2, "23/off") == "move.ur.exact(23/off, 1, 2) at 1");
}

TEST_CASE("Ur: Skiryuk's stacks and kinds have reasons of their own") {
    const std::string skiryuk = "ur.skiryuk";
    const auto reason = [&](const std::string &rows, const std::string &turn, int roll = 1) {
        return why(skiryuk, rows + " 1 " + std::to_string(roll), turn);
    };
    CHECK(reason("......1................:6:0 ......2................:6:0", "7/8") ==
          "move.ur.held(7/8, 7) at 1");
    CHECK(reason("....1.3................:4:0 ......c................:5:0", "5/7", 2) ==
          "move.ur.full(5/7, 7, 4) at 1");
    CHECK(reason(".........1.............:6:0 ................1......:6:0", "10/11") ==
          "move.ur.taken(10/11, 11) at 1");
    CHECK(reason("....1..................:6:0 .....................1.:6:0", "5/6") ==
          "move.ur.plain_flipped(5/6, 6) at 1");
    CHECK(reason(".............1.........:6:0 ............1..........:6:0", "14/15") ==
          "move.ur.flipped_plain(14/15, 15) at 1");
    CHECK(reason(".....................1.:6:0 ......................1:6:0", "22/23") ==
          "move.ur.haven(22/23, 23) at 1");
    CHECK(reason("...1...................:6:0 ......................1:6:0", "4/5") ==
          "move.ur.plain_flipped(4/5, 5) at 1");
    CHECK(why("ur.skiryuk?captures=any",
              "...1...................:6:0 ......................1:6:0 1 1",
              "4/5") == "move.ur.haven(4/5, 5) at 1");
}

TEST_CASE("What comes after the move that wins is refused as such") {
    CHECK(finkel_why({{14}, 6}, {}, 1, "14/off hand/1") == "move.won(hand/1) at 8");
    CHECK(why(murray, off_but({{36, 1}}, {}, "123"), "36/off 36/off") == "move.won(36/off) at 8");
}

namespace {

// What can be seen of the board against a reason.
struct Seen {
    int own = 0, enemy = 0;
};

// Of one kind of piece, or (0) of all.
Seen seen(const Match &match, int place, int kind = 0) {
    std::vector<board::Content> contents;
    match.contents(contents);
    Seen out;
    const int mover = match.status().mover == Player::one ? 1 : 2;
    for (const board::Content &c : contents)
        if (c.place == place && (kind == 0 || c.kind == kind))
            (c.player == mover ? out.own : out.enemy) += c.count;
    return out;
}

int mover(const Match &match) {
    return match.status().mover == Player::one ? 1 : 2;
}

// Whose the uppermost group is, and its kind.
std::pair<int, int> topmost(const Match &match, int place) {
    std::vector<board::Content> contents;
    match.contents(contents);
    std::pair<int, int> top;
    for (const board::Content &c : contents)
        if (c.place == place) top = {c.player, c.kind};
    return top;
}

void check_reason(Match &match, const SideShape &shape, const Move &move, const Fault &fault) {
    const auto is = [&](std::string_view end) { return fault.key.ends_with(end); };
    const bool absent =
        is(".no_hand") || is(".no_bar") || is(".no_pra") || is(".no_stone") || is(".no_piece");
    const bool played = is(".line_played") || is(".made") || is(".all_used") || is(".zero");
    // A square of Dmytro's way back is a place of the way there too, for pieces of the other kind.
    const int flip = match.game().starts_with("ur.skiryuk") ? 14 : 13;
    const int kind = shape.places != 23 ? 0 : move.from < flip ? 1 : 2;
    const Seen from = seen(match, match.from_id(move), kind);
    if (!played) CHECK((from.own == 0) == absent);
    if (played || absent || move.to == place::off) return;
    const Seen to = seen(match, match.to_id(move));
    if (is(".own") || is(".own_square")) CHECK(to.own > 0);
    if (is(".closed")) CHECK(to.enemy >= 2);
    if (is(".safe") || is(".no_capture") || is(".taken") || is(".haven")) CHECK(to.enemy > 0);
    if (is(".plain_flipped")) CHECK(seen(match, match.to_id(move), 2).enemy == 1);
    if (is(".flipped_plain")) CHECK(seen(match, match.to_id(move), 1).enemy == 1);
    if (is(".held")) CHECK(topmost(match, match.from_id(move)) != std::pair(mover(match), kind));
    if (is(".full")) CHECK(to.own + to.enemy == 4);
    if (is(".backwards")) CHECK(move.to <= move.from);
    if (is(".most")) {
        int most = 0;
        const std::size_t turns = *match.turns();
        for (std::size_t i = 0; i < turns; ++i)
            most = std::max(most, std::popcount(unsigned{match.turn(i).dice()}));
        CHECK(fault.args[1] == std::to_string(most + std::popcount(match.status().dice_used)));
    }
}

// Every move that a text can name: made where it is offered, else refused with a reason.
void try_all(Match &match, const SideShape &shape, std::string_view family) {
    const std::vector<Move> offered = match.moves();
    Move move;
    for (unsigned l = 0; l < shape.lines; ++l)
        for (int from = -1; from <= static_cast<int>(shape.places); ++from)
            for (int to = 1; to <= static_cast<int>(shape.places) + 1; ++to) {
                if (from < 0 && shape.beside == place::hand) continue;
                move.line = static_cast<std::int8_t>(l);
                move.from = from < 0 ? shape.beside : static_cast<std::int8_t>(from);
                move.to =
                    to > static_cast<int>(shape.places) ? place::off : static_cast<std::int8_t>(to);
                const std::string text = match.move_text(move);
                INFO(match.game() << ", " << match.position() << ", " << match.partial() << ": "
                                  << text);
                const bool legal =
                    std::any_of(offered.begin(), offered.end(), [&](const Move &other) {
                        return other.line == move.line && other.from == move.from &&
                               other.to == move.to;
                    });
                const Outcome fault = (legal ? *match.clone() : match).play_text(text);
                REQUIRE(fault.has_value() != legal);
                if (legal) continue;
                CHECK(fault->key.starts_with(family));
                CHECK(fault->args[0] == text);
                check_reason(match, shape, move, *fault);
            }
}

void try_random_games(std::string_view game, const SideShape &shape, std::string_view family,
                      unsigned states) {
    std::mt19937 random(14);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    auto match = match_of(game);
    const auto read = read_game_text(game);
    REQUIRE(read);
    const std::vector<Roll> rolls = distinct_rolls((*read)->dice());
    while (states > 0) {
        if (match->status().phase == Phase::over) match = match_of(game);
        switch (match->status().phase) {
        case Phase::roll: {
            const Dice dice = rolls[below(rolls.size())].dice;
            const std::vector<std::int32_t> values(dice.value.begin(),
                                                   dice.value.begin() + dice.count);
            REQUIRE_FALSE(match->set_dice(values));
            break;
        }
        case Phase::move:
            if (below(8) == 0) {
                try_all(*match, shape, family);
                --states;
            }
            REQUIRE_FALSE(match->play(below(match->moves().size())));
            break;
        default:
            if (below(8) == 0) {
                try_all(*match, shape, family);
                --states;
            }
            REQUIRE_FALSE(match->end_turn());
        }
    }
}

} // namespace

TEST_CASE("Of every move that can be named, those not offered are refused with a true reason") {
    for (const char *game : {"duodecim.asilo"})
        try_random_games(game, {3, 12, 2, true, place::praetentura}, "move.asilo.", 60);
    for (const char *options :
         {"", "?bearoff=exact", "?compound=steps", "?compound=steps&bearoff=exact"}) {
        const std::string text = options;
        try_random_games("duodecim.murray" + text, {1, 36, 3, false, place::bar}, "move.murray.",
                         15);
        try_random_games("duodecim.murray-split" + text, {1, 30, 3, false, place::bar},
                         "move.murray.", 15);
    }
    for (const char *game : {"ur.finkel", "ur.finkel?pieces=3&goal=2"})
        try_random_games(game, {1, 14, 2, false}, "move.ur.", 100);
    for (const char *game : {"ur.dmytro", "ur.dmytro?pieces=5&dice=astragal"})
        try_random_games(game, {1, 23, 2, false}, "move.ur.", 100);
    for (const char *game : {"ur.masters", "ur.blitz"})
        try_random_games(game, {1, 16, 2, false}, "move.ur.", 100);
    for (const char *game : {"ur.skiryuk", "ur.skiryuk?captures=any"})
        try_random_games(game, {1, 23, 2, false}, "move.ur.", 200);
}
