// SPDX-License-Identifier: MIT
// The match: a position, and the steps that led to it.
#include "race.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int32_t LUDUS_CALL match_create(ludus_addon *addon, const char *game, ludus_match **out,
                                ludus_error *error) {
    int32_t status = is_game(addon, game, error);
    if (status) return status;
    if (!out) return missing(error);
    ludus_match *match = calloc(1, sizeof *match);
    if (!match) return fail(error, LUDUS_ERROR_MEMORY, 0, "create: no memory for a match");
    new_position(&match->start);
    match->now = match->start;
    *out = match;
    return LUDUS_OK;
}

static int32_t LUDUS_CALL match_clone(ludus_match *match, ludus_match **out, ludus_error *error) {
    if (!match || !out) return missing(error);
    ludus_match *twin = malloc(sizeof *twin);
    step *steps = malloc((match->count + 1) * sizeof *steps);
    if (!twin || !steps) {
        free(twin);
        free(steps);
        return fail(error, LUDUS_ERROR_MEMORY, 0, "clone: no memory for a match");
    }
    *twin = *match;
    twin->steps = steps;
    twin->capacity = match->count + 1;
    if (match->count) memcpy(steps, match->steps, match->count * sizeof *steps);
    *out = twin;
    return LUDUS_OK;
}

int32_t LUDUS_CALL match_destroy(ludus_match *match) {
    if (match) free(match->steps);
    free(match);
    return LUDUS_OK;
}

int32_t wrong_phase(const ludus_match *match, const char *function, ludus_error *error) {
    static const char *const names[] = {"", "roll", "move", "end", "over"};
    return fail(error, LUDUS_ERROR_PHASE, 0, "%s: the match is in phase %s, another was expected",
                function, names[match->now.phase]);
}

const step *last_move(const ludus_match *match) {
    const step *last = match->count ? &match->steps[match->count - 1] : NULL;
    return last && last->event.kind == LUDUS_EVENT_MOVE ? last : NULL;
}

static int32_t LUDUS_CALL match_state(ludus_match *match, ludus_state *out, ludus_error *error) {
    if (!match) return missing(error);
    const position *p = &match->now;
    uint32_t moved = last_move(match) != NULL;
    ludus_state state = {.phase = p->phase,
                         .mover = p->mover,
                         .winner = p->winner,
                         .turns = p->rolls, // each turn begins with one
                         .rolls = p->rolls,
                         .steps = match->count,
                         .moves_made = moved,
                         .may_end = p->phase == LUDUS_PHASE_END,
                         .dice_count = p->die != 0,
                         .dice_used = moved,
                         .dice = {p->die}};
    return give_struct(out, &state, sizeof state, error);
}

// Remembers the position as it stands, and begins the events of a call with this one.
static int32_t begin_step(ludus_match *match, const ludus_event *event, ludus_error *error) {
    if (match->count == match->capacity) {
        uint32_t capacity = 2 * match->capacity + 16;
        step *steps = realloc(match->steps, capacity * sizeof *steps);
        if (!steps) return fail(error, LUDUS_ERROR_MEMORY, 0, "no memory for another step");
        match->steps = steps;
        match->capacity = capacity;
    }
    match->steps[match->count++] = (step){match->now, *event};
    match->events[0] = *event;
    match->event_count = 1;
    return LUDUS_OK;
}

int32_t LUDUS_CALL match_set_dice(ludus_match *match, const int32_t *values, uint32_t count,
                                  ludus_error *error) {
    if (!match || !values) return missing(error);
    if (match->now.phase != LUDUS_PHASE_ROLL) return wrong_phase(match, "set_dice", error);
    if (count != 1 || values[0] < 1 || values[0] > FACES)
        return fail(error, LUDUS_ERROR_DICE, 0, "one die from 1 to 4 was expected");
    ludus_event event = {
        .kind = LUDUS_EVENT_ROLL, .player = match->now.mover, .count = 1, .values = {values[0]}};
    int32_t status = begin_step(match, &event, error);
    if (status) return status;
    take_die(&match->now, values[0]);
    if (match->now.phase == LUDUS_PHASE_END) {
        event.kind = LUDUS_EVENT_PASS;
        event.reason = LUDUS_PASS_BLOCKED;
        match->events[match->event_count++] = event;
    }
    return LUDUS_OK;
}

static int32_t LUDUS_CALL match_moves(ludus_match *match, ludus_move *out, uint32_t capacity,
                                      uint32_t stride, uint32_t *count, ludus_error *error) {
    ludus_move moves[PIECES];
    if (!match) return missing(error);
    uint32_t n = legal_moves(&match->now, moves);
    return give_list(moves, n, sizeof *moves, out, capacity, stride, count, error);
}

static int32_t pick(const char *function, const ludus_match *match, uint32_t index,
                    ludus_move *move, ludus_error *error) {
    ludus_move moves[PIECES];
    if (!match) return missing(error);
    if (match->now.phase != LUDUS_PHASE_MOVE) return wrong_phase(match, function, error);
    uint32_t n = legal_moves(&match->now, moves);
    if (index >= n)
        return fail(error, LUDUS_ERROR_MOVE, 0, "%s: no move %u, there are %u", function,
                    (unsigned)index, (unsigned)n);
    *move = moves[index];
    return LUDUS_OK;
}

static int32_t LUDUS_CALL match_move_text(ludus_match *match, uint32_t index, char *text,
                                          uint32_t capacity, uint32_t *length, ludus_error *error) {
    ludus_move move;
    char own[TEXT];
    int32_t status = pick("move_text", match, index, &move, error);
    if (status) return status;
    write_move(own, match->now.mover, &move);
    return give_text(own, text, capacity, length, error);
}

static int32_t play(ludus_match *match, const ludus_move *move, ludus_error *error) {
    int32_t mover = match->now.mover;
    ludus_event event = {.kind = LUDUS_EVENT_MOVE,
                         .player = mover,
                         .from = move->from,
                         .to = move->to,
                         .piece = 1,
                         .flags = move->flags,
                         .count = 1,
                         .values = {match->now.die}};
    int32_t status = begin_step(match, &event, error);
    if (status) return status;
    make_move(&match->now, move);
    if (move->flags & LUDUS_MOVE_CAPTURES)
        match->events[match->event_count++] = (ludus_event){.kind = LUDUS_EVENT_CAPTURE,
                                                            .player = 3 - mover,
                                                            .from = move->to,
                                                            .to = place_of(3 - mover, HAND),
                                                            .piece = 1};
    if (match->now.phase == LUDUS_PHASE_OVER)
        match->events[match->event_count++] =
            (ludus_event){.kind = LUDUS_EVENT_WIN, .player = mover};
    return LUDUS_OK;
}

static int32_t LUDUS_CALL match_play(ludus_match *match, uint32_t index, ludus_error *error) {
    ludus_move move;
    int32_t status = pick("play", match, index, &move, error);
    return status ? status : play(match, &move, error);
}

// A turn is one move, so the list of turns is that of the moves, or the one turn without a move.
static int32_t pick_turn(const ludus_match *match, uint32_t index, ludus_move *moves,
                         uint32_t *count, ludus_error *error) {
    if (!match) return missing(error);
    if (match->now.phase != LUDUS_PHASE_MOVE && match->now.phase != LUDUS_PHASE_END)
        return wrong_phase(match, "turns", error);
    *count = legal_moves(&match->now, moves);
    if (index && index >= *count)
        return fail(error, LUDUS_ERROR_MOVE, 0, "turns: no turn %u in the list", (unsigned)index);
    return LUDUS_OK;
}

static int32_t LUDUS_CALL match_turns(ludus_match *match, ludus_turn *out, uint32_t capacity,
                                      uint32_t stride, uint32_t *count, ludus_error *error) {
    ludus_move moves[PIECES];
    ludus_turn turns[PIECES] = {{0, 0}, {0, 0}};
    uint32_t n = 0;
    int32_t status = pick_turn(match, 0, moves, &n, error);
    if (status) return status;
    for (uint32_t i = 0; i < n; i++)
        turns[i] = (ludus_turn){1, moves[i].flags};
    return give_list(turns, n ? n : 1, sizeof *turns, out, capacity, stride, count, error);
}

static int32_t LUDUS_CALL match_turn_text(ludus_match *match, uint32_t index, char *text,
                                          uint32_t capacity, uint32_t *length, ludus_error *error) {
    ludus_move moves[PIECES];
    char own[TEXT] = "pass";
    uint32_t n = 0;
    int32_t status = pick_turn(match, index, moves, &n, error);
    if (status) return status;
    if (n)
        write_move(own, match->now.mover, &moves[index]);
    else if (last_move(match))
        own[0] = 0; // complete as it is
    return give_text(own, text, capacity, length, error);
}

static int32_t LUDUS_CALL match_turn_moves(ludus_match *match, uint32_t index, ludus_move *out,
                                           uint32_t capacity, uint32_t stride, uint32_t *count,
                                           ludus_error *error) {
    ludus_move moves[PIECES];
    uint32_t n = 0;
    int32_t status = pick_turn(match, index, moves, &n, error);
    if (status) return status;
    return give_list(&moves[n ? index : 0], n ? 1 : 0, sizeof *moves, out, capacity, stride, count,
                     error);
}

static int32_t LUDUS_CALL match_turn_position(ludus_match *match, uint32_t index, char *text,
                                              uint32_t capacity, uint32_t *length,
                                              ludus_error *error) {
    ludus_move moves[PIECES];
    char own[TEXT];
    uint32_t n = 0;
    int32_t status = pick_turn(match, index, moves, &n, error);
    if (status) return status;
    position after = match->now;
    const step *moved = last_move(match);
    uint32_t flags = n ? moves[index].flags : moved ? moved->event.flags : 0;
    if (n) make_move(&after, &moves[index]);
    if (after.phase == LUDUS_PHASE_END) next_turn(&after, (flags & LUDUS_MOVE_AGAIN) != 0);
    write_position(own, &after);
    return give_text(own, text, capacity, length, error);
}

static int32_t LUDUS_CALL match_play_turn(ludus_match *match, uint32_t index, ludus_error *error) {
    ludus_move moves[PIECES];
    uint32_t n = 0;
    int32_t status = pick_turn(match, index, moves, &n, error);
    if (status) return status;
    if (n) return play(match, &moves[index], error);
    match->event_count = 0;
    return LUDUS_OK;
}

int32_t LUDUS_CALL match_play_text(ludus_match *match, const char *turn, ludus_error *error) {
    ludus_move move;
    if (!match || !turn) return missing(error);
    if (match->now.phase != LUDUS_PHASE_MOVE &&
        (match->now.phase != LUDUS_PHASE_END || last_move(match)))
        return wrong_phase(match, "play_text", error);
    fault f = read_move(turn, &match->now, &move);
    if (f.code)
        return fail(error, f.code, f.column, "the turn \"%.60s\" at column %u: %s expected", turn,
                    (unsigned)f.column, f.expected);
    if (move.dice) return play(match, &move, error);
    match->event_count = 0;
    return LUDUS_OK;
}

int32_t LUDUS_CALL match_end_turn(ludus_match *match, ludus_error *error) {
    if (!match) return missing(error);
    if (match->now.phase != LUDUS_PHASE_END) return wrong_phase(match, "end_turn", error);
    const step *moved = last_move(match);
    int again = moved && (moved->event.flags & LUDUS_MOVE_AGAIN);
    ludus_event event = {.kind = again ? LUDUS_EVENT_AGAIN : LUDUS_EVENT_TURN,
                         .player = again ? match->now.mover : 3 - match->now.mover};
    int32_t status = begin_step(match, &event, error);
    if (status) return status;
    next_turn(&match->now, again);
    return LUDUS_OK;
}

static int32_t LUDUS_CALL match_undo(ludus_match *match, ludus_event *undone, ludus_error *error) {
    if (!match) return missing(error);
    if (!match->count)
        return fail(error, LUDUS_ERROR_NOTHING, 0, "undo: the match is at its start");
    const step *last = &match->steps[match->count - 1];
    ludus_event event = last->event;
    int32_t status = undone ? give_struct(undone, &event, sizeof event, error) : LUDUS_OK;
    if (status) return status;
    match->now = last->before;
    match->count--;
    match->event_count = 0;
    return LUDUS_OK;
}

// Each with its size set, so that the host can hand it to `say`.
static int32_t LUDUS_CALL match_events(ludus_match *match, ludus_event *out, uint32_t capacity,
                                       uint32_t stride, uint32_t *count, ludus_error *error) {
    if (!match) return missing(error);
    for (uint32_t i = 0; i < match->event_count; i++)
        match->events[i].size = stride;
    return give_list(match->events, match->event_count, sizeof *match->events, out, capacity,
                     stride, count, error);
}

static int32_t LUDUS_CALL match_contents(ludus_match *match, ludus_content *out, uint32_t capacity,
                                         uint32_t stride, uint32_t *count, ludus_error *error) {
    ludus_content contents[2 * PIECES];
    uint32_t n = 0;
    if (!match) return missing(error);
    for (int32_t player = 1; player <= 2; player++)
        for (int32_t i = HAND; i <= OFF; i++)
            if (match->now.at[player][i])
                contents[n++] = (ludus_content){place_of(player, i), player, 1,
                                                (uint32_t)match->now.at[player][i]};
    return give_list(contents, n, sizeof *contents, out, capacity, stride, count, error);
}

static int32_t LUDUS_CALL match_position(ludus_match *match, char *text, uint32_t capacity,
                                         uint32_t *length, ludus_error *error) {
    char own[TEXT];
    if (!match) return missing(error);
    const step *moved = match->now.phase == LUDUS_PHASE_END ? last_move(match) : NULL;
    write_position(own, moved ? &moved->before : &match->now);
    return give_text(own, text, capacity, length, error);
}

int32_t LUDUS_CALL match_set_position(ludus_match *match, const char *text, ludus_error *error) {
    position p;
    if (!match || !text) return missing(error);
    fault f = read_position(text, &p);
    if (f.code)
        return fail(error, f.code, f.column, "the position \"%.60s\" at column %u: %s expected",
                    text, (unsigned)f.column, f.expected);
    match->start = match->now = p;
    match->count = match->event_count = 0;
    return LUDUS_OK;
}

static int32_t LUDUS_CALL match_partial(ludus_match *match, char *text, uint32_t capacity,
                                        uint32_t *length, ludus_error *error) {
    char own[TEXT] = "";
    if (!match) return missing(error);
    const step *moved = last_move(match);
    if (moved) {
        ludus_move move = {moved->event.from, moved->event.to, 1, moved->event.flags};
        write_move(own, moved->event.player, &move);
    } else if (match->now.phase == LUDUS_PHASE_END) {
        strcpy(own, "pass");
    }
    return give_text(own, text, capacity, length, error);
}

static int32_t LUDUS_CALL match_game(ludus_match *match, char *text, uint32_t capacity,
                                     uint32_t *length, ludus_error *error) {
    return match ? give_text(GAME, text, capacity, length, error) : missing(error);
}

const ludus_match_api match_api = {sizeof match_api, 0,
                                   match_create,     match_save,
                                   match_restore,    match_clone,
                                   match_destroy,    match_state,
                                   match_set_dice,   match_moves,
                                   match_move_text,  match_play,
                                   match_turns,      match_turn_text,
                                   match_turn_moves, match_turn_position,
                                   match_play_turn,  match_play_text,
                                   match_end_turn,   match_undo,
                                   match_events,     match_contents,
                                   match_position,   match_set_position,
                                   match_partial,    match_start,
                                   match_record,     match_game};
