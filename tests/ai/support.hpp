// SPDX-License-Identifier: MIT
// Matches in positions to think about.
#pragma once

#include "ai/network.hpp"
#include "ai/players.hpp"
#include "rules/games.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

std::unique_ptr<duodecim::Game> game_of(std::string_view text);
std::unique_ptr<duodecim::Match> match_at(std::string_view game, std::string_view position);

// Rolls by the seed and the number of rolls before.
void roll(duodecim::Match &match, const duodecim::Game &game, std::uint64_t seed);

// Random games until `f` has seen that many positions in phase move or end, `step` rolls apart.
void random_positions(std::string_view game, unsigned count, unsigned step,
                      const std::function<void(duodecim::Match &)> &f);

// The share of games that `first` wins, each sequence of dice played twice with sides swapped.
double share_won(std::string_view game, std::string_view first, std::string_view second,
                 unsigned games, std::uint64_t seed);

// Every implementation of networks that this machine runs, the fastest among them.
std::vector<const duodecim::NetworkKernels *> kernels_here();

// The networks that the addon brings, and the folder that has them.
inline const std::string shipped_data = TEST_SOURCE_DIR "/addons/duodecim/data";
const duodecim::Knowledge &shipped();
// The players with them.
inline auto shipped_think(const duodecim::Match &match, std::string_view player,
                          const duodecim::Budget &budget, std::uint64_t seed,
                          const duodecim::Progress &progress = {}) {
    return duodecim::think(match, player, budget, seed, progress, &shipped());
}
inline auto shipped_analyse(const duodecim::Match &match, const duodecim::Budget &budget,
                            const duodecim::Progress &progress = {}) {
    return duodecim::analyse(match, budget, progress, &shipped());
}
inline auto shipped_evaluate(const duodecim::Match &match, const duodecim::Budget &budget,
                             const duodecim::Progress &progress = {}) {
    return duodecim::evaluate(match, budget, progress, &shipped());
}

// The ids of a game's players.
std::vector<std::string> player_ids(std::string_view game);

// Every game once, and games whose options change their rules.
const std::vector<std::string> &games_tried();
