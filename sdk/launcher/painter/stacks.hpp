// SPDX-License-Identifier: MIT
// Where the pieces of a place lie: side by side where there is room, else fanned out.
#pragma once

#include "painter/plan.hpp"

namespace launcher {

// Across a piece that lies alone in a place.
double single_size(const Plan &plan, Rect box);
// Fills plan.pieces from the view's contents.
void place_pieces(Plan &plan, const BoardView &view);

} // namespace launcher
