// SPDX-License-Identifier: MIT
// The smallest complete addon: the tiny race of rules.h, in C99 and the C library alone. Here are
// the entry, the games and what every addon needs; match.c and features.c hold the other tables.
#include "race.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const sides[3] = {"Nobody", "Red", "White"};

// ---- What every addon needs: errors, texts, lists, structs that may grow -----------------------

int32_t fail(ludus_error *error, int32_t code, size_t column, const char *format, ...) {
    if (!error || error->size < sizeof *error) return code;
    va_list values;
    va_start(values, format);
    int length = vsnprintf(error->text, sizeof error->text, format, values);
    va_end(values);
    for (size_t end = strlen(error->text); length > (int)end && end; end--) { // whole code points
        if ((error->text[end - 1] & 0x80) == 0) break;
        error->text[end - 1] = 0;
    }
    error->code = code;
    error->column = (uint32_t)column;
    error->length = (uint32_t)length;
    return code;
}

int32_t missing(ludus_error *error) {
    return fail(error, LUDUS_ERROR_ARGUMENT, 0, "race: NULL or a size of 0 where one is required");
}

int32_t give_text(const char *own, char *text, uint32_t capacity, uint32_t *length,
                  ludus_error *error) {
    size_t full = strlen(own), n = full;
    if (capacity && !text) return missing(error);
    if (length) *length = (uint32_t)full;
    if (!capacity) return LUDUS_OK;
    if (n >= capacity) n = capacity - 1;
    while (n < full && n && (own[n] & 0xC0) == 0x80)
        n--; // cut between code points
    memcpy(text, own, n);
    text[n] = 0;
    return LUDUS_OK;
}

void copy(void *out, size_t out_size, const void *own, size_t own_size) {
    memcpy(out, own, out_size < own_size ? out_size : own_size);
    if (out_size > own_size) memset((char *)out + own_size, 0, out_size - own_size);
}

int32_t give_list(const void *own, uint32_t own_count, size_t own_size, void *out,
                  uint32_t capacity, uint32_t stride, uint32_t *count, ludus_error *error) {
    if (!count || (capacity && (!out || !stride))) return missing(error);
    for (uint32_t i = 0; i < own_count && i < capacity; i++)
        copy((char *)out + (size_t)i * stride, stride, (const char *)own + i * own_size, own_size);
    *count = own_count;
    return LUDUS_OK;
}

// Both structs start with their size; the caller's stays as it is.
int32_t give_struct(void *out, void *own, size_t own_size, ludus_error *error) {
    uint32_t size = 0;
    if (out) memcpy(&size, out, sizeof size);
    if (size < 2 * sizeof size) return missing(error);
    memcpy(own, &size, sizeof size);
    copy(out, size, own, own_size);
    return LUDUS_OK;
}

// ---- The game ---------------------------------------------------------------------------------

int32_t is_game(const ludus_addon *addon, const char *game, ludus_error *error) {
    size_t n = strlen(GAME);
    if (!addon || !game) return missing(error);
    if (strcmp(game, GAME) == 0) return LUDUS_OK;
    if (strncmp(game, GAME "?", n + 1) == 0)
        return fail(error, LUDUS_ERROR_UNKNOWN, n + 2, "the game " GAME " has no options: \"%s\"",
                    game);
    return fail(error, LUDUS_ERROR_UNKNOWN, 1, "no game \"%s\" here; expected " GAME, game);
}

static int32_t LUDUS_CALL game_games(ludus_addon *addon, const char *language, ludus_game *out,
                                     uint32_t capacity, uint32_t stride, uint32_t *count,
                                     ludus_error *error) {
    static const ludus_game game = {
        GAME,  "Six squares", "A tiny race of two pieces each, towards each other on six squares.",
        "Red", "White",       1,
        1};
    (void)language; // English alone
    if (!addon) return missing(error);
    return give_list(&game, 1, sizeof game, out, capacity, stride, count, error);
}

static int32_t LUDUS_CALL game_check(ludus_addon *addon, const char *game, char *text,
                                     uint32_t capacity, uint32_t *length, ludus_error *error) {
    int32_t status = is_game(addon, game, error);
    return status ? status : give_text(GAME, text, capacity, length, error);
}

static int32_t LUDUS_CALL game_options(ludus_addon *addon, const char *game, const char *language,
                                       ludus_option *out, uint32_t capacity, uint32_t stride,
                                       uint32_t *count, ludus_error *error) {
    int32_t status = is_game(addon, game, error);
    (void)language;
    return status ? status : give_list("", 0, 0, out, capacity, stride, count, error);
}

static int32_t LUDUS_CALL game_option_values(ludus_addon *addon, const char *game, const char *key,
                                             const char *language, ludus_option_value *out,
                                             uint32_t capacity, uint32_t stride, uint32_t *count,
                                             ludus_error *error) {
    int32_t status = is_game(addon, game, error);
    (void)language;
    if (status) return status;
    if (!key || !count || (capacity && (!out || !stride))) return missing(error);
    return fail(error, LUDUS_ERROR_UNKNOWN, 0, "the game " GAME " has no option \"%s\"", key);
}

static int32_t LUDUS_CALL game_rolls(ludus_addon *addon, const char *game, ludus_roll *out,
                                     uint32_t capacity, uint32_t stride, uint32_t *count,
                                     ludus_error *error) {
    static const ludus_roll rolls[FACES] = {{{1}, 1, 1}, {{2}, 1, 1}, {{3}, 1, 1}, {{4}, 1, 1}};
    int32_t status = is_game(addon, game, error);
    return status ? status
                  : give_list(rolls, FACES, sizeof *rolls, out, capacity, stride, count, error);
}

uint64_t mix(uint64_t x) { // the output of the generator splitmix64
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

static int32_t LUDUS_CALL game_roll(ludus_addon *addon, const char *game, uint64_t seed,
                                    uint64_t index, ludus_roll *out, uint32_t stride,
                                    ludus_error *error) {
    uint64_t random = mix(mix(seed) + (index + 1) * 0x9e3779b97f4a7c15u);
    ludus_roll roll = {{1 + (int32_t)(random >> 62)}, 1, 0}; // two bits: four faces
    uint32_t count;
    int32_t status = is_game(addon, game, error);
    return status ? status : give_list(&roll, 1, sizeof roll, out, 1, stride, &count, error);
}

static const ludus_game_api game_api = {
    sizeof game_api,    0,          game_games, game_check, game_options,
    game_option_values, game_rolls, game_roll};

// ---- The addon --------------------------------------------------------------------------------

static int32_t LUDUS_CALL addon_destroy(ludus_addon *addon) {
    free(addon);
    return LUDUS_OK;
}

static int32_t LUDUS_CALL addon_info(ludus_addon *addon, const char *language,
                                     ludus_addon_info *out, ludus_error *error) {
    ludus_addon_info info = {0, 0, "race", "1.0.0", "A tiny race", "MIT", "en"};
    (void)language;
    return addon ? give_struct(out, &info, sizeof info, error) : missing(error);
}

static int32_t LUDUS_CALL addon_feature(ludus_addon *addon, const char *id, const void **table,
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

LUDUS_EXPORT int32_t LUDUS_CALL ludus_open(const ludus_host *host, ludus_addon **addon,
                                           const ludus_addon_api **api, uint32_t *abi,
                                           ludus_error *error) {
    if (!host || host->size < offsetof(ludus_host, name) || !addon || !api || !abi)
        return missing(error);
    if (host->abi >> 16 != LUDUS_ABI_MAJOR)
        return fail(error, LUDUS_ERROR_ABI, 0,
                    "race: the host speaks contract %u.%u, %d.x expected",
                    (unsigned)(host->abi >> 16), (unsigned)(host->abi & 0xffff), LUDUS_ABI_MAJOR);
    ludus_addon *made = malloc(sizeof *made);
    if (!made) return fail(error, LUDUS_ERROR_MEMORY, 0, "race: no memory for an instance");
    *abi = made->abi = host->abi < LUDUS_ABI ? host->abi : LUDUS_ABI;
    *addon = made;
    *api = &addon_api;
    return LUDUS_OK;
}
