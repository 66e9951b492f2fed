// SPDX-License-Identifier: MIT
// A game looked over: what each turn cost against the best one, and how lucky each roll was.
#pragma once

#include "game/catalogue.hpp"

#include <functional>
#include <string>
#include <vector>

namespace launcher {

// Probabilities are shares of one, that the mover of the turn wins.
struct ReviewedTurn {
    enum class Mark { none, error, blunder };

    uint32_t number; // from 1
    int32_t mover;
    std::string record;    // "DICE TURN"
    std::string best_turn; // a TURN text
    double before;         // the roll
    double best;           // after the best turn
    double played;         // after the one played

    double loss() const { return best - played; }
    double luck() const { return best - before; }
    Mark mark() const;
};

// Of one side.
struct ReviewedSide {
    size_t turns = 0, errors = 0, blunders = 0; // a blunder is no error besides
    double loss = 0, luck = 0;                  // sums
};

struct Review {
    std::vector<ReviewedTurn> turns;
    bool weakened = false; // judged worse than the addon can, as a file is missing
    ReviewedSide side(int32_t player) const;
};

// Turns looked over so far, and all there are; true stops.
using ReviewProgress = std::function<bool(size_t done, size_t all)>;

// Told of each turn as soon as it is judged.
using TurnJudged = std::function<void(const ReviewedTurn &)>;

// The turns of a match that are over. Throws RequestError where the addon has no analysis. Where it
// is stopped, the turns looked over until then.
Review review(const Game &game, const ludus::Match &match, ludus::Budget budget,
              const ReviewProgress &progress, const TurnJudged &judged = {});

// Throws RequestError where the addon has no analysis.
void need_analysis(const Game &game);

// A share of one in points of a hundred: "3.2".
std::string points(double share_of_one);
// The same with its sign.
std::string signed_points(double share_of_one);

// A review in words: a line for each turn, then one for each side.
std::vector<std::string> review_words(const Game &game, const Review &review);

} // namespace launcher
