// SPDX-License-Identifier: MIT
// Faults of ends, of turns that need not be played to their end, of saves, and of sizes.
#include "broken.h"

#include <string.h>

#define FAULT(name, member, function)                                                              \
    static void name(tables *broken) {                                                             \
        broken->match.member = function;                                                           \
    }

// ---- Ends ----

static void end_as_draw(ludus_match *match, int32_t winner) {
    for (uint32_t i = 0; match && i < match->event_count; i++)
        if (match->events[i].kind == LUDUS_EVENT_WIN)
            match->events[i] = (ludus_event){
                .kind = LUDUS_EVENT_DRAW, .player = winner, .reason = LUDUS_DRAW_AGREED};
}
static API events_won_by_draw(ludus_match *match, LIST_OUT(ludus_event)) {
    end_as_draw(match, 1);
    return plain.match.events(match, out, capacity, stride, count, error);
}
FAULT(draw_with_winner, events, events_won_by_draw)

static API events_drawn(ludus_match *match, LIST_OUT(ludus_event)) {
    end_as_draw(match, 0);
    return plain.match.events(match, out, capacity, stride, count, error);
}
FAULT(winner_of_draw, events, events_drawn)

// A change to the state where it is whole.
#define STATE_FAULT(name, change)                                                                  \
    static API state_##name(ludus_match *match, ludus_state *out, ludus_error *error) {            \
        int32_t status = plain.match.state(match, out, error);                                     \
        if (status) return status;                                                                 \
        change;                                                                                    \
        return LUDUS_OK;                                                                           \
    }                                                                                              \
    FAULT(name, state, state_##name)
STATE_FAULT(win_undecided, out->winner = 0)
STATE_FAULT(winner_early,
            out->winner = out->phase == LUDUS_PHASE_END ? 3 - out->mover : out->winner)
STATE_FAULT(victory_early, out->victory = 2)
STATE_FAULT(phase_later, out->phase += out->phase == LUDUS_PHASE_END ? 7 : 0)
STATE_FAULT(end_forbidden, out->may_end = 0)
STATE_FAULT(end_allowed, out->may_end |= out->phase == LUDUS_PHASE_MOVE)
STATE_FAULT(turns_uncounted, out->turns /= 2)
STATE_FAULT(turns_none, out->turns = 0)
STATE_FAULT(turns_endless, out->turns = out->turns > 2 ? UINT32_MAX : out->turns)
STATE_FAULT(
    dice_without_dice, if (out->phase == LUDUS_PHASE_ROLL) {
        out->phase = LUDUS_PHASE_MOVE;
        out->dice_count = 1;
        out->dice[0] = 4;
    })
STATE_FAULT(reserved_used, out->reserved = 7)
STATE_FAULT(tail_kept, if (out->size > sizeof *out)((char *)out)[sizeof *out] = 1)

// ---- Turns ----

static API end_turn_idle(ludus_match *match, ludus_error *error) {
    ludus_state state = {.size = sizeof state};
    int32_t status = plain.match.state(match, &state, error);
    return status || state.phase == LUDUS_PHASE_END ? status : plain.match.end_turn(match, error);
}
FAULT(end_idle, end_turn, end_turn_idle)

static API turns_last_empty(ludus_match *match, LIST_OUT(ludus_turn)) {
    int32_t status = plain.match.turns(match, out, capacity, stride, count, error);
    if (!status && capacity >= *count && stride == sizeof *out) out[*count - 1].moves = 0;
    return status;
}
FAULT(empty_turn, turns, turns_last_empty)

static API move_text_none(ludus_match *match, uint32_t index, TEXT_OUT) {
    int32_t status = plain.match.move_text(match, index, NULL, 0, NULL, error);
    return status ? status : GIVE_TEXT("");
}
FAULT(move_unsaid, move_text, move_text_none)

static API events_sizeless(ludus_match *match, LIST_OUT(ludus_event)) {
    int32_t status = plain.match.events(match, out, capacity, stride, count, error);
    if (!status && capacity && *count) out->size = 0;
    return status;
}
FAULT(event_sizeless, events, events_sizeless)

static API events_of_place(ludus_match *match, LIST_OUT(ludus_event)) {
    int32_t status = plain.match.events(match, out, capacity, stride, count, error);
    if (!status && capacity && *count && out->kind == LUDUS_EVENT_TURN) out->from = 3;
    return status;
}
FAULT(event_of_place, events, events_of_place)

// ---- Saves ----

static API save_whole_turns(ludus_match *match, TEXT_OUT) {
    char own[4096];
    uint32_t full = 0;
    int32_t status = plain.match.save(match, own, sizeof own, &full, error);
    if (!status && full < sizeof own) strrchr(own, '\n')[1] = 0;
    return status ? status : GIVE_TEXT(own);
}
FAULT(save_without_half, save, save_whole_turns)

static API restore_without_history(ludus_addon *addon, const char *text, ludus_match **out,
                                   ludus_error *error) {
    int32_t status = plain.match.restore(addon, text, out, error);
    if (!status) (*out)->count = 0;
    return status;
}
FAULT(restore_forgets, restore, restore_without_history)

// ---- Sizes ----

static API state_of_any_size(ludus_match *match, ludus_state *out, ludus_error *error) {
    if (match && out && out->size < sizeof *out) return LUDUS_OK;
    return plain.match.state(match, out, error);
}
FAULT(small_size, state, state_of_any_size)

static API moves_of_any_stride(ludus_match *match, LIST_OUT(ludus_move)) {
    if (capacity && stride < sizeof *out) capacity = 0;
    return plain.match.moves(match, out, capacity, stride, count, error);
}
FAULT(small_stride, moves, moves_of_any_stride)

const named_fault turn_faults[] = {{"draw-with-winner", draw_with_winner},
                                   {"winner-of-draw", winner_of_draw},
                                   {"win-undecided", win_undecided},
                                   {"winner-early", winner_early},
                                   {"victory-early", victory_early},
                                   {"phase-later", phase_later},
                                   {"end-forbidden", end_forbidden},
                                   {"end-allowed", end_allowed},
                                   {"turns-uncounted", turns_uncounted},
                                   {"turns-none", turns_none},
                                   {"turns-endless", turns_endless},
                                   {"dice-without-dice", dice_without_dice},
                                   {"end-idle", end_idle},
                                   {"reserved-used", reserved_used},
                                   {"tail-kept", tail_kept},
                                   {"empty-turn", empty_turn},
                                   {"move-unsaid", move_unsaid},
                                   {"event-sizeless", event_sizeless},
                                   {"event-of-place", event_of_place},
                                   {"save-without-half", save_without_half},
                                   {"restore-forgets", restore_forgets},
                                   {"small-size", small_size},
                                   {"small-stride", small_stride},
                                   {NULL, NULL}};
