// SPDX-License-Identifier: MIT
// Table and board: walnut with a grain, inlaid fields, trays for what waits and what is borne off.
#include "painter/layers.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace launcher {

namespace {

// A number from 0 to 1 that is always the same for the same index.
double chance(uint32_t index) {
    index = (index ^ 61) ^ (index >> 16);
    index *= 9;
    index ^= index >> 4;
    index *= 0x27D4EB2D;
    index ^= index >> 15;
    return index / 4294967296.0;
}

void draw_table(const PaintContext &c) {
    const Rect a = c.plan.area;
    cairo_rectangle(c.cr, a.x, a.y, a.width, a.height);
    if (!c.theme.grained) return fill(c.cr, c.theme.table);
    const Point m = a.middle();
    const Pattern light(cairo_pattern_create_radial(m.x, m.y - a.height * 0.15, a.height * 0.1, m.x,
                                                    m.y, std::hypot(a.width, a.height) * 0.6));
    const Colour bright = mix(c.theme.table, {1, 1, 1}, 0.10);
    const Colour dark = mix(c.theme.table, {0, 0, 0}, 0.45);
    cairo_pattern_add_color_stop_rgb(light.get(), 0, bright.r, bright.g, bright.b);
    cairo_pattern_add_color_stop_rgb(light.get(), 1, dark.r, dark.g, dark.b);
    cairo_set_source(c.cr, light.get());
    cairo_fill(c.cr);
}

// Long wavy lines along the wood.
void draw_grain(const PaintContext &c, Rect box, uint32_t seed, int lines, double strength) {
    const CairoState saved(c.cr);
    cairo_rectangle(c.cr, box.x, box.y, box.width, box.height);
    cairo_clip(c.cr);
    const double step = box.height / lines;
    for (int i = 0; i < lines; ++i) {
        const uint32_t n = seed * 131 + static_cast<uint32_t>(i) * 4;
        const double y = box.y + (i + chance(n)) * step;
        const double wave = step * (chance(n + 1) - 0.5) * 3;
        cairo_new_path(c.cr);
        cairo_move_to(c.cr, box.x - 2, y);
        cairo_curve_to(c.cr, box.x + box.width * 0.3, y + wave, box.x + box.width * 0.65, y - wave,
                       box.right() + 2, y + wave * 0.4);
        const bool pale = chance(n + 2) > 0.6;
        stroke(c.cr, pale ? Colour{1, 0.9, 0.7} : Colour{0, 0, 0},
               std::max(0.6, step * (0.15 + 0.5 * chance(n + 3))), strength * (pale ? 0.45 : 1));
    }
}

void draw_body(const PaintContext &c) {
    const Rect b = c.plan.board;
    const double edge = std::max(2.0, std::min(b.width, b.height) * 0.012);
    if (!c.theme.grained) {
        rounded(c.cr, b, edge * 2);
        fill_keeping(c.cr, c.theme.board);
        return stroke(c.cr, c.theme.groove, std::max(1.0, edge * 0.5));
    }
    for (int i = 6; i > 0; --i) { // the board's shadow
        const double grow = edge * 0.5 * i;
        rounded(c.cr,
                {b.x - grow * 0.6, b.y - grow * 0.2, b.width + grow * 1.2, b.height + grow * 1.4},
                edge * 2 + grow);
        fill(c.cr, {0, 0, 0}, 0.10);
    }
    rounded(c.cr, b, edge * 1.6);
    fill(c.cr, c.theme.board);
    {
        const CairoState saved(c.cr);
        rounded(c.cr, b, edge * 1.6);
        cairo_clip(c.cr);
        draw_grain(c, b, 7, 46, 0.10);
    }
    rounded(c.cr, b.inset(edge * 0.5), edge * 1.4);
    stroke(c.cr, mix(c.theme.board, {1, 0.85, 0.6}, 0.28), edge * 0.5);
    rounded(c.cr, b.inset(edge * 1.3), edge);
    stroke(c.cr, c.theme.groove, std::max(0.7, edge * 0.25), 0.8);
}

Colour tone(const Theme &theme, const PlacedPlace &placed) {
    const ludus_place &place = *placed.place;
    if (placed.shape == LUDUS_SHAPE_NONE) return theme.tray;
    if (place.mark == LUDUS_MARK_ENTRY) return theme.entry;
    if (place.mark == LUDUS_MARK_HOME) return theme.home;
    return theme.field;
}

void outline(cairo_t *cr, const PlacedPlace &placed, Rect b) {
    const double tall = placed.shape == LUDUS_SHAPE_TRIANGLE_UP ? b.bottom() : b.y;
    const double tip = placed.shape == LUDUS_SHAPE_TRIANGLE_UP ? b.y : b.bottom();
    switch (placed.shape) {
    case LUDUS_SHAPE_ROUND: {
        const CairoState saved(cr);
        cairo_translate(cr, b.middle().x, b.middle().y);
        cairo_scale(cr, std::max(b.width / 2, 0.01), std::max(b.height / 2, 0.01));
        circle(cr, {0, 0}, 1);
        return;
    }
    case LUDUS_SHAPE_TRIANGLE_UP:
    case LUDUS_SHAPE_TRIANGLE_DOWN:
        cairo_new_path(cr);
        cairo_move_to(cr, b.x, tall);
        cairo_line_to(cr, b.right(), tall);
        cairo_line_to(cr, b.middle().x, tip);
        cairo_close_path(cr);
        return;
    default:
        rounded(cr, b, std::min(b.width, b.height) * 0.06);
    }
}

void draw_field(const PaintContext &c, const PlacedPlace &placed) {
    const double line = std::max(0.8, c.plan.field * 0.025);
    const Rect box = placed.box.inset(line / 2);
    if (box.width <= 0 || box.height <= 0) return;
    const Colour ground = tone(c.theme, placed);
    outline(c.cr, placed, box);
    fill_keeping(c.cr, ground);
    stroke(c.cr, c.theme.groove, line);
    if (c.theme.grained) {
        {
            const CairoState saved(c.cr);
            outline(c.cr, placed, box);
            cairo_clip(c.cr);
            draw_grain(c, box, static_cast<uint32_t>(placed.place->id) + 20, 9, 0.035);
        }
        outline(c.cr, placed, box.inset(line * 1.1)); // a bevel
        stroke(c.cr, {1, 0.95, 0.8}, line * 0.5, 0.22);
    }
    draw_ornament(c, placed);
}

// A hollow in the board.
void draw_tray(const PaintContext &c, const PlacedPlace &placed) {
    const double line = std::max(0.8, c.plan.field * 0.025);
    const Rect b = placed.box.inset(line / 2);
    if (b.width <= 0 || b.height <= 0) return;
    const double corner = std::min({b.width, b.height, c.plan.field}) * 0.22;
    rounded(c.cr, b, corner);
    fill_keeping(c.cr, c.theme.tray);
    stroke(c.cr, c.theme.groove, line);
    if (!c.theme.grained) return;
    const CairoState saved(c.cr);
    rounded(c.cr, b, corner);
    cairo_clip(c.cr);
    for (int i = 0; i < 4; ++i) { // the shade of its upper edge
        rounded(c.cr, {b.x, b.y + line * i, b.width + line * 4, b.height + line * 4}, corner);
        stroke(c.cr, {0, 0, 0}, line * 1.6, 0.09);
    }
}

// Cut into the board, across most of the place.
void draw_inscription(const PaintContext &c, const PlacedPlace &placed) {
    const char *words = placed.place->inscription;
    const double size = std::min(placed.box.width, placed.box.height) * 0.8;
    if (!words || size < 7) return; // nobody could read it
    const Rect box = placed.box.inset(size * 0.06);
    const Colour cut = inscribed(c.theme, tone(c.theme, placed));
    write(c.cr, words, box, {size, cut, Align::middle}, 7);
}

void draw_lines(const PaintContext &c) {
    for (const auto &line : c.view.board->lines) {
        const Point from = c.plan.at(line.x1, line.y1), to = c.plan.at(line.x2, line.y2);
        const bool barrier = line.kind == LUDUS_LINE_BARRIER, edge = line.kind == LUDUS_LINE_EDGE;
        const double width = std::max(1.0, c.plan.field * (barrier ? 0.075 : edge ? 0.04 : 0.02));
        cairo_set_line_cap(c.cr, CAIRO_LINE_CAP_ROUND);
        if (barrier && c.theme.grained) {
            cairo_new_path(c.cr);
            cairo_move_to(c.cr, from.x, from.y);
            cairo_line_to(c.cr, to.x, to.y);
            stroke(c.cr, c.theme.groove, width * 1.7);
        }
        cairo_new_path(c.cr);
        cairo_move_to(c.cr, from.x, from.y);
        cairo_line_to(c.cr, to.x, to.y);
        stroke(c.cr, barrier ? c.theme.barrier : c.theme.groove, width, edge || barrier ? 1 : 0.7);
        cairo_set_line_cap(c.cr, CAIRO_LINE_CAP_BUTT);
    }
}

} // namespace

void draw_labels(const PaintContext &c) {
    const double size = c.plan.field * 0.17;
    if (size < 7) return; // nobody could read them
    for (const auto &placed : c.plan.places) {
        if (placed.shape == LUDUS_SHAPE_NONE) continue;
        const auto own = c.view.labels.find(placed.place->id);
        const std::string label = own == c.view.labels.end() ? placed.place->label : own->second;
        const Rect b = placed.box;
        write(c.cr, label, {b.x + size * 0.35, b.y + size * 0.25, b.width - size * 0.7, size},
              {size, c.theme.ink, Align::left, false, true, tone(c.theme, placed)}, size * 0.6);
    }
}

void draw_ground(const PaintContext &c) {
    draw_table(c);
    if (c.plan.places.empty()) return;
    draw_body(c);
    for (const auto &placed : c.plan.places)
        if (placed.shape == LUDUS_SHAPE_NONE) draw_tray(c, placed);
    for (const auto &placed : c.plan.places)
        if (placed.shape != LUDUS_SHAPE_NONE) draw_field(c, placed);
    for (const auto &placed : c.plan.places)
        draw_inscription(c, placed);
    const CairoState saved(c.cr);
    cairo_rectangle(c.cr, c.plan.board.x, c.plan.board.y, c.plan.board.width, c.plan.board.height);
    cairo_clip(c.cr);
    draw_lines(c);
}

} // namespace launcher
