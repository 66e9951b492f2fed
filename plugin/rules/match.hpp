// SPDX-License-Identifier: MIT
// A match of any game, driven step by step: roll, moves, end of turn, until somebody has won.
// A match is used by one thread at a time. After warm-up, only texts, growth of the history and
// clones allocate.
#pragma once

#include "rules/board.hpp"
#include "rules/dice.hpp"
#include "rules/fault.hpp"
#include "rules/move.hpp"
#include "rules/options.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace duodecim {

enum class Phase { roll = 1, move, end, over };

// What a step brought about; places are ids of the board.
struct Event {
    enum Kind { none, roll, move, capture, pass, again, turn, win };
    enum Reason { no_reason, blocked, zero }; // of a pass
    Kind kind = none;
    Player player = Player::one;
    int from = 0;
    int to = 0;
    int piece = 0;
    std::uint8_t flags = 0;
    Reason reason = no_reason;
    Dice dice{}; // of a roll or a pass; with a move, those it used
};

struct Status {
    Phase phase;
    Player mover; // once the match is over, the loser
    std::optional<Player> winner;
    unsigned turns; // lines of the record
    unsigned rolls; // since the start
    unsigned steps; // that undo can take back
    unsigned moves_made;
    Dice dice;
    std::uint8_t dice_used; // bit i: die i
};

// The fault that the phase is another than the one needed.
Fault wrong_phase(Phase phase, std::optional<Player> winner);

class Match {
public:
    virtual ~Match() = default;
    virtual std::unique_ptr<Match> clone() const = 0;

    // The GAME text, canonical.
    virtual std::string game() const = 0;
    virtual Status status() const = 0;
    // Values in any order. Phase roll -> move, or end where nothing can move.
    virtual Outcome set_dice(std::span<const std::int32_t> values) = 0;
    // The moves that can be made now; empty in any phase but move. Valid until the next change.
    virtual const std::vector<Move> &moves() = 0;
    // Names its dice where another move that can be made now goes the same way.
    virtual std::string move_text(const Move &move) const = 0;
    virtual bool alike(const Move &move) const = 0;
    virtual Outcome play(std::size_t move) = 0;

    // The legal turns, or in mid-turn the completions. Phases move and end.
    virtual Result<std::size_t> turns() = 0;
    // Of the list that turns() has made last, which must still hold; i below its size.
    virtual const Turn &turn(std::size_t i) const = 0;
    virtual std::string turn_text(std::size_t i) const = 0;
    virtual std::string turn_position(std::size_t i) const = 0;
    virtual Outcome play_turn(std::size_t i) = 0;
    // Moves of a TURN text in any legal order, all or none; they need not complete the turn.
    virtual Outcome play_text(std::string_view text) = 0;
    virtual Outcome end_turn() = 0;
    // Takes back a move, an end of turn or a roll.
    virtual Result<Event> undo() = 0;
    // Of the last step.
    virtual const std::vector<Event> &events() const = 0;
    virtual void forget_events() = 0;

    virtual void contents(std::vector<board::Content> &out) const = 0;
    // Place ids of a move of this match's mover.
    virtual int from_id(const Move &move) const = 0;
    virtual int to_id(const Move &move) const = 0;

    // At the start of the turn, with all its dice.
    virtual std::string position() const = 0;
    virtual Outcome set_position(std::string_view text) = 0;
    // What has been played since; "pass" where nothing could be, empty before that is known.
    virtual std::string partial() const = 0;
    // The record: the position of the start, not rolled, and "DICE TURN" for each turn.
    virtual std::string start() const = 0;
    virtual Result<std::string> record(std::size_t turn) const = 0;
    // Everything, for restore_match (save.hpp).
    virtual std::string save() const = 0;
};

} // namespace duodecim
