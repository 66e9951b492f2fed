// SPDX-License-Identifier: MIT
// What the tiny race is called, and its optional features: the board as data, two players, texts.
#include "../common/game.h"

#include <stdio.h>

enum { RED = 0xb03020, WHITE = 0xf0ead8 };

const ludus_game the_game = {GAME, "Six squares",
                             "A tiny race of two pieces each, towards each other on six squares.",
                             1, 0};

const ludus_side both_sides[2] = {{"Red", RED, 0}, {"White", WHITE, 0}};

static const char *side_of(int32_t player) {
    return both_sides[player - 1].name;
}

// ---- The board: six squares in a row, each side's pieces in hand and off at its ends ----

enum { WIDTH = 8000, HEIGHT = 2000 };

static API board_board(ludus_addon *addon, const char *game, ludus_board *out, ludus_error *error) {
    int32_t status = is_game(addon, game, error);
    ludus_board board = {0, WIDTH, HEIGHT, 1};
    return status ? status : give_struct(out, &board, sizeof board, error);
}

#define SQUARE(label, id)                                                                          \
    {                                                                                              \
        label, "square " label, id, 500 + 1000 * id, 1000, 1000, 1000, LUDUS_PLACE_FIELD,          \
            LUDUS_SHAPE_SQUARE, LUDUS_MARK_NONE, 0, 1, 0, 0, NULL                                  \
    }
#define BESIDE(name, id, x, y, kind, owner)                                                        \
    {                                                                                              \
        "", name, id, x, y, 900, 900, kind, LUDUS_SHAPE_NONE, LUDUS_MARK_NONE, owner, PIECES, 100, \
            0, NULL                                                                                \
    }

static API board_places(ludus_addon *addon, const char *game, const char *language,
                        LIST_OUT(ludus_place)) {
    static const ludus_place places[] = {
        SQUARE("1", 1),
        SQUARE("2", 2),
        SQUARE("3", 3),
        SQUARE("4", 4),
        SQUARE("5", 5),
        SQUARE("6", 6),
        BESIDE("Red's hand", 7, 500, 500, LUDUS_PLACE_HAND, 1),
        BESIDE("White's hand", 8, 7500, 500, LUDUS_PLACE_HAND, 2),
        BESIDE("Red's pieces borne off", 9, 7500, 1500, LUDUS_PLACE_OFF, 1),
        BESIDE("White's pieces borne off", 10, 500, 1500, LUDUS_PLACE_OFF, 2)};
    (void)language; // English alone, here and below
    TRY(is_game(addon, game, error));
    return GIVE_LIST(places, sizeof places / sizeof *places);
}

static API board_lines(ludus_addon *addon, const char *game, LIST_OUT(ludus_line)) {
    static const ludus_line lines[] = {{LUDUS_LINE_EDGE, 1000, 500, 7000, 500, 0},
                                       {LUDUS_LINE_EDGE, 7000, 500, 7000, 1500, 0},
                                       {LUDUS_LINE_EDGE, 7000, 1500, 1000, 1500, 0},
                                       {LUDUS_LINE_EDGE, 1000, 1500, 1000, 500, 0}};
    TRY(is_game(addon, game, error));
    return GIVE_LIST(lines, 4);
}

// Along the player's track, as a TURN calls them.
static API board_words(ludus_addon *addon, const char *game, int32_t player, LIST_OUT(ludus_word)) {
    static const char *const names[] = {"hand", "1", "2", "3", "4", "5", "6", "off"};
    ludus_word words[OFF + 1];
    TRY(is_game(addon, game, error));
    if (player < 1 || player > 2)
        return fail(error, LUDUS_ERROR_ARGUMENT, 0, "words: player %d, 1 or 2 expected",
                    (int)player);
    for (int32_t i = HAND; i <= OFF; i++)
        words[i] = (ludus_word){names[i], place_of(player, i), 0};
    return give_list(words, OFF + 1, sizeof *words, out, capacity, stride, count, error);
}

static API board_track(ludus_addon *addon, const char *game, int32_t player, uint32_t track,
                       int32_t *out, uint32_t capacity, uint32_t *count, ludus_error *error) {
    int32_t places[OFF + 1];
    TRY(is_game(addon, game, error));
    if (player < 1 || player > 2 || track > 0)
        return fail(error, LUDUS_ERROR_ARGUMENT, 0,
                    "track: player %d, track %u; players 1 and 2 and track 0 expected", (int)player,
                    (unsigned)track);
    for (int32_t i = HAND; i <= OFF; i++)
        places[i] = place_of(player, i);
    return give_list(places, OFF + 1, sizeof *places, out, capacity, sizeof *out, count, error);
}

static API board_pieces(ludus_addon *addon, const char *game, const char *language,
                        LIST_OUT(ludus_piece)) {
    static const ludus_piece pieces[] = {
        {"red piece", "x", 1, 1, LUDUS_PIECE_DISC, RED, 0, 0, NULL},
        {"white piece", "o", 2, 1, LUDUS_PIECE_RING, WHITE, 0, 0, NULL}};
    (void)language;
    TRY(is_game(addon, game, error));
    return GIVE_LIST(pieces, 2);
}

static API board_dice(ludus_addon *addon, const char *game, const char *language,
                      LIST_OUT(ludus_die)) {
    static const ludus_die die = {"pyramid", 1, FACES, {1, 2, 3, 4}, {1, 1, 1, 1}};
    (void)language;
    TRY(is_game(addon, game, error));
    return GIVE_LIST(&die, 1);
}

const ludus_board_api board_api = {sizeof board_api, 0,           board_board, board_places,
                                   board_lines,      board_words, board_track, board_pieces,
                                   board_dice};

// ---- The players: any move, or the one that leaves the best lead ----

enum { RANDOM, BEGINNER };

const ludus_player the_players[] = {[RANDOM] = {"random", "any move", LUDUS_PLAYER_PLAIN, 0},
                                    [BEGINNER] = {"level-1", "beginner", LUDUS_PLAYER_LEVEL, 1},
                                    {NULL, NULL, 0, 0}};

void think(const ludus_match *match, const order *order, ludus_thought *thought) {
    ludus_move moves[PIECES];
    uint32_t count = legal_moves(&match->now, moves), first = 0, end = count ? count : 1;
    if (order->player == RANDOM) {
        first = (uint32_t)(mix(order->seed) % end);
        end = first + 1;
    }
    uint64_t nodes = order->budget.nodes; // of the time nothing can be felt
    if (nodes && end - first > nodes) end = first + (uint32_t)nodes;
    thought->probability = -1;
    for (uint32_t i = first; i < end && !thought->stopped; i++) {
        position after = match->now;
        if (count) make_move(&after, &moves[i]);
        int32_t probability = chance(&after, match->now.mover);
        if (probability > thought->probability) {
            thought->turn = i;
            thought->probability = probability;
        }
        thought->nodes++;
        if (order->progress && order->progress(order->user, thought)) thought->stopped = 1;
    }
}

// ---- The texts ----

static void write_event_move(char *text, const ludus_event *e) {
    const char *side = side_of(e->player);
    if (e->flags & LUDUS_MOVE_ENTERS)
        sprintf(text, "%s enters on square %d.", side, (int)e->to);
    else if (e->flags & LUDUS_MOVE_BEARS_OFF)
        sprintf(text, "%s bears off from square %d.", side, (int)e->from);
    else
        sprintf(text, "%s moves from square %d to %d.", side, (int)e->from, (int)e->to);
}

void write_event(char *text, const ludus_event *e) {
    if (e->kind == LUDUS_EVENT_DRAW) return; // never comes
    const char *side = side_of(e->player);
    if (e->kind == LUDUS_EVENT_ROLL)
        sprintf(text, "%s rolls %d.", side, (int)e->values[0]);
    else if (e->kind == LUDUS_EVENT_MOVE)
        write_event_move(text, e);
    else if (e->kind == LUDUS_EVENT_CAPTURE)
        sprintf(text, "%s's piece on square %d is captured and goes back to the hand.", side,
                (int)e->from);
    else if (e->kind == LUDUS_EVENT_PASS)
        sprintf(text, "%s cannot move and passes.", side);
    else if (e->kind == LUDUS_EVENT_AGAIN)
        sprintf(text, "%s rolls again.", side);
    else if (e->kind == LUDUS_EVENT_TURN)
        sprintf(text, "%s is to roll.", side);
    else if (e->kind == LUDUS_EVENT_WIN)
        sprintf(text, "%s wins.", side);
}

void write_choice(char *text, const ludus_move *move) {
    if (move->flags & LUDUS_MOVE_ENTERS)
        text += sprintf(text, "Enter a piece on square %d", (int)move->to);
    else if (move->flags & LUDUS_MOVE_BEARS_OFF)
        text += sprintf(text, "Bear off from square %d", (int)move->from);
    else
        text += sprintf(text, "Move from square %d to %d", (int)move->from, (int)move->to);
    if (move->flags & LUDUS_MOVE_CAPTURES) sprintf(text, ", capture and roll again");
}

void write_description(char *text, const position *p) {
    for (int player = 1; player <= 2; player++) {
        const int32_t *at = p->at[player];
        text += sprintf(text, "%s: %d in hand, %d borne off", side_of(player), (int)at[HAND],
                        (int)at[OFF]);
        for (int i = 1; i <= SQUARES; i++)
            if (at[i]) text += sprintf(text, ", one on square %d", (int)place_of(player, i));
        text += sprintf(text, ". ");
    }
    if (p->winner)
        sprintf(text, "%s has won.", side_of(p->winner));
    else if (p->die)
        sprintf(text, "%s has rolled %d.", side_of(p->mover), (int)p->die);
    else
        sprintf(text, "%s is to roll.", side_of(p->mover));
}

const page the_pages[] = {
    {LUDUS_PAGE_RULES, "Rules",
     "# Six squares\n\n"
     "Red runs from square 1 to square 6, White from 6 to 1. Each has two pieces, at first in "
     "hand.\n"
     "In your turn roll the pyramid (1 to 4) and move one of your pieces by as many squares: from\n"
     "the hand onto the track, along it, or off its end, where more than enough will do.\n\n"
     "- A square holds one piece. You may not jump over a piece of the other side.\n"
     "- Landing on it captures it: it goes back to its owner's hand, and you roll again.\n"
     "- Who cannot move passes. Who first has both pieces off wins.\n"},
    {NULL, NULL, NULL}};
