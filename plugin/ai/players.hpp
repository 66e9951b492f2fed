// SPDX-License-Identifier: MIT
// The program's players. They choose a turn for the position and the dice on the table; they see no
// generator of dice. Any thread; a match is only read.
#pragma once

#include "ai/knowledge.hpp"
#include "rules/match.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace duodecim {

struct PlayerInfo {
    std::string_view id; // "level-3"; names for it are the texts'
    bool level;          // an opponent to offer, rank 1 to 5; else a plain one, there for measuring
    int rank;            // by strength
};

// The players of a game by its id, weakest first within their kind; none for an unknown game.
std::span<const PlayerInfo> players(std::string_view game_id);

struct Budget {
    std::uint64_t nodes = 0;        // positions evaluated; 0: what the player itself is made for
    std::uint32_t milliseconds = 0; // of the clock; 0: no limit
};

struct Thought {
    std::size_t turn;         // index in the list that Match::turns() gives for this position
    std::uint64_t nodes;      // positions evaluated
    std::int32_t probability; // that the mover wins after this turn, parts per billion
    bool stopped;             // by progress or the clock, before the player was done
    Basis basis;              // of the probability; a level on pips plays as the player `pips`
};

// Called with the best turn so far: as soon as there is one, then at least every 10 ms. Anything
// but 0 stops. What it throws passes through.
struct Progress {
    int (*call)(void *user, const Thought &so_far) = nullptr;
    void *user = nullptr;
};

// Chooses a turn, in mid-turn a completion. Phases move and end, where the one turn may be the
// pass. The same position, player, seed, nodes and knowledge give the same turn on every machine.
// Without knowledge (NULL), as without a network, the levels play as `pips`.
Result<Thought> think(const Match &match, std::string_view player, const Budget &budget,
                      std::uint64_t seed, const Progress &progress = {},
                      const Knowledge *knowledge = nullptr);

struct Evaluation {
    std::size_t turn;         // as in Thought
    std::int32_t probability; // that the mover wins after it, parts per billion
};

// Every turn, best first. Phases move and end; budget and progress as in think. `how`, which may be
// NULL, gets the best and how it was come to.
Result<std::vector<Evaluation>> analyse(const Match &match, const Budget &budget,
                                        const Progress &progress = {},
                                        const Knowledge *knowledge = nullptr,
                                        Thought *how = nullptr);

// What analyses and evaluations of this match's game rest on.
Basis basis(const Match &match, const Knowledge *knowledge);

// The probability, parts per billion, that the mover wins as things stand, in any phase: before the
// roll over all rolls, then after the best turn; once the match is over the mover has lost. Budget
// and progress as in think; without a turn so far, progress hears of turn 0. `how` as in analyse.
Result<std::int32_t> evaluate(const Match &match, const Budget &budget,
                              const Progress &progress = {}, const Knowledge *knowledge = nullptr,
                              Thought *how = nullptr);

} // namespace duodecim
