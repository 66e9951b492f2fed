// SPDX-License-Identifier: MIT
// A match of one of an addon's games.
#pragma once

#include "ludus/handles.hpp"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace ludus {

namespace detail {
struct GameFacts;
} // namespace detail

struct Budget {
    uint64_t nodes = 0;        // positions evaluated; 0: what the player itself is made for
    uint32_t milliseconds = 0; // of the clock; 0: no limit
};

// Called at least every 10 ms on the thread that called; true stops the thinking. What it throws
// stops it too and is thrown once the addon has returned.
using Progress = std::function<bool(const ludus_thought &)>;

// Owns the match and keeps its addon alive. One thread at a time for each match, different matches
// freely in parallel. Failures are thrown as Error and change nothing. A match moved from may only
// be destroyed or assigned to.
//
// The functions that fill a vector of the caller's use the room it has: keep one for a whole game.
class Match {
public:
    // `game` is a GAME text: "ur.dmytro?goal=5".
    Match(const Addon &addon, const std::string &game);
    Match(Match &&other) noexcept;
    Match &operator=(Match &&other) noexcept;
    ~Match();
    Match clone() const; // history included

    // The whole match as one text of lines, and a match from that: nothing is lost.
    std::string save() const;
    static Match restore(const Addon &addon, const std::string &text);

    ludus_state state() const;
    std::vector<ludus_content> contents() const;
    void contents(std::vector<ludus_content> &out) const;

    void set_dice(std::span<const int32_t> values);

    // Moves and turns are known by their index in the list last given, until the match changes.
    std::vector<ludus_move> moves() const;
    void moves(std::vector<ludus_move> &out) const;
    std::string move_text(uint32_t move) const;
    void play(uint32_t move);
    std::vector<ludus_turn> turns() const;
    void turns(std::vector<ludus_turn> &out) const;
    std::string turn_text(uint32_t turn) const;
    std::vector<ludus_move> turn_moves(uint32_t turn) const;
    std::string turn_position(uint32_t turn) const;
    void play_turn(uint32_t turn);
    void play_text(const std::string &turn); // a TURN text or "pass"
    void end_turn();                         // where state().may_end
    ludus_event undo(); // what was taken back; at the start: LUDUS_ERROR_NOTHING

    // What the last step brought about.
    std::vector<ludus_event> events() const;
    void events(std::vector<ludus_event> &out) const;

    std::string position() const;                   // at the start of the turn, with its dice
    void set_position(const std::string &position); // clears the history
    std::string partial() const;                    // the moves of this turn, as a TURN
    std::string start() const;                      // the POSITION that the record starts from
    std::string record(uint32_t index) const;       // "DICE TURN" of a turn, from 0
    std::string game() const;                       // the GAME text, canonical

    // These throw LUDUS_ERROR_UNKNOWN where the addon has not the feature.
    ludus_thought think(const std::string &player, Budget budget, uint64_t seed,
                        const Progress &progress = {}) const;
    // Every turn, best first. `result`, which may be NULL: the best, and how it was come to.
    std::vector<ludus_evaluation> analyse(Budget budget, const Progress &progress = {},
                                          ludus_thought *result = nullptr) const;
    // How the mover stands, in any phase.
    ludus_thought evaluate(Budget budget, const Progress &progress = {}) const;
    std::string describe(const std::string &lang) const;
    // A move of moves(), a turn of turns(), as something that can be done.
    std::string say_move(uint32_t move, const std::string &lang) const;
    std::string say_turn(uint32_t turn, const std::string &lang) const;

private:
    Match(std::shared_ptr<detail::Instance> instance, ludus_match *handle,
          std::shared_ptr<const detail::GameFacts> facts);

    const ludus_match_api &api() const;
    const detail::Caller &caller() const;

    // A step: what was offered before holds no more, unless it fails.
    template <class F, class... A>
    void step(const char *function, F f, A... args);
    template <class F>
    void play_offered(const char *function, F f, uint32_t index, uint32_t offered);
    template <class T, class F, class Check, class... A>
    void list(const char *function, std::vector<T> &out, uint32_t first, F f, Check check,
              A... args) const;
    template <class F>
    void thinking(const Progress &progress, F f) const;
    void check_end(const std::vector<ludus_event> &events) const;
    void destroy() noexcept;

    std::shared_ptr<detail::Instance> instance_;
    std::shared_ptr<const detail::GameFacts> facts_;
    ludus_match *handle_ = nullptr;
    mutable uint32_t offered_moves_ = 0; // how many the list last given had
    mutable uint32_t offered_turns_ = 0;
};

} // namespace ludus
