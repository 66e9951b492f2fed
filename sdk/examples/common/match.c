// SPDX-License-Identifier: MIT
// The match: a position, and the steps that led to it. A turn is one move.
#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

API match_create(ludus_addon *addon, const char *game, ludus_match **out, ludus_error *error) {
    TRY(is_game(addon, game, error));
    if (!out) return missing(error);
    ludus_match *match = calloc(1, sizeof *match);
    if (!match) return fail(error, LUDUS_ERROR_MEMORY, 0, "create: no memory for a match");
    new_position(&match->start);
    match->now = match->start;
    *out = match;
    return LUDUS_OK;
}

static API match_clone(ludus_match *match, ludus_match **out, ludus_error *error) {
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

API match_destroy(ludus_match *match) {
    if (match) free(match->steps);
    free(match);
    return LUDUS_OK;
}

int32_t in_phase(const ludus_match *match, int phases, ludus_error *error) {
    static const char *const names[] = {"", "roll", "move", "end", "over"};
    if (!match) return missing(error);
    if (phases & (1 << match->now.phase)) return LUDUS_OK;
    return fail(error, LUDUS_ERROR_PHASE, 0, "the match is in phase %s, another was expected",
                names[match->now.phase]);
}

const step *last_move(const ludus_match *match) {
    const step *last = match->count ? &match->steps[match->count - 1] : NULL;
    return last && last->event.kind == LUDUS_EVENT_MOVE ? last : NULL;
}

static API match_state(ludus_match *match, ludus_state *out, ludus_error *error) {
    TRY(in_phase(match, IN_ANY, error));
    const position *p = &match->now;
    uint32_t moved = last_move(match) != NULL;
    ludus_state state = {.phase = p->phase,
                         .mover = p->mover,
                         .winner = p->winner,
                         .turns = FACES ? p->rolls : (match->count + 1) / 2,
                         .rolls = p->rolls,
                         .steps = match->count,
                         .moves_made = moved,
                         .may_end = p->phase == LUDUS_PHASE_END,
                         .dice_count = p->die != 0,
                         .dice_used = p->die ? moved : 0,
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

static void take_die(position *p, int32_t die) {
    ludus_move moves[MOVES];
    p->die = die;
    p->phase = LUDUS_PHASE_MOVE;
    p->rolls++;
    if (!legal_moves(p, moves)) p->phase = LUDUS_PHASE_END;
}

API match_set_dice(ludus_match *match, const int32_t *values, uint32_t count, ludus_error *error) {
    if (!match || !values) return missing(error);
    TRY(in_phase(match, IN_ROLL, error));
    if (count != 1 || values[0] < 1 || values[0] > FACES)
        return fail(error, LUDUS_ERROR_DICE, 0, "one die from 1 to %d was expected", FACES);
    ludus_event event = {
        .kind = LUDUS_EVENT_ROLL, .player = match->now.mover, .count = 1, .values = {values[0]}};
    TRY(begin_step(match, &event, error));
    take_die(&match->now, values[0]);
    if (match->now.phase == LUDUS_PHASE_END) {
        event.kind = LUDUS_EVENT_PASS;
        event.reason = LUDUS_PASS_BLOCKED;
        match->events[match->event_count++] = event;
    }
    return LUDUS_OK;
}

static API match_moves(ludus_match *match, LIST_OUT(ludus_move)) {
    ludus_move moves[MOVES];
    TRY(in_phase(match, IN_ANY, error));
    return GIVE_LIST(moves, legal_moves(&match->now, moves));
}

int32_t pick_move(const ludus_match *match, uint32_t index, ludus_move *move, ludus_error *error) {
    ludus_move moves[MOVES];
    TRY(in_phase(match, IN_MOVE, error));
    uint32_t n = legal_moves(&match->now, moves);
    if (index >= n)
        return fail(error, LUDUS_ERROR_MOVE, 0, "no number %u in a list of %u", (unsigned)index,
                    (unsigned)n);
    *move = moves[index];
    return LUDUS_OK;
}

static API match_move_text(ludus_match *match, uint32_t index, TEXT_OUT) {
    ludus_move move;
    char own[TEXT];
    TRY(pick_move(match, index, &move, error));
    write_move(own, match->now.mover, &move);
    return GIVE_TEXT(own);
}

void next_turn(position *p, int again) {
    if (!again) p->mover = 3 - p->mover;
    p->die = 0;
    p->phase = FACES ? LUDUS_PHASE_ROLL : LUDUS_PHASE_MOVE;
}

position after_move(const ludus_match *match, const ludus_move *move) {
    position after = match->now;
    make_move(&after, move);
    if (!REPETITION || after.phase == LUDUS_PHASE_OVER) return after;
    position next = after;
    int times = 1; // how often a turn has begun like this
    next_turn(&next, (move->flags & LUDUS_MOVE_AGAIN) != 0);
    for (uint32_t i = 0; i < match->count; i++) {
        const position *p = &match->steps[i].before;
        times += p->phase == next.phase && p->mover == next.mover &&
                 memcmp(p->at, next.at, sizeof p->at) == 0;
    }
    if (times < REPETITION) return after;
    next.phase = LUDUS_PHASE_OVER;
    return next;
}

static int32_t play(ludus_match *match, const ludus_move *move, ludus_error *error) {
    int32_t mover = match->now.mover, die = match->now.die;
    position after = after_move(match, move);
    ludus_event event = {.kind = LUDUS_EVENT_MOVE,
                         .player = mover,
                         .from = move->from,
                         .to = move->to,
                         .piece = 1,
                         .flags = move->flags,
                         .count = die ? 1 : 0,
                         .values = {die}};
    TRY(begin_step(match, &event, error));
    match->now = after;
    if (move->flags & LUDUS_MOVE_CAPTURES)
        match->events[match->event_count++] = (ludus_event){.kind = LUDUS_EVENT_CAPTURE,
                                                            .player = 3 - mover,
                                                            .from = move->to,
                                                            .to = hand_of(3 - mover),
                                                            .piece = 1};
    if (after.winner)
        match->events[match->event_count++] =
            (ludus_event){.kind = LUDUS_EVENT_WIN, .player = after.winner};
    else if (after.phase == LUDUS_PHASE_OVER)
        match->events[match->event_count++] =
            (ludus_event){.kind = LUDUS_EVENT_DRAW, .reason = LUDUS_DRAW_REPETITION};
    return LUDUS_OK;
}

static API match_play(ludus_match *match, uint32_t index, ludus_error *error) {
    ludus_move move;
    TRY(pick_move(match, index, &move, error));
    return play(match, &move, error);
}

// The list of turns is that of the moves; in phase end it is the one turn without a move.
int32_t pick_turn(const ludus_match *match, uint32_t index, ludus_move *move, ludus_error *error) {
    *move = (ludus_move){0, 0, 0, 0};
    if (match && match->now.phase == LUDUS_PHASE_END && index == 0) return LUDUS_OK;
    if (match && match->now.phase == LUDUS_PHASE_END)
        return fail(error, LUDUS_ERROR_MOVE, 0, "no number %u in a list of 1", (unsigned)index);
    return pick_move(match, index, move, error);
}

static API match_turns(ludus_match *match, LIST_OUT(ludus_turn)) {
    ludus_move moves[MOVES];
    ludus_turn turns[MOVES] = {{0, 0}};
    TRY(in_phase(match, IN_MOVE | IN_END, error));
    uint32_t n = legal_moves(&match->now, moves);
    for (uint32_t i = 0; i < n; i++)
        turns[i] = (ludus_turn){1, moves[i].flags};
    return GIVE_LIST(turns, n ? n : 1);
}

static API match_turn_text(ludus_match *match, uint32_t index, TEXT_OUT) {
    ludus_move move;
    char own[TEXT];
    TRY(pick_turn(match, index, &move, error));
    if (move.to)
        write_move(own, match->now.mover, &move);
    else
        strcpy(own, last_move(match) ? "" : "pass"); // "": complete as it is
    return GIVE_TEXT(own);
}

API texts_say_move(ludus_match *match, uint32_t index, const char *language, TEXT_OUT) {
    ludus_move move;
    char own[2 * TEXT];
    (void)language;
    TRY(pick_move(match, index, &move, error));
    write_choice(own, &move);
    return GIVE_TEXT(own);
}

API texts_say_turn(ludus_match *match, uint32_t index, const char *language, TEXT_OUT) {
    ludus_move move;
    char own[2 * TEXT];
    (void)language;
    TRY(pick_turn(match, index, &move, error));
    if (!move.to) return GIVE_TEXT(last_move(match) ? "End the turn" : "Pass");
    write_choice(own, &move);
    return GIVE_TEXT(own);
}

static API match_turn_moves(ludus_match *match, uint32_t index, LIST_OUT(ludus_move)) {
    ludus_move move;
    TRY(pick_turn(match, index, &move, error));
    return GIVE_LIST(&move, move.to ? 1 : 0);
}

static API match_turn_position(ludus_match *match, uint32_t index, TEXT_OUT) {
    ludus_move move;
    char own[TEXT];
    TRY(pick_turn(match, index, &move, error));
    position after = move.to ? after_move(match, &move) : match->now;
    const step *moved = last_move(match);
    uint32_t flags = move.to ? move.flags : moved ? moved->event.flags : 0;
    if (after.phase == LUDUS_PHASE_END) next_turn(&after, (flags & LUDUS_MOVE_AGAIN) != 0);
    write_position(own, &after);
    return GIVE_TEXT(own);
}

static API match_play_turn(ludus_match *match, uint32_t index, ludus_error *error) {
    ludus_move move;
    TRY(pick_turn(match, index, &move, error));
    if (move.to) return play(match, &move, error);
    match->event_count = 0;
    return LUDUS_OK;
}

API match_play_text(ludus_match *match, const char *turn, ludus_error *error) {
    ludus_move move = {0, 0, 0, 0};
    if (!match || !turn) return missing(error);
    TRY(in_phase(match, last_move(match) ? IN_MOVE : IN_MOVE | IN_END, error));
    fault f = read_move(turn, &match->now, &move);
    if (f.code)
        return fail(error, f.code, f.column, "the turn \"%.60s\" at column %u: %s expected", turn,
                    (unsigned)f.column, f.expected);
    if (move.to) return play(match, &move, error);
    match->event_count = 0; // "pass"
    return LUDUS_OK;
}

API match_end_turn(ludus_match *match, ludus_error *error) {
    TRY(in_phase(match, IN_END, error));
    const step *moved = last_move(match);
    int again = moved && (moved->event.flags & LUDUS_MOVE_AGAIN);
    ludus_event event = {.kind = again ? LUDUS_EVENT_AGAIN : LUDUS_EVENT_TURN,
                         .player = again ? match->now.mover : 3 - match->now.mover};
    TRY(begin_step(match, &event, error));
    next_turn(&match->now, again);
    return LUDUS_OK;
}

static API match_undo(ludus_match *match, ludus_event *undone, ludus_error *error) {
    TRY(in_phase(match, IN_ANY, error));
    if (!match->count)
        return fail(error, LUDUS_ERROR_NOTHING, 0, "undo: the match is at its start");
    step last = match->steps[match->count - 1];
    if (undone) TRY(give_struct(undone, &last.event, sizeof last.event, error));
    match->now = last.before;
    match->count--;
    match->event_count = 0;
    return LUDUS_OK;
}

// Each with its size set, so that the host can hand it to `say`.
static API match_events(ludus_match *match, LIST_OUT(ludus_event)) {
    TRY(in_phase(match, IN_ANY, error));
    for (uint32_t i = 0; i < match->event_count; i++)
        match->events[i].size = stride;
    return GIVE_LIST(match->events, match->event_count);
}

static API match_contents(ludus_match *match, LIST_OUT(ludus_content)) {
    ludus_content all[CONTENTS];
    TRY(in_phase(match, IN_ANY, error));
    return GIVE_LIST(all, contents(&match->now, all));
}

API match_set_position(ludus_match *match, const char *text, ludus_error *error) {
    position p;
    if (!match || !text) return missing(error);
    fault f = read_position(text, &p);
    if (f.code)
        return fail(error, f.code, f.column, "the position \"%.60s\" at column %u: %s expected",
                    text, (unsigned)f.column, f.expected);
    if (p.die) take_die(&p, p.die);
    match->start = match->now = p;
    match->count = match->event_count = 0;
    return LUDUS_OK;
}

static API match_game(ludus_match *match, TEXT_OUT) {
    TRY(in_phase(match, IN_ANY, error));
    return GIVE_TEXT(GAME);
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
