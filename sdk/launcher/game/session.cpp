// SPDX-License-Identifier: MIT
#include "game/session.hpp"

#include "game/seeds.hpp"
#include "game/standing.hpp"

#include <numeric>

namespace launcher {

Session::Session(const Game &game, Seat first, Seat second, DiceSource dice)
    : game_(game), seats_{std::move(first), std::move(second)},
      dice_(has_dice(game) ? std::move(dice) : DiceSource::none(dice.seed())),
      match_(game.addon, game.text), usual_start_(match_.start()) {}

// That of a turn under way, or about to begin.
Session::Played &Session::turn_of(const ludus_state &before) {
    const uint32_t index = turns_over(before);
    played_.resize(index + 1);
    played_[index].mover = before.mover;
    played_[index].end_chosen = false;
    return played_[index];
}

bool Session::person_chooses() const {
    const ludus_state now = state();
    return phase_of(match_, now) == LUDUS_PHASE_MOVE && seat(now.mover).human();
}

bool Session::roll() {
    const auto values = dice_.roll(game_, match_.state().rolls);
    if (values) roll(*values);
    return values.has_value();
}

void Session::roll(const Values &values) {
    const ludus_state state = match_.state();
    match_.set_dice(values);
    dice_.keep_typed(state.rolls, values);
    rolled_.resize(state.rolls);
    rolled_.push_back({state.mover, values});
    turn_of(state);
}

void Session::note_moves(const ludus_state &before) {
    Played &played = turn_of(before);
    for (const auto &event : match_.events())
        if (event.kind == LUDUS_EVENT_MOVE) played.moves.emplace_back(event.from, event.to);
}

void Session::play_forced(uint32_t move) {
    const ludus_state before = match_.state();
    match_.play(move);
    note_moves(before);
}

void Session::play(uint32_t move) {
    const ludus_state before = match_.state();
    match_.play(move);
    choices_.push_back(before.steps);
    note_moves(before);
}

void Session::play_text(const std::string &turn) {
    const ludus_state before = match_.state();
    match_.play_text(turn);
    if (match_.state().steps == before.steps) return; // "pass" makes no step
    choices_.push_back(before.steps);
    note_moves(before);
}

void Session::end_turn() {
    const ludus_state before = match_.state();
    match_.end_turn();
    Played &played = turn_of(before); // it may be one without moves
    played.end_chosen = before.phase == LUDUS_PHASE_MOVE || state().phase == LUDUS_PHASE_OVER;
}

bool Session::end_chosen() const {
    const ludus_state now = state();
    const uint32_t over = turns_over(now);
    return over == now.turns && over > 0 && over <= played_.size() && played_[over - 1].end_chosen;
}

void Session::end_turn_early() {
    const uint32_t steps = match_.state().steps;
    end_turn();
    choices_.push_back(steps);
}

std::optional<ludus_thought> Choice::thought(const ludus::Progress &progress) const {
    bool stopped = false;
    match.turns();
    const ludus_thought thought = match.think(
        player, {}, seed, [&](const ludus_thought &so_far) { return stopped = progress(so_far); });
    return stopped ? std::nullopt : std::optional(thought);
}

Choice Session::choice() const {
    const ludus_state state = match_.state();
    return {match_.clone(), seat(state.mover).id, derived_seed(dice_.thinking_seed(), state.turns)};
}

std::optional<ludus_thought> Session::think(const ludus::Progress &progress) {
    const auto thought = choice().thought(progress);
    if (!thought) return std::nullopt;
    const ludus_state before = match_.state();
    match_.turns();
    match_.play_turn(thought->turn);
    note_moves(before);
    return thought;
}

void Session::replay(const std::string &turn) {
    const ludus_state before = match_.state();
    match_.play_text(turn);
    note_moves(before);
    if (!seat(before.mover).human()) return;
    for (uint32_t steps = before.steps; steps < match_.state().steps; ++steps)
        choices_.push_back(steps);
}

void Session::start_from(const std::string &position) {
    match_.set_position(position);
    choices_.clear();
    rolled_.clear();
    played_.clear();
}

bool Session::take_back_typed() {
    const uint32_t rolls = match_.state().rolls;
    if (dice_.kind() != DiceSource::Kind::typed || rolls == 0) return false;
    while (match_.state().rolls >= rolls)
        match_.undo();
    dice_.forget_from(rolls - 1);
    forget_beyond(match_.state());
    while (!choices_.empty() && choices_.back() > match_.state().steps)
        choices_.pop_back();
    return true;
}

bool Session::undo(bool *more) {
    if (choices_.empty()) return false;
    bool later = false, over_a_turn = false;
    while (match_.state().steps > choices_.back()) {
        const int32_t undone = match_.undo().kind;
        const bool end = undone == LUDUS_EVENT_TURN || undone == LUDUS_EVENT_AGAIN;
        over_a_turn = over_a_turn || (end && later);
        later = later || !end;
    }
    if (more) *more = over_a_turn;
    choices_.pop_back();
    forget_beyond(match_.state());
    return true;
}

void Session::forget_beyond(const ludus_state &now) {
    rolled_.resize(now.rolls);
    played_.resize(now.turns);
    if (turns_over(now) < now.turns) played_.back().moves.resize(now.moves_made);
}

std::optional<Session::Turn> Session::last_turn() const {
    const uint32_t over = turns_over(match_.state());
    if (over == 0 || over > played_.size()) return std::nullopt;
    const Played &played = played_[over - 1];
    Turn turn{played.mover, match_.record(over - 1), {}};
    for (const auto &[from, to] : played.moves) {
        turn.places.push_back(from);
        turn.places.push_back(to);
    }
    return turn;
}

Luck Session::luck(int32_t player) const {
    Luck luck;
    for (const Rolled &rolled : rolled_) {
        if (rolled.mover != player) continue;
        ++luck.rolls;
        luck.total += std::accumulate(rolled.values.begin(), rolled.values.end(), int64_t{0});
    }
    luck.expected = static_cast<double>(luck.rolls) * mean_roll(game_);
    return luck;
}

} // namespace launcher
