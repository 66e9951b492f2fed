// SPDX-License-Identifier: MIT
// Where things are in a picture. The goldens are texts: what is where.
#include "boards.hpp"
#include "catch.hpp"
#include "painter/match_view.hpp"
#include "support.hpp"

#include <cmath>
#include <cstdlib>

using namespace launcher;

namespace {

constexpr std::pair<int, int> sizes[] = {{320, 240}, {640, 480}, {1280, 720}, {3840, 2160}};

Plan plan_in(const BoardView &view, int width, int height) {
    return plan(view, {0, 0, double(width), double(height)});
}

bool within(Rect inner, Rect outer) {
    constexpr double slack = 0.51;
    return inner.x >= outer.x - slack && inner.y >= outer.y - slack &&
           inner.right() <= outer.right() + slack && inner.bottom() <= outer.bottom() + slack;
}

Rect box_of(const PlacedPiece &piece) {
    return {piece.middle.x - piece.size / 2, piece.middle.y - piece.size / 2, piece.size,
            piece.size};
}

void compare(const std::string &name, const std::string &text) {
    const std::string file = PAINTER_GOLDENS "/" + name + ".txt";
    if (std::getenv("REMAKE_GOLDENS")) write_file(file, text);
    CHECK(read_file(file) == text);
}

Game opened(const std::filesystem::path &addons, const std::string &id) {
    for (const auto &found : ludus::discover({addons})) {
        ludus::HostDescription host;
        host.name = "painter test";
        const ludus::Addon addon = ludus::load(found, std::move(host), {});
        for (const auto &about : addon.games("en"))
            if (about.id == id)
                return Game{addon, addon.check(id), about, "en", addon.sides(id, "en")};
    }
    throw std::runtime_error("the game " + id + " is not there");
}

// After some turns of the first moves on offer.
void check_game(const std::filesystem::path &addons, const std::string &id) {
    INFO(id);
    const Game game = opened(addons, id);
    const BoardData board = board_of(game);
    ludus::Match match(game.addon, game.text);
    for (uint64_t index = 0; index < 12 && match.state().phase == LUDUS_PHASE_ROLL; ++index) {
        match.set_dice(game.addon.roll(game.text, 1, index));
        if (match.state().phase == LUDUS_PHASE_MOVE) {
            match.turns();
            match.play_turn(0);
        }
        if (match.state().phase == LUDUS_PHASE_END) match.end_turn();
    }
    const BoardView view = view_of(game, match, board);
    for (const auto &[width, height] : sizes) {
        const Plan where = plan_in(view, width, height);
        for (const auto &placed : where.places)
            CHECK(within(placed.box, where.board));
        for (const auto &piece : where.pieces)
            CHECK(within(box_of(piece), where.find(piece.place)->box));
        CHECK(within(where.board, where.area));
    }
    compare(id, plan_in(view, 1280, 720).text());
}

} // namespace

TEST_CASE("pieces lie in their places in every size, stacks of fifteen too") {
    const BoardData board = small_board();
    for (const auto &[width, height] : sizes)
        for (uint32_t count = 1; count <= 15; ++count) {
            BoardView view;
            view.board = &board;
            view.contents = {
                {9, 1, 1, count}, {7, 2, 1, std::min(count, 5u)}, {10, 1, 1, 5}, {10, 2, 1, 5}};
            const Plan where = plan_in(view, width, height);
            for (const auto &piece : where.pieces) {
                INFO(width << 'x' << height << ", " << count << " on " << piece.place);
                CHECK(within(box_of(piece), where.find(piece.place)->box));
            }
            CHECK(where.pieces.size() == count + std::min(count, 5u) + 10);
        }
}

TEST_CASE("a stack that cannot be counted at a glance has its number") {
    const BoardData board = small_board();
    BoardView view;
    view.board = &board;
    view.contents = {{9, 1, 1, 2}};
    CHECK(plan_in(view, 640, 480).pieces.back().count == 0);
    view.contents = {{9, 1, 1, 15}};
    CHECK(plan_in(view, 640, 480).pieces.back().count == 15);
    CHECK(plan_in(view, 640, 480).pieces.size() == 15);
    view.contents = {{9, 1, 1, 400}}; // no more are drawn than can be seen
    CHECK(plan_in(view, 640, 480).pieces.back().count == 400);
    CHECK(plan_in(view, 640, 480).pieces.size() == 15);
}

TEST_CASE("pieces of several kinds lie on each other where pieces fan out, from the bottom up") {
    const BoardData board = small_board();
    BoardView view;
    view.board = &board;
    view.contents = {{10, 2, 1, 1}, {10, 1, 1, 2}, {10, 2, 1, 1}};
    for (const auto &[width, height] : sizes) {
        const Plan where = plan_in(view, width, height);
        REQUIRE(where.pieces.size() == 4);
        std::string players;
        for (size_t i = 0; i < where.pieces.size(); ++i) {
            players += std::to_string(where.pieces[i].player);
            if (i == 0) continue;
            CHECK(where.pieces[i].middle.x > where.pieces[i - 1].middle.x);
            CHECK(where.pieces[i].middle.y < where.pieces[i - 1].middle.y);
        }
        CHECK(players == "2112");
    }
}

TEST_CASE("pieces of several kinds lie side by side where pieces do not fan out") {
    const BoardData board = small_board();
    BoardView view;
    view.board = &board;
    view.contents = {{1, 1, 1, 1}, {1, 2, 1, 1}};
    const Plan where = plan_in(view, 640, 480);
    REQUIRE(where.pieces.size() == 2);
    const auto &one = where.pieces[0], &two = where.pieces[1];
    CHECK(std::abs(one.middle.x - two.middle.x) >= one.size);
}

TEST_CASE("a point finds its place, and off the board none") {
    const BoardData board = small_board();
    BoardView view;
    view.board = &board;
    const Plan where = plan_in(view, 640, 480);
    for (const auto &placed : where.places)
        CHECK(where.place_at(placed.box.middle()) == placed.place->id);
    CHECK(where.place_at({1, 1}) == 0);
    CHECK(where.place_at({-50, 9999}) == 0);
}

TEST_CASE("a cursor walks to the neighbour, and can reach every place") {
    const BoardData board = small_board();
    BoardView view;
    view.board = &board;
    const Plan where = plan_in(view, 640, 480);
    CHECK(where.neighbour(1, 1, 0) == 2);
    CHECK(where.neighbour(2, -1, 0) == 1);
    CHECK(where.neighbour(7, 0, 1) == 8);
    CHECK(where.neighbour(10, 1, 0) == 0);
    CHECK(where.neighbour(0, 1, 0) == 1); // where there is no cursor yet
    std::vector<int32_t> reached{1};
    for (size_t i = 0; i < reached.size(); ++i)
        for (const auto &[dx, dy] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}})
            if (const int32_t next = where.neighbour(reached[i], dx, dy);
                next && std::find(reached.begin(), reached.end(), next) == reached.end())
                reached.push_back(next);
    CHECK(reached.size() == board.places.size());
}

TEST_CASE("dice, sides and sentence lie beside the board in every size") {
    const BoardData board = small_board();
    BoardView view;
    view.board = &board;
    view.dice = {{1, false}, {6, false}, {3, true}};
    view.probability = 500000000;
    for (const auto &[width, height] : sizes) {
        const Plan where = plan_in(view, width, height);
        INFO(width << 'x' << height);
        REQUIRE(where.dice.size() == 3);
        for (const Rect &die : where.dice) {
            CHECK(within(die, where.area));
            CHECK((die.bottom() <= where.board.y || die.y >= where.board.bottom()));
            CHECK(die.width >= 14);
        }
        CHECK(where.note.y >= where.board.bottom());
        CHECK(where.header.bottom() <= where.board.y);
        CHECK(where.bar.bottom() <= where.board.y);
    }
}

TEST_CASE("a picture four times as large shows all of it four times as large") {
    const BoardData board = small_board();
    BoardView view;
    view.board = &board;
    view.dice = {{1, false}, {6, false}};
    view.note = "A sentence";
    const Plan small = plan_in(view, 960, 540), large = plan_in(view, 3840, 2160);
    CHECK(large.note.height == Approx(small.note.height * 4));
    CHECK(large.header.height == Approx(small.header.height * 4));
    CHECK(large.dice.at(0).width == Approx(small.dice.at(0).width * 4).epsilon(0.05));
    CHECK(large.field == Approx(small.field * 4).epsilon(0.05));
}

TEST_CASE("the example's board is where it was") {
    check_game(RACE_ADDONS, "race.six");
}

TEST_CASE("the games' boards are where they were") {
    for (const char *game :
         {"duodecim.asilo", "duodecim.murray", "ur.finkel", "ur.dmytro", "ur.skiryuk"})
        check_game(TEST_STAGE "/addons", game);
}
