// SPDX-License-Identifier: MIT
// A match of the addon that is checked, and all that can be seen of it.
#pragma once

#include "subject.hpp"

#include <utility>

namespace check {

class Match {
public:
    Match(const Subject &subject, std::string game);
    Match(Match &&other) noexcept
        : subject_(other.subject_), game_(std::move(other.game_)),
          handle_(std::exchange(other.handle_, nullptr)) {}
    Match &operator=(Match &&) = delete;
    ~Match() { enter(where("destroy"), subject_->match->destroy, handle_); }
    Match clone() const;
    // A match from a text that `save` wrote.
    static Match restore(const Subject &subject, const std::string &game, const std::string &text);

    ludus_match *handle() const { return handle_; }
    const Subject &subject() const { return *subject_; }
    const std::string &game() const { return game_; }
    std::string where(const char *function) const { return game_ + ", match." + function; }

    // A function of the table, by its name and its member; must succeed.
    template <class F, class... A>
    void call(const char *name, F ludus_match_api::*function, A... args) const {
        check::call(where(name), subject_->match->*function, handle_, args...);
    }
    // The same; whatever it gives.
    template <class F, class... A>
    int32_t status(const char *name, F ludus_match_api::*function, A... args) const {
        ludus_error error = new_error();
        return enter(where(name), subject_->match->*function, handle_, args..., &error);
    }
    template <class F, class... A>
    std::string text(const char *name, F ludus_match_api::*function, A... args) const {
        return check::text(where(name), subject_->match->*function, handle_, args...);
    }

    ludus_state state() const;
    std::vector<ludus_move> moves() const;
    std::vector<ludus_turn> turns() const;
    std::vector<ludus_move> turn_moves(uint32_t turn) const;
    std::vector<ludus_event> events() const;
    std::vector<ludus_content> contents() const; // by place, each from the bottom up
    ludus_event undo() const;

    std::string position() const { return text("position", &ludus_match_api::position); }
    std::string partial() const { return text("partial", &ludus_match_api::partial); }
    std::string start() const { return text("start", &ludus_match_api::start); }
    std::string save() const { return text("save", &ludus_match_api::save); }
    std::string record(uint32_t line) const {
        return text("record", &ludus_match_api::record, line);
    }
    std::string turn_position(uint32_t turn) const {
        return text("turn_position", &ludus_match_api::turn_position, turn);
    }
    std::vector<std::string> turn_positions() const; // of all turns
    std::string turn_text(uint32_t turn) const {
        return text("turn_text", &ludus_match_api::turn_text, turn);
    }
    void play(uint32_t move) const { call("play", &ludus_match_api::play, move); }
    void play_turn(uint32_t turn) const { call("play_turn", &ludus_match_api::play_turn, turn); }
    void play_text(const std::string &turn) const {
        call("play_text", &ludus_match_api::play_text, turn.c_str());
    }
    void end_turn() const { call("end_turn", &ludus_match_api::end_turn); }
    void set_dice(const std::vector<int32_t> &dice) const {
        call("set_dice", &ludus_match_api::set_dice, dice.data(),
             static_cast<uint32_t>(dice.size()));
    }
    void set_position(const std::string &position) const {
        call("set_position", &ludus_match_api::set_position, position.c_str());
    }
    // The mover's roll by the dice of `seed`.
    std::vector<int32_t> roll(uint64_t seed) const;
    // In phase roll or end: the roll, or the end of the turn. False in other phases.
    bool go_on(uint64_t seed) const;
    // " at POSITION after TURN", for a finding.
    std::string here() const;

private:
    Match(const Subject *subject, std::string game, ludus_match *handle)
        : subject_(subject), game_(std::move(game)), handle_(handle) {}

    const Subject *subject_;
    std::string game_;
    ludus_match *handle_ = nullptr;
};

// All that can be seen of a match; two that are the same have equal snapshots.
struct Snapshot {
    explicit Snapshot(const Match &match);

    ludus_state state;
    std::string position;
    std::string partial;
    std::string start;
    std::string record; // its last line
    std::vector<ludus_content> contents;
    std::vector<ludus_move> moves;
    std::vector<std::string> turns; // positions after the first of them, the rest empty
};

// The first thing that differs, with both values; empty where nothing does.
std::string difference(const Snapshot &found, const Snapshot &expected);

} // namespace check
