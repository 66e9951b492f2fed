// SPDX-License-Identifier: MIT
// The addon that is checked.
#pragma once

#include "raw.hpp"

#include <filesystem>
#include <optional>

namespace check {

// An instance of it, with its tables. Destroyed with this.
class Subject {
public:
    // Throws Failed where no instance can be made or a table is missing.
    Subject(ludus_open_fn entry, std::filesystem::path folder);
    ~Subject() { api->destroy(addon); }
    Subject(const Subject &) = delete;
    Subject &operator=(const Subject &) = delete;

    ludus_open_fn entry;
    std::filesystem::path folder; // absolute
    ludus_addon *addon = nullptr;
    const ludus_addon_api *api = nullptr;
    const ludus_game_api *game = nullptr;
    const ludus_match_api *match = nullptr;
    const ludus_board_api *board = nullptr; // these may stay NULL
    const ludus_players_api *players = nullptr;
    const ludus_analysis_api *analysis = nullptr;
    const ludus_texts_api *texts = nullptr;

    std::vector<ludus_game> games() const;
    std::vector<std::string> languages() const; // as `info` lists them
    // The GAME text and one for each value of each of its options, as `check` writes them.
    std::vector<std::string> variants(const std::string &id) const;
    std::vector<ludus_place> places(const std::string &game) const; // none without the feature
};

// What the host says of itself; `folder` must outlive it.
ludus_host describe_host(const std::string &folder);

// What a check is given.
struct Context {
    Report &report;
    const Subject &subject;
    unsigned games; // random games for each game
    uint64_t seed;
};

void check_manifest(Context &context);  // the library is what its manifest says
void check_entry(Context &context);     // agreement on the contract, instances
void check_arguments(Context &context); // NULL where it is not allowed
void check_outputs(Context &context);   // texts, lists and structs out, at every size
void check_games(Context &context);     // games, options, rolls
void check_board(Context &context);
void check_play(Context &context); // random games, step by step
void check_players(Context &context);
void check_texts(Context &context);
void check_threads(Context &context);

} // namespace check
