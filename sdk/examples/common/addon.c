// SPDX-License-Identifier: MIT
// The entry, the instance and the table of games, for an addon with one game without options.
#include "game.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- The game; texts are English alone ----

// Capitals and blanks around it do not matter.
int32_t is_game(const ludus_addon *addon, const char *game, ludus_error *error) {
    size_t n = 0, begin;
    if (!addon || !game) return missing(error);
    begin = strspn(game, " ");
    while (GAME[n] && tolower((unsigned char)game[begin + n]) == GAME[n])
        n++;
    const char *rest = game + begin + n;
    if (!GAME[n] && !rest[strspn(rest, " ")]) return LUDUS_OK;
    if (!GAME[n] && *rest == '?')
        return fail(error, LUDUS_ERROR_UNKNOWN, begin + n + 2,
                    "the game " GAME " has no options: \"%.60s\"", game);
    return fail(error, LUDUS_ERROR_UNKNOWN, begin + 1, "no game \"%.60s\" here; expected " GAME,
                game);
}

static API game_games(ludus_addon *addon, const char *language, LIST_OUT(ludus_game)) {
    (void)language;
    return addon ? GIVE_LIST(&the_game, 1) : missing(error);
}

static API game_check(ludus_addon *addon, const char *game, TEXT_OUT) {
    TRY(is_game(addon, game, error));
    return GIVE_TEXT(GAME);
}

static API game_sides(ludus_addon *addon, const char *game, const char *language,
                      LIST_OUT(ludus_side)) {
    (void)language;
    TRY(is_game(addon, game, error));
    return GIVE_LIST(both_sides, 2);
}

static API game_options(ludus_addon *addon, const char *game, const char *language,
                        LIST_OUT(ludus_option)) {
    const ludus_option none = {.key = NULL};
    (void)language;
    TRY(is_game(addon, game, error));
    return GIVE_LIST(&none, 0);
}

static API game_option_values(ludus_addon *addon, const char *game, const char *key,
                              const char *language, LIST_OUT(ludus_option_value)) {
    (void)language;
    TRY(is_game(addon, game, error));
    if (!key || !count || (capacity && (!out || stride < sizeof *out))) return missing(error);
    return fail(error, LUDUS_ERROR_UNKNOWN, 0, "the game " GAME " has no option \"%.60s\"", key);
}

static API game_rolls(ludus_addon *addon, const char *game, LIST_OUT(ludus_roll)) {
    ludus_roll rolls[FACES + 1]; // one more: FACES can be 0
    TRY(is_game(addon, game, error));
    for (int32_t i = 0; i < FACES; i++)
        rolls[i] = (ludus_roll){{i + 1}, 1, 1};
    return GIVE_LIST(rolls, FACES);
}

static API game_roll(ludus_addon *addon, const char *game, uint64_t seed, uint64_t index,
                     int32_t *values, uint32_t capacity, uint32_t *count, ludus_error *error) {
    uint64_t random = mix(mix(seed) + (index + 1) * 0x9e3779b97f4a7c15u) >> 32;
    int32_t value = 1 + (int32_t)(random * FACES >> 32);
    TRY(is_game(addon, game, error));
    if (!FACES) return fail(error, LUDUS_ERROR_DICE, 0, "the game " GAME " has no dice");
    return give_list(&value, 1, sizeof value, values, capacity, sizeof value, count, error);
}

static const ludus_game_api game_api = {sizeof game_api,    0,          game_games,
                                        game_check,         game_sides, game_options,
                                        game_option_values, game_rolls, game_roll};

// ---- The addon ----

static API addon_destroy(ludus_addon *addon) {
    free(addon);
    return LUDUS_OK;
}

static API addon_info(ludus_addon *addon, const char *language, ludus_addon_info *out,
                      ludus_error *error) {
    ludus_addon_info info = {0, 0, ADDON, VERSION, ADDON_NAME, "MIT", "en"};
    (void)language;
    return addon ? give_struct(out, &info, sizeof info, error) : missing(error);
}

static API addon_feature(ludus_addon *addon, const char *id, const void **table,
                         ludus_error *error) {
    if (!addon || !id || !table) return missing(error);
    *table = NULL;
    if (strcmp(id, LUDUS_BOARD_ID) == 0) *table = &board_api;
    if (strcmp(id, LUDUS_PLAYERS_ID) == 0) *table = &players_api;
    if (strcmp(id, LUDUS_TEXTS_ID) == 0) *table = &texts_api;
    return LUDUS_OK;
}

static const ludus_addon_api addon_api = {sizeof addon_api, 0,          &game_api,    &match_api,
                                          addon_destroy,    addon_info, addon_feature};

// An addon that reads nothing from its folder can do without: it says so and goes on.
static void look_at_folder(const ludus_host *host) {
    char path[4096];
    int length = snprintf(path, sizeof path, "%s/addon.json", host->addon_folder);
    FILE *file = length < (int)sizeof path ? fopen(path, "rb") : NULL;
    if (file) fclose(file);
    if (!file && host->log)
        host->log(host->user, LUDUS_LOG_WARNING, "there is no addon.json in addon_folder");
}

static int32_t agree(const ludus_host *host, uint32_t *abi, ludus_error *error) {
    if (!host || host->size < offsetof(ludus_host, name) || !abi) return missing(error);
    if (host->abi >> 16 != LUDUS_ABI_MAJOR || host->abi < LUDUS_ABI_OLDEST)
        return fail(error, LUDUS_ERROR_ABI, 0,
                    "the host speaks contract %u.%u, 0.2 or a later 0.x expected",
                    (unsigned)(host->abi >> 16), (unsigned)(host->abi & 0xffff));
    if (host->size < sizeof *host || !host->addon_folder || !*host->addon_folder)
        return missing(error);
    look_at_folder(host);
    *abi = host->abi < LUDUS_ABI ? host->abi : LUDUS_ABI;
    return LUDUS_OK;
}

LUDUS_EXPORT int32_t LUDUS_CALL ludus_open_2(const ludus_host *host, ludus_addon **addon,
                                             const ludus_addon_api **api, uint32_t *abi,
                                             ludus_error *error) {
    uint32_t agreed = 0;
    if (!addon || !api || !abi) return missing(error);
    TRY(agree(host, &agreed, error));
    ludus_addon *made = malloc(sizeof *made);
    if (!made) return fail(error, LUDUS_ERROR_MEMORY, 0, "no memory for an instance");
    *abi = made->abi = agreed;
    *addon = made;
    *api = &addon_api;
    return LUDUS_OK;
}
