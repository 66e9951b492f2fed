// SPDX-License-Identifier: MIT
// The match of a game G, whose rules are values and pure functions (asilo.hpp shows them all).
#pragma once

#include "rules/match.hpp"
#include "rules/notation.hpp"
#include "rules/turn_search.hpp"

#include <algorithm>

namespace duodecim {

// Dice as they were given, for a message; the first of a great many.
std::string quote(std::span<const std::int32_t> values);
// Values in any order as a roll of these dice; nothing where it is none.
std::optional<Dice> rolled_dice(std::span<const std::int32_t> values, const DiceSet &set);
// The fault that `given` cannot be rolled with these dice.
Fault wrong_dice(std::string given, const DiceSet &set, unsigned column = 0);

template <Rules G>
class MatchOf final : public Match {
public:
    using Config = typename G::Config;
    using State = typename G::State;

    // A new match; `id` is one of G::ids.
    MatchOf(std::string_view id, const Config &config)
        : id_(id), config_(config), start_(G::start(config)), before_(start_), now_(start_) {}

    const Config &config() const { return config_; }
    const State &before() const { return before_; } // the position before the turn
    const Dice &dice() const { return dice_; }
    const Turn &made() const { return made_; }
    // The list behind turns(); see there.
    const std::vector<Choice<State>> &choices() const { return choices_; }

    std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }
    std::string game() const override { return write_game(id_, G::options(config_)); }

    Status status() const override {
        const auto ended = static_cast<unsigned>(history_.size());
        const unsigned steps = (history_.empty() ? 0 : history_.back().steps) + made_.count +
                               (dice_.count > 0 && !fixed_roll_ ? 1 : 0);
        const unsigned turns = ended + (dice_.count > 0 ? 1 : 0);
        return {.phase = phase_,
                .mover = mover(),
                .winner = winner_,
                .turns = turns,
                .rolls = turns,
                .steps = steps,
                .moves_made = made_.count,
                .dice = dice_,
                .dice_used = made_.dice()};
    }

    Outcome set_dice(std::span<const std::int32_t> values) override {
        if (phase_ != Phase::roll) return wrong_phase(phase_, winner_);
        const std::optional<Dice> rolled = rolled_dice(values, G::dice(config_));
        if (!rolled) return wrong_dice(quote(values), G::dice(config_));
        const Dice dice = *rolled;
        events_.clear();
        add_event(Event::roll, before_.mover).dice = dice;
        begin_turn(dice);
        if (phase_ == Phase::end) {
            Event &pass = add_event(Event::pass, before_.mover);
            pass.reason = dice.value[0] == 0 ? Event::zero : Event::blocked;
            pass.dice = dice;
        }
        return std::nullopt;
    }

    const std::vector<Move> &moves() override { return moves_; }

    std::string move_text(const Move &move) const override {
        std::string out;
        write_move(out, move, lines(), alike(move) ? some_of(dice_, move.dice) : Dice{});
        return out;
    }
    bool alike(const Move &move) const override {
        return std::count_if(moves_.begin(), moves_.end(), [&](const Move &other) {
                   return other.line == move.line && other.from == move.from && other.to == move.to;
               }) > 1;
    }

    Outcome play(std::size_t i) override {
        if (phase_ != Phase::move) return wrong_phase(phase_, winner_);
        if (i >= moves_.size())
            return Fault{
                FaultKind::move, "move.index", {std::to_string(i), std::to_string(moves_.size())}};
        events_.clear();
        make(Move(moves_[i]));
        find_moves();
        return std::nullopt;
    }

    Result<std::size_t> turns() override {
        if (phase_ != Phase::move && phase_ != Phase::end) return wrong_phase(phase_, winner_);
        if (!choices_valid_) find_turns();
        return choices_.size();
    }

    const Turn &turn(std::size_t i) const override { return choices_[i].turn; }

    std::string turn_text(std::size_t i) const override {
        if (choices_[i].turn.count == 0 && made_.count > 0) return "";
        return write_turn(choices_[i].turn, lines());
    }

    std::string turn_position(std::size_t i) const override {
        return text_of(choices_[i].after, {});
    }

    Outcome play_turn(std::size_t i) override {
        if (phase_ != Phase::move && phase_ != Phase::end) return wrong_phase(phase_, winner_);
        if (const auto count = turns(); i >= *count)
            return Fault{
                FaultKind::move, "turn.index", {std::to_string(i), std::to_string(*count)}};
        events_.clear();
        const Turn turn = choices_[i].turn;
        for (const Move &move : turn)
            make(move);
        find_moves();
        return std::nullopt;
    }

    Outcome play_text(std::string_view text) override {
        if (phase_ != Phase::move && phase_ != Phase::end) return wrong_phase(phase_, winner_);
        const Result<std::vector<MoveText>> read = read_turn(text, G::shape(config_));
        if (!read) return read.fault();
        if (read->empty()) {
            if (phase_ == Phase::move || made_.count > 0)
                return Fault{FaultKind::move, "move.no_pass", {}, 1};
            events_.clear();
            return std::nullopt;
        }
        TurnSearch<G> search{config_, before_, dice_, *read, made_};
        search.run();
        if (!search.found) return search.fault();
        events_.clear();
        for (unsigned m = made_.count; m < search.best.count; ++m)
            make(search.best.move[m]);
        find_moves();
        return std::nullopt;
    }

    Outcome end_turn() override {
        if (phase_ != Phase::end) return wrong_phase(phase_, winner_);
        const Player mover = before_.mover;
        // With the end of the turn, which has been a step too.
        const unsigned steps = status().steps + 1;
        Past &past = history_.emplace_back();
        past.before = before_;
        past.dice = dice_;
        past.made = made_;
        past.steps = steps;
        before_ = now_;
        before_.mover = now_.mover = G::next(config_, past.before, made_);
        clear_turn();
        events_.clear();
        add_event(before_.mover == mover ? Event::again : Event::turn, before_.mover);
        return std::nullopt;
    }

    Result<Event> undo() override {
        Event undone;
        if (made_.count > 0) {
            const Move move = made_.move[made_.count - 1u];
            made_.pop();
            now_ = G::apply(config_, before_, made_);
            undone = event_of(move);
        } else if (dice_.count > 0 && !fixed_roll_) {
            undone = {Event::roll, before_.mover, 0, 0, 0, 0, Event::no_reason, dice_};
            clear_turn();
        } else if (dice_.count == 0 && !history_.empty()) {
            const Player next = before_.mover;
            const Past past = history_.back();
            history_.pop_back();
            undone = {past.before.mover == next ? Event::again : Event::turn, next};
            before_ = past.before;
            dice_ = past.dice;
            made_ = past.made;
            now_ = G::apply(config_, before_, made_);
        } else {
            return Fault{FaultKind::nothing, "undo.nothing", {}};
        }
        winner_.reset();
        fixed_roll_ = fixed_start_ && history_.empty();
        events_.clear();
        find_moves();
        return undone;
    }

    const std::vector<Event> &events() const override { return events_; }
    void forget_events() override { events_.clear(); }

    void contents(std::vector<board::Content> &out) const override {
        G::contents(config_, now_, out);
    }
    int from_id(const Move &m) const override {
        return G::place_id(config_, before_.mover, m.line, m.from);
    }
    int to_id(const Move &m) const override {
        return G::place_id(config_, before_.mover, m.line, m.to);
    }

    std::string position() const override {
        if (winner_) return text_of(over(), {});
        return text_of(before_, dice_);
    }

    Outcome set_position(std::string_view text) override {
        const Result<PositionText> read = read_position(text, G::shape(config_));
        if (!read) return read.fault();
        Result<State> state = G::read(config_, *read);
        if (!state) return state.fault();
        const std::optional<Player> winner = G::winner(config_, *state);
        if (read->dice.count > 0) {
            if (winner) return Fault{FaultKind::dice, "dice.finished", {}, read->dice_column};
            if (!can_roll(G::dice(config_), read->dice))
                return wrong_dice(write_dice(read->dice), G::dice(config_), read->dice_column);
        }
        if (winner) state->mover = other(*winner);
        history_.clear();
        events_.clear();
        before_ = start_ = now_ = *state;
        clear_turn();
        winner_ = winner;
        if (winner) phase_ = Phase::over;
        fixed_start_ = read->dice.count > 0;
        if (fixed_start_) begin_turn(read->dice);
        fixed_roll_ = fixed_start_;
        return std::nullopt;
    }

    std::string partial() const override {
        if (made_.count == 0) return phase_ == Phase::end ? "pass" : "";
        const Turn turn = G::written(config_, before_, dice_, made_);
        if (winner_) return write_turn(turn, lines()); // there is no more to be played
        return write_made<G>(config_, before_, dice_, turn, Telling::what_is_left);
    }

    std::string start() const override { return text_of(start_, {}); }

    Result<std::string> record(std::size_t turn) const override {
        if (turn < history_.size()) {
            const Past &past = history_[turn];
            return write_dice(past.dice) + " " +
                   write_turn(G::written(config_, past.before, past.dice, past.made), lines());
        }
        if (turn == history_.size() && dice_.count > 0) {
            const std::string text = partial();
            return write_dice(dice_) + (text.empty() ? "" : " " + text);
        }
        return Fault{FaultKind::unknown,
                     "record.index",
                     {std::to_string(turn), std::to_string(status().turns)}};
    }

    // Moves in the order in which they were made, so that undo takes them back in that order.
    std::string save() const override {
        const Dice first = history_.empty() ? dice_ : history_.front().dice;
        std::string out = game() + "\n" + text_of(start_, fixed_start_ ? first : Dice{}) + "\n";
        for (const Past &past : history_)
            out += write_dice(past.dice) + " " + as_made(past.before, past.dice, past.made) + "\n";
        if (dice_.count == 0) return out;
        out += write_dice(dice_);
        if (made_.count > 0 || phase_ == Phase::end) out += " " + as_made(before_, dice_, made_);
        return out;
    }

private:
    // A turn that is over.
    struct Past {
        State before;
        Dice dice;
        Turn made;
        unsigned steps; // since the start of the history, this turn's among them
    };

    unsigned lines() const { return G::shape(config_).lines; }
    State over() const {
        State state = now_;
        state.mover = other(*winner_);
        return state;
    }
    Player mover() const { return winner_ ? other(*winner_) : before_.mover; }

    std::string text_of(const State &state, const Dice &dice) const {
        PositionText text;
        G::write(config_, state, text);
        text.dice = dice;
        return write_position(text, G::shape(config_));
    }

    std::string as_made(const State &before, const Dice &dice, const Turn &made) const {
        return write_made<G>(config_, before, dice, made, Telling::as_made);
    }

    void begin_turn(const Dice &dice) {
        dice_ = dice;
        find_moves();
    }

    void clear_turn() {
        dice_ = {};
        made_ = {};
        fixed_roll_ = false;
        moves_.clear();
        choices_valid_ = false;
        phase_ = Phase::roll;
    }

    // What can be played next, and so the phase.
    void find_moves() {
        choices_valid_ = false;
        moves_.clear();
        if (winner_ || dice_.count == 0) {
            phase_ = winner_ ? Phase::over : Phase::roll;
            return;
        }
        G::moves(config_, before_, dice_, made_, moves_);
        phase_ = moves_.empty() ? Phase::end : Phase::move;
    }

    // Of equal dice the first are used first, also where the search of whole turns took others: so
    // what is left does not depend on how it came about.
    void find_turns() {
        G::turns(config_, before_, dice_, made_, choices_);
        choices_valid_ = true;
        const auto end = dice_.value.begin() + dice_.count;
        if (std::adjacent_find(dice_.value.begin(), end) == end) return;
        for (Choice<State> &choice : choices_) {
            std::uint8_t used = made_.dice();
            for (unsigned i = 0; i < choice.turn.count; ++i) {
                Move &move = choice.turn.move[i];
                move.dice = first_equals(dice_, move.dice, used);
                used = static_cast<std::uint8_t>(used | move.dice);
            }
        }
    }

    // To be filled in place, which spares a copy.
    Event &add_event(Event::Kind kind, Player player) {
        Event &event = events_.emplace_back();
        event.kind = kind;
        event.player = player;
        return event;
    }

    Event event_of(const Move &move) const {
        return {Event::move,
                before_.mover,
                from_id(move),
                to_id(move),
                G::piece_kind(config_, move.from),
                move.flags,
                Event::no_reason,
                some_of(dice_, move.dice)};
    }

    // The caller looks for what can be played next.
    void make(const Move &move) {
        const std::uint8_t used = made_.dice();
        events_.push_back(event_of(move));
        made_.push(move);
        made_.move[made_.count - 1u].dice = first_equals(dice_, move.dice, used);
        if (const Capture taken = G::play(config_, now_, move)) {
            const Player owner = other(now_.mover);
            events_.push_back({Event::capture, owner,
                               G::place_id(config_, owner, taken.line, taken.from),
                               G::place_id(config_, owner, taken.line, taken.to),
                               G::piece_kind(config_, taken.from)});
        }
        winner_ = G::winner(config_, now_);
        if (winner_) add_event(Event::win, *winner_);
    }

    std::string_view id_;
    Config config_;
    State start_;              // of the history
    bool fixed_start_ = false; // the start came with its dice, which undo leaves
    bool fixed_roll_ = false;  // so did this turn
    std::vector<Past> history_;
    State before_; // the turn under way
    Dice dice_;
    Turn made_;
    State now_; // before_ with the moves made
    Phase phase_ = Phase::roll;
    std::optional<Player> winner_;
    std::vector<Move> moves_;
    std::vector<Choice<State>> choices_;
    bool choices_valid_ = false;
    std::vector<Event> events_;
};

} // namespace duodecim
