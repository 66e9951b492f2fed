// SPDX-License-Identifier: MIT
// What terni lapilli is called, and its optional features: the board as data, two players, texts.
#include "../common/game.h"

#include <stdio.h>
#include <time.h>

enum { BLACK = 0x38342f, WHITE = 0xf0ead8 };

const ludus_game the_game = {
    GAME, "Terni lapilli",
    "The Roman three in a row: place three pebbles each, then move them along the lines.", 0, 0};

const ludus_side both_sides[2] = {{"Black", BLACK, 0}, {"White", WHITE, 0}};

static const char *side_of(int32_t player) {
    return both_sides[player == 2].name;
}

// ---- The board: nine points, with the hands to the left and to the right; row 1 is below ----

static API board_board(ludus_addon *addon, const char *game, ludus_board *out, ludus_error *error) {
    ludus_board board = {.width = 6000, .height = 4000};
    TRY(is_game(addon, game, error));
    return give_struct(out, &board, sizeof board, error);
}

#define PLACE(tag, called, number, at_x, at_y, what, form, whose, most)                            \
    {                                                                                              \
        .label = tag, .name = called, .id = number, .x = at_x, .y = at_y, .width = 700,            \
        .height = 700, .kind = what, .shape = form, .owner = whose, .capacity = most, .fan_y = 800 \
    }
#define POINT(called, id, x, y)                                                                    \
    PLACE(called, called, id, x, y, LUDUS_PLACE_FIELD, LUDUS_SHAPE_ROUND, 0, 1)
#define HAND(called, player, x)                                                                    \
    PLACE("", called, POINTS + (player), x, 1200, LUDUS_PLACE_HAND, LUDUS_SHAPE_NONE, player,      \
          PIECES)

static API board_places(ludus_addon *addon, const char *game, const char *language,
                        LIST_OUT(ludus_place)) {
    static const ludus_place places[] = {
        POINT("a1", 1, 2000, 3000),   POINT("b1", 2, 3000, 3000),   POINT("c1", 3, 4000, 3000),
        POINT("a2", 4, 2000, 2000),   POINT("b2", 5, 3000, 2000),   POINT("c2", 6, 4000, 2000),
        POINT("a3", 7, 2000, 1000),   POINT("b3", 8, 3000, 1000),   POINT("c3", 9, 4000, 1000),
        HAND("Black's hand", 1, 700), HAND("White's hand", 2, 5300)};
    (void)language; // English alone, here and below
    TRY(is_game(addon, game, error));
    return GIVE_LIST(places, POINTS + 2);
}

static API board_lines(ludus_addon *addon, const char *game, LIST_OUT(ludus_line)) {
    static const int32_t ends[8][4] = {{2, 1, 4, 1}, {2, 2, 4, 2}, {2, 3, 4, 3}, {2, 1, 2, 3},
                                       {3, 1, 3, 3}, {4, 1, 4, 3}, {2, 1, 4, 3}, {2, 3, 4, 1}};
    ludus_line lines[8];
    TRY(is_game(addon, game, error));
    for (int i = 0; i < 8; i++)
        lines[i] = (ludus_line){LUDUS_LINE_THIN,   1000 * ends[i][0], 1000 * ends[i][1],
                                1000 * ends[i][2], 1000 * ends[i][3], 0};
    return GIVE_LIST(lines, 8);
}

static API board_words(ludus_addon *addon, const char *game, int32_t player, LIST_OUT(ludus_word)) {
    ludus_word words[POINTS + 1] = {{"hand", hand_of(player), 0}};
    TRY(is_game(addon, game, error));
    if (player != 1 && player != 2)
        return fail(error, LUDUS_ERROR_ARGUMENT, 0, "player %d; 1 or 2 expected", (int)player);
    for (int32_t i = 1; i <= POINTS; i++)
        words[i] = (ludus_word){name_of(i), i, 0};
    return GIVE_LIST(words, POINTS + 1);
}

static API board_track(ludus_addon *addon, const char *game, int32_t player, uint32_t track,
                       int32_t *out, uint32_t capacity, uint32_t *count, ludus_error *error) {
    (void)player, (void)out, (void)capacity, (void)count;
    TRY(is_game(addon, game, error));
    return fail(error, LUDUS_ERROR_ARGUMENT, 0, "track %u; none expected, the board has no tracks",
                (unsigned)track);
}

static API board_pieces(ludus_addon *addon, const char *game, const char *language,
                        LIST_OUT(ludus_piece)) {
    static const ludus_piece pieces[] = {
        {"black pebble", "x", 1, 1, LUDUS_PIECE_DISC, BLACK, 0, 0, NULL},
        {"white pebble", "o", 2, 1, LUDUS_PIECE_RING, WHITE, 0, 0, NULL}};
    (void)language;
    TRY(is_game(addon, game, error));
    return GIVE_LIST(pieces, 2);
}

static API board_dice(ludus_addon *addon, const char *game, const char *language,
                      LIST_OUT(ludus_die)) {
    const ludus_die none = {.name = NULL};
    (void)language;
    TRY(is_game(addon, game, error));
    return GIVE_LIST(&none, 0);
}

const ludus_board_api board_api = {sizeof board_api, 0,           board_board, board_places,
                                   board_lines,      board_words, board_track, board_pieces,
                                   board_dice};

// ---- The players: any move, or the best of a search by negamax, deeper and deeper ----

enum { DEPTH = 10, WON = 100, NODES = 200000, HALF = 500000000 };

typedef struct search {
    uint64_t limit;     // of nodes
    clock_t begin, end; // in time of the processor; equal: no limit
    const order *order;
    ludus_thought so_far;
    int over; // a limit is reached
} search;

// What a turn's beginning, or the end of the match, is worth to the mover.
static int32_t value(search *s, const position *p, int32_t depth, int32_t alpha, int32_t beta) {
    ludus_move moves[MOVES];
    if (++s->so_far.nodes % 1024 == 1) {
        if (s->end != s->begin && clock() >= s->end) s->so_far.stopped = 1;
        const order *o = s->order;
        if (o->progress && o->progress(o->user, &s->so_far)) s->so_far.stopped = 1;
    }
    s->over |= s->so_far.stopped || s->so_far.nodes >= s->limit;
    if (p->phase == LUDUS_PHASE_OVER) return p->winner ? -WON - depth : 0; // sooner is better
    if (s->over || !depth) return p->at[CENTRE] ? p->at[CENTRE] == p->mover ? 1 : -1 : 0;
    uint32_t n = legal_moves(p, moves);
    for (uint32_t i = 0; i < n && alpha < beta; i++) {
        position after = *p;
        make_move(&after, &moves[i]);
        if (!after.winner) next_turn(&after, 0);
        int32_t other = value(s, &after, depth - 1, -beta, -alpha);
        if (-other > alpha) alpha = -other;
    }
    return alpha;
}

// Looks at each move in turn, from one that the seed names.
static void look(search *s, const ludus_match *match, int32_t depth, uint64_t seed) {
    ludus_move moves[MOVES];
    uint32_t n = legal_moves(&match->now, moves), best = 0;
    int32_t alpha = -2 * WON;
    for (uint32_t k = 0; k < n && !(s->over && k); k++) {
        uint32_t i = (uint32_t)((seed + k) % n);
        position after = after_move(match, &moves[i]);
        if (after.phase == LUDUS_PHASE_END) next_turn(&after, 0);
        int32_t worth = -value(s, &after, depth, -2 * WON, -alpha);
        if (worth > alpha && (depth == 0 || !s->over)) {
            alpha = worth;
            best = i;
        }
    }
    if (n == 0 || alpha == -2 * WON || (s->over && depth))
        return; // an unfinished look tells nothing
    s->so_far.turn = best;
    s->so_far.probability = alpha >= WON    ? 2 * HALF
                            : alpha <= -WON ? 0
                                            : HALF + alpha * (HALF / 10);
    s->over |= alpha >= WON;
}

enum { RANDOM, EXPERT };

const ludus_player the_players[] = {[RANDOM] = {"random", "any move", LUDUS_PLAYER_PLAIN, 0},
                                    [EXPERT] = {"level-5", "expert", LUDUS_PLAYER_LEVEL, 5},
                                    {NULL, NULL, 0, 0}};

void think(const ludus_match *match, const order *order, ludus_thought *thought) {
    ludus_move moves[MOVES];
    search s = {.limit = NODES, .begin = clock(), .order = order, .so_far = *thought};
    uint32_t n = legal_moves(&match->now, moves);
    s.so_far.probability = HALF;
    s.so_far.turn = n ? (uint32_t)(mix(order->seed) % n) : 0;
    s.end = s.begin + (clock_t)(order->budget.milliseconds * (CLOCKS_PER_SEC / 1000.0));
    if (order->budget.nodes) s.limit = order->budget.nodes;
    for (int32_t depth = 0; order->player == EXPERT && !s.over && n && depth < DEPTH; depth++)
        look(&s, match, depth, s.so_far.turn);
    *thought = s.so_far;
}

// ---- The texts ----

void write_event(char *text, const ludus_event *e) {
    const char *side = side_of(e->player), *to = name_of(e->to);
    if (e->kind == LUDUS_EVENT_MOVE && e->from > POINTS)
        sprintf(text, "%s places a pebble on %s.", side, to);
    else if (e->kind == LUDUS_EVENT_MOVE)
        sprintf(text, "%s moves from %s to %s.", side, name_of(e->from), to);
    else if (e->kind == LUDUS_EVENT_TURN)
        sprintf(text, "%s is to move.", side);
    else if (e->kind == LUDUS_EVENT_WIN)
        sprintf(text, "%s has three in a line and wins.", side);
    else if (e->kind == LUDUS_EVENT_DRAW)
        sprintf(text, "The same position for the third time: nobody wins.");
}

void write_choice(char *text, const ludus_move *move) {
    if (move->from > POINTS)
        sprintf(text, "Place a pebble on %s", name_of(move->to));
    else
        sprintf(text, "Move from %s to %s", name_of(move->from), name_of(move->to));
}

void write_description(char *text, const position *p) {
    static const char *const ends[] = {"", "", "is to move", "has moved", "has won"};
    for (int32_t player = 1; player <= 2; player++) {
        text += sprintf(text, "%s:", side_of(player));
        for (int32_t i = 1; i <= POINTS; i++)
            if (p->at[i] == player) text += sprintf(text, " %s,", name_of(i));
        text += sprintf(text, " %u in hand. ", (unsigned)in_hand(p, player));
    }
    int draw = p->phase == LUDUS_PHASE_OVER && !p->winner;
    sprintf(text, "%s %s.", draw ? "Nobody" : side_of(p->winner ? p->winner : p->mover),
            ends[p->phase]);
}

static const char rules[] =
    "# Terni lapilli\n\n"
    "Ovid tells of a small board with three pebbles on each side, on which to win is to have set\n"
    "one's own in a line. How they were set he does not say; these rules are a reconstruction.\n\n"
    "- Black begins. In turn, each places a pebble on a free point until all six are placed.\n"
    "- Black's first pebble may not go to the centre, from where Black could force a win.\n"
    "- Then each moves one of the three along a line to the next point, if that is free.\n"
    "- Three in one line win: a row, a column or a diagonal.\n"
    "- The same position with the same side to move for the third time is a draw.\n";

static const char sources[] =
    "# Sources\n\n"
    "> parva tabella capit ternos utrimque lapillos, / in qua vicisse est continuasse suos.\n\n"
    "A small board takes three pebbles on each side; to win on it is to have set one's own in a\n"
    "line. (Ovid, *Ars amatoria* 3.365-366; nearly the same words are in *Tristia* 2.481-482.)\n";

const page the_pages[] = {{LUDUS_PAGE_RULES, "Rules", rules},
                          {"lapilli.sources", "Sources", sources},
                          {NULL, NULL, NULL}};
