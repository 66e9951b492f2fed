// SPDX-License-Identifier: MIT
// An addon's tables: large enough, and no function missing, for the contract that was agreed.
#pragma once

#include "call.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace ludus::detail {

// The names of what a table points to, in its order. After size and reserved a table holds pointers
// alone: one more in the contract does not compile until it is named here.
template <class Table>
using Names = std::array<const char *, (sizeof(Table) - 2 * sizeof(uint32_t)) / sizeof(void *)>;

template <class Table>
inline constexpr Names<Table> names_of = {};

// How many of them there were in the oldest contract that is spoken, LUDUS_ABI_OLDEST: the others an
// addon of that time lacks.
template <class Table>
inline constexpr std::size_t first_names_of = 0;

template <std::size_t named, std::size_t names>
constexpr std::array<const char *, named> all_named(const char *const (&list)[names]) {
    static_assert(names == named, "every function of the table is named, in its order");
    std::array<const char *, named> out{};
    for (std::size_t i = 0; i < named; ++i)
        out[i] = list[i];
    return out;
}

#define LUDUS_TABLE_NAMES(Table, oldest, ...)                                                      \
    template <>                                                                                    \
    inline constexpr Names<Table> names_of<Table> =                                                \
        all_named<std::tuple_size_v<Names<Table>>>({__VA_ARGS__});                                 \
    template <>                                                                                    \
    inline constexpr std::size_t first_names_of<Table> = oldest
LUDUS_TABLE_NAMES(ludus_addon_api, 5, "game", "match", "destroy", "info", "feature");
LUDUS_TABLE_NAMES(ludus_game_api, 7, "games", "check", "sides", "options", "option_values", "rolls",
                  "roll");
LUDUS_TABLE_NAMES(ludus_match_api, 26, "create", "save", "restore", "clone", "destroy", "state",
                  "set_dice", "moves", "move_text", "play", "turns", "turn_text", "turn_moves",
                  "turn_position", "play_turn", "play_text", "end_turn", "undo", "events",
                  "contents", "position", "set_position", "partial", "start", "record", "game");
LUDUS_TABLE_NAMES(ludus_board_api, 7, "board", "places", "lines", "words", "track", "pieces",
                  "dice");
LUDUS_TABLE_NAMES(ludus_players_api, 2, "players", "think");
LUDUS_TABLE_NAMES(ludus_analysis_api, 2, "analyse", "evaluate");
LUDUS_TABLE_NAMES(ludus_texts_api, 6, "say", "say_move", "say_turn", "describe", "pages", "page");
#undef LUDUS_TABLE_NAMES

template <class Table>
void check_size(const Caller &caller, const char *name, const Table *table) {
    if (table == nullptr) caller.fault(name, Cause::table_null);
    static_assert(first_names_of<Table> > 0 && first_names_of<Table> <= names_of<Table>.size());
    constexpr std::size_t least = 2 * sizeof(uint32_t) + first_names_of<Table> * sizeof(void *);
    if (table->size < least) caller.fault(name, {Cause::table_small, {table->size, least}});
}

template <class Table>
void check_table(const Caller &caller, const char *name, const Table &table) {
    const auto *pointers = reinterpret_cast<const unsigned char *>(&table) + 2 * sizeof(uint32_t);
    constexpr std::array<unsigned char, sizeof(void *)> null{};
    const std::size_t there = (table.size - 2 * sizeof(uint32_t)) / sizeof(void *);
    for (std::size_t i = 0; i < std::min(there, names_of<Table>.size()); ++i) {
        if (std::memcmp(pointers + i * sizeof(void *), null.data(), null.size()) == 0)
            caller.fault(name, {Cause::function_null, {names_of<Table>[i]}});
    }
}

} // namespace ludus::detail
