// SPDX-License-Identifier: MIT
// An addon's tables: large enough, and no function missing, for the contract that was agreed.
#pragma once

#include "call.hpp"

#include <initializer_list>

namespace ludus::detail {

struct Named {
    const char *name;
    bool there;
};

#define LUDUS_HOST_NAMED(function)                                                                 \
    Named {                                                                                        \
#function, table.function != nullptr                                                       \
    }

template <class Table>
void check_size(const Caller &caller, const char *name, const Table *table) {
    if (table == nullptr) caller.fault(name, Cause::table_null);
    if (table->size < sizeof(Table)) {
        caller.fault(name, {Cause::table_small, {table->size, sizeof(Table)}});
    }
}

inline void check_functions(const Caller &caller, const char *table,
                            std::initializer_list<Named> functions) {
    for (const Named &function : functions) {
        if (!function.there) {
            caller.fault(table, {Cause::function_null, {function.name}});
        }
    }
}

inline void check_table(const Caller &caller, const ludus_game_api &table) {
    check_functions(caller, "ludus_game_api",
                    {LUDUS_HOST_NAMED(games), LUDUS_HOST_NAMED(check), LUDUS_HOST_NAMED(options),
                     LUDUS_HOST_NAMED(option_values), LUDUS_HOST_NAMED(rolls),
                     LUDUS_HOST_NAMED(roll)});
}

inline void check_table(const Caller &caller, const ludus_match_api &table) {
    check_functions(caller, "ludus_match_api",
                    {LUDUS_HOST_NAMED(create),     LUDUS_HOST_NAMED(clone),
                     LUDUS_HOST_NAMED(destroy),    LUDUS_HOST_NAMED(state),
                     LUDUS_HOST_NAMED(set_dice),   LUDUS_HOST_NAMED(moves),
                     LUDUS_HOST_NAMED(move_text),  LUDUS_HOST_NAMED(play),
                     LUDUS_HOST_NAMED(turns),      LUDUS_HOST_NAMED(turn_text),
                     LUDUS_HOST_NAMED(turn_moves), LUDUS_HOST_NAMED(turn_position),
                     LUDUS_HOST_NAMED(play_turn),  LUDUS_HOST_NAMED(play_text),
                     LUDUS_HOST_NAMED(end_turn),   LUDUS_HOST_NAMED(undo),
                     LUDUS_HOST_NAMED(events),     LUDUS_HOST_NAMED(contents),
                     LUDUS_HOST_NAMED(position),   LUDUS_HOST_NAMED(set_position),
                     LUDUS_HOST_NAMED(partial),    LUDUS_HOST_NAMED(start),
                     LUDUS_HOST_NAMED(record),     LUDUS_HOST_NAMED(game)});
}

inline void check_table(const Caller &caller, const ludus_addon_api &table) {
    check_functions(caller, "ludus_addon_api",
                    {LUDUS_HOST_NAMED(destroy), LUDUS_HOST_NAMED(info), LUDUS_HOST_NAMED(feature)});
}

inline void check_table(const Caller &caller, const ludus_board_api &table) {
    check_functions(caller, LUDUS_BOARD_ID,
                    {LUDUS_HOST_NAMED(board), LUDUS_HOST_NAMED(places), LUDUS_HOST_NAMED(lines),
                     LUDUS_HOST_NAMED(track), LUDUS_HOST_NAMED(pieces), LUDUS_HOST_NAMED(dice)});
}

inline void check_table(const Caller &caller, const ludus_players_api &table) {
    check_functions(caller, LUDUS_PLAYERS_ID, {LUDUS_HOST_NAMED(players), LUDUS_HOST_NAMED(think)});
}

inline void check_table(const Caller &caller, const ludus_analysis_api &table) {
    check_functions(caller, LUDUS_ANALYSIS_ID, {LUDUS_HOST_NAMED(analyse)});
}

inline void check_table(const Caller &caller, const ludus_texts_api &table) {
    check_functions(caller, LUDUS_TEXTS_ID,
                    {LUDUS_HOST_NAMED(say), LUDUS_HOST_NAMED(describe), LUDUS_HOST_NAMED(page)});
}

#undef LUDUS_HOST_NAMED

} // namespace ludus::detail
