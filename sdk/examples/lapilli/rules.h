// SPDX-License-Identifier: MIT
// The rules of terni lapilli, the Roman three in a row, and its notation.
//
// Ovid tells of a small board with three pebbles on each side, where to win is to have set one's
// own in a line (Ars amatoria 3.365-366, Tristia 2.481-482). He tells no more: the rules below are
// a reconstruction.
//
// Nine points, a1 to c3, are joined along rows, columns and both diagonals. Each side has three
// pieces, all in hand at first. Black begins. Who has pieces in hand places one on a free point,
// but Black's first may not go to the centre, from where Black could force a win. Who has none in
// hand moves one of the three along a line to the next point, if that is free. Three in one line
// win. The same position with the same mover for the third time is a draw. A move is always there:
// to shut in three pieces that are not in line, the other three would have to stand in line.
//
// POSITION "x...o.... 1": a1, b1, c1, a2 ... c3 (x: Black's, o: White's), the mover (over: the
// loser). TURN "hand/b2" or "a1/b2".
#ifndef LAPILLI_RULES_H
#define LAPILLI_RULES_H

#include <ludus/addon.h>

#define GAME "lapilli.terni"
#define ADDON "lapilli"
#define ADDON_NAME "Terni lapilli"
#define VERSION "1.0.0"

enum { POINTS = 9, CENTRE = 5, PIECES = 3, FACES = 0, REPETITION = 3 };
enum { MOVES = 9, CONTENTS = 2 * PIECES, TEXT = 64 };

typedef struct position {
    int32_t phase, mover, winner;
    int32_t die;            // none: always 0
    uint32_t rolls;         // also
    int32_t at[POINTS + 1]; // by place, from 1: the player whose piece stands there
} position;

// Places of the board: points 1 to 9, hands 10 and 11.
uint32_t in_hand(const position *p, int32_t player);
const char *name_of(int32_t place); // "a1"; "hand" for all but points

#endif
