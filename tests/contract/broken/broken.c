// SPDX-License-Identifier: MIT
#include "broken.h"

#include <string.h>

// The race's own entry, renamed by the build.
int32_t LUDUS_CALL race_open(const ludus_host *host, ludus_addon **addon,
                             const ludus_addon_api **api, uint32_t *abi, ludus_error *error);

tables plain;
static tables broken;

static int32_t LUDUS_CALL feature(ludus_addon *addon, const char *id, const void **table,
                                  ludus_error *error) {
    int32_t status = plain.addon.feature(addon, id, table, error);
    if (status) return status;
    if (strcmp(id, LUDUS_BOARD_ID) == 0) *table = &broken.board;
    if (strcmp(id, LUDUS_PLAYERS_ID) == 0) *table = &broken.players;
    if (strcmp(id, LUDUS_TEXTS_ID) == 0) *table = &broken.texts;
    if (strcmp(id, LUDUS_ANALYSIS_ID) == 0) *table = broken.analysis;
    return LUDUS_OK;
}

static void read_plain(const ludus_addon_api *api, ludus_addon *addon) {
    const void *table = NULL;
    plain.open = race_open;
    plain.addon = *api;
    plain.game = *api->game;
    plain.match = *api->match;
    api->feature(addon, LUDUS_BOARD_ID, &table, NULL);
    plain.board = *(const ludus_board_api *)table;
    api->feature(addon, LUDUS_PLAYERS_ID, &table, NULL);
    plain.players = *(const ludus_players_api *)table;
    api->feature(addon, LUDUS_TEXTS_ID, &table, NULL);
    plain.texts = *(const ludus_texts_api *)table;
    broken = plain;
    broken.addon.game = &broken.game;
    broken.addon.match = &broken.match;
    broken.addon.feature = feature;
}

static void apply(const named_fault *faults, const char *name) {
    for (; faults->name; faults++)
        if (strcmp(faults->name, name) == 0) faults->apply(&broken);
}

// The first instance, made by the plain entry, shows the tables; the fault may be in the entry.
LUDUS_EXPORT int32_t LUDUS_CALL ludus_open_2(const ludus_host *host, ludus_addon **addon,
                                             const ludus_addon_api **api, uint32_t *abi,
                                             ludus_error *error) {
    if (!plain.open) {
        int32_t status = race_open(host, addon, api, abi, error);
        if (status) return status;
        read_plain(*api, *addon);
        (*api)->destroy(*addon);
        const char *slash = strrchr(host->addon_folder, '/');
        const char *name = slash ? slash + 1 : host->addon_folder;
        apply(core_faults, name);
        apply(match_faults, name);
        apply(turn_faults, name);
        apply(feature_faults, name);
        apply(process_faults, name);
    }
    int32_t status = broken.open(host, addon, api, abi, error);
    if (!status) *api = &broken.addon;
    return status;
}
