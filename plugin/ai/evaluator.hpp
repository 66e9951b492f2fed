// SPDX-License-Identifier: MIT
// What the players need to know of a game G: a specialisation Evaluator<G>, in a file of the game's
// name. The search asks for nothing else, so any way to evaluate can stand behind it.
//
//   explicit Evaluator(const G::Config &)
//       One for each thought, used by one thread; it may keep buffers. The config outlives it.
//   Chance operator()(const G::State &, Player who)
//       That `who` wins, where nobody has won yet and state.mover rolls next.
//   static int pips(const G::Config &, const G::State &, Player)
//       The distance that the player's pieces still have to go.
//   static const Effort &effort(const G::Config &, unsigned level)
//       What each level, from 1, invests.
//   static std::size_t greedy(const std::vector<Choice<G::State>> &)
//       Only where the game has a player of that name: the turn that it plays.
#pragma once

#include "ai/chance.hpp"
#include "rules/move.hpp"

#include <array>
#include <cstdint>

namespace duodecim {

inline constexpr unsigned levels = 5;
inline constexpr unsigned max_plies = 4; // rolls looked ahead

// How hard a player thinks about a turn.
struct Effort {
    std::uint64_t nodes = 0; // positions evaluated, at most
    // The turns that are looked into 1, 2, ... rolls deep: so many of the best, which must come
    // within `window` of the best one's chance. 0 ends the deepening.
    std::array<std::uint16_t, max_plies> candidates{};
    Chance window{};
    std::uint8_t replies = 0; // followed further, for each roll of a deeper look
    Logit noise = 0;          // standard deviation of what is added to each turn's log-odds
    // Behind the first roll, of so many distinct rolls one is looked at; there are at least as
    // many.
    std::uint8_t sample = 1;
    std::uint8_t habit = 1; // which things are misjudged: other ones with every number
    bool alike = false;     // all turns can be compared, however deep each is looked into
};

template <class G>
class Evaluator;

} // namespace duodecim
