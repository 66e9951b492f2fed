// SPDX-License-Identifier: MIT
// Pieces are told apart by form or mark, not by colour alone.
#include "boards.hpp"
#include "catch.hpp"

using namespace launcher;

namespace {

Image drawn(int32_t shape, uint32_t dots, const Theme &theme, int height,
            const char *inscription = nullptr) {
    BoardData board = small_board();
    board.pieces = {{"", "x", 1, 1, shape, 0xF5F0E1, dots, 0, inscription}};
    BoardView view;
    view.board = &board;
    for (int32_t place = 1; place <= 6; ++place)
        view.contents.push_back({place, 1, 1, 1});
    return Image(view, theme, height * 4 / 3, height);
}

} // namespace

TEST_CASE("forms and dots differ without any help of colour, also in the smallest picture") {
    const std::pair<int32_t, uint32_t> kinds[] = {{LUDUS_PIECE_DISC, 0},   {LUDUS_PIECE_RING, 0},
                                                  {LUDUS_PIECE_SQUARE, 0}, {LUDUS_PIECE_DIAMOND, 0},
                                                  {LUDUS_PIECE_DISC, 5},   {LUDUS_PIECE_SQUARE, 5}};
    for (const Theme &theme : themes())
        for (const int height : {240, 720})
            for (const auto &one : kinds)
                for (const auto &other : kinds) {
                    if (one == other) continue;
                    const Image a = drawn(one.first, one.second, theme, height);
                    const Image b = drawn(other.first, other.second, theme, height);
                    const double size = a.plan().pieces.front().size;
                    INFO(theme.id << ' ' << height << ": " << one.first << '/' << one.second << ", "
                                  << other.first << '/' << other.second);
                    CHECK(a.differing(b) > 6 * size * size * 0.05); // of each of six pieces
                }
}

TEST_CASE(
    "what a piece bears is seen on it, and tells it from others, also in the smallest picture") {
    for (const Theme &theme : themes())
        for (const int height : {240, 720}) {
            INFO(theme.id << ' ' << height);
            const auto bearing = [&](const char *inscription) {
                return drawn(LUDUS_PIECE_DISC, 0, theme, height, inscription);
            };
            const Image plain = bearing(nullptr), one = bearing("V"), other = bearing("8");
            const double size = plain.plan().pieces.front().size;
            CHECK(one.differing(plain) > 6 * size * size * 0.05); // of each of six pieces
            CHECK(one.differing(other) > 6 * size * size * 0.02);
            CHECK(bearing("").differing(plain) == 0);
            CHECK(bearing("quadraginta").differing(plain) > 0);
        }
}

TEST_CASE("a piece of an unknown form is drawn as a disc") {
    CHECK(drawn(99, 0, themes()[0], 240).differing(drawn(LUDUS_PIECE_DISC, 0, themes()[0], 240)) ==
          0);
}

TEST_CASE("the same view gives the same picture, also the second time") {
    const BoardData board = small_board();
    BoardView view;
    view.board = &board;
    view.contents = {{1, 1, 1, 1}};
    view.mover = 1;
    view.sides[0].name = "Red";
    view.dice = {{3, false}, {4, true}};
    const Image once(view, themes()[0], 640, 480);
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 640, 480));
    Painter painter;
    for (int i = 0; i < 2; ++i) {
        const Context cr(cairo_create(surface.get()));
        painter.paint(cr.get(), view, themes()[0], {0, 0, 640, 480});
        cairo_surface_flush(surface.get());
        const auto *pixels =
            reinterpret_cast<const uint32_t *>(cairo_image_surface_get_data(surface.get()));
        int differing = 0;
        for (int y = 0; y < 480; ++y)
            for (int x = 0; x < 640; ++x)
                if (contrast(Colour::hex(pixels[y * 640 + x] & 0xFFFFFF),
                             once.at({double(x), double(y)})) > 1.05)
                    ++differing;
        CHECK(differing < 640 * 480 / 200); // the edges of the piece, which lies on whole pixels
    }
}
