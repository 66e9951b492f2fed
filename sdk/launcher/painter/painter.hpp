// SPDX-License-Identifier: MIT
// Draws a view of any game. It knows no game, no window and no file.
#pragma once

#include "painter/layers.hpp"
#include "painter/pen.hpp"
#include "painter/plan.hpp"
#include "painter/theme.hpp"

namespace launcher {

// The whole picture into an area of the context, of any size.
void paint(cairo_t *cr, const BoardView &view, const Theme &theme, Rect area);

// The same for one picture after another: what does not change between them is drawn once, pixel by
// pixel. One thread at a time.
class Painter {
public:
    void paint(cairo_t *cr, const BoardView &view, const Theme &theme, Rect area);
    // Where everything was in the last picture.
    const Plan &plan() const { return plan_; }

private:
    std::string ground_key_;
    Surface ground_;                   // table, board and labels
    const BoardData *board_ = nullptr; // of the sprites
    Sprites sprites_;
    Plan plan_;
};

} // namespace launcher
