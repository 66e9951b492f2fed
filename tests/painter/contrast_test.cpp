// SPDX-License-Identifier: MIT
// What has to be told apart by eye is far enough apart, in every theme: as the themes say and as
// the pixels are.
#include "boards.hpp"
#include "catch.hpp"
#include "painter/theme.hpp"

#include <cmath>

using namespace launcher;

namespace {

ludus_piece piece_of(uint32_t colour) {
    return {"", "x", 1, 1, LUDUS_PIECE_DISC, colour, 0, 0, nullptr};
}

// Colours of every hue and lightness.
std::vector<uint32_t> all_colours() {
    std::vector<uint32_t> colours;
    for (uint32_t r = 0; r < 256; r += 51)
        for (uint32_t g = 0; g < 256; g += 51)
            for (uint32_t b = 0; b < 256; b += 51)
                colours.push_back(r << 16 | g << 8 | b);
    return colours;
}

} // namespace

TEST_CASE("contrast is that of WCAG") {
    CHECK(contrast(Colour::hex(0), Colour::hex(0xFFFFFF)) == Approx(21));
    CHECK(contrast(Colour::hex(0x777777), Colour::hex(0xFFFFFF)) == Approx(4.48).margin(0.01));
    CHECK(contrast(Colour::hex(0x123456), Colour::hex(0x123456)) == Approx(1));
}

TEST_CASE("pieces of any colour stand out from whatever they stand on") {
    for (const Theme &theme : themes())
        for (const uint32_t colour : all_colours())
            for (const Colour &ground : theme.grounds()) {
                INFO(theme.id << ' ' << std::hex << colour);
                REQUIRE(contrast(piece_colours(theme, piece_of(colour)).body, ground) >=
                        piece_contrast);
            }
}

TEST_CASE("what is cut into a piece can be seen on it") {
    for (const Theme &theme : themes())
        for (const uint32_t colour : all_colours()) {
            const PieceColours colours = piece_colours(theme, piece_of(colour));
            INFO(theme.id << ' ' << std::hex << colour);
            REQUIRE(contrast(colours.sign, colours.body) >= piece_contrast);
        }
}

TEST_CASE("text stands out from what it is written on") {
    for (const Theme &theme : themes()) {
        INFO(theme.id);
        for (const Colour &ground : {theme.field, theme.entry, theme.home})
            CHECK(contrast(theme.ink, ground) >= text_contrast);
        for (const Colour &ground : {theme.table, mix(theme.table, {1, 1, 1}, 0.10), theme.board,
                                     theme.panel, theme.button}) {
            CHECK(contrast(theme.letters, ground) >= text_contrast);
            CHECK(contrast(theme.faint, ground) >= text_contrast);
        }
    }
}

TEST_CASE("an inscription can be read, and is fainter than what lies on it") {
    for (const Theme &theme : themes())
        for (const Colour &ground : theme.grounds()) {
            const Colour cut = inscribed(theme, ground);
            INFO(theme.id);
            CHECK(contrast(cut, ground) >= inscription_contrast);
            CHECK(contrast(cut, ground) < text_contrast / 2);
            CHECK(contrast(theme.ink, ground) > contrast(cut, ground) * 2); // labels
        }
}

TEST_CASE("marks stand out from the fields") {
    for (const Theme &theme : themes())
        for (const Colour &mark : {theme.target, theme.last, theme.accent}) {
            // All have a black edge where the field is too light for them.
            const double away = std::max(contrast(mark, theme.field), contrast(mark, Colour{}));
            CHECK(away >= piece_contrast);
        }
}

TEST_CASE("in the picture itself a label can be read on an ornament as dark as its letters") {
    BoardData board = small_board();
    for (auto &place : board.places) {
        place.mark = LUDUS_MARK_FIVES; // dark, up to the label's corner
        place.label = "8";
    }
    for (const Theme &theme : themes())
        for (const auto &[width, height] : {std::pair(1280, 720), std::pair(3840, 2160)}) {
            BoardView view;
            view.board = &board;
            const Image image(view, theme, width, height);
            const Rect box = image.plan().find(1)->box;
            INFO(theme.id << ' ' << width);
            // Beside the figure's lower half, where the ornament lies.
            const double size = image.plan().field * 0.17, y = box.y + size;
            double most = 1;
            for (double x = box.x + size * 0.95; x < box.x + size * 1.2; x += 0.5)
                most = std::max(most, contrast(image.at({x, y}), theme.ink));
            CHECK(most >= text_contrast);
        }
}

TEST_CASE("in the picture itself an inscription is seen, and a piece upon it hides it") {
    const BoardData plain = small_board();
    BoardData board = plain;
    board.places[1].inscription = "I"; // its stem stands in the middle
    for (const Theme &theme : themes()) {
        BoardView view;
        view.board = &board;
        const Image image(view, theme, 1280, 720);
        INFO(theme.id);
        const Rect box = image.plan().find(2)->box;
        const Point beside{box.middle().x + box.width * 0.3, box.middle().y};
        CHECK(contrast(image.mean(box.middle(), 1), image.mean(beside, 1)) > 1.4);
        view.contents = {{2, 2, 1, 1}};
        BoardView unmarked = view;
        unmarked.board = &plain;
        const Image covered(view, theme, 1280, 720), bare(unmarked, theme, 1280, 720);
        CHECK(contrast(covered.mean(box.middle(), 1), bare.mean(box.middle(), 1)) < 1.01);
    }
}

TEST_CASE("in the picture itself pieces stand out from the field beside them") {
    const BoardData board = small_board();
    for (const Theme &theme : themes())
        for (const auto &[width, height] : {std::pair(640, 480), std::pair(1280, 720)}) {
            BoardView view;
            view.board = &board;
            view.contents = {{1, 1, 1, 1}, {2, 2, 1, 1}, {7, 1, 1, 1}, {8, 2, 1, 1}};
            const Image image(view, theme, width, height);
            INFO(theme.id << ' ' << width);
            REQUIRE(image.plan().pieces.size() == 4);
            for (const auto &piece : image.plan().pieces) {
                const Rect box = image.plan().find(piece.place)->box;
                // Between ring and rim, left of the middle; the corner of the place, below.
                const Colour body =
                    image.mean({piece.middle.x - piece.size * 0.21, piece.middle.y}, 1);
                const Colour ground =
                    image.mean({box.x + box.width * 0.07, box.bottom() - box.height * 0.12}, 1);
                CHECK(contrast(body, ground) >= piece_contrast);
            }
        }
}
