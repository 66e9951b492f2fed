// SPDX-License-Identifier: MIT
// Pieces: turned stones, told apart by their form and what is cut into them, not by colour alone.
#include "painter/layers.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace launcher {

namespace {

void outline(cairo_t *cr, int32_t shape, Point m, double radius) {
    switch (shape) {
    case LUDUS_PIECE_SQUARE: {
        const double half = radius * 0.9;
        rounded(cr, {m.x - half, m.y - half, 2 * half, 2 * half}, half * 0.28);
        return;
    }
    case LUDUS_PIECE_DIAMOND:
        cairo_new_path(cr);
        cairo_move_to(cr, m.x, m.y - radius * 1.06);
        cairo_line_to(cr, m.x + radius * 1.06, m.y);
        cairo_line_to(cr, m.x, m.y + radius * 1.06);
        cairo_line_to(cr, m.x - radius * 1.06, m.y);
        cairo_close_path(cr);
        return;
    default:
        circle(cr, m, radius);
    }
}

void shadow(cairo_t *cr, int32_t shape, Point m, double radius, double lift) {
    const double away = radius * (0.10 + 0.35 * lift);
    for (const double grow : {1.10, 1.03}) {
        outline(cr, shape, {m.x + away * 0.5, m.y + away}, radius * grow);
        fill(cr, {0, 0, 0}, 0.26 - 0.08 * lift);
    }
}

// Light from above left.
Pattern lit(Point m, double radius, Colour body) {
    Pattern pattern(cairo_pattern_create_radial(m.x - radius * 0.35, m.y - radius * 0.45,
                                                radius * 0.05, m.x, m.y, radius * 1.15));
    const auto stop = [&](double at, Colour c) {
        cairo_pattern_add_color_stop_rgb(pattern.get(), at, c.r, c.g, c.b);
    };
    stop(0, mix(body, {1, 1, 1}, 0.12));
    stop(0.35, body);
    stop(1, mix(body, {0, 0, 0}, luminance(body) > 0.3 ? 0.05 : 0.2));
    return pattern;
}

// A ring is cut into it, round a hollow middle.
void cut_ring(cairo_t *cr, const PieceColours &colours, Point m, double radius) {
    circle(cr, m, radius * 0.66);
    stroke(cr, colours.sign, std::max(radius * 0.13, 1.0), 0.92);
    circle(cr, m, radius * 0.22);
    fill(cr, colours.sign, 0.92);
}

void cut_disc(cairo_t *cr, const PieceColours &colours, Point m, double radius) {
    circle(cr, m, radius * 0.62);
    stroke(cr, colours.sign, std::max(radius * 0.07, 0.8), 0.55);
}

void cut_straight(cairo_t *cr, const PieceColours &colours, int32_t shape, Point m, double radius) {
    outline(cr, shape, m, radius * 0.66);
    stroke(cr, colours.sign, std::max(radius * 0.09, 0.8), 0.8);
}

// Up to nine as on a die, more in a circle.
void dots_on(cairo_t *cr, const PieceColours &colours, uint32_t dots, Point m, double radius) {
    const uint32_t count = std::min<uint32_t>(dots, 12);
    const bool middle = count % 2 == 1;
    const uint32_t round = count - (middle ? 1 : 0);
    const double size = std::max(radius * (count > 6 ? 0.11 : 0.15), 0.9);
    if (middle) {
        circle(cr, m, size);
        fill(cr, colours.sign);
    }
    for (uint32_t i = 0; i < round; ++i) {
        const double turn = (2.0 * i / round + 0.25) * std::numbers::pi;
        circle(cr, {m.x + radius * 0.4 * std::cos(turn), m.y + radius * 0.4 * std::sin(turn)},
               size);
        fill(cr, colours.sign);
    }
}

// Across most of it; what is long is small.
void inscription(cairo_t *cr, const PieceColours &colours, const char *words, Point m,
                 double radius) {
    constexpr double least = 4; // pixels, as the smallest pieces have no room for more
    write(cr, words, {m.x - radius * 0.72, m.y - radius * 0.6, radius * 1.44, radius * 1.2},
          {std::max(radius, least), colours.sign, Align::middle, true, true}, least);
}

void sign(cairo_t *cr, const PieceColours &colours, const ludus_piece &piece, Point m,
          double radius) {
    if (piece.inscription && *piece.inscription)
        return inscription(cr, colours, piece.inscription, m, radius);
    if (piece.dots > 0) return dots_on(cr, colours, piece.dots, m, radius);
    switch (piece.shape) {
    case LUDUS_PIECE_RING:
        return cut_ring(cr, colours, m, radius);
    case LUDUS_PIECE_SQUARE:
    case LUDUS_PIECE_DIAMOND:
        return cut_straight(cr, colours, piece.shape, m, radius);
    default:
        return cut_disc(cr, colours, m, radius);
    }
}

// How many lie there, on a plate at the piece's edge.
void count_on(const PaintContext &c, const PlacedPiece &piece) {
    const double height = std::max(piece.size * 0.44, 11.0);
    const std::string number = std::to_string(piece.count);
    const double width =
        std::max(height, height * 0.62 * static_cast<double>(number.size()) + height * 0.3);
    const Point m = piece.middle;
    rounded(c.cr, {m.x - width / 2, m.y - height / 2, width, height}, height * 0.4);
    fill_keeping(c.cr, c.theme.panel);
    stroke(c.cr, c.theme.letters, std::max(height * 0.06, 0.8));
    write(c.cr, number, {m.x - width / 2, m.y - height / 2, width, height},
          {height * 0.78, c.theme.letters, Align::middle, true, true});
}

} // namespace

void draw_piece(cairo_t *cr, const Theme &theme, const ludus_piece &piece, Point middle,
                double size, double lift) {
    const PieceColours colours = piece_colours(theme, piece);
    const double radius = size / 2 * (1 + 0.06 * lift);
    const double edge = std::max(radius * 0.1, 0.8);
    if (theme.grained) {
        if (size > 8) shadow(cr, piece.shape, middle, radius, lift);
        outline(cr, piece.shape, middle, radius - edge / 2);
        cairo_set_source(cr, lit(middle, radius, colours.body).get());
        cairo_fill_preserve(cr);
        stroke(cr, colours.rim, edge);
        outline(cr, piece.shape, middle, radius - edge * 1.2);
        stroke(cr, {1, 1, 1}, edge * 0.4, luminance(colours.body) > 0.3 ? 0.6 : 0.16);
    } else {
        outline(cr, piece.shape, middle, radius - edge / 2);
        fill_keeping(cr, colours.body);
        stroke(cr, {0, 0, 0}, edge * 0.8);
    }
    sign(cr, colours, piece, middle, radius);
}

namespace {

// The same from the store, to the nearest pixel.
void copy_piece(const PaintContext &c, const ludus_piece &piece, Point middle, double size,
                double lift) {
    if (!c.sprites) return draw_piece(c.cr, c.theme, piece, middle, size, lift);
    constexpr double steps = 4;      // sizes are told apart by a quarter of a pixel
    constexpr size_t most_kept = 64; // of a window that is resized again and again
    const int room = static_cast<int>(std::ceil(size * 1.5)) + 4;
    if (c.sprites->size() > most_kept) c.sprites->clear();
    Surface &sprite = (*c.sprites)[{c.theme.id, piece.player, piece.kind,
                                    static_cast<int>(size * steps) * 2 + (lift > 0 ? 1 : 0)}];
    if (!sprite) {
        sprite.reset(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, room, room));
        const Context own(cairo_create(sprite.get()));
        draw_piece(own.get(), c.theme, piece, {room / 2.0, room / 2.0}, size, lift);
    }
    cairo_set_source_surface(c.cr, sprite.get(), std::round(middle.x - room / 2.0),
                             std::round(middle.y - room / 2.0));
    cairo_paint(c.cr);
}

} // namespace

void draw_pieces(const PaintContext &c) {
    for (const auto &placed : c.plan.pieces) {
        const ludus_piece *piece = c.view.board->piece(placed.player, placed.kind);
        if (!piece) continue;
        copy_piece(c, *piece, placed.middle, placed.size, 0);
        if (placed.count) count_on(c, placed);
    }
}

void draw_flying(const PaintContext &c) {
    if (!c.view.board) return;
    for (const auto &flying : c.view.flying)
        if (const ludus_piece *piece = c.view.board->piece(flying.player, flying.kind))
            copy_piece(c, *piece, {flying.x, flying.y}, c.plan.field * 0.8, 1);
}

} // namespace launcher
