// SPDX-License-Identifier: MIT
// The contract's constants and the rules' own are the same numbers, so values pass by a cast.
#pragma once

#include "rules/match.hpp"

#include <ludus/addon.h>
#include <string_view>
#include <tuple>

namespace duodecim {

static_assert(int(Phase::roll) == LUDUS_PHASE_ROLL && int(Phase::move) == LUDUS_PHASE_MOVE &&
              int(Phase::end) == LUDUS_PHASE_END && int(Phase::over) == LUDUS_PHASE_OVER);
static_assert(Event::roll == LUDUS_EVENT_ROLL && Event::move == LUDUS_EVENT_MOVE &&
              Event::capture == LUDUS_EVENT_CAPTURE && Event::pass == LUDUS_EVENT_PASS &&
              Event::again == LUDUS_EVENT_AGAIN && Event::turn == LUDUS_EVENT_TURN &&
              Event::win == LUDUS_EVENT_WIN);
static_assert(Event::blocked == LUDUS_PASS_BLOCKED && Event::zero == LUDUS_PASS_ZERO);
static_assert(flag::enters == LUDUS_MOVE_ENTERS && flag::captures == LUDUS_MOVE_CAPTURES &&
              flag::bears_off == LUDUS_MOVE_BEARS_OFF && flag::again == LUDUS_MOVE_AGAIN);
static_assert(max_dice <= LUDUS_MAX_DICE);
static_assert(std::tuple_size_v<decltype(DiceSet::value)> <= LUDUS_MAX_FACES);

static_assert(int(board::Kind::field) == LUDUS_PLACE_FIELD &&
              int(board::Kind::hand) == LUDUS_PLACE_HAND &&
              int(board::Kind::bar) == LUDUS_PLACE_BAR &&
              int(board::Kind::shelter) == LUDUS_PLACE_SHELTER &&
              int(board::Kind::off) == LUDUS_PLACE_OFF);
static_assert(int(board::Shape::none) == LUDUS_SHAPE_NONE &&
              int(board::Shape::square) == LUDUS_SHAPE_SQUARE &&
              int(board::Shape::round) == LUDUS_SHAPE_ROUND &&
              int(board::Shape::triangle_up) == LUDUS_SHAPE_TRIANGLE_UP &&
              int(board::Shape::triangle_down) == LUDUS_SHAPE_TRIANGLE_DOWN);
static_assert(
    int(board::Mark::none) == LUDUS_MARK_NONE && int(board::Mark::rosette) == LUDUS_MARK_ROSETTE &&
    int(board::Mark::eyes) == LUDUS_MARK_EYES && int(board::Mark::dots) == LUDUS_MARK_DOTS &&
    int(board::Mark::fives) == LUDUS_MARK_FIVES && int(board::Mark::change) == LUDUS_MARK_CHANGE &&
    int(board::Mark::end) == LUDUS_MARK_END && int(board::Mark::entry) == LUDUS_MARK_ENTRY &&
    int(board::Mark::home) == LUDUS_MARK_HOME);
static_assert(int(board::LineKind::edge) == LUDUS_LINE_EDGE &&
              int(board::LineKind::thin) == LUDUS_LINE_THIN &&
              int(board::LineKind::barrier) == LUDUS_LINE_BARRIER);
static_assert(int(board::PieceShape::disc) == LUDUS_PIECE_DISC &&
              int(board::PieceShape::ring) == LUDUS_PIECE_RING &&
              int(board::PieceShape::square) == LUDUS_PIECE_SQUARE &&
              int(board::PieceShape::diamond) == LUDUS_PIECE_DIAMOND);

constexpr std::int32_t status_of(FaultKind kind) {
    switch (kind) {
    case FaultKind::unknown:
        return LUDUS_ERROR_UNKNOWN;
    case FaultKind::syntax:
        return LUDUS_ERROR_SYNTAX;
    case FaultKind::position:
        return LUDUS_ERROR_POSITION;
    case FaultKind::dice:
        return LUDUS_ERROR_DICE;
    case FaultKind::move:
        return LUDUS_ERROR_MOVE;
    case FaultKind::phase:
        return LUDUS_ERROR_PHASE;
    case FaultKind::nothing:
        return LUDUS_ERROR_NOTHING;
    }
    return LUDUS_ERROR_INTERNAL;
}

} // namespace duodecim
