// SPDX-License-Identifier: MIT
// The record of a match, and the match as one text: saved and restored.
#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 2 * TEXT }; // more than any line of a saved match

API match_position(ludus_match *match, TEXT_OUT) {
    char own[TEXT];
    TRY(in_phase(match, IN_ANY, error));
    const step *moved = match->now.phase == LUDUS_PHASE_END ? last_move(match) : NULL;
    write_position(own, moved ? &moved->before : &match->now);
    return GIVE_TEXT(own);
}

static void write_step(char *text, const ludus_event *event) {
    ludus_move move = {event->from, event->to, 1, event->flags};
    write_move(text, event->player, &move);
}

API match_partial(ludus_match *match, TEXT_OUT) {
    char own[TEXT];
    TRY(in_phase(match, IN_ANY, error));
    const step *moved = last_move(match);
    strcpy(own, match->now.phase == LUDUS_PHASE_END ? "pass" : "");
    if (moved) write_step(own, &moved->event);
    return GIVE_TEXT(own);
}

API match_start(ludus_match *match, TEXT_OUT) {
    char own[TEXT];
    TRY(in_phase(match, IN_ANY, error));
    position start = match->start;
    start.die = 0; // a roll that the match began with is in line 0 of the record
    write_position(own, &start);
    return GIVE_TEXT(own);
}

static uint32_t turns(const ludus_match *match) {
    return FACES ? match->now.rolls : (match->count + 1) / 2;
}

API match_record(ludus_match *match, uint32_t index, TEXT_OUT) {
    char own[LINE], *end = own;
    TRY(in_phase(match, IN_ANY, error));
    if (index >= turns(match))
        return fail(error, LUDUS_ERROR_ARGUMENT, 0, "record: no line %u, there are %u",
                    (unsigned)index, (unsigned)turns(match));
    uint32_t i = FACES ? 0 : 2 * index; // becomes the step after the roll
    while (FACES > 0 && i < match->count && match->steps[i].before.rolls <= index)
        i++;
    const position *rolled = i < match->count ? &match->steps[i].before : &match->now;
    end += rolled->die ? sprintf(end, "%d", (int)rolled->die) : sprintf(end, "-");
    if (rolled->phase == LUDUS_PHASE_END)
        strcpy(end, " pass");
    else if (i < match->count)
        write_step(end + sprintf(end, " "), &match->steps[i].event);
    return GIVE_TEXT(own);
}

// The last line of the record has no line feed where end_turn has not been called.
API match_save(ludus_match *match, TEXT_OUT) {
    TRY(in_phase(match, IN_ANY, error));
    char *own = malloc((turns(match) + 3) * (size_t)LINE);
    if (!own) return fail(error, LUDUS_ERROR_MEMORY, 0, "save: no memory for the text");
    char *end = own + sprintf(own, GAME "\n");
    write_position(end, &match->start);
    for (uint32_t i = 0; i < turns(match); i++) {
        end += strlen(end);
        *end++ = '\n';
        match_record(match, i, end, LINE, NULL, NULL);
    }
    if (!turns(match) || (!match->now.die && !last_move(match))) strcat(end, "\n");
    int32_t status = GIVE_TEXT(own);
    free(own);
    return status;
}

// Plays a line of the record, and ends the turn where the line has an end.
static int32_t restore_turn(ludus_match *match, const char *line, int ended, ludus_error *error) {
    int32_t die = line[0] == '-' ? 0 : line[0] - '0';
    if (die < 0 || die > 9 || (line[1] && line[1] != ' ') || (!die && !line[1]))
        return fail(error, LUDUS_ERROR_SYNTAX, 1,
                    "\"%.60s\": a die or -, a blank and a turn expected", line);
    if (match->now.phase == LUDUS_PHASE_ROLL)
        TRY(match_set_dice(match, &die, 1, error));
    else if (match->now.phase == LUDUS_PHASE_OVER || match->now.die != die || (die && match->count))
        return fail(error, LUDUS_ERROR_PHASE, 1, "\"%.60s\": another line, or none, expected",
                    line);
    int32_t status = line[1] ? match_play_text(match, line + 2, error) : LUDUS_OK;
    if (status && error && error->size >= sizeof *error) error->column += 2; // of the line
    if (status) return status;
    return ended ? match_end_turn(match, error) : LUDUS_OK;
}

API match_restore(ludus_addon *addon, const char *text, ludus_match **out, ludus_error *error) {
    ludus_match *match = NULL;
    int32_t status = LUDUS_OK;
    const char *at = text;
    if (!addon || !text || !out) return missing(error);
    for (uint32_t number = 0; !status && (*at || number < 2); number++) {
        char line[LINE];
        size_t n = strcspn(at, "\n"), begin = (size_t)(at - text);
        int ended = at[n] == '\n';
        snprintf(line, sizeof line, "%.*s", (int)(n < LINE ? n : LINE), at);
        at += n + (size_t)ended;
        if (number < 2 && !ended)
            status = fail(error, LUDUS_ERROR_SYNTAX, n + 1, "a line feed expected");
        else if (n >= LINE)
            status = fail(error, LUDUS_ERROR_SYNTAX, LINE, "a line of %u bytes at most expected",
                          LINE - 1);
        else if (number == 0)
            status = match_create(addon, line, &match, error);
        else if (number == 1)
            status = match_set_position(match, line, error);
        else
            status = restore_turn(match, line, ended, error);
        if (status && error && error->size >= sizeof *error)
            error->column = (uint32_t)begin + (error->column ? error->column : 1);
    }
    if (status) {
        match_destroy(match);
        return status;
    }
    match->event_count = 0;
    *out = match;
    return LUDUS_OK;
}
