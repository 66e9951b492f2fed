// SPDX-License-Identifier: MIT
// Faults of the entry, the addon and the games.
#include "broken.h"

#include <stdlib.h>
#include <string.h>

#define FAULT(name, member, function)                                                              \
    static void name(tables *broken) {                                                             \
        broken->member = function;                                                                 \
    }

static int32_t LUDUS_CALL open_any_major(const ludus_host *host, ludus_addon **addon,
                                         const ludus_addon_api **api, uint32_t *abi,
                                         ludus_error *error) {
    ludus_host same;
    if (!host) return plain.open(host, addon, api, abi, error);
    same = *host;
    same.abi = LUDUS_ABI;
    return plain.open(&same, addon, api, abi, error);
}
FAULT(any_major, open, open_any_major)

static API open_as_host(const ludus_host *host, ludus_addon **addon, const ludus_addon_api **api,
                        uint32_t *abi, ludus_error *error) {
    int32_t status = plain.open(host, addon, api, abi, error);
    if (!status) *abi = host->abi;
    return status;
}
FAULT(newer_agreed, open, open_as_host)

static API open_without_folder(const ludus_host *host, ludus_addon **addon,
                               const ludus_addon_api **api, uint32_t *abi, ludus_error *error) {
    if (!host || host->size < sizeof *host) return plain.open(host, addon, api, abi, error);
    ludus_host same = *host;
    if (!same.addon_folder || !*same.addon_folder) same.addon_folder = "/";
    same.size = sizeof same;
    return plain.open(&same, addon, api, abi, error);
}
FAULT(any_folder, open, open_without_folder)

static API open_at_any_size(const ludus_host *host, ludus_addon **addon,
                            const ludus_addon_api **api, uint32_t *abi, ludus_error *error) {
    if (!host) return plain.open(host, addon, api, abi, error);
    ludus_host same = *host;
    same.size = sizeof same;
    return plain.open(&same, addon, api, abi, error);
}
FAULT(small_host, open, open_at_any_size)

static int32_t LUDUS_CALL open_without_reason(const ludus_host *host, ludus_addon **addon,
                                              const ludus_addon_api **api, uint32_t *abi,
                                              ludus_error *error) {
    (void)error;
    return plain.open(host, addon, api, abi, NULL);
}
FAULT(no_reason, open, open_without_reason)

static int32_t LUDUS_CALL open_as_told(const ludus_host *host, ludus_addon **addon,
                                       const ludus_addon_api **api, uint32_t *abi,
                                       ludus_error *error) {
    static ludus_addon *only;
    int32_t status = plain.open(host, addon, api, abi, error);
    if (status) return status;
    if (only) plain.addon.destroy(*addon);
    if (!only) only = *addon;
    *addon = only;
    return LUDUS_OK;
}
static int32_t LUDUS_CALL destroy_never(ludus_addon *addon) {
    (void)addon;
    return LUDUS_OK;
}
static void one_instance(tables *broken) {
    broken->open = open_as_told;
    broken->addon.destroy = destroy_never;
}

static int32_t LUDUS_CALL feature_always(ludus_addon *addon, const char *id, const void **table,
                                         ludus_error *error) {
    int32_t status = plain.addon.feature(addon, id, table, error);
    if (!status && strncmp(id, "ludus.nothing", 13) == 0) *table = &plain.board;
    return status;
}
FAULT(any_feature, addon.feature, feature_always)

static int32_t LUDUS_CALL info_of_another(ludus_addon *addon, const char *language,
                                          ludus_addon_info *out, ludus_error *error) {
    int32_t status = plain.addon.info(addon, language, out, error);
    if (!status && out->size >= sizeof *out) out->version = "9.9.9";
    return status;
}
FAULT(other_version, addon.info, info_of_another)

static int32_t LUDUS_CALL games_in_a_foreign_tongue(ludus_addon *addon, const char *language,
                                                    ludus_game *out, uint32_t capacity,
                                                    uint32_t stride, uint32_t *count,
                                                    ludus_error *error) {
    int32_t status = plain.game.games(addon, language, out, capacity, stride, count, error);
    if (!status && out && capacity && language && strcmp(language, "xx") == 0) out->name = "Xxx";
    return status;
}
FAULT(foreign_tongue, game.games, games_in_a_foreign_tongue)

static int32_t LUDUS_CALL games_never(ludus_addon *addon, const char *language, ludus_game *out,
                                      uint32_t capacity, uint32_t stride, uint32_t *count,
                                      ludus_error *error) {
    for (volatile int forever = 1; forever;) {
    }
    return plain.game.games(addon, language, out, capacity, stride, count, error);
}
FAULT(hangs, game.games, games_never)

static int32_t LUDUS_CALL games_exit(ludus_addon *addon, const char *language, ludus_game *out,
                                     uint32_t capacity, uint32_t stride, uint32_t *count,
                                     ludus_error *error) {
    (void)addon, (void)language, (void)out, (void)capacity, (void)stride, (void)count, (void)error;
    _Exit(0);
}
FAULT(exits, game.games, games_exit)

static int32_t LUDUS_CALL check_anything(ludus_addon *addon, const char *game, char *text,
                                         uint32_t capacity, uint32_t *length, ludus_error *error) {
    const char *asked = game && strncmp(game, GAME "?", strlen(GAME) + 1) == 0 ? GAME : game;
    return plain.game.check(addon, asked, text, capacity, length, error);
}
FAULT(any_option, game.check, check_anything)

static API check_small_letters(ludus_addon *addon, const char *game, TEXT_OUT) {
    if (game && game[strcspn(game, "RACE")]) game = "?";
    return plain.game.check(addon, game, text, capacity, length, error);
}
FAULT(small_letters, game.check, check_small_letters)

static API sides_three(ludus_addon *addon, const char *game, const char *language,
                       LIST_OUT(ludus_side)) {
    static const ludus_side sides[] = {{"Red", 0, 0}, {"White", 0, 0}, {"Blue", 0, 0}};
    (void)language;
    TRY(plain.game.check(addon, game, NULL, 0, NULL, error));
    return GIVE_LIST(sides, 3);
}
FAULT(three_sides, game.sides, sides_three)

static API rolls_none(ludus_addon *addon, const char *game, LIST_OUT(ludus_roll)) {
    int32_t status = plain.game.rolls(addon, game, out, capacity, stride, count, error);
    if (!status) *count = 0;
    return status;
}
FAULT(roll_without_dice, game.rolls, rolls_none)

static int32_t LUDUS_CALL rolls_swapped(ludus_addon *addon, const char *game, ludus_roll *out,
                                        uint32_t capacity, uint32_t stride, uint32_t *count,
                                        ludus_error *error) {
    int32_t status = plain.game.rolls(addon, game, out, capacity, stride, count, error);
    if (status || !out || capacity < 2 || stride != sizeof *out) return status;
    ludus_roll first = out[0];
    out[0] = out[1];
    out[1] = first;
    return LUDUS_OK;
}
FAULT(rolls_unsorted, game.rolls, rolls_swapped)

static int32_t LUDUS_CALL roll_low(ludus_addon *addon, const char *game, uint64_t seed,
                                   uint64_t index, int32_t *values, uint32_t capacity,
                                   uint32_t *count, ludus_error *error) {
    int32_t status = plain.game.roll(addon, game, seed, index, values, capacity, count, error);
    if (!status && capacity && values[0] == 4 && index % 4 == 0) values[0] = 1;
    return status;
}
FAULT(loaded_dice, game.roll, roll_low)

static int32_t LUDUS_CALL roll_anew(ludus_addon *addon, const char *game, uint64_t seed,
                                    uint64_t index, int32_t *values, uint32_t capacity,
                                    uint32_t *count, ludus_error *error) {
    static uint64_t calls;
    return plain.game.roll(addon, game, seed + calls++, index, values, capacity, count, error);
}
FAULT(impure_dice, game.roll, roll_anew)

static int32_t LUDUS_CALL roll_five(ludus_addon *addon, const char *game, uint64_t seed,
                                    uint64_t index, int32_t *values, uint32_t capacity,
                                    uint32_t *count, ludus_error *error) {
    int32_t status = plain.game.roll(addon, game, seed, index, values, capacity, count, error);
    if (!status && capacity && index == 100) values[0] = 5;
    return status;
}
FAULT(unknown_roll, game.roll, roll_five)

const named_fault core_faults[] = {{"any-major", any_major},
                                   {"newer-agreed", newer_agreed},
                                   {"any-folder", any_folder},
                                   {"small-host", small_host},
                                   {"no-reason", no_reason},
                                   {"one-instance", one_instance},
                                   {"any-feature", any_feature},
                                   {"other-version", other_version},
                                   {"foreign-tongue", foreign_tongue},
                                   {"hangs", hangs},
                                   {"exits", exits},
                                   {"any-option", any_option},
                                   {"small-letters", small_letters},
                                   {"three-sides", three_sides},
                                   {"roll-without-dice", roll_without_dice},
                                   {"dice-without-dice", roll_without_dice}, // and a state of dice
                                   {"rolls-unsorted", rolls_unsorted},
                                   {"loaded-dice", loaded_dice},
                                   {"impure-dice", impure_dice},
                                   {"unknown-roll", unknown_roll},
                                   {NULL, NULL}};
