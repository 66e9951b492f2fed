// SPDX-License-Identifier: MIT
// What is inlaid in a field: shell, lapis and red stone.
#include "painter/layers.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace launcher {

namespace {

constexpr double pi = std::numbers::pi;

// Eight petals round the middle.
void rosette(const PaintContext &c, Point m, double r) {
    circle(c.cr, m, r * 0.86);
    fill(c.cr, c.theme.inlay_dark, 0.9);
    for (int petal = 0; petal < 8; ++petal) {
        const CairoState saved(c.cr);
        cairo_translate(c.cr, m.x, m.y);
        cairo_rotate(c.cr, petal * pi / 4);
        cairo_new_path(c.cr);
        cairo_move_to(c.cr, 0, 0);
        cairo_curve_to(c.cr, r * 0.30, -r * 0.30, r * 0.26, -r * 0.62, 0, -r * 0.80);
        cairo_curve_to(c.cr, -r * 0.26, -r * 0.62, -r * 0.30, -r * 0.30, 0, 0);
        fill_keeping(c.cr, petal % 2 ? c.theme.inlay_red : c.theme.inlay_light);
        stroke(c.cr, c.theme.groove, std::max(r * 0.03, 0.5));
    }
    circle(c.cr, m, r * 0.16);
    fill_keeping(c.cr, c.theme.inlay_light);
    stroke(c.cr, c.theme.groove, std::max(r * 0.03, 0.5));
}

void eye(const PaintContext &c, Point m, double r) {
    cairo_new_path(c.cr);
    cairo_move_to(c.cr, m.x - r, m.y);
    cairo_curve_to(c.cr, m.x - r * 0.4, m.y - r * 0.8, m.x + r * 0.4, m.y - r * 0.8, m.x + r, m.y);
    cairo_curve_to(c.cr, m.x + r * 0.4, m.y + r * 0.8, m.x - r * 0.4, m.y + r * 0.8, m.x - r, m.y);
    cairo_close_path(c.cr);
    fill_keeping(c.cr, c.theme.inlay_light);
    stroke(c.cr, c.theme.groove, std::max(r * 0.08, 0.5));
    circle(c.cr, m, r * 0.42);
    fill(c.cr, c.theme.inlay_dark);
}

void dot(const PaintContext &c, Point m, double r, Colour colour) {
    circle(c.cr, m, r);
    fill_keeping(c.cr, colour);
    stroke(c.cr, c.theme.groove, std::max(r * 0.14, 0.5));
}

void five(const PaintContext &c, Point m, double apart, double r, Colour colour) {
    dot(c, m, r, colour);
    for (const double x : {-apart, apart})
        for (const double y : {-apart, apart})
            dot(c, {m.x + x, m.y + y}, r, colour);
}

// Two arrows that turn round each other.
void change(const PaintContext &c, Point m, double r) {
    for (const double turn : {0.0, pi}) {
        const CairoState saved(c.cr);
        cairo_translate(c.cr, m.x, m.y);
        cairo_rotate(c.cr, turn);
        cairo_new_path(c.cr);
        cairo_arc(c.cr, 0, 0, r * 0.55, -pi * 0.92, -pi * 0.15);
        stroke(c.cr, c.theme.inlay_dark, std::max(r * 0.16, 1.0));
        const Point tip{r * 0.55 * std::cos(-pi * 0.12), r * 0.55 * std::sin(-pi * 0.12)};
        cairo_new_path(c.cr);
        cairo_move_to(c.cr, tip.x + r * 0.08, tip.y + r * 0.24);
        cairo_line_to(c.cr, tip.x - r * 0.24, tip.y - r * 0.04);
        cairo_line_to(c.cr, tip.x + r * 0.28, tip.y - r * 0.12);
        cairo_close_path(c.cr);
        fill(c.cr, c.theme.inlay_dark);
    }
    dot(c, m, r * 0.14, c.theme.inlay_light);
}

// A way out: an arch.
void end(const PaintContext &c, Point m, double r) {
    for (const double part : {0.72, 0.46}) {
        cairo_new_path(c.cr);
        cairo_arc(c.cr, m.x, m.y, r * part, -pi, 0);
        cairo_line_to(c.cr, m.x + r * part, m.y + r * 0.62);
        cairo_line_to(c.cr, m.x - r * part, m.y + r * 0.62);
        cairo_close_path(c.cr);
        fill_keeping(c.cr, part > 0.5 ? c.theme.inlay_light : c.theme.inlay_dark);
        stroke(c.cr, c.theme.groove, std::max(r * 0.04, 0.5));
    }
}

} // namespace

void draw_ornament(const PaintContext &c, const PlacedPlace &placed) {
    const Point m = placed.box.middle();
    const double r = std::min(placed.box.width, placed.box.height) / 2;
    switch (placed.place->mark) {
    case LUDUS_MARK_ROSETTE:
        return rosette(c, m, r);
    case LUDUS_MARK_EYES:
        for (const double x : {-0.42, 0.42})
            for (const double y : {-0.42, 0.42})
                eye(c, {m.x + x * r, m.y + y * r}, r * 0.33);
        return;
    case LUDUS_MARK_DOTS:
        circle(c.cr, m, r * 0.8);
        stroke(c.cr, c.theme.inlay_red, std::max(r * 0.05, 0.6), 0.9);
        return five(c, m, r * 0.38, r * 0.13, c.theme.inlay_light);
    case LUDUS_MARK_FIVES:
        for (const double x : {-0.45, 0.45})
            for (const double y : {-0.45, 0.45}) {
                const double half = r * 0.37;
                rounded(c.cr, {m.x + x * r - half, m.y + y * r - half, 2 * half, 2 * half},
                        half * 0.1);
                fill(c.cr, c.theme.inlay_dark, 0.85);
                five(c, {m.x + x * r, m.y + y * r}, r * 0.19, r * 0.07, c.theme.inlay_light);
            }
        return;
    case LUDUS_MARK_CHANGE:
        return change(c, m, r);
    case LUDUS_MARK_END:
        return end(c, m, r);
    default: // zones are the field's own tone
        return;
    }
}

} // namespace launcher
