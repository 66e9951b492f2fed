// SPDX-License-Identifier: MIT
// A game between two seats as it goes on: the match, its dice, and what can be taken back. It says
// and shows nothing.
#pragma once

#include "game/luck.hpp"
#include "game/players.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace launcher {

// A choice of one of the program's players: on a copy of the match, so that it can be thought out
// on any thread while the session goes on.
struct Choice {
    ludus::Match match;
    std::string player;
    uint64_t seed;

    // Of the match's turns; nothing where it was stopped.
    std::optional<ludus_thought> thought(const ludus::Progress &progress) const;
};

class Session {
public:
    // Keeps a reference to the game. Where that has no dice, it gives the source none.
    Session(const Game &game, Seat first, Seat second, DiceSource dice);

    const ludus::Match &match() const { return match_; }
    ludus_state state() const { return match_.state(); }
    const Game &game() const { return game_; }
    bool person_chooses() const; // a person has to, now
    const Seat &seat(int32_t player) const { return seats_[player - 1]; }
    const DiceSource &dice() const { return dice_; }
    // The POSITION in which every match of the game starts.
    const std::string &usual_start() const { return usual_start_; }
    // How it was settled who begins, as a save tells it: "rolled 124 135"; empty: agreed.
    const std::string &beginning() const { return beginning_; }
    void set_beginning(std::string beginning) { beginning_ = std::move(beginning); }

    // Steps. What each brings about is in match().events().
    // The next roll of the dice; false where it has still to be typed.
    bool roll();
    void roll(const Values &values);         // throws ludus::Error, nothing changed
    void play_forced(uint32_t move);         // the only one: nothing to come back to
    void play(uint32_t move);                // of match().moves()
    void play_text(const std::string &turn); // throws ludus::Error, nothing changed
    void end_turn();
    // The same as a choice of a person's, who could move on: undo comes back to it.
    void end_turn_early();
    // Was the last turn that is over ended though it could have gone on, or the match with it?
    bool end_chosen() const;
    // The mover's own player chooses and plays; it may be stopped, and then nothing is played.
    std::optional<ludus_thought> think(const ludus::Progress &progress);
    // The same in parts: the turn is then played by play_forced, move by move.
    Choice choice() const;
    // What was played of a turn, as a save tells it. Throws ludus::Error.
    void replay(const std::string &turn);
    // Goes to a position and forgets what was before.
    void start_from(const std::string &position);
    // Takes back the last roll that was typed, with what was played on it; false: there is none.
    bool take_back_typed();
    // Back to where a person last made a choice, over the program's turns; false: nowhere. `more`:
    // something came after the choice and the end of its turn.
    bool undo(bool *more = nullptr);

    // A turn that is over.
    struct Turn {
        int32_t mover;
        std::string record;          // "135 I:hand/3 II:2/7"
        std::vector<int32_t> places; // that pieces left and reached
    };
    std::optional<Turn> last_turn() const;
    Luck luck(int32_t player) const;

private:
    struct Rolled {
        int32_t mover;
        Values values;
    };
    struct Played {
        int32_t mover;
        std::vector<std::pair<int32_t, int32_t>> moves; // from, to
        bool end_chosen = false;
    };
    Played &turn_of(const ludus_state &before);
    void note_moves(const ludus_state &before);
    void forget_beyond(const ludus_state &now);

    const Game &game_;
    Seat seats_[2];
    DiceSource dice_;
    std::string beginning_;
    ludus::Match match_;
    std::string usual_start_;
    std::vector<uint32_t> choices_; // match steps before each choice of a person
    std::vector<Rolled> rolled_;    // by index of the roll
    std::vector<Played> played_;    // by index of the turn
};

} // namespace launcher
