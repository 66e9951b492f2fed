// SPDX-License-Identifier: MIT
// An addon with one game in which a turn is one move. The game itself is three files: rules.h,
// rules.c and features.c; the files beside this one make an addon of it. rules.h defines:
//
//   position    phase, mover, winner, die (0: not rolled), rolls (since the start), and the array
//               `at`, which tells one position from another
//   GAME        its id; ADDON, ADDON_NAME, VERSION: the addon's id, name and version
//   FACES       of the one die that is rolled for each turn; 0: no dice
//   REPETITION  a position that comes for so many times is a draw; 0: none is
//   MOVES       the most moves; CONTENTS: the most groups of pieces; TEXT: the most bytes of a text
#ifndef GAME_H
#define GAME_H

#include "common.h"
#include "rules.h"

// ---- What the game brings ----

void new_position(position *p);
uint32_t legal_moves(const position *p, ludus_move *out); // at most MOVES
void make_move(position *p, const ludus_move *move);      // phase move -> end or over
uint32_t contents(const position *p, ludus_content *out); // at most CONTENTS
int32_t hand_of(int32_t player);                          // where captured pieces go

// The notation: texts of at most TEXT bytes; a position with dice is read in phase roll, "pass" as
// a move to 0.
void write_move(char *text, int32_t player, const ludus_move *move);
void write_position(char *text, const position *p);
fault read_move(const char *text, const position *p, ludus_move *move);
fault read_position(const char *text, position *p);

// The texts, in English alone: an event as a sentence, left empty for a kind that never comes; a
// move as something that can be done (both at most 2 * TEXT bytes); how things stand (8 * TEXT).
void write_event(char *text, const ludus_event *event);
void write_choice(char *text, const ludus_move *move);
void write_description(char *text, const position *p);

typedef struct page {
    const char *id, *title, *text;
} page;

// Lists that end with an element without id.
extern const ludus_player the_players[];
extern const page the_pages[]; // at most eight

extern const ludus_game the_game;
extern const ludus_side both_sides[2];
extern const ludus_board_api board_api;

// ---- What is made of it ----

struct ludus_addon {
    uint32_t abi; // agreed with the host; there is nothing else to remember
};

typedef struct step { // what undo takes back
    position before;
    ludus_event event;
} step;

struct ludus_match {
    position start, now;
    step *steps;
    uint32_t count, capacity; // of steps
    ludus_event events[8];    // of the last call
    uint32_t event_count;
};

// How a player of the program's is to think: its number in the_players, a budget that is there.
typedef struct order {
    uint32_t player;
    ludus_budget budget;
    uint64_t seed;
    ludus_progress_fn progress; // may be NULL
    void *user;
} order;

// What the game brings as well, in phases move and end; the thought is that of turn 0 so far.
void think(const ludus_match *match, const order *order, ludus_thought *thought);

// The ends that many functions of the contract have, and what fills them.
#define API int32_t LUDUS_CALL
#define TEXT_OUT char *text, uint32_t capacity, uint32_t *length, ludus_error *error
#define LIST_OUT(T) T *out, uint32_t capacity, uint32_t stride, uint32_t *count, ludus_error *error
#define GIVE_TEXT(own) give_text(own, text, capacity, length, error)
#define GIVE_LIST(own, n) give_list(own, n, sizeof *(own), out, capacity, stride, count, error)
#define TRY(call)                                                                                  \
    do {                                                                                           \
        int32_t status_ = (call);                                                                  \
        if (status_) return status_;                                                               \
    } while (0)

int32_t is_game(const ludus_addon *addon, const char *game, ludus_error *error);

// LUDUS_OK where the match is there and in one of the phases, each a bit.
enum { IN_ROLL = 1 << LUDUS_PHASE_ROLL, IN_MOVE = 1 << LUDUS_PHASE_MOVE };
enum { IN_END = 1 << LUDUS_PHASE_END, IN_ANY = ~0 };
int32_t in_phase(const ludus_match *match, int phases, ludus_error *error);

// The move with this number in `moves`, or in `turns`: dice, from and to 0 for one without a move.
int32_t pick_move(const ludus_match *match, uint32_t index, ludus_move *move, ludus_error *error);
int32_t pick_turn(const ludus_match *match, uint32_t index, ludus_move *move, ludus_error *error);
// The position that a move leads to; over without a winner where it comes once too often.
position after_move(const ludus_match *match, const ludus_move *move);
void next_turn(position *p, int again); // phase end -> roll or move
// The move of this turn; NULL: none yet.
const step *last_move(const ludus_match *match);

extern const ludus_match_api match_api;
extern const ludus_players_api players_api;
extern const ludus_texts_api texts_api;

// For the texts.
API texts_say_move(ludus_match *match, uint32_t index, const char *language, TEXT_OUT);
API texts_say_turn(ludus_match *match, uint32_t index, const char *language, TEXT_OUT);

// Those of its functions that addon.c's and record.c's need of each other.
API match_create(ludus_addon *addon, const char *game, ludus_match **out, ludus_error *error);
API match_destroy(ludus_match *match);
API match_set_position(ludus_match *match, const char *text, ludus_error *error);
API match_set_dice(ludus_match *match, const int32_t *values, uint32_t count, ludus_error *error);
API match_play_text(ludus_match *match, const char *turn, ludus_error *error);
API match_end_turn(ludus_match *match, ludus_error *error);
API match_position(ludus_match *match, TEXT_OUT);
API match_partial(ludus_match *match, TEXT_OUT);
API match_start(ludus_match *match, TEXT_OUT);
API match_record(ludus_match *match, uint32_t index, TEXT_OUT);
API match_save(ludus_match *match, TEXT_OUT);
API match_restore(ludus_addon *addon, const char *text, ludus_match **out, ludus_error *error);

#endif
