// SPDX-License-Identifier: MIT
// The launcher's commands. Each gives the exit code; what goes wrong is thrown as RequestError,
// UsageError or ludus::Error.
#pragma once

#include "game/catalogue.hpp"
#include "game/new_game.hpp"
#include "storage/settings.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace launcher {

// The command line asks for something that no command does. The exit code is 2.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// One of the addon's pages; empty: that on the rules.
int show_rules(const Catalogue &catalogue, const std::string &game, const std::string &page);

int list_addons(const Catalogue &catalogue, bool json);

struct AnalyseOptions {
    std::string game;
    std::string position;
    uint64_t nodes = 0;
    bool json = false;
};
int analyse_position(const Catalogue &catalogue, const AnalyseOptions &options);

struct ReviewOptions {
    std::string file;
    uint64_t nodes = 0;
    bool json = false;
};
int review_game(const Catalogue &catalogue, const ReviewOptions &options);

// Of all games, where none is named.
int list_players(const Catalogue &catalogue, const std::string &game);

struct TurnsOptions {
    std::string game;
    std::optional<std::string> position;
    bool from_stdin = false;
    bool json = false;
};
int list_turns(const Catalogue &catalogue, const TurnsOptions &options);

struct PerftOptions {
    std::string game;
    uint32_t depth = 0;
    std::optional<std::string> position; // none: the start
};
int count_positions(const Catalogue &catalogue, const PerftOptions &options);

struct MatchOptions {
    std::string game;
    std::string first;
    std::string second;
    uint64_t games = 100;
    uint64_t seed = 1;
    uint64_t nodes = 0;
    bool json = false;
};
int play_match(const Catalogue &catalogue, const MatchOptions &options);

struct BestOptions {
    std::string game;
    std::string position;
    std::string player;
    uint64_t nodes = 0;
    uint64_t seed = 1;
    bool json = false;
};
int show_best(const Catalogue &catalogue, const BestOptions &options);

struct DrawOptions {
    std::string game;
    std::string position; // empty: the start
    std::string png;      // a file; the other one is empty
    std::string svg;
    std::string size = "1280x720";
    std::string theme = "classic";
    int32_t route = 0; // of this player
};
int draw_picture(const Catalogue &catalogue, const DrawOptions &options);

struct PlayOptions {
    std::string game;   // empty: ask where there is a choice
    std::string first;  // empty: a person
    std::string second; // empty: a middling level
    bool seeded = false;
    uint64_t seed = 0;
    std::string language;            // asked for by --lang; empty: the locale's
    bool plain = false;              // no drawing, also in a terminal
    std::string speed;               // empty: the usual
    std::optional<bool> auto_forced; // moves that are the only ones play themselves
    std::string dice;                // "fair" or "typed"; empty: fair
    std::optional<std::string> word; // for fair dice; otherwise a terminal asks for it
    std::string begin;               // "agreed", "rolled" or "drawn"; empty: as the game says
    std::string save;                // the file to keep the game in; empty: in the user's folder
    bool no_save = false;
    std::string resume;    // its file; empty: the player chooses
    bool resumed = false;  // go on with a saved game, instead of a new one
    bool window = false;   // and nothing else
    bool terminal = false; // also where there is a display
    bool say = false;      // in a window: print what happens
    std::string theme;     // of a window; empty: the last one
};
int verify_game(const Catalogue &catalogue, const std::string &file);
// The new game that is asked for.
NewGame wish_of(const PlayOptions &options);
int play_game(const Catalogue &catalogue, const PlayOptions &options, SettingsStore &memory);
// The same in a window, where that is asked for or usual; nothing where a terminal is to do.
std::optional<int> play_window(const Catalogue &catalogue, const PlayOptions &options,
                               SettingsStore &memory);
// A sentence in a window of its own, until it is closed; nothing in a build without windows.
void tell_in_window(const std::string &sentence);

} // namespace launcher
