// SPDX-License-Identifier: MIT
#include "painter/match_view.hpp"

namespace launcher {

BoardView view_of(const Game &game, const ludus::Match &match, const BoardData &board) {
    const ludus_state state = match.state();
    BoardView view;
    view.board = &board;
    view.labels = board.labels(state.mover);
    view.contents = match.contents();
    view.mover = state.phase == LUDUS_PHASE_OVER ? 0 : state.mover;
    view.winner = state.winner;
    view.title = game.about.name;
    for (const int32_t player : {1, 2})
        view.sides[player - 1].name = game.side(player);
    for (uint32_t i = 0; i < state.dice_count; ++i)
        view.dice.push_back({state.dice[i], (state.dice_used >> i & 1) != 0});
    return view;
}

} // namespace launcher
