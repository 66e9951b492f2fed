// SPDX-License-Identifier: MIT
// The conversation in which a game is played.
#pragma once

#include "view.hpp"

#include <string>

// A person has left; the reason has been said.
struct Left {};

class Conversation {
public:
    Conversation(Session &session, Terminal &terminal);

    // To the end of the game. Throws Left or Interrupted.
    void run();

private:
    void step(const ludus_state &state);
    void let_program_move();
    void ask(); // one line of a person's
    void answer(const std::string &line);
    void play(const std::string &line);
    void undo();

    Session &session_;
    Terminal &terminal_;
    View view_;
    bool fresh_ = true; // the choice has not been shown yet
};
