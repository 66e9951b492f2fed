// SPDX-License-Identifier: MIT
// The rules of the tiny race on six squares, and its notation.
//
// Red runs from square 1 to 6, White from 6 to 1, two pieces each, all in hand at first. The mover
// rolls one die of four faces and moves one piece by it: from the hand onto the track, along it, or
// off its end, for which more than enough will do. A square holds one piece. A piece may not jump
// over a foreign one, but captures it by landing on it: the captured piece goes back to its
// owner's hand, and the captor rolls again. Who cannot move passes. First with both off wins.
//
// POSITION "..x...:1:0 x.....:0:1 1 3": each side from its own end as squares, in hand, off; then
// mover and die ("-": not rolled). TURN: "hand/3", "2/5*" (the star: a capture), "6/off" or "pass".
#ifndef RACE_RULES_H
#define RACE_RULES_H

#include <ludus/addon.h>

#define GAME "race.six"
#define ADDON "race"
#define ADDON_NAME "A tiny race"
#define VERSION "1.0.0"

enum { HAND = 0, SQUARES = 6, OFF = 7, PIECES = 2, FACES = 4, REPETITION = 0 };
enum { MOVES = PIECES, CONTENTS = 2 * PIECES, TEXT = 64 };

// at[p][i]: the pieces of player p on step i of p's own track; step i is step 7 - i of the other's.
typedef struct position {
    int32_t phase, mover, winner;
    int32_t die;    // 0: not rolled
    uint32_t rolls; // since the start of the match
    int32_t at[3][OFF + 1];
} position;

// Places of the board: squares 1 to 6 from Red's end, hands 7 and 8, borne off 9 and 10.
int32_t place_of(int32_t player, int32_t step);

int32_t chance(const position *p, int32_t player); // a guess, parts per billion

#endif
