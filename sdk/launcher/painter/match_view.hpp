// SPDX-License-Identifier: MIT
// A match as a picture shows it.
#pragma once

#include "game/board_data.hpp"
#include "game/catalogue.hpp"
#include "painter/board_view.hpp"

namespace launcher {

// What stands on the board, whose turn it is, dice and names; no marks but those of the game.
// Places are called as the mover calls them. The view keeps a pointer to the board.
BoardView view_of(const Game &game, const ludus::Match &match, const BoardData &board);

} // namespace launcher
