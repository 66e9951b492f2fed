// SPDX-License-Identifier: MIT
// Shows a session: in a terminal with a drawn board, in a pipe as plain lines.
#pragma once

#include "game/sentences.hpp"
#include "game/session.hpp"
#include "terminal/board.hpp"
#include "terminal/orders.hpp"
#include "terminal/terminal.hpp"

#include <optional>

namespace launcher {

class View {
public:
    View(const Session &session, Terminal &terminal);

    void heading();
    void board();  // with what both sides have beside it, and the last turn
    void choice(); // whose turn, dice, and what has been played of the turn
    void moves();  // numbered
    void moves_in_words();
    void keys();                         // that matter at a choice, in a terminal
    void hint();                         // throws Interrupted
    void rules(const std::string &page); // empty: that on the rules
    // Many lines, which a pager shows where somebody looks.
    void say_all(const std::vector<std::string> &lines);
    void events(); // what the last step brought about, in sentences
    void where();  // the position in words
    void help();
    std::string prompt() const;
    void thinking(const ludus_thought &so_far);
    void say(const std::string &sentence); // a line

    // The numbers shown to the moves' indices.
    const std::vector<uint32_t> &numbered() const { return numbered_; }

private:
    Pens pens() const;
    std::string side_with_letters(int32_t player) const;
    std::string side(int32_t player) const; // with its letters only where a board is drawn
    std::string shelter_name() const;
    std::string beside_the_board(int32_t player) const;
    std::string dice(const ludus_state &state) const;
    std::string left_to_play(const ludus_state &state) const;
    std::vector<std::string> number_moves(); // gives their notations, and words of acts
    void tell_end();                         // that the turn can be ended early
    bool has_use(Order order) const;
    void show(const std::string &page);
    void explain(const std::string &word, const std::string &about);

    const Session &session_;
    const Game &game_;
    Terminal &terminal_;
    BoardData board_;
    Sentences sentences_;
    std::vector<uint32_t> numbered_;
    std::vector<std::string> passes_; // told since the last choice
    bool weakened_told_ = false;      // that hints are
};

} // namespace launcher
