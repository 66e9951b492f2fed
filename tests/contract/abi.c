// SPDX-License-Identifier: MIT
// Names every type of the contract, so that a dump of this library's debug information holds them
// all: a struct reached through `const void *` alone would change unseen.
#include <ludus/addon.h>

typedef struct every_type {
    ludus_error *error;
    ludus_host *host;
    ludus_addon_info *addon_info;
    ludus_game *game;
    ludus_side *side;
    ludus_option *option;
    ludus_option_value *option_value;
    ludus_roll *roll;
    ludus_game_api *game_api;
    ludus_state *state;
    ludus_move *move;
    ludus_turn *turn;
    ludus_content *content;
    ludus_event *event;
    ludus_match_api *match_api;
    ludus_addon_api *addon_api;
    ludus_open_fn open;
    ludus_board *board;
    ludus_place *place;
    ludus_line *line;
    ludus_word *word;
    ludus_piece *piece;
    ludus_die *die;
    ludus_board_api *board_api;
    ludus_player *player;
    ludus_budget *budget;
    ludus_thought *thought;
    ludus_progress_fn progress;
    ludus_players_api *players_api;
    ludus_evaluation *evaluation;
    ludus_analysis_api *analysis_api;
    ludus_page *page;
    ludus_texts_api *texts_api;
} every_type;

LUDUS_EXPORT void name_every_type(every_type *types);

void name_every_type(every_type *types) {
    types->error = NULL;
}
