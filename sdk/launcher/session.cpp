// SPDX-License-Identifier: MIT
#include "session.hpp"

#include "seeds.hpp"

#include <numeric>

Session::Session(const Game &game, Seat first, Seat second, DiceSource dice)
    : game_(game), seats_{std::move(first), std::move(second)}, dice_(std::move(dice)),
      match_(game.addon, game.text), usual_start_(match_.start()) {}

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
    rolled_.push_back({state.mover, values, {}});
}

void Session::note_moves() {
    for (const auto &event : match_.events())
        if (event.kind == LUDUS_EVENT_MOVE && !rolled_.empty())
            rolled_.back().moves.emplace_back(event.from, event.to);
}

void Session::play_forced(uint32_t move) {
    match_.play(move);
    note_moves();
}

void Session::play(uint32_t move) {
    const uint32_t steps = match_.state().steps;
    match_.play(move);
    choices_.push_back(steps);
    note_moves();
}

void Session::play_text(const std::string &turn) {
    const uint32_t steps = match_.state().steps;
    match_.play_text(turn);
    if (match_.state().steps == steps) return; // "pass" makes no step
    choices_.push_back(steps);
    note_moves();
}

void Session::end_turn() {
    match_.end_turn();
}

std::optional<uint32_t> Choice::turn(const ludus::Progress &progress) const {
    bool stopped = false;
    match.turns();
    const ludus_thought thought = match.think(
        player, {}, seed, [&](const ludus_thought &so_far) { return stopped = progress(so_far); });
    return stopped ? std::nullopt : std::optional(thought.turn);
}

Choice Session::choice() const {
    const ludus_state state = match_.state();
    return {match_.clone(), seat(state.mover).id, derived_seed(dice_.thinking_seed(), state.rolls)};
}

bool Session::think(const ludus::Progress &progress) {
    const auto turn = choice().turn(progress);
    if (!turn) return false;
    match_.turns();
    match_.play_turn(*turn);
    note_moves();
    return true;
}

void Session::replay(const Values &values, const std::string &turn) {
    roll(values);
    const ludus_state before = match_.state();
    if (turn.empty()) return;
    match_.play_text(turn);
    note_moves();
    if (!seat(before.mover).human()) return;
    for (uint32_t steps = before.steps; steps < match_.state().steps; ++steps)
        choices_.push_back(steps);
}

// A turn's text tells the moves, not which dice they used; so all ways are tried.
bool Session::replay_leaving(const std::string &left) {
    const std::string partial = match_.partial();
    while (match_.state().moves_made > 0)
        match_.undo();
    return reach(partial, left);
}

bool Session::reach(const std::string &partial, const std::string &left) {
    const ludus_state state = match_.state();
    if (dice_text(dice_left(state, state.dice_used)) == left)
        return state.moves_made > 0 && match_.partial() == partial;
    const auto moves = match_.moves();
    for (uint32_t i = 0; i < moves.size(); ++i) {
        const std::string then = dice_text(dice_left(state, state.dice_used | moves[i].dice));
        if (then.size() < left.size()) continue;
        match_.moves(); // offered anew after what was tried
        match_.play(i);
        if (reach(partial, left)) return true;
        match_.undo();
    }
    return false;
}

void Session::start_from(const std::string &position) {
    match_.set_position(position);
    choices_.clear();
    rolled_.clear();
}

bool Session::take_back_typed() {
    const uint32_t rolls = match_.state().rolls;
    if (dice_.kind() != DiceSource::Kind::typed || rolls == 0) return false;
    while (match_.state().rolls >= rolls)
        match_.undo();
    dice_.forget_from(rolls - 1);
    rolled_.resize(rolls - 1);
    while (!choices_.empty() && choices_.back() > match_.state().steps)
        choices_.pop_back();
    return true;
}

bool Session::undo() {
    if (choices_.empty()) return false;
    while (match_.state().steps > choices_.back())
        match_.undo();
    choices_.pop_back();
    const ludus_state state = match_.state();
    rolled_.resize(state.rolls);
    if (!rolled_.empty()) rolled_.back().moves.resize(state.moves_made);
    return true;
}

std::optional<Session::Turn> Session::last_turn() const {
    const ludus_state state = match_.state();
    const bool under_way = state.phase == LUDUS_PHASE_MOVE || state.phase == LUDUS_PHASE_END;
    const uint32_t over = state.rolls - (under_way ? 1 : 0);
    if (over == 0 || over > rolled_.size()) return std::nullopt;
    const Rolled &rolled = rolled_[over - 1];
    Turn turn{rolled.mover, match_.record(over - 1), {}};
    for (const auto &[from, to] : rolled.moves) {
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
