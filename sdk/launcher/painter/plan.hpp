// SPDX-License-Identifier: MIT
// Where everything of a picture is: the painter draws it, a pointer is looked up in it, tests read
// it. Lengths are pixels.
#pragma once

#include "painter/board_view.hpp"

#include <optional>
#include <string>
#include <vector>

namespace launcher {

struct Point {
    double x = 0, y = 0;
};

struct Rect {
    double x = 0, y = 0, width = 0, height = 0;

    double right() const { return x + width; }
    double bottom() const { return y + height; }
    Point middle() const { return {x + width / 2, y + height / 2}; }
    bool contains(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
    Rect inset(double by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }
};

// The smallest and largest picture.
constexpr int least_width = 320, least_height = 240;
constexpr int most_width = 3840, most_height = 2160;

struct PlacedPlace {
    const ludus_place *place;
    Rect box;
    int32_t shape; // one that is known
};

struct PlacedPiece {
    int32_t place;
    int32_t player;
    int32_t kind;
    Point middle;
    double size;        // across
    uint32_t count = 0; // written on it where the pieces below are hard to count; 0: not written
};

struct Plan {
    Rect area;
    Rect header;    // both sides and, where there is no band, the dice between them
    Rect sides[2];  // in it
    Rect dice_band; // where dice lie
    Rect note;
    Rect bar;         // of the probability
    Rect board;       // the board's body
    double field = 0; // a field's width, or a little less: the measure of lines and letters
    double scale = 0; // pixels for a thousandth of a field
    Point origin;     // of the board's coordinates
    std::vector<PlacedPlace> places;
    std::vector<PlacedPiece> pieces; // in the order in which they are drawn
    std::vector<Rect> dice;

    Point at(int32_t x, int32_t y) const { return {origin.x + x * scale, origin.y + y * scale}; }
    const PlacedPlace *find(int32_t place) const;
    // The place under a point: of those that overlap the last, as it is drawn on top.
    int32_t place_at(Point p) const;
    // Where the next piece of a place would lie; where pieces lie, the middle of the last.
    Point spot(int32_t place) const;
    double piece_size(int32_t place) const;
    // The nearest place in a direction, (1, 0) to the right; 0: none there. With from 0, the first.
    int32_t neighbour(int32_t from, int dx, int dy) const;
    // A line for each thing, positions in thousandths of the board: for tests and for the curious.
    std::string text() const;
};

Plan plan(const BoardView &view, Rect area);

} // namespace launcher
