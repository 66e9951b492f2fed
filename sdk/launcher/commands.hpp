// SPDX-License-Identifier: MIT
// The launcher's commands. Each gives the exit code; what goes wrong is thrown as Refusal, Usage or
// ludus::Error.
#pragma once

#include "catalogue.hpp"

#include <cstdint>
#include <string>

// The command line asks for something that no command does. The exit code is 2.
struct Usage : std::runtime_error {
    using std::runtime_error::runtime_error;
};

int list_addons(const Catalogue &catalogue, bool json);

struct TurnsOptions {
    std::string game;
    std::string position;
    bool from_stdin = false;
    bool json = false;
};
int list_turns(const Catalogue &catalogue, const TurnsOptions &options);

struct PerftOptions {
    std::string game;
    uint32_t depth = 0;
    std::string position; // empty: the start
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

struct PlayOptions {
    std::string game;   // empty: ask where there is a choice
    std::string first;  // empty: a person
    std::string second; // empty: a middling level
    bool seeded = false;
    uint64_t seed = 0;
};
int play_game(const Catalogue &catalogue, const PlayOptions &options);
