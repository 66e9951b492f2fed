// SPDX-License-Identifier: MIT
// The layers of a picture, from the ground up.
#pragma once

#include "painter/pen.hpp"
#include "painter/theme.hpp"

#include <map>
#include <tuple>

namespace launcher {

// Pieces drawn once, to be copied: by theme, player, kind and size.
using Sprites = std::map<std::tuple<std::string, int32_t, int32_t, int>, Surface>;

struct PaintContext {
    cairo_t *cr;
    const Theme &theme;
    const BoardView &view;
    const Plan &plan;
    Sprites *sprites = nullptr; // none: each piece is drawn, as lines and not as pixels
};

// What stays from picture to picture.
void draw_ground(const PaintContext &canvas);
void draw_ornament(const PaintContext &canvas, const PlacedPlace &placed);
void draw_labels(const PaintContext &canvas);
// What changes.
void draw_route(const PaintContext &canvas);
void draw_under(const PaintContext &canvas); // below the pieces: last move, picked, targets
void draw_pieces(const PaintContext &canvas);
void draw_hints(const PaintContext &canvas); // movable, picked, targets, cursor
void draw_flying(const PaintContext &canvas);
void draw_dice(const PaintContext &canvas);
void draw_header(const PaintContext &canvas);
void draw_note(const PaintContext &canvas);

// A piece of any kind; `lift` is 0 as it lies, 1 in the air.
void draw_piece(cairo_t *cr, const Theme &theme, const ludus_piece &piece, Point middle,
                double size, double lift = 0);
// An arrow between two points that leaves room at both ends.
void draw_arrow(cairo_t *cr, Point from, Point to, double room, double width, Colour colour,
                double alpha);

} // namespace launcher
