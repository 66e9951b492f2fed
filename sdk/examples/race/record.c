// SPDX-License-Identifier: MIT
// The record of a match, and the match as one text: saved and restored.
#include "race.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 2 * TEXT }; // more than any line of a saved match

int32_t LUDUS_CALL match_start(ludus_match *match, char *text, uint32_t capacity, uint32_t *length,
                               ludus_error *error) {
    char own[TEXT];
    if (!match) return missing(error);
    position start = match->start;
    start.die = 0; // a roll that the match began with is line 0 of the record
    write_position(own, &start);
    return give_text(own, text, capacity, length, error);
}

int32_t LUDUS_CALL match_record(ludus_match *match, uint32_t index, char *text, uint32_t capacity,
                                uint32_t *length, ludus_error *error) {
    char own[LINE], turn[TEXT] = "";
    if (!match) return missing(error);
    if (index >= match->now.rolls)
        return fail(error, LUDUS_ERROR_ARGUMENT, 0, "record: no line %u, there are %u",
                    (unsigned)index, (unsigned)match->now.rolls);
    uint32_t i = 0; // becomes the step after the roll
    while (i < match->count && match->steps[i].before.rolls <= index)
        i++;
    const position *rolled = i < match->count ? &match->steps[i].before : &match->now;
    if (rolled->phase == LUDUS_PHASE_END) {
        strcpy(turn, " pass");
    } else if (i < match->count) {
        const ludus_event *event = &match->steps[i].event;
        ludus_move move = {event->from, event->to, 1, event->flags};
        turn[0] = ' ';
        write_move(turn + 1, event->player, &move);
    }
    sprintf(own, "%d%s", (int)rolled->die, turn);
    return give_text(own, text, capacity, length, error);
}

int32_t LUDUS_CALL match_save(ludus_match *match, char *text, uint32_t capacity, uint32_t *length,
                              ludus_error *error) {
    if (!match) return missing(error);
    char *own = malloc((match->now.rolls + 2) * (size_t)LINE);
    if (!own) return fail(error, LUDUS_ERROR_MEMORY, 0, "save: no memory for the text");
    char *end = own + sprintf(own, GAME "\n");
    write_position(end, &match->start);
    end += strlen(end);
    for (uint32_t i = 0; i < match->now.rolls; i++) {
        *end++ = '\n';
        match_record(match, i, end, LINE, NULL, NULL);
        end += strlen(end);
    }
    int goes_on = match->now.phase == LUDUS_PHASE_MOVE || match->now.phase == LUDUS_PHASE_END;
    strcpy(end, goes_on ? "" : "\n");
    int32_t status = give_text(own, text, capacity, length, error);
    free(own);
    return status;
}

// Plays a line of the record, and ends the turn where the line has an end.
static int32_t restore_turn(ludus_match *match, const char *line, int ended, ludus_error *error) {
    int32_t die = line[0] - '0', status = LUDUS_OK;
    if (die < 0 || die > 9 || (line[1] && line[1] != ' '))
        return fail(error, LUDUS_ERROR_SYNTAX, 1, "\"%.60s\": a die, a blank and a turn expected",
                    line);
    if (match->now.phase == LUDUS_PHASE_ROLL)
        status = match_set_dice(match, &die, 1, error);
    else if (match->count || !die || match->now.die != die) // a first roll may be there already
        status = wrong_phase(match, "restore", error);
    if (!status && line[1]) status = match_play_text(match, line + 2, error);
    if (!status && ended && match->now.phase != LUDUS_PHASE_OVER)
        status = match_end_turn(match, error);
    return status;
}

int32_t LUDUS_CALL match_restore(ludus_addon *addon, const char *text, ludus_match **out,
                                 ludus_error *error) {
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
        if (n >= LINE)
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
