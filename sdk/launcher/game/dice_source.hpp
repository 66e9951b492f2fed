// SPDX-License-Identifier: MIT
// Where the dice of a game come from.
#pragma once

#include "game/catalogue.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace launcher {

using Values = std::vector<int32_t>; // of the dice of a roll

// Dice that can be checked after the game. The program draws a secret and shows its hash, which
// commits it; then the player gives a word; the seed is made of both. So the program cannot choose
// the dice, as it does not know the word, and the player cannot, not knowing the secret.
struct FairDice {
    std::string secret; // 256 bits in lower-case hex
    std::string word;   // may be empty

    static FairDice with_new_secret();
    std::string commitment() const; // SHA-256 of `secret`, in hex
    uint64_t seed() const;          // the first 8 bytes, little endian, of SHA-256(secret ":" word)
    // For the program's players. The dice's seed cannot be had from it.
    uint64_t thinking_seed() const;
};

class DiceSource {
public:
    enum class Kind { seed, fair, typed, none };

    static DiceSource from_seed(uint64_t seed);
    static DiceSource from(FairDice fair);
    static DiceSource to_be_typed();
    // Of a game without dice; the seed is for the program's players.
    static DiceSource none(uint64_t seed);

    Kind kind() const { return kind_; }
    // Of the rolls; not where they are typed, nor where there are none.
    uint64_t seed() const { return seed_; }
    uint64_t thinking_seed() const { return thinking_; } // for the program's players
    uint64_t beginning_seed() const;                     // for who begins
    const FairDice &fair() const { return fair_; }

    // Roll number `index`, from 0; nothing where it has still to be typed.
    std::optional<Values> roll(const Game &game, uint32_t index) const;
    // What was typed is kept when it is taken back, and comes again.
    void keep_typed(uint32_t index, Values values);
    void forget_from(uint32_t index);

private:
    Kind kind_ = Kind::typed;
    uint64_t seed_ = 0;
    uint64_t thinking_ = 0;
    FairDice fair_;
    std::vector<Values> typed_; // by index
};

// Whether anything is rolled in a game.
bool has_dice(const Game &game);

// What stands for the dice in a record where none were thrown.
constexpr const char *no_dice = "-";

// A line of a record, "135 I:hand/3" or "- hand/b2", in two; either part may be empty.
struct DiceAndTurn {
    std::string dice;
    std::string turn;
};
DiceAndTurn dice_and_turn(const std::string &record);
// The same line as a person is told it, who needs no word for no dice.
std::string told_record(const std::string &record);

// Of the dice on the table those still to be played after the `used` ones (bits as in
// ludus_state::dice_used), ascending.
Values dice_left(const ludus_state &state, uint32_t used);
// "135": as a record writes them.
std::string dice_text(Values values);
// Reads that; nothing where no roll of the game is written so.
std::optional<Values> roll_written(const Game &game, const std::string &text);
// What a person typed, "1 3 5", "1,3,5" or "135", whether or not there is such a roll; nothing
// where it is no numbers.
std::optional<Values> dice_typed(const Game &game, const std::string &line);

} // namespace launcher
