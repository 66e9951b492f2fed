// SPDX-License-Identifier: MIT
#include "boards.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

using namespace launcher;

BoardData small_board() {
    BoardData board;
    board.size = {sizeof board.size, 10000, 3000, 1};
    const auto place = [&](int32_t id, const char *label, int32_t x, int32_t y, int32_t width,
                           int32_t height, int32_t kind, int32_t shape, int32_t capacity,
                           int32_t fan_x, int32_t fan_y) {
        board.places.push_back({label, "", id, x, y, width, height, kind, shape, LUDUS_MARK_NONE, 0,
                                capacity, fan_x, fan_y, nullptr});
    };
    static const char *const labels[] = {"1", "2", "3", "4", "5", "6"};
    for (int32_t i = 0; i < 6; ++i)
        place(i + 1, labels[i], 2500 + 1000 * i, 1500, 900, 900, LUDUS_PLACE_FIELD,
              LUDUS_SHAPE_SQUARE, 1, 0, 0);
    place(7, "", 900, 800, 1600, 900, LUDUS_PLACE_HAND, LUDUS_SHAPE_NONE, 5, 300, 0);
    place(8, "", 900, 2200, 1600, 900, LUDUS_PLACE_OFF, LUDUS_SHAPE_NONE, 5, 300, 0);
    place(9, "", 8500, 1500, 900, 2800, LUDUS_PLACE_FIELD, LUDUS_SHAPE_SQUARE, 15, 0, -60);
    place(10, "", 9500, 1500, 900, 900, LUDUS_PLACE_SHELTER, LUDUS_SHAPE_NONE, 10, 80, -80);
    board.lines = {{LUDUS_LINE_BARRIER, 8000, 0, 8000, 3000, 0}};
    board.pieces = {{"red", "x", 1, 1, LUDUS_PIECE_DISC, 0xA4262C, 0, 0, nullptr},
                    {"white", "o", 2, 1, LUDUS_PIECE_RING, 0xF5F0E1, 0, 0, nullptr}};
    board.dice = {{"cube", 2, 6, {1, 2, 3, 4, 5, 6}, {1, 1, 1, 1, 1, 1}}};
    board.tracks[0] = {{7, 1, 2, 3, 4, 5, 6, 8}};
    board.tracks[1] = {{7, 6, 5, 4, 3, 2, 1, 8}};
    return board;
}

Image::Image(const BoardView &view, const Theme &theme, int width, int height)
    : width_(width), height_(height),
      surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)) {
    const Rect area{0, 0, double(width), double(height)};
    const Context cr(cairo_create(surface_.get()));
    paint(cr.get(), view, theme, area);
    if (cairo_status(cr.get()) != CAIRO_STATUS_SUCCESS) // nothing more is drawn from there on
        throw std::runtime_error(cairo_status_to_string(cairo_status(cr.get())));
    cairo_surface_flush(surface_.get());
    plan_ = launcher::plan(view, area);
}

Colour Image::at(Point p) const {
    const int x = std::clamp(static_cast<int>(p.x), 0, width_ - 1);
    const int y = std::clamp(static_cast<int>(p.y), 0, height_ - 1);
    const unsigned char *row = cairo_image_surface_get_data(surface_.get()) +
                               y * cairo_image_surface_get_stride(surface_.get());
    return Colour::hex(reinterpret_cast<const uint32_t *>(row)[x] & 0xFFFFFF);
}

Colour Image::mean(Point middle, double half) const {
    Colour sum;
    int count = 0;
    for (double y = middle.y - half; y <= middle.y + half; y += 1)
        for (double x = middle.x - half; x <= middle.x + half; x += 1, ++count) {
            const Colour c = at({x, y});
            sum = {sum.r + c.r, sum.g + c.g, sum.b + c.b};
        }
    return {sum.r / count, sum.g / count, sum.b / count};
}

int Image::differing(const Image &other) const {
    int count = 0;
    for (int y = 0; y < height_; ++y)
        for (int x = 0; x < width_; ++x) {
            const Point p{double(x), double(y)};
            if (contrast(at(p), other.at(p)) > 1.5) ++count;
        }
    return count;
}
