// SPDX-License-Identifier: MIT
// Shows a session: in a terminal with a drawn board, in a pipe as plain lines.
#pragma once

#include "board.hpp"
#include "names.hpp"
#include "session.hpp"
#include "terminal.hpp"

class View {
public:
    View(const Session &session, Terminal &terminal);

    void heading();
    void board();  // with what both sides have beside it, and the last turn
    void choice(); // whose turn, dice, and what has been played of the turn
    void moves();  // numbered
    void events(); // what the last step brought about, in sentences
    void where();  // the position in words
    void help();
    void prompt();
    void thinking(const ludus_thought &so_far);
    void say(const std::string &sentence); // a line

    // The numbers shown to the moves' indices.
    const std::vector<uint32_t> &numbered() const { return numbered_; }

private:
    Pens pens() const;
    std::string sentence(const ludus_event &event) const;
    std::string side_with_letters(int32_t player) const;
    std::string shelter_name() const;
    std::string beside_the_board(int32_t player) const;
    std::string dice(const ludus_state &state) const;
    std::string place_name(int32_t id) const;
    void learn_names();
    void explain(const std::string &word, const std::string &about);

    const Session &session_;
    const Game &game_;
    Terminal &terminal_;
    BoardData board_;
    Names names_;
    std::vector<uint32_t> numbered_;
};
