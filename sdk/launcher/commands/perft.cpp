// SPDX-License-Identifier: MIT
// Perft: the number of ways to play so many turns, every distinct roll counted once. A finished
// game is one leaf. The figure tells at once whether two programs play by the same rules.
#include "commands/commands.hpp"

#include <iostream>

namespace launcher {

namespace {

class Perft {
public:
    Perft(const Game &game, ludus::Match &match)
        : match_(match), rolls_(game.addon.rolls(game.text)) {}

    uint64_t leaves(uint32_t depth) {
        const ludus_state state = match_.state();
        if (depth == 0 || state.phase == LUDUS_PHASE_OVER) return 1;
        if (state.phase != LUDUS_PHASE_ROLL) return leaves_of_roll(depth); // the position's dice
        uint64_t sum = 0;
        for (const auto &roll : rolls_) {
            match_.set_dice({roll.values, roll.count});
            sum += leaves_of_roll(depth);
            back_to(state.steps);
        }
        return sum;
    }

private:
    uint64_t leaves_of_roll(uint32_t depth) {
        const auto count = static_cast<uint32_t>(match_.turns().size());
        if (depth == 1) return count;
        const uint32_t steps = match_.state().steps;
        uint64_t sum = 0;
        for (uint32_t turn = 0; turn < count; ++turn) {
            if (turn > 0) match_.turns(); // known by its index until the match changes
            match_.play_turn(turn);
            if (match_.state().may_end) match_.end_turn();
            sum += leaves(depth - 1);
            back_to(steps);
        }
        return sum;
    }

    void back_to(uint32_t steps) {
        while (match_.state().steps > steps)
            match_.undo();
    }

    ludus::Match &match_;
    std::vector<ludus_roll> rolls_;
};

} // namespace

int count_positions(const Catalogue &catalogue, const PerftOptions &options) {
    const Game game = catalogue.open(options.game);
    ludus::Match match(game.addon, game.text);
    if (options.position) match.set_position(*options.position);
    std::cout << Perft(game, match).leaves(options.depth) << '\n';
    return 0;
}

} // namespace launcher
