// SPDX-License-Identifier: MIT
// A game between two seats as it goes on: the match, its dice, and what can be taken back. It says
// and shows nothing.
#pragma once

#include "players.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

class Session {
public:
    Session(const Game &game, Seat first, Seat second, uint64_t seed);

    const ludus::Match &match() const { return match_; }
    ludus_state state() const { return match_.state(); }
    const Game &game() const { return game_; }
    const Seat &seat(int32_t player) const { return seats_[player - 1]; }
    uint64_t seed() const { return seed_; }

    // Steps. What each brings about is in match().events().
    void roll();
    void play(uint32_t move);                // of match().moves()
    void play_text(const std::string &turn); // throws ludus::Error, nothing changed
    void end_turn();
    // The mover's own player chooses and plays; it may be stopped, and then nothing is played.
    bool think(const ludus::Progress &progress);
    // Back to where a person last made a choice, over the program's turns; false: nowhere.
    bool undo();

    // A turn that is over.
    struct Turn {
        int32_t mover;
        std::string record;          // "135 I:hand/3 II:2/7"
        std::vector<int32_t> places; // that pieces left and reached
    };
    std::optional<Turn> last_turn() const;

private:
    struct Rolled {
        int32_t mover;
        std::vector<std::pair<int32_t, int32_t>> moves; // from, to
    };
    void note_moves();

    const Game &game_;
    Seat seats_[2];
    uint64_t seed_;
    ludus::Match match_;
    std::vector<uint32_t> choices_; // match steps before each choice of a person
    std::vector<Rolled> rolled_;    // by index of the roll
};
