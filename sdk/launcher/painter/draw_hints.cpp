// SPDX-License-Identifier: MIT
// What can be done and what was done: marks round places and pieces.
#include "painter/layers.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace launcher {

namespace {

double line_of(const PaintContext &c) {
    return std::max(1.5, c.plan.field * 0.055);
}

// A ring with a dark edge, to be seen on any ground.
void ring(const PaintContext &c, Point m, double radius, double width, Colour colour) {
    circle(c.cr, m, radius);
    stroke(c.cr, {0, 0, 0}, width * 1.8, 0.55);
    circle(c.cr, m, radius);
    stroke(c.cr, colour, width);
}

// Where a piece that moves to a place would lie.
void target(const PaintContext &c, const Target &target) {
    const PlacedPlace *placed = c.plan.find(target.place);
    if (!placed) return;
    const double size = c.plan.piece_size(target.place);
    const bool taken = std::any_of(c.plan.pieces.begin(), c.plan.pieces.end(),
                                   [&](const auto &p) { return p.place == target.place; });
    const Point m = c.plan.spot(target.place);
    const Colour colour = target.captures ? c.theme.capture : c.theme.target;
    if (!taken) {
        const double dot = std::max(3.0, std::min(size, c.plan.field) * 0.2);
        circle(c.cr, m, dot);
        fill_keeping(c.cr, colour);
        return stroke(c.cr, {0, 0, 0}, std::max(1.0, dot * 0.16), 0.8);
    }
    ring(c, m, size * 0.55, line_of(c) * 1.2, colour);
    if (!target.captures) return;
    for (const double turn : {0.25, 0.75, 1.25, 1.75}) { // a cross-hair: not by colour alone
        const double a = turn * std::numbers::pi;
        cairo_new_path(c.cr);
        cairo_move_to(c.cr, m.x + std::cos(a) * size * 0.56, m.y + std::sin(a) * size * 0.56);
        cairo_line_to(c.cr, m.x + std::cos(a) * size * 0.7, m.y + std::sin(a) * size * 0.7);
        stroke(c.cr, {0, 0, 0}, line_of(c) * 2.2, 0.55);
        cairo_new_path(c.cr);
        cairo_move_to(c.cr, m.x + std::cos(a) * size * 0.56, m.y + std::sin(a) * size * 0.56);
        cairo_line_to(c.cr, m.x + std::cos(a) * size * 0.7, m.y + std::sin(a) * size * 0.7);
        stroke(c.cr, colour, line_of(c) * 1.3);
    }
}

void cursor(const PaintContext &c) {
    const PlacedPlace *placed = c.plan.find(c.view.cursor);
    if (!placed) return;
    const double width = std::max(2.0, c.plan.field * 0.045);
    const Rect box = placed->box.inset(-width * 0.4);
    rounded(c.cr, box, c.plan.field * 0.1);
    stroke(c.cr, {0, 0, 0}, width * 2.0, 0.9);
    rounded(c.cr, box, c.plan.field * 0.1);
    stroke(c.cr, c.theme.accent, width * 1.1);
}

Point towards(Point from, Point to, double by) {
    const double length = std::max(std::hypot(to.x - from.x, to.y - from.y), 1e-6);
    return {from.x + (to.x - from.x) * by / length, from.y + (to.y - from.y) * by / length};
}

} // namespace

void draw_arrow(cairo_t *cr, Point from, Point to, double room, double width, Colour colour,
                double alpha) {
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    if (length < 2 * room + width * 2) return;
    const Point a = towards(from, to, room), tip = towards(to, from, room);
    const double head = std::min(width * 3.2, (length - 2 * room) * 0.6);
    const Point neck = towards(tip, from, head);
    const double x = (tip.x - neck.x) / head, y = (tip.y - neck.y) / head;
    cairo_new_path(cr);
    cairo_move_to(cr, a.x, a.y);
    cairo_line_to(cr, neck.x, neck.y);
    stroke(cr, colour, width, alpha);
    cairo_move_to(cr, tip.x, tip.y);
    cairo_line_to(cr, neck.x - y * head * 0.55, neck.y + x * head * 0.55);
    cairo_line_to(cr, neck.x + y * head * 0.55, neck.y - x * head * 0.55);
    cairo_close_path(cr);
    fill(cr, colour, alpha);
}

void draw_under(const PaintContext &c) {
    for (const auto &[from, to] : c.view.last)
        for (const int32_t id : {from, to})
            if (const PlacedPlace *placed = c.plan.find(id)) {
                rounded(c.cr, placed->box.inset(line_of(c) * 0.5), c.plan.field * 0.07);
                // Dashes of nothing would spoil the whole picture.
                const double dash[] = {std::max(c.plan.field * 0.12, 1.0),
                                       std::max(c.plan.field * 0.09, 1.0)};
                if (id == from) cairo_set_dash(c.cr, dash, 2, 0);
                stroke(c.cr, c.theme.last, line_of(c) * 0.9, 0.95);
                cairo_set_dash(c.cr, nullptr, 0, 0);
            }
    for (const auto &[from, to] : c.view.last)
        if (c.plan.find(from) && c.plan.find(to))
            draw_arrow(c.cr, c.plan.find(from)->box.middle(), c.plan.find(to)->box.middle(),
                       c.plan.field * 0.42, line_of(c) * 0.9, c.theme.last, 0.75);
    if (const PlacedPlace *placed = c.plan.find(c.view.picked)) {
        rounded(c.cr, placed->box, c.plan.field * 0.08);
        fill(c.cr, c.theme.accent, 0.28);
    }
    for (const auto &target : c.view.targets)
        if (const PlacedPlace *placed = c.plan.find(target.place)) {
            rounded(c.cr, placed->box, c.plan.field * 0.08);
            fill(c.cr, target.captures ? c.theme.capture : c.theme.target, 0.25);
        }
}

void draw_hints(const PaintContext &c) {
    for (const int32_t id : c.view.movable)
        if (c.plan.find(id))
            ring(c, c.plan.spot(id), c.plan.piece_size(id) * 0.53, line_of(c) * 0.8,
                 c.theme.accent);
    if (c.plan.find(c.view.picked)) {
        const double size = c.plan.piece_size(c.view.picked);
        ring(c, c.plan.spot(c.view.picked), size * 0.56, line_of(c) * 1.4, c.theme.accent);
    }
    for (const auto &each : c.view.targets)
        target(c, each);
    cursor(c);
}

// From where a player's pieces wait to where they are borne off; both ways of a line that is passed
// twice lie apart.
void draw_route(const PaintContext &c) {
    if (c.view.route != 1 && c.view.route != 2) return;
    const double width = line_of(c) * 0.9;
    const double aside = c.plan.field * 0.12;
    for (const auto &track : c.view.board->tracks[c.view.route - 1])
        for (size_t i = 1; i < track.size(); ++i) {
            const PlacedPlace *one = c.plan.find(track[i - 1]), *two = c.plan.find(track[i]);
            if (!one || !two) continue;
            Point from = one->box.middle(), to = two->box.middle();
            const double length = std::max(std::hypot(to.x - from.x, to.y - from.y), 1e-6);
            const double x = -(to.y - from.y) / length * aside,
                         y = (to.x - from.x) / length * aside;
            from = {from.x + x, from.y + y};
            to = {to.x + x, to.y + y};
            draw_arrow(c.cr, from, to, width * 1.6, width * 1.9, {0, 0, 0}, 0.5);
            draw_arrow(c.cr, from, to, width * 2, width, c.theme.target, 0.95);
        }
}

} // namespace launcher
