// SPDX-License-Identifier: MIT
// What the tiny race is called, and its optional features: the board as data, two players, texts.
#include "../common/game.h"

#include <stdio.h>
#include <string.h>

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

static API players_players(ludus_addon *addon, const char *game, const char *language,
                           LIST_OUT(ludus_player)) {
    static const ludus_player players[] = {{"random", "any move", LUDUS_PLAYER_PLAIN, 0},
                                           {"level-1", "beginner", LUDUS_PLAYER_LEVEL, 1}};
    (void)language;
    TRY(is_game(addon, game, error));
    return GIVE_LIST(players, 2);
}

static API players_think(ludus_match *match, const char *player, const ludus_budget *budget,
                         uint64_t seed, ludus_progress_fn progress, void *user, ludus_thought *out,
                         ludus_error *error) {
    if (!match || !player || !out) return missing(error);
    int random = strcmp(player, "random") == 0;
    if (!random && strcmp(player, "level-1") != 0)
        return fail(error, LUDUS_ERROR_UNKNOWN, 0,
                    "no player \"%.60s\"; expected random or level-1", player);
    TRY(in_phase(match, IN_MOVE | IN_END, error));
    ludus_budget limit = {sizeof limit, 0, 0}; // of the time nothing can be felt
    if (budget && budget->size < sizeof limit) return missing(error);
    if (budget) copy(&limit, sizeof limit, budget, budget->size);
    ludus_move moves[PIECES];
    uint32_t count = legal_moves(&match->now, moves), first = 0, end = count ? count : 1;
    if (random) {
        first = (uint32_t)(mix(seed) % end);
        end = first + 1;
    }
    if (limit.nodes && end - first > limit.nodes) end = first + (uint32_t)limit.nodes;
    ludus_thought best = {.size = sizeof best, .turn = first, .probability = -1};
    for (uint32_t i = first; i < end && !best.stopped; i++) {
        position after = match->now;
        if (count) make_move(&after, &moves[i]);
        int32_t probability = chance(&after, match->now.mover);
        if (probability > best.probability) {
            best.turn = i;
            best.probability = probability;
        }
        best.nodes++;
        if (progress && progress(user, &best)) best.stopped = 1;
    }
    return give_struct(out, &best, sizeof best, error);
}

const ludus_players_api players_api = {sizeof players_api, 0, players_players, players_think};

// ---- The texts ----

static void say_event_move(char *text, size_t size, const ludus_event *e) {
    const char *side = side_of(e->player);
    if (e->flags & LUDUS_MOVE_ENTERS)
        snprintf(text, size, "%s enters on square %d.", side, (int)e->to);
    else if (e->flags & LUDUS_MOVE_BEARS_OFF)
        snprintf(text, size, "%s bears off from square %d.", side, (int)e->from);
    else
        snprintf(text, size, "%s moves from square %d to %d.", side, (int)e->from, (int)e->to);
}

static API texts_say(ludus_addon *addon, const char *game, const ludus_event *event,
                     const char *language, TEXT_OUT) {
    char own[2 * TEXT];
    ludus_event e;
    (void)language;
    TRY(is_game(addon, game, error));
    if (!event || event->size < sizeof e) return missing(error);
    copy(&e, sizeof e, event, event->size);
    if (e.player < 1 || e.player > 2)
        return fail(error, LUDUS_ERROR_ARGUMENT, 0, "say: player %d, 1 or 2 expected",
                    (int)e.player);
    const char *side = side_of(e.player);
    switch (e.kind) {
    case LUDUS_EVENT_ROLL:
        snprintf(own, sizeof own, "%s rolls %d.", side, (int)e.values[0]);
        break;
    case LUDUS_EVENT_MOVE:
        say_event_move(own, sizeof own, &e);
        break;
    case LUDUS_EVENT_CAPTURE:
        snprintf(own, sizeof own, "%s's piece on square %d is captured and goes back to the hand.",
                 side, (int)e.from);
        break;
    case LUDUS_EVENT_PASS:
        snprintf(own, sizeof own, "%s cannot move and passes.", side);
        break;
    case LUDUS_EVENT_AGAIN:
        snprintf(own, sizeof own, "%s rolls again.", side);
        break;
    case LUDUS_EVENT_TURN:
        snprintf(own, sizeof own, "%s is to roll.", side);
        break;
    case LUDUS_EVENT_WIN:
        snprintf(own, sizeof own, "%s wins.", side);
        break;
    default:
        return fail(error, LUDUS_ERROR_ARGUMENT, 0, "say: no event of kind %d", (int)e.kind);
    }
    return GIVE_TEXT(own);
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

static API texts_describe(ludus_match *match, const char *language, TEXT_OUT) {
    char own[8 * TEXT], *end = own;
    (void)language;
    if (!match) return missing(error);
    const position *p = &match->now;
    for (int player = 1; player <= 2; player++) {
        const int32_t *at = p->at[player];
        end += sprintf(end, "%s: %d in hand, %d borne off", side_of(player), (int)at[HAND],
                       (int)at[OFF]);
        for (int i = 1; i <= SQUARES; i++)
            if (at[i]) end += sprintf(end, ", one on square %d", (int)place_of(player, i));
        end += sprintf(end, ". ");
    }
    if (p->winner)
        sprintf(end, "%s has won.", side_of(p->winner));
    else if (p->die)
        sprintf(end, "%s has rolled %d.", side_of(p->mover), (int)p->die);
    else
        sprintf(end, "%s is to roll.", side_of(p->mover));
    return GIVE_TEXT(own);
}

static const char rules[] =
    "# Six squares\n\n"
    "Red runs from square 1 to square 6, White from 6 to 1. Each has two pieces, at first in "
    "hand.\n"
    "In your turn roll the pyramid (1 to 4) and move one of your pieces by as many squares: from\n"
    "the hand onto the track, along it, or off its end, where more than enough will do.\n\n"
    "- A square holds one piece. You may not jump over a piece of the other side.\n"
    "- Landing on it captures it: it goes back to its owner's hand, and you roll again.\n"
    "- Who cannot move passes. Who first has both pieces off wins.\n";

static API texts_pages(ludus_addon *addon, const char *game, const char *language,
                       LIST_OUT(ludus_page)) {
    static const ludus_page page = {LUDUS_PAGE_RULES, "Rules"};
    (void)language;
    TRY(is_game(addon, game, error));
    return GIVE_LIST(&page, 1);
}

static API texts_page(ludus_addon *addon, const char *game, const char *page, const char *language,
                      TEXT_OUT) {
    (void)language;
    TRY(is_game(addon, game, error));
    if (!page) return missing(error);
    if (strcmp(page, LUDUS_PAGE_RULES) != 0)
        return fail(error, LUDUS_ERROR_UNKNOWN, 0, "no page \"%.60s\"; expected rules", page);
    return GIVE_TEXT(rules);
}

const ludus_texts_api texts_api = {
    sizeof texts_api, 0,           texts_say, texts_say_move, texts_say_turn,
    texts_describe,   texts_pages, texts_page};
