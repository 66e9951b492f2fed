// SPDX-License-Identifier: MIT
#include "../common/game.h"

#include <stdio.h>
#include <string.h>

int32_t place_of(int32_t player, int32_t step) {
    if (step == HAND) return SQUARES + player;
    if (step == OFF) return SQUARES + 2 + player;
    return player == 1 ? step : OFF - step;
}

int32_t hand_of(int32_t player) {
    return place_of(player, HAND);
}

static int32_t step_of(int32_t player, int32_t place) {
    if (place > SQUARES) return place == place_of(player, HAND) ? HAND : OFF;
    return player == 1 ? place : OFF - place;
}

void new_position(position *p) {
    memset(p, 0, sizeof *p);
    p->phase = LUDUS_PHASE_ROLL;
    p->mover = 1;
    p->at[1][HAND] = p->at[2][HAND] = PIECES;
}

uint32_t legal_moves(const position *p, ludus_move *out) {
    const int32_t *own = p->at[p->mover], *other = p->at[3 - p->mover];
    uint32_t n = 0;
    for (int32_t from = HAND; p->phase == LUDUS_PHASE_MOVE && from < OFF; from++) {
        int32_t to = from + p->die < OFF ? from + p->die : OFF, jumped = 0;
        for (int32_t i = from + 1; i < to; i++)
            jumped += other[OFF - i];
        if (!own[from] || jumped || (to != OFF && own[to])) continue;
        uint32_t flags = 0;
        if (from == HAND) flags |= LUDUS_MOVE_ENTERS;
        if (to == OFF) flags |= LUDUS_MOVE_BEARS_OFF;
        if (to != OFF && other[OFF - to]) flags |= LUDUS_MOVE_CAPTURES | LUDUS_MOVE_AGAIN;
        out[n++] = (ludus_move){place_of(p->mover, from), place_of(p->mover, to), 1, flags};
    }
    return n;
}

void make_move(position *p, const ludus_move *move) {
    int32_t *own = p->at[p->mover], *other = p->at[3 - p->mover];
    int32_t to = step_of(p->mover, move->to);
    own[step_of(p->mover, move->from)]--;
    own[to]++;
    if (move->flags & LUDUS_MOVE_CAPTURES) {
        other[OFF - to]--;
        other[HAND]++;
    }
    p->phase = LUDUS_PHASE_END;
    if (own[OFF] < PIECES) return;
    p->phase = LUDUS_PHASE_OVER;
    p->winner = p->mover;
    p->mover = 3 - p->mover;
}

// Half, and more by the lead in steps: 14 steps ahead is won.
int32_t chance(const position *p, int32_t player) {
    int32_t lead = 0;
    if (p->winner) return p->winner == player ? 1000000000 : 0;
    for (int32_t i = HAND; i < OFF; i++)
        lead += (OFF - i) * (p->at[3 - player][i] - p->at[player][i]);
    return 500000000 + lead * (500000000 / (PIECES * OFF));
}

uint32_t contents(const position *p, ludus_content *out) {
    uint32_t n = 0;
    for (int32_t player = 1; player <= 2; player++)
        for (int32_t i = HAND; i <= OFF; i++)
            if (p->at[player][i])
                out[n++] =
                    (ludus_content){place_of(player, i), player, 1, (uint32_t)p->at[player][i]};
    return n;
}

// ---- Notation ----

void write_move(char *text, int32_t player, const ludus_move *move) {
    int32_t from = step_of(player, move->from), to = step_of(player, move->to);
    text += from == HAND ? sprintf(text, "hand") : sprintf(text, "%d", (int)from);
    text += to == OFF ? sprintf(text, "/off") : sprintf(text, "/%d", (int)to);
    if (move->flags & LUDUS_MOVE_CAPTURES) sprintf(text, "*");
}

void write_position(char *text, const position *p) {
    for (int player = 1; player <= 2; player++) {
        for (int i = 1; i <= SQUARES; i++)
            *text++ = p->at[player][i] ? 'x' : '.';
        text += sprintf(text, ":%d:%d ", (int)p->at[player][HAND], (int)p->at[player][OFF]);
    }
    sprintf(text, "%d %c", (int)p->mover, p->die && !p->winner ? (char)('0' + p->die) : '-');
}

static void read_side(reader *r, int32_t *at) {
    skip_blanks(r);
    for (int i = 1; i <= SQUARES; i++)
        at[i] = read_one(r, ".xX", "six squares, . or x") > 0;
    read_one(r, ":", ": and the pieces in hand");
    at[HAND] = read_one(r, "0123456789", "the pieces in hand, a digit");
    read_one(r, ":", ": and the pieces borne off");
    at[OFF] = read_one(r, "0123456789", "the pieces borne off, a digit");
    read_one(r, " ", "a blank");
}

static void check_sides(reader *r, position *p) {
    for (int player = 1; player <= 2; player++) {
        int32_t pieces = 0, shared = 0, *own = p->at[player], *other = p->at[3 - player];
        for (int i = HAND; i <= OFF; i++)
            pieces += own[i];
        for (int i = 1; i <= SQUARES; i++)
            shared += own[i] && other[OFF - i];
        if (pieces != PIECES) stop(r, LUDUS_ERROR_POSITION, "two pieces on each side");
        if (shared) stop(r, LUDUS_ERROR_POSITION, "one piece on a square");
        if (own[OFF] == PIECES) p->winner = player;
    }
    if (p->at[1][OFF] == PIECES && p->at[2][OFF] == PIECES)
        stop(r, LUDUS_ERROR_POSITION, "one winner");
}

fault read_position(const char *text, position *p) {
    reader r = {text, text, {0, NULL, 0}};
    memset(p, 0, sizeof *p);
    read_side(&r, p->at[1]);
    read_side(&r, p->at[2]);
    skip_blanks(&r);
    p->mover = 1 + read_one(&r, "12", "the mover, 1 or 2");
    read_one(&r, " ", "a blank");
    skip_blanks(&r);
    const char *dice = r.at;
    int die = read_one(&r, "-0123456789", "the die, - or 1 to 4") - 1;
    read_end(&r, "the end of the position");
    r.at = dice;
    if (die == 0 || die > FACES) stop(&r, LUDUS_ERROR_DICE, "a die from 1 to 4");
    r.at = text;
    check_sides(&r, p);
    p->phase = p->winner ? LUDUS_PHASE_OVER : LUDUS_PHASE_ROLL;
    if (p->winner == p->mover) stop(&r, LUDUS_ERROR_POSITION, "the loser as the mover");
    if (p->winner && die > 0) stop(&r, LUDUS_ERROR_POSITION, "no roll in a finished game");
    if (die > 0) p->die = die;
    return r.fault;
}

fault read_move(const char *text, const position *p, ludus_move *move) {
    reader r = {text, text, {0, NULL, 0}};
    ludus_move legal[MOVES];
    int32_t from = HAND, to = OFF;
    uint32_t count = legal_moves(p, legal), i = 0;
    skip_blanks(&r);
    const char *begin = r.at;
    int pass = read_word(&r, "pass");
    if (!pass) {
        if (!read_word(&r, "hand")) from = 1 + read_one(&r, "123456", "hand, 1 to 6 or pass");
        read_one(&r, "/", "/ and where the piece goes");
        if (!read_word(&r, "off")) to = 1 + read_one(&r, "123456", "off or 1 to 6");
        if (*r.at == '*') r.at++;
    }
    read_end(&r, "the end of the turn, which is one move");
    while (i < count &&
           (legal[i].from != place_of(p->mover, from) || legal[i].to != place_of(p->mover, to)))
        i++;
    r.at = begin;
    if (pass ? count > 0 : i == count) stop(&r, LUDUS_ERROR_MOVE, "a legal move");
    *move = pass || i == count ? (ludus_move){0, 0, 0, 0} : legal[i];
    return r.fault;
}
