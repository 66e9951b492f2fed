/* SPDX-License-Identifier: MIT */
#include "changed.h"

#include <string.h>

/* The example's own entry, renamed by the build. */
int32_t LUDUS_CALL plain_open(const ludus_host *host, ludus_addon **addon,
                              const ludus_addon_api **api, uint32_t *abi, ludus_error *error);
LUDUS_EXPORT int32_t LUDUS_CALL ludus_open_2(const ludus_host *host, ludus_addon **addon,
                                             const ludus_addon_api **api, uint32_t *abi,
                                             ludus_error *error);

tables plain;
static tables changed;

int32_t LUDUS_CALL changed_feature(ludus_addon *addon, const char *id, const void **table,
                                   ludus_error *error) {
    const int32_t status = plain.addon.feature(addon, id, table, error);
    if (status) return status;
    if (strcmp(id, LUDUS_BOARD_ID) == 0) *table = &changed.board;
    if (strcmp(id, LUDUS_PLAYERS_ID) == 0) *table = &changed.players;
    if (strcmp(id, LUDUS_TEXTS_ID) == 0) *table = &changed.texts;
    if (strcmp(id, LUDUS_ANALYSIS_ID) == 0) *table = changed.analysis;
    return LUDUS_OK;
}

static void read_plain(const ludus_addon_api *api, ludus_addon *addon) {
    const void *table = NULL;
    plain.open = plain_open;
    plain.addon = *api;
    plain.game = *api->game;
    plain.match = *api->match;
    api->feature(addon, LUDUS_BOARD_ID, &table, NULL);
    plain.board = *(const ludus_board_api *)table;
    api->feature(addon, LUDUS_PLAYERS_ID, &table, NULL);
    plain.players = *(const ludus_players_api *)table;
    api->feature(addon, LUDUS_TEXTS_ID, &table, NULL);
    plain.texts = *(const ludus_texts_api *)table;
    changed = plain;
    changed.addon.game = &changed.game;
    changed.addon.match = &changed.match;
    changed.addon.feature = changed_feature;
}

/* The first instance, made by the plain entry, shows the tables. */
int32_t LUDUS_CALL ludus_open_2(const ludus_host *host, ludus_addon **addon,
                                const ludus_addon_api **api, uint32_t *abi, ludus_error *error) {
    if (!plain.open) {
        const int32_t status = plain_open(host, addon, api, abi, error);
        if (status) return status;
        read_plain(*api, *addon);
        (*api)->destroy(*addon);
        change(&changed, host);
    }
    const int32_t status = changed.open(host, addon, api, abi, error);
    if (!status) *api = &changed.addon;
    return status;
}
