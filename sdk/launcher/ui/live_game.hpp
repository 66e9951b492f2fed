// SPDX-License-Identifier: MIT
// A game as it is played on a picture: it rolls, lets the program think, moves pieces, and takes a
// person's choices. It knows no window; time is told to it, in milliseconds from any beginning.
#pragma once

#include "base/worker.hpp"
#include "game/hint.hpp"
#include "game/pace.hpp"
#include "game/sentences.hpp"
#include "painter/match_view.hpp"
#include "painter/plan.hpp"
#include "ui/dice_entry.hpp"
#include "ui/started_game.hpp"

#include <functional>
#include <optional>

namespace launcher {

class LiveGame {
public:
    using Say = std::function<void(const std::string &)>;

    // `wake` is called on another thread when there is something to do.
    LiveGame(StartedGame started, Pace pace, Say say, std::function<void()> wake);
    LiveGame(const LiveGame &) = delete;
    LiveGame &operator=(const LiveGame &) = delete;

    const Session &session() const { return *started_.session; }
    const Game &game() const { return *started_.game; }
    const BoardData &board() const { return board_; }
    const std::vector<std::string> &sayings() const { return sayings_; }
    const AutoSave &autosave() const { return started_.autosave; }
    void set_pace(Pace pace) { pace_ = pace; }
    void set_odds(bool shown);
    void set_auto_forced(bool on) { auto_forced_ = on; }

    // Does what is due. True: something has changed.
    bool advance(int64_t now);
    // When it has to be called again; nothing: when a person does something.
    std::optional<int64_t> due() const;
    // What runs is over at once: roll, move, pause. False: nothing ran.
    bool skip(int64_t now);
    bool busy() const; // animating or thinking
    // What of the addon has stopped the game, told once; empty: nothing.
    std::string take_problem() { return std::exchange(problem_, {}); }

    // A person's.
    bool asks() const;        // a person has to choose now
    void pick(int32_t place); // 0: none
    int32_t picked() const { return picked_; }
    std::vector<int32_t> movable() const;
    std::vector<Target> targets() const;
    // The moves from the place picked to another that differ: by dice, for instance.
    std::vector<uint32_t> moves_to(int32_t place) const;
    void play(uint32_t move, bool dragged = false);
    // What can be done that is no way of a piece on the board, such as to pass or to offer a draw.
    std::vector<uint32_t> acts() const;
    std::string say_move(uint32_t move) const; // as something that can be done
    bool may_end() const;                      // the turn, though there are moves
    void end_turn();
    bool undo(); // false: there is nothing to take back
    bool hint(); // false: it cannot be asked for now
    // Dice that the players roll on a table of their own, and tell.
    bool awaits_dice() const;
    const DiceEntry &entry() const { return entry_; }
    void tell_die(int32_t value); // the last rolls; what cannot be is refused in words
    bool untell_die();            // false: none has been told
    bool correct_dice();          // the last roll is told anew; false: there is none

    void keep(); // writes the game down
    AutoSave take_autosave() {
        return std::move(started_.autosave);
    } // the live game is given up then

    // Without what a gui adds: cursor, dragged piece.
    BoardView view(int64_t now, const Plan &plan) const;

private:
    struct Flight {
        int32_t from, to, player, kind;
    };
    enum class Busy { nothing, rolling, moving, pausing };
    struct Thought {
        std::optional<uint32_t> turn; // of the program
        std::vector<Advice> advice;   // of a hint or the odds
        bool weakened = false;
    };

    void step();
    void rolled(), begin_turn(), stop();
    void turn_over(bool chosen = false); // by a person who could move on
    void begin(Busy what, int duration);
    void after_step();
    void say(const std::string &sentence);
    void say_news(); // of the file that the game is kept in
    void begin_thinking(), go_on_thinking();
    void take_thought(), take_advice();
    void break_off(const std::exception &error);
    bool on_board(const ludus_move &move) const;
    void plan_turn(uint32_t turn);
    void forget_plan();
    void play_next();
    void fly(const std::vector<ludus_event> &events);
    void ask_odds();
    void forget_marks();
    bool forced() const;
    int32_t viewer() const; // who looks at the board
    std::string note() const;

    // Until all else is gone: what thinks may hold that up.
    struct Recorded {
        ~Recorded();
    } recorded_;
    StartedGame started_;
    BoardData board_;
    Sentences sentences_;
    DiceEntry entry_;
    std::string refusal_; // of dice
    std::string problem_; // of the addon
    Pace pace_;
    Say say_;
    Busy busy_ = Busy::nothing;
    int64_t now_ = 0, begun_ = 0, ends_ = 0;
    std::vector<Flight> flights_;
    struct Planned {
        ludus_move move;
        std::string text; // where the turn's text tells it
    };
    std::vector<Planned> planned_;                    // of the program's turn
    std::vector<std::pair<int32_t, int32_t>> played_; // of this turn
    std::vector<std::pair<int32_t, int32_t>> advised_;
    int32_t picked_ = 0;
    bool weakened_told_ = false, turn_planned_ = false, passed_ = false, finished_ = false,
         odds_ = false, stuck_ = false, auto_forced_ = false;
    std::string pass_; // the last one in words, until a person moves
    int32_t probability_ = BoardView::unknown;
    std::string event_; // said last
    std::string advice_;
    std::vector<std::string> sayings_;
    Worker<Thought> thinker_;
    Worker<Thought> adviser_;
    bool adviser_for_hint_ = false;
    uint32_t adviser_steps_ = 0;
};

} // namespace launcher
