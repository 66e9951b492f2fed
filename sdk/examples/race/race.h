// SPDX-License-Identifier: MIT
// What the files of this addon share.
#ifndef RACE_H
#define RACE_H

#include "rules.h"

#define GAME "race.six"

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

extern const char *const sides[3]; // by player
extern const ludus_match_api match_api;
extern const ludus_board_api board_api;
extern const ludus_players_api players_api;
extern const ludus_texts_api texts_api;

// Each returns the status. `fail` writes a sentence by the rule of printf.
int32_t fail(ludus_error *error, int32_t code, size_t column, const char *format, ...);
int32_t missing(ludus_error *error); // a NULL or a size that must not be
int32_t wrong_phase(const ludus_match *match, const char *function, ludus_error *error);
int32_t is_game(const ludus_addon *addon, const char *game, ludus_error *error);
int32_t give_text(const char *own, char *text, uint32_t capacity, uint32_t *length,
                  ludus_error *error);
int32_t give_list(const void *own, uint32_t own_count, size_t own_size, void *out,
                  uint32_t capacity, uint32_t stride, uint32_t *count, ludus_error *error);
int32_t give_struct(void *out, void *own, size_t own_size, ludus_error *error);

// Size alone decides: a shorter struct gets the first fields, a longer one zeros at its end.
void copy(void *out, size_t out_size, const void *own, size_t own_size);

uint64_t mix(uint64_t x); // a random number from any other, the same on every machine

#endif
