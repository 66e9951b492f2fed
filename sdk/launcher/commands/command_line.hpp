// SPDX-License-Identifier: MIT
// What may stand on the command line, and what was found there.
#pragma once

#include "commands/commands.hpp"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace launcher {

struct CommandLine {
    std::vector<std::string> folders;
    std::string language; // a tag, as asked for
    bool no_settings = false;
    std::string rules_game;
    std::string rules_page; // empty: that on the rules
    std::string players_game;
    bool addons_json = false;
    std::vector<std::string> position; // in words, as a shell divides it where quotes are left out
    TurnsOptions turns;
    PerftOptions perft;
    MatchOptions match;
    BestOptions best;
    DrawOptions draw;
    std::string verified;
    AnalyseOptions analyse;
    ReviewOptions review;
    PlayOptions play;
    std::string command = "play";
};

// The parser's commands and options, which fill `line`; both must outlive the parsing.
void describe(CLI::App &app, CommandLine &line);

// What the parser cannot know. Each throws UsageError.
void check_turns(const TurnsOptions &turns);
void check_play(const PlayOptions &play);

} // namespace launcher
