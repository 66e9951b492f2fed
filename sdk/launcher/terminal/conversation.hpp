// SPDX-License-Identifier: MIT
// The conversation in which a game is played.
#pragma once

#include "game/autosave.hpp"
#include "terminal/orders.hpp"
#include "terminal/view.hpp"

#include <set>
#include <string>

namespace launcher {

// What the program does by itself, and how fast.
struct Behaviour {
    int pause = 0;            // milliseconds after each of its turns
    bool auto_forced = false; // it makes a person's move where there is only one
};

class Conversation {
public:
    Conversation(Session &session, Terminal &terminal, AutoSave &autosave, Behaviour behaviour);

    // To the end of the game, or until the player leaves. Gives the exit code; throws what ends the
    // game otherwise.
    int to_the_end();
    // What has ended it, where it is, and how to go on with it.
    void tell_fault(const std::string &fault) const;

private:
    void run();            // throws Left or Interrupted
    bool say_where_kept(); // false: nowhere, though it should be
    void say_how_to_go_on();
    void step(const ludus_state &state);
    void stepped(); // what a step brought about: first it is kept, then it is shown
    void keep();
    void say_news(); // of the file that the game is kept in
    void say_secret();
    void let_program_move();
    bool play_forced(); // false: there is a choice
    void ask();         // one line of a person's
    void read_answer(const std::string &prompt);
    void answer(const std::string &line);
    void carry_out(Order order, const ludus_state &now);
    void answer_fault(const ludus::Error &error, const ludus_state &before);
    void end_turn();
    void end_turn_early(const ludus_state &now);
    void play(const std::string &line);
    void ask_dice();
    void type_dice(const std::string &line);
    void correct_dice();
    bool order_about(const std::string &line); // false: it is another
    void save_copy(const std::string &file);
    void undo();
    void review();
    void offer_review(); // once the game is over

    Session &session_;
    Terminal &terminal_;
    AutoSave &autosave_;
    View view_;
    Behaviour behaviour_;
    bool fresh_ = true;              // the choice has not been shown yet
    std::set<std::string> weakened_; // players of whom that has been told
};

// Plays the session to its end, or until the player leaves, and says then where it is kept. Gives
// the exit code.
int converse(Session &session, Terminal &terminal, AutoSave &autosave, const Behaviour &behaviour);

} // namespace launcher
