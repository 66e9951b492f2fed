// SPDX-License-Identifier: MIT
// The smallest complete addon: the tiny race of rules.h, in C99 and the C library alone. Here are
// the entry and the games; the other files hold the other tables, common.c what every addon needs.
#include "race.h"

#include <stdlib.h>
#include <string.h>

const char *const sides[3] = {"Nobody", "Red", "White"};

// ---- The game ----

int32_t is_game(const ludus_addon *addon, const char *game, ludus_error *error) {
    return addon ? is_the_game(GAME, game, error) : missing(error);
}

static int32_t LUDUS_CALL game_games(ludus_addon *addon, const char *language, ludus_game *out,
                                     uint32_t capacity, uint32_t stride, uint32_t *count,
                                     ludus_error *error) {
    static const ludus_game game = {
        GAME, "Six squares", "A tiny race of two pieces each, towards each other on six squares.",
        1, 0};
    (void)language; // English alone
    if (!addon) return missing(error);
    return give_list(&game, 1, sizeof game, out, capacity, stride, count, error);
}

static int32_t LUDUS_CALL game_sides(ludus_addon *addon, const char *game, const char *language,
                                     ludus_side *out, uint32_t capacity, uint32_t stride,
                                     uint32_t *count, ludus_error *error) {
    static const ludus_side both[] = {{"Red", RED, 0}, {"White", WHITE, 0}};
    int32_t status = is_game(addon, game, error);
    (void)language;
    return status ? status : give_list(both, 2, sizeof *both, out, capacity, stride, count, error);
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
    if (!key || !count || (capacity && (!out || stride < sizeof *out))) return missing(error);
    return fail(error, LUDUS_ERROR_UNKNOWN, 0, "the game " GAME " has no option \"%.60s\"", key);
}

static int32_t LUDUS_CALL game_rolls(ludus_addon *addon, const char *game, ludus_roll *out,
                                     uint32_t capacity, uint32_t stride, uint32_t *count,
                                     ludus_error *error) {
    static const ludus_roll rolls[FACES] = {{{1}, 1, 1}, {{2}, 1, 1}, {{3}, 1, 1}, {{4}, 1, 1}};
    int32_t status = is_game(addon, game, error);
    return status ? status
                  : give_list(rolls, FACES, sizeof *rolls, out, capacity, stride, count, error);
}

static int32_t LUDUS_CALL game_roll(ludus_addon *addon, const char *game, uint64_t seed,
                                    uint64_t index, int32_t *values, uint32_t capacity,
                                    uint32_t *count, ludus_error *error) {
    uint64_t random = mix(mix(seed) + (index + 1) * 0x9e3779b97f4a7c15u);
    int32_t value = 1 + (int32_t)(random >> 62); // two bits: four faces
    int32_t status = is_game(addon, game, error);
    return status
               ? status
               : give_list(&value, 1, sizeof value, values, capacity, sizeof value, count, error);
}

static const ludus_game_api game_api = {sizeof game_api,    0,          game_games,
                                        game_check,         game_sides, game_options,
                                        game_option_values, game_rolls, game_roll};

// ---- The addon ----

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

LUDUS_EXPORT int32_t LUDUS_CALL ludus_open_2(const ludus_host *host, ludus_addon **addon,
                                             const ludus_addon_api **api, uint32_t *abi,
                                             ludus_error *error) {
    if (!addon || !api || !abi) return missing(error);
    ludus_addon *made = malloc(sizeof *made);
    if (!made) return fail(error, LUDUS_ERROR_MEMORY, 0, "race: no memory for an instance");
    int32_t status = agree(host, &made->abi, error);
    if (status) {
        free(made);
        return status;
    }
    *abi = made->abi;
    *addon = made;
    *api = &addon_api;
    return LUDUS_OK;
}
