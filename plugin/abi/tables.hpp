// SPDX-License-Identifier: MIT
// The function tables, each in the file of its name.
#pragma once

#include <ludus/addon.h>

namespace duodecim {

extern const ludus_game_api game_table;
extern const ludus_match_api match_table;
extern const ludus_board_api board_table;
extern const ludus_players_api players_table;
extern const ludus_analysis_api analysis_table;
extern const ludus_texts_api texts_table;

} // namespace duodecim
