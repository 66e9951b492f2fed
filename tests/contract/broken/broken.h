// SPDX-License-Identifier: MIT
// The tiny race with one fault in it, which is named by the folder that the addon lies in.
#ifndef BROKEN_H
#define BROKEN_H

#include <common/game.h>

typedef struct tables {
    ludus_open_fn open;
    ludus_addon_api addon;
    ludus_game_api game;
    ludus_match_api match;
    ludus_board_api board;
    ludus_players_api players;
    ludus_texts_api texts;
    const ludus_analysis_api *analysis;
} tables;

extern tables plain; // as the race has them

typedef struct named_fault {
    const char *name;
    void (*apply)(tables *broken);
} named_fault;

extern const named_fault core_faults[]; // each list ends with a name that is NULL
extern const named_fault match_faults[];
extern const named_fault turn_faults[];
extern const named_fault feature_faults[];
extern const named_fault process_faults[];

int32_t throw_something(void); // a C++ exception

#endif
