// SPDX-License-Identifier: MIT
// Faults of the match.
#include "broken.h"

#include <string.h>

static int32_t LUDUS_CALL moves_crash(ludus_match *match, ludus_move *out, uint32_t capacity,
                                      uint32_t stride, uint32_t *count, ludus_error *error) {
    *count = 0;
    return plain.match.moves(match, out, capacity, stride, count, error);
}
static void crash(tables *broken) {
    broken->match.moves = moves_crash;
}

static int32_t LUDUS_CALL state_of_null(ludus_match *match, ludus_state *out, ludus_error *error) {
    return match ? plain.match.state(match, out, error) : LUDUS_OK;
}
static void null_accepted(tables *broken) {
    broken->match.state = state_of_null;
}

static int32_t LUDUS_CALL state_too_long(ludus_match *match, ludus_state *out, ludus_error *error) {
    int32_t status = plain.match.state(match, out, error);
    if (!status && out->size > sizeof *out) ((char *)out)[out->size] = 0;
    return status;
}
static void struct_overrun(tables *broken) {
    broken->match.state = state_too_long;
}

static int32_t LUDUS_CALL position_cut(ludus_match *match, char *text, uint32_t capacity,
                                       uint32_t *length, ludus_error *error) {
    uint32_t full = 0;
    int32_t status = plain.match.position(match, text, capacity, &full, error);
    if (!status && text && full >= capacity && capacity) text[capacity - 1] = 'x';
    if (length) *length = full;
    return status;
}
static void unterminated(tables *broken) {
    broken->match.position = position_cut;
}

// Writes its NUL behind a text that was cut.
static int32_t LUDUS_CALL partial_long(ludus_match *match, char *text, uint32_t capacity,
                                       uint32_t *length, ludus_error *error) {
    uint32_t full = 0;
    int32_t status = plain.match.partial(match, text, capacity, &full, error);
    if (!status && text && full >= capacity) text[capacity] = 0;
    if (!status && length) *length = full;
    return status;
}
static void text_overrun(tables *broken) {
    broken->match.partial = partial_long;
}

static int32_t LUDUS_CALL contents_own_stride(ludus_match *match, ludus_content *out,
                                              uint32_t capacity, uint32_t stride, uint32_t *count,
                                              ludus_error *error) {
    uint32_t own = stride > sizeof *out ? (uint32_t)sizeof *out : stride;
    return plain.match.contents(match, out, capacity, own, count, error);
}
static void stride_ignored(tables *broken) {
    broken->match.contents = contents_own_stride;
}

static int32_t LUDUS_CALL moves_one_too_many(ludus_match *match, ludus_move *out, uint32_t capacity,
                                             uint32_t stride, uint32_t *count, ludus_error *error) {
    int32_t status = plain.match.moves(match, out, capacity, stride, count, error);
    if (status || *count == 0) return status;
    if (*count < capacity && stride == sizeof *out) out[*count] = out[0];
    ++*count;
    return LUDUS_OK;
}
static void move_refused(tables *broken) {
    broken->match.moves = moves_one_too_many;
}

static int32_t LUDUS_CALL undo_without_return(ludus_match *match, ludus_event *undone,
                                              ludus_error *error) {
    int32_t hand = match && match->count ? match->now.at[2][HAND] : 0;
    int captured = match && match->count &&
                   (match->steps[match->count - 1].event.flags & LUDUS_MOVE_CAPTURES) &&
                   match->steps[match->count - 1].event.player == 1;
    int32_t status = plain.match.undo(match, undone, error);
    if (!status && captured) match->now.at[2][HAND] = hand;
    return status;
}
static void undo_keeps_captures(tables *broken) {
    broken->match.undo = undo_without_return;
}

static int32_t LUDUS_CALL clone_without_history(ludus_match *match, ludus_match **out,
                                                ludus_error *error) {
    int32_t status = plain.match.clone(match, out, error);
    if (!status) (*out)->count = 0;
    return status;
}
static void clone_forgets(tables *broken) {
    broken->match.clone = clone_without_history;
}

static int32_t LUDUS_CALL set_position_of_one(ludus_match *match, const char *position,
                                              ludus_error *error) {
    int32_t status = plain.match.set_position(match, position, error);
    if (!status && match->now.phase == LUDUS_PHASE_ROLL) match->now.mover = 1;
    return status;
}
static void position_misread(tables *broken) {
    broken->match.set_position = set_position_of_one;
}

static int32_t LUDUS_CALL set_position_or_start(ludus_match *match, const char *position,
                                                ludus_error *error) {
    int32_t status = plain.match.set_position(match, position, error);
    if (match && status == LUDUS_ERROR_SYNTAX) new_position(&match->now);
    return status;
}
static void failure_changes(tables *broken) {
    broken->match.set_position = set_position_or_start;
}

static int32_t LUDUS_CALL record_without_turn(ludus_match *match, uint32_t index, char *text,
                                              uint32_t capacity, uint32_t *length,
                                              ludus_error *error) {
    int32_t status = plain.match.record(match, index, text, capacity, length, error);
    if (!status && index == 2 && length) *length = 1;
    if (!status && index == 2 && capacity > 1) text[1] = 0;
    return status;
}
static void record_short(tables *broken) {
    broken->match.record = record_without_turn;
}

static int32_t LUDUS_CALL play_silently(ludus_match *match, uint32_t move, ludus_error *error) {
    int32_t status = plain.match.play(match, move, error);
    if (!status && match->event_count > 1) match->event_count = 1;
    return status;
}
static void capture_unsaid(tables *broken) {
    broken->match.play = play_silently;
}

static int32_t LUDUS_CALL end_turn_early(ludus_match *match, ludus_error *error) {
    int32_t phase = match ? match->now.phase : 0;
    if (phase == LUDUS_PHASE_MOVE) match->now.phase = LUDUS_PHASE_END;
    return plain.match.end_turn(match, error);
}
static void phase_ignored(tables *broken) {
    broken->match.end_turn = end_turn_early;
}

static int32_t LUDUS_CALL turns_first(ludus_match *match, ludus_turn *out, uint32_t capacity,
                                      uint32_t stride, uint32_t *count, ludus_error *error) {
    int32_t status = plain.match.turns(match, out, capacity, stride, count, error);
    if (!status) *count = 1;
    return status;
}
static void turn_missing(tables *broken) {
    broken->match.turns = turns_first;
}

static int32_t LUDUS_CALL turn_position_before(ludus_match *match, uint32_t turn, char *text,
                                               uint32_t capacity, uint32_t *length,
                                               ludus_error *error) {
    int32_t status = plain.match.turn_position(match, turn, text, capacity, length, error);
    return status ? status : plain.match.position(match, text, capacity, length, error);
}
static void turn_position_wrong(tables *broken) {
    broken->match.turn_position = turn_position_before;
}

static int32_t LUDUS_CALL play_text_first(ludus_match *match, const char *turn,
                                          ludus_error *error) {
    ludus_match *trial = NULL;
    if (!match || !turn || match->now.phase != LUDUS_PHASE_MOVE)
        return plain.match.play_text(match, turn, error);
    plain.match.clone(match, &trial, NULL);
    int32_t status = plain.match.play_text(trial, turn, error);
    plain.match.destroy(trial);
    return status ? status : plain.match.play(match, 0, error);
}
static void text_misplayed(tables *broken) {
    broken->match.play_text = play_text_first;
}

// Matches that know of each other: all have the dice of the one that rolled last.
static int32_t last_die;
static int32_t LUDUS_CALL set_dice_of_all(ludus_match *match, const int32_t *values, uint32_t count,
                                          ludus_error *error) {
    int32_t status = plain.match.set_dice(match, values, count, error);
    if (!status) last_die = values[0];
    return status;
}
static int32_t LUDUS_CALL state_of_all(ludus_match *match, ludus_state *out, ludus_error *error) {
    int32_t status = plain.match.state(match, out, error);
    if (!status && out->size >= sizeof *out && out->dice_count) out->dice[0] = last_die;
    return status;
}
static void global_state(tables *broken) {
    broken->match.set_dice = set_dice_of_all;
    broken->match.state = state_of_all;
}

const named_fault match_faults[] = {{"crash", crash},
                                    {"null-accepted", null_accepted},
                                    {"struct-overrun", struct_overrun},
                                    {"unterminated", unterminated},
                                    {"text-overrun", text_overrun},
                                    {"stride-ignored", stride_ignored},
                                    {"move-refused", move_refused},
                                    {"undo-keeps-captures", undo_keeps_captures},
                                    {"clone-forgets", clone_forgets},
                                    {"position-misread", position_misread},
                                    {"failure-changes", failure_changes},
                                    {"record-short", record_short},
                                    {"capture-unsaid", capture_unsaid},
                                    {"phase-ignored", phase_ignored},
                                    {"turn-missing", turn_missing},
                                    {"turn-position-wrong", turn_position_wrong},
                                    {"text-misplayed", text_misplayed},
                                    {"global-state", global_state},
                                    {NULL, NULL}};
