// SPDX-License-Identifier: MIT
#include "painter/painter.hpp"

#include <cmath>
#include <sstream>

namespace launcher {

namespace {

void draw_moving(const PaintContext &canvas) {
    if (!canvas.plan.places.empty()) {
        draw_under(canvas);
        draw_pieces(canvas);
        draw_route(canvas);
        draw_hints(canvas);
    }
    draw_header(canvas);
    draw_dice(canvas);
    draw_flying(canvas);
    draw_note(canvas);
}

// All that the ground depends on.
std::string key_of(const BoardView &view, const Theme &theme, const Plan &plan) {
    std::ostringstream key;
    key << theme.id << ' ' << plan.area.width << ' ' << plan.area.height << ' ' << plan.board.x
        << ' ' << plan.board.y << ' ' << plan.scale << ' ' << static_cast<const void *>(view.board);
    for (const auto &[place, label] : view.labels)
        key << ' ' << place << label;
    return key.str();
}

} // namespace

void paint(cairo_t *cr, const BoardView &view, const Theme &theme, Rect area) {
    const CairoState saved(cr);
    const Plan where = plan(view, area);
    const PaintContext canvas{cr, theme, view, where, nullptr};
    draw_ground(canvas);
    if (!where.places.empty()) draw_labels(canvas);
    draw_moving(canvas);
}

void Painter::paint(cairo_t *cr, const BoardView &view, const Theme &theme, Rect area) {
    const CairoState saved(cr);
    plan_ = launcher::plan(view, area);
    if (area.width < 1 || area.height < 1) return;
    const std::string key = key_of(view, theme, plan_);
    if (key != ground_key_ || !ground_) {
        ground_.reset(cairo_image_surface_create(CAIRO_FORMAT_RGB24,
                                                 static_cast<int>(std::ceil(area.width)),
                                                 static_cast<int>(std::ceil(area.height))));
        const Context ground(cairo_create(ground_.get()));
        cairo_translate(ground.get(), -area.x, -area.y);
        const PaintContext canvas{ground.get(), theme, view, plan_, nullptr};
        draw_ground(canvas);
        if (!plan_.places.empty()) draw_labels(canvas);
        ground_key_ = key;
    }
    cairo_set_source_surface(cr, ground_.get(), area.x, area.y);
    cairo_paint(cr);
    if (board_ != view.board) sprites_.clear();
    board_ = view.board;
    draw_moving({cr, theme, view, plan_, &sprites_});
}

} // namespace launcher
