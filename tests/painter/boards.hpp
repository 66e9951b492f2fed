// SPDX-License-Identifier: MIT
// Boards, and pictures whose pixels can be read.
#pragma once

#include "painter/painter.hpp"

using namespace launcher;

// Six squares in a row, a hand before and an off place behind them for each side, a stack's tall
// field of 15, and a shelter for both.
BoardData small_board();

class Image {
public:
    Image(const BoardView &view, const Theme &theme, int width, int height);

    const Plan &plan() const { return plan_; }
    Colour at(Point p) const;
    // The mean colour of a square of pixels.
    Colour mean(Point middle, double half) const;
    // Pixels that differ clearly from those of another of the same size.
    int differing(const Image &other) const;

private:
    int width_, height_;
    Surface surface_;
    Plan plan_;
};
