// SPDX-License-Identifier: MIT
// The addon that is checked.
#pragma once

#include "guard.hpp"
#include "raw.hpp"

#include <filesystem>
#include <optional>

namespace check {

// An instance of it, with its tables. Destroyed with this.
class Subject {
public:
    // With `data`, a folder that the addon may write to. Throws Failed where no instance can be
    // made or a table is missing.
    Subject(ludus_open_fn entry, std::filesystem::path folder,
            const std::filesystem::path &data = {});
    ~Subject() { enter("addon.destroy", api->destroy, addon); }
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
    std::vector<ludus_page> pages(const std::string &game) const;   // the same
    // The values of a roll, also where they are none that the game has.
    std::vector<int32_t> roll(const std::string &game, uint64_t seed, uint64_t index) const;
};

// What the host says of itself; both must outlive it. An empty `data`: nowhere to write.
ludus_host describe_host(const std::string &folder, const std::string &data = "");

// What a check is given.
struct Context {
    Report &report;
    Guard &guard;
    const Subject &subject;
    std::filesystem::path data; // a folder that the addon may write to; not made yet
    std::string game;           // the GAME text to be checked; empty where it is the whole addon
    unsigned games;             // random games for each game
    uint64_t seed;
    // For the checks that follow: ("game", its id), ("variant", a GAME text with an option).
    std::function<void(const std::string &name, const std::string &value)> note;
    bool plain() const { return game.find('?') == std::string::npos; } // no options
    bool unload = false; // the library is to be unloaded when the instance has been destroyed
};

void check_games(Context &context);     // which there are, noted for the checks that follow
void check_life(Context &context);      // what comes and goes with instances and matches
void check_manifest(Context &context);  // the library is what its manifest says
void check_entry(Context &context);     // agreement on the contract, instances
void check_languages(Context &context); // the names of everything
void check_arguments(Context &context); // NULL where it is not allowed
void check_outputs(Context &context);   // texts, lists and structs out, at every size
void check_options(Context &context);
void check_rolls(Context &context);
void check_board(Context &context);
void check_play(Context &context); // random games, step by step
void check_players(Context &context);
void check_texts(Context &context);
void check_threads(Context &context);

} // namespace check
