// SPDX-License-Identifier: MIT
// Boards that an addon should not have given are drawn as well as can be.
#include "boards.hpp"
#include "catch.hpp"

#include <climits>
#include <cmath>

using namespace launcher;

namespace {

// Draws in several sizes, with every mark on; what is planned is finite and on the board.
void draw_all(const BoardData &board) {
    BoardView view;
    view.board = &board;
    for (const auto &place : board.places) {
        view.contents.push_back({place.id, 1, 1, 3});
        view.contents.push_back({place.id, 2, 1, UINT_MAX});
        if (view.movable.size() < 40) view.movable.push_back(place.id);
        view.targets = {{place.id, true}};
        view.last = {{place.id, place.id}};
        view.picked = view.cursor = place.id;
    }
    view.route = 1;
    view.dice.assign(LUDUS_MAX_DICE, {INT_MIN, true});
    for (const auto &[width, height] : {std::pair(320, 240), std::pair(1280, 720)}) {
        const Image image(view, themes()[0], width, height);
        const Rect &edge = image.plan().board;
        for (const auto &placed : image.plan().places) {
            CHECK(placed.box.x >= edge.x - 1);
            CHECK(placed.box.y >= edge.y - 1);
            CHECK(placed.box.right() <= edge.right() + 1);
            CHECK(placed.box.bottom() <= edge.bottom() + 1);
        }
        for (const auto &piece : image.plan().pieces)
            CHECK((std::isfinite(piece.middle.x) && std::isfinite(piece.middle.y)));
    }
}

} // namespace

TEST_CASE("places outside the board are drawn at its edge") {
    BoardData board = small_board();
    board.places[0].x = -50000;
    board.places[1].y = INT_MAX;
    board.places[2].x = INT_MIN;
    board.places[3].width = INT_MAX;
    board.places[4].height = INT_MIN;
    board.places[5].fan_x = board.places[5].fan_y = INT_MAX;
    board.lines.push_back({LUDUS_LINE_EDGE, INT_MIN, INT_MIN, INT_MAX, INT_MAX, 0});
    draw_all(board);
}

TEST_CASE("places without extent, and all on one spot, are drawn") {
    BoardData board = small_board();
    for (auto &place : board.places) {
        place.x = place.y = 1000;
        place.width = place.height = 0;
    }
    draw_all(board);
}

TEST_CASE("a thousand places are drawn") {
    BoardData board = small_board();
    for (int32_t i = 0; i < 1000; ++i) {
        ludus_place place = board.places[static_cast<size_t>(i % 6)];
        place.id = 100 + i;
        place.x = (i * 37) % 10000;
        place.y = (i * 91) % 3000;
        board.places.push_back(place);
    }
    draw_all(board);
}

TEST_CASE("unknown shapes, marks, kinds, lines and pieces are drawn as usual ones") {
    BoardData board = small_board();
    for (auto &place : board.places) {
        place.shape = place.mark = place.kind = 77;
    }
    board.lines = {{-3, 0, 0, 5000, 100, 0}};
    board.pieces[0].shape = -1;
    board.pieces[0].dots = UINT_MAX;
    draw_all(board);
}

TEST_CASE("a board without places, without size, or no board at all is a table with its sentence") {
    BoardData none;
    BoardData flat = small_board();
    flat.size.height = 0;
    const BoardData *const boards[] = {nullptr, &none, &flat};
    for (const BoardData *board : boards) {
        BoardView view;
        view.board = board;
        view.contents = {{1, 1, 1, 1}};
        view.note = "There is no board.";
        const Image image(view, themes()[0], 320, 240);
        CHECK(image.plan().places.empty());
        CHECK(image.plan().pieces.empty());
        view.note.clear();
        CHECK(image.differing(Image(view, themes()[0], 320, 240)) > 50); // the sentence
    }
}

TEST_CASE("pieces on places that the board has not are passed over") {
    const BoardData board = small_board();
    BoardView view;
    view.board = &board;
    view.contents = {{999, 1, 1, 1}, {1, 1, 9, 1}, {1, 1, 1, 0}};
    view.picked = view.cursor = 4711;
    view.targets = {{-1, true}};
    view.last = {{0, 99}};
    view.flying = {{3, 3, 10, 10}};
    CHECK(Image(view, themes()[0], 320, 240).plan().pieces.empty());
}

TEST_CASE("texts that are too long are cut, not written over the rest") {
    const BoardData board = small_board();
    BoardView view;
    view.board = &board;
    view.note = "n";
    const Image without(view, themes()[0], 320, 240);
    view.sides[0] = {std::string(5000, 'W'), std::string(300, 'x')};
    view.note = std::string(5000, 'n');
    const Image with(view, themes()[0], 320, 240);
    for (double y = with.plan().board.y; y < with.plan().board.bottom(); y += 7)
        CHECK(contrast(with.at({160, y}), without.at({160, y})) < 1.01);
}

TEST_CASE("an inscription that is too long, or unknown letters, stay in their place") {
    BoardData board = small_board();
    BoardView view;
    view.board = &board;
    const Image without(view, themes()[0], 640, 480);
    const std::string endless(5000, 'M');
    board.places[0].inscription = endless.c_str();
    board.places[1].inscription = "\xF4\x8F\xBF\xBF";
    board.places[2].inscription = "";
    const Image with(view, themes()[0], 640, 480);
    const Rect box = with.plan().find(1)->box, third = with.plan().find(3)->box;
    CHECK(with.differing(without) > 0);
    for (double y = with.plan().board.y; y < with.plan().board.bottom(); y += 1)
        for (const double x : {box.x - 3, third.middle().x, third.right() + 3})
            REQUIRE(contrast(with.at({x, y}), without.at({x, y})) < 1.01);
}

TEST_CASE(
    "texts with code points that are no characters are drawn, and all that comes after them") {
    BoardData board = small_board();
    BoardView view;
    view.board = &board;
    for (const char *strange :
         {"\xEF\xBF\xBF", "\xEF\xB7\x90", "\xF0\x9F\xBF\xBE", "a\xF4\x8F\xBF\xBF b"}) {
        board.places[0].label = board.places[1].inscription = strange;
        view.sides[0] = {strange, strange};
        view.title = view.note = strange;
        CHECK_NOTHROW(Image(view, themes()[0], 640, 480)); // which asks cairo
    }
}

TEST_CASE("any area is painted, down to nothing") {
    const BoardData board = small_board();
    BoardView view;
    view.board = &board;
    view.contents = {{9, 1, 1, 15}};
    view.note = "A sentence";
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 100, 100));
    Painter painter;
    for (const auto &[width, height] : {std::pair(0, 0), {1, 1}, {100, 1}, {1, 100}, {7, 90}}) {
        const Context cr(cairo_create(surface.get()));
        painter.paint(cr.get(), view, themes()[0], {0, 0, double(width), double(height)});
        CHECK(cairo_status(cr.get()) == CAIRO_STATUS_SUCCESS);
    }
}
