// SPDX-License-Identifier: MIT
// How a new game begins: whose dice are thrown, and who begins.
#pragma once

#include "game/beginning.hpp"
#include "game/session.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace launcher {

// What is asked for.
struct NewGame {
    std::string game;  // a GAME text
    std::string first; // "human" or a player of the addon's; empty: the usual
    std::string second;
    std::string begin; // "agreed", "rolled", "drawn"; empty: as the game says
    std::optional<uint64_t> seed;
    std::string dice{};                   // "typed": rolled on a real table; empty: the program's
    std::optional<std::string> word{};    // a person's part of fair dice
    std::vector<BeginningRolls> rolled{}; // of typed dice: who begins
};

// What is said and asked on the way.
struct AtBeginning {
    std::function<void(const std::string &)> say;
    std::function<std::string()> ask_word{}; // once the dice are committed; none: not asked
    RollBoth ask_rolls{};                    // for who begins, where dice are typed
    int columns = 200;                       // that a line may have
};

// May this be a person's word for fair dice?
bool is_dice_word(const std::string &word);
// The sentence where it may not.
std::string bad_dice_word();

// How it is settled who begins.
Begin how_to_begin(const Game &game, const NewGame &new_game);

// Throws RequestError or ludus::Error, and what the asking throws. The session keeps a reference to
// the game.
Session new_session(const Game &game, const Seat &first, const Seat &second,
                    const NewGame &new_game, const AtBeginning &at_beginning);

} // namespace launcher
