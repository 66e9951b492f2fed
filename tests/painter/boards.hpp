// SPDX-License-Identifier: MIT
// Boards, and pictures whose pixels can be read.
#pragma once

#include "painter/painter.hpp"

// Six squares in a row, a hand before and an off place behind them for each side, a stack's tall
// field of 15, and a shelter for both.
BoardData small_board();

class Image {
public:
    Image(const painter::BoardView &view, const painter::Theme &theme, int width, int height);

    const painter::Plan &plan() const { return plan_; }
    painter::Colour at(painter::Point p) const;
    // The mean colour of a square of pixels.
    painter::Colour mean(painter::Point middle, double half) const;
    // Pixels that differ clearly from those of another of the same size.
    int differing(const Image &other) const;

private:
    int width_, height_;
    painter::Surface surface_;
    painter::Plan plan_;
};
