// SPDX-License-Identifier: MIT
// What the files of this addon share.
#ifndef RACE_H
#define RACE_H

#include "../common/common.h"
#include "rules.h"

#define GAME "race.six"
#define RED 0xb03020
#define WHITE 0xf0ead8

struct ludus_addon {
    uint32_t abi; // agreed with the host; this addon has nothing else to remember
};

typedef struct step { // what undo takes back
    position before;
    ludus_event event;
} step;

struct ludus_match {
    position start, now;
    step *steps;
    uint32_t count, capacity; // of steps
    ludus_event events[3];    // of the last call
    uint32_t event_count;
};

// The move of this turn, which has one at most; NULL: none yet.
const step *last_move(const ludus_match *match);

// What match_api says of them; record.c makes them of each other.
int32_t LUDUS_CALL match_create(ludus_addon *addon, const char *game, ludus_match **out,
                                ludus_error *error);
int32_t LUDUS_CALL match_destroy(ludus_match *match);
int32_t LUDUS_CALL match_set_position(ludus_match *match, const char *text, ludus_error *error);
int32_t LUDUS_CALL match_set_dice(ludus_match *match, const int32_t *values, uint32_t count,
                                  ludus_error *error);
int32_t LUDUS_CALL match_play_text(ludus_match *match, const char *turn, ludus_error *error);
int32_t LUDUS_CALL match_end_turn(ludus_match *match, ludus_error *error);
int32_t LUDUS_CALL match_start(ludus_match *match, char *text, uint32_t capacity, uint32_t *length,
                               ludus_error *error);
int32_t LUDUS_CALL match_record(ludus_match *match, uint32_t index, char *text, uint32_t capacity,
                                uint32_t *length, ludus_error *error);
int32_t LUDUS_CALL match_save(ludus_match *match, char *text, uint32_t capacity, uint32_t *length,
                              ludus_error *error);
int32_t LUDUS_CALL match_restore(ludus_addon *addon, const char *text, ludus_match **out,
                                 ludus_error *error);

extern const char *const sides[3]; // by player
extern const ludus_match_api match_api;
extern const ludus_board_api board_api;
extern const ludus_players_api players_api;
extern const ludus_texts_api texts_api;

// Each returns the status.
int32_t wrong_phase(const ludus_match *match, const char *function, ludus_error *error);
int32_t is_game(const ludus_addon *addon, const char *game, ludus_error *error);

#endif
