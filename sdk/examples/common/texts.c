// SPDX-License-Identifier: MIT
// The features "players" and "texts", from what the game brings.
#include "game.h"

#include <string.h>

// ---- Players ----

static API players_players(ludus_addon *addon, const char *game, const char *language,
                           LIST_OUT(ludus_player)) {
    uint32_t n = 0;
    (void)language; // English alone, here and below
    TRY(is_game(addon, game, error));
    while (the_players[n].id)
        n++;
    return GIVE_LIST(the_players, n);
}

static API players_think(ludus_match *match, const char *player, const ludus_budget *budget,
                         uint64_t seed, ludus_progress_fn progress, void *user, ludus_thought *out,
                         ludus_error *error) {
    order how = {0, {sizeof how.budget, 0, 0}, seed, progress, user};
    ludus_thought thought = {.size = sizeof thought};
    if (!match || !player || !out || (budget && budget->size < sizeof *budget))
        return missing(error);
    while (the_players[how.player].id && strcmp(player, the_players[how.player].id) != 0)
        how.player++;
    if (!the_players[how.player].id)
        return fail(error, LUDUS_ERROR_UNKNOWN, 0,
                    "no player \"%.60s\"; expected one that is listed, such as %s", player,
                    the_players[0].id);
    TRY(in_phase(match, IN_MOVE | IN_END, error));
    if (budget) copy(&how.budget, sizeof how.budget, budget, budget->size);
    think(match, &how, &thought);
    return give_struct(out, &thought, sizeof thought, error);
}

const ludus_players_api players_api = {sizeof players_api, 0, players_players, players_think};

// ---- Texts ----

static API texts_say(ludus_addon *addon, const char *game, const ludus_event *event,
                     const char *language, TEXT_OUT) {
    char own[2 * TEXT] = "";
    ludus_event e;
    (void)language;
    TRY(is_game(addon, game, error));
    if (!event || event->size < sizeof e) return missing(error);
    copy(&e, sizeof e, event, event->size);
    int nobodys = e.kind == LUDUS_EVENT_DRAW;
    if (e.player < (nobodys ? 0 : 1) || e.player > 2)
        return fail(error, LUDUS_ERROR_ARGUMENT, 0, "say: player %d, 1 or 2 expected",
                    (int)e.player);
    write_event(own, &e);
    if (*own) return GIVE_TEXT(own);
    return fail(error, LUDUS_ERROR_ARGUMENT, 0, "say: no event of kind %d", (int)e.kind);
}

static API texts_describe(ludus_match *match, const char *language, TEXT_OUT) {
    char own[8 * TEXT];
    (void)language;
    TRY(in_phase(match, IN_ANY, error));
    write_description(own, &match->now);
    return GIVE_TEXT(own);
}

static API texts_pages(ludus_addon *addon, const char *game, const char *language,
                       LIST_OUT(ludus_page)) {
    ludus_page pages[8];
    uint32_t n = 0;
    (void)language;
    TRY(is_game(addon, game, error));
    for (; n < 8 && the_pages[n].id; n++)
        pages[n] = (ludus_page){the_pages[n].id, the_pages[n].title};
    return GIVE_LIST(pages, n);
}

static API texts_page(ludus_addon *addon, const char *game, const char *page, const char *language,
                      TEXT_OUT) {
    (void)language;
    TRY(is_game(addon, game, error));
    if (!page) return missing(error);
    for (uint32_t i = 0; the_pages[i].id; i++)
        if (strcmp(page, the_pages[i].id) == 0) return GIVE_TEXT(the_pages[i].text);
    return fail(error, LUDUS_ERROR_UNKNOWN, 0, "no page \"%.60s\"; expected %s", page,
                the_pages[0].id);
}

const ludus_texts_api texts_api = {
    sizeof texts_api, 0,           texts_say, texts_say_move, texts_say_turn,
    texts_describe,   texts_pages, texts_page};
