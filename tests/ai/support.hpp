// SPDX-License-Identifier: MIT
// Matches in positions to think about.
#pragma once

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

// The ids of a game's players.
std::vector<std::string> player_ids(std::string_view game);

// Every game once, and games whose options change their rules.
const std::vector<std::string> &games_tried();
