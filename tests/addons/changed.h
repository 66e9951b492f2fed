/* SPDX-License-Identifier: MIT */
/* An addon of the examples with some of its functions changed. */
#ifndef CHANGED_H
#define CHANGED_H

#include <ludus/addon.h>

typedef struct tables {
    ludus_open_fn open;
    ludus_addon_api addon;
    ludus_game_api game;
    ludus_match_api match;
    ludus_board_api board;
    ludus_players_api players;
    ludus_texts_api texts;
    const ludus_analysis_api *analysis; /* the examples have none */
} tables;

extern tables plain; /* as the example has them */

/* What each of these addons has: changes a copy of them, when it is opened for the first time. */
void change(tables *own, const ludus_host *host);

/* Gives the changed tables; for an addon that changes this as well. */
int32_t LUDUS_CALL changed_feature(ludus_addon *addon, const char *id, const void **table,
                                   ludus_error *error);

#endif
