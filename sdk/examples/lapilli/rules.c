// SPDX-License-Identifier: MIT
#include "../common/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int32_t hand_of(int32_t player) {
    return POINTS + player;
}

uint32_t in_hand(const position *p, int32_t player) {
    uint32_t pieces = PIECES;
    for (int32_t i = 1; i <= POINTS; i++)
        if (p->at[i] == player) pieces--;
    return pieces;
}

void new_position(position *p) {
    *p = (position){.phase = LUDUS_PHASE_MOVE, .mover = 1};
}

static int has_line(const position *p, int32_t player) {
    static const int32_t lines[][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {1, 4, 7},
                                       {2, 5, 8}, {3, 6, 9}, {1, 5, 9}, {3, 5, 7}};
    int found = 0;
    for (int i = 0; i < 8; i++)
        found |= p->at[lines[i][0]] == player && p->at[lines[i][1]] == player &&
                 p->at[lines[i][2]] == player;
    return found;
}

// Neighbours on a line; the diagonals run through the centre.
static int joined(int32_t a, int32_t b) {
    int rows = abs((a - 1) / 3 - (b - 1) / 3), columns = abs((a - 1) % 3 - (b - 1) % 3);
    return rows + columns == 1 || (rows == 1 && columns == 1 && (a == CENTRE || b == CENTRE));
}

uint32_t legal_moves(const position *p, ludus_move *out) {
    uint32_t n = 0, hand = in_hand(p, p->mover), first = in_hand(p, 1) == PIECES;
    if (p->phase != LUDUS_PHASE_MOVE) return 0;
    for (int32_t from = 1; from <= (hand ? 1 : POINTS); from++)
        for (int32_t to = 1; to <= POINTS; to++) {
            if (p->at[to]) continue;
            if (hand && !(first && to == CENTRE))
                out[n++] = (ludus_move){hand_of(p->mover), to, 0, LUDUS_MOVE_ENTERS};
            if (!hand && p->at[from] == p->mover && joined(from, to))
                out[n++] = (ludus_move){from, to, 0, 0};
        }
    return n;
}

void make_move(position *p, const ludus_move *move) {
    if (move->from <= POINTS) p->at[move->from] = 0;
    p->at[move->to] = p->mover;
    p->phase = LUDUS_PHASE_END;
    if (!has_line(p, p->mover)) return;
    p->phase = LUDUS_PHASE_OVER;
    p->winner = p->mover;
    p->mover = 3 - p->mover;
}

uint32_t contents(const position *p, ludus_content *out) {
    uint32_t n = 0;
    for (int32_t i = 1; i <= POINTS; i++)
        if (p->at[i]) out[n++] = (ludus_content){i, p->at[i], 1, 1};
    for (int32_t player = 1; player <= 2; player++)
        if (in_hand(p, player))
            out[n++] = (ludus_content){hand_of(player), player, 1, in_hand(p, player)};
    return n;
}

// ---- Notation ----

const char *name_of(int32_t place) {
    static const char *const names[] = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"};
    return place >= 1 && place <= POINTS ? names[place - 1] : "hand";
}

void write_move(char *text, int32_t player, const ludus_move *move) {
    (void)player; // both call the points the same
    sprintf(text, "%s/%s", name_of(move->from), name_of(move->to));
}

void write_position(char *text, const position *p) {
    for (int i = 1; i <= POINTS; i++)
        *text++ = ".xo"[p->at[i]];
    sprintf(text, " %d", (int)p->mover);
}

fault read_position(const char *text, position *p) {
    reader r = {text, text, {0, NULL, 0}};
    new_position(p);
    skip_blanks(&r);
    for (int i = 1; i <= POINTS; i++)
        p->at[i] = (read_one(&r, ".xXoO", "nine points, each ., x or o") + 1) / 2;
    read_one(&r, " ", "a blank");
    skip_blanks(&r);
    p->mover = 1 + read_one(&r, "12", "the mover, 1 or 2");
    read_end(&r, "the end of the position");
    r.at = text;
    uint32_t black = in_hand(p, 1), white = in_hand(p, 2), ahead = p->mover == 2 && white > 0;
    if (black > PIECES || white > PIECES || black + ahead != white) // more wrap round
        stop(&r, LUDUS_ERROR_POSITION, "three pieces each, placed in turn");
    if (has_line(p, p->mover)) stop(&r, LUDUS_ERROR_POSITION, "the loser as the mover");
    if (has_line(p, 3 - p->mover)) {
        p->phase = LUDUS_PHASE_OVER;
        p->winner = 3 - p->mover;
    }
    return r.fault;
}

// A point or "hand"; 0: neither.
static int32_t read_place(reader *r, int32_t hand) {
    for (int32_t place = 1; place <= POINTS; place++)
        if (read_word(r, name_of(place))) return place;
    return hand && read_word(r, "hand") ? hand : 0;
}

fault read_move(const char *text, const position *p, ludus_move *move) {
    reader r = {text, text, {0, NULL, 0}};
    ludus_move legal[MOVES];
    uint32_t count = legal_moves(p, legal), i = 0;
    skip_blanks(&r);
    const char *begin = r.at;
    int32_t from = read_place(&r, hand_of(p->mover));
    if (!from) stop(&r, LUDUS_ERROR_SYNTAX, "hand or a point, a1 to c3");
    read_one(&r, "/", "/ and where the piece goes");
    int32_t to = read_place(&r, 0);
    if (!to) stop(&r, LUDUS_ERROR_SYNTAX, "a point, a1 to c3");
    read_end(&r, "the end of the turn, which is one move");
    while (i < count && (legal[i].from != from || legal[i].to != to))
        i++;
    r.at = begin;
    if (i == count) stop(&r, LUDUS_ERROR_MOVE, "a legal move");
    if (i < count) *move = legal[i];
    return r.fault;
}
