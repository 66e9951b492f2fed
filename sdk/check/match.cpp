// SPDX-License-Identifier: MIT
#include "match.hpp"

#include <algorithm>
#include <cstring>

namespace check {

Match::Match(const Subject &subject, std::string game)
    : subject_(&subject), game_(std::move(game)) {
    check::call(where("create"), subject.match->create, subject.addon, game_.c_str(), &handle_);
    if (handle_ == nullptr) throw Failed(where("create"), "the match is NULL");
}

Match Match::clone() const {
    ludus_match *twin = nullptr;
    call("clone", &ludus_match_api::clone, &twin);
    if (twin == nullptr || twin == handle_)
        throw Failed(where("clone"), "gives NULL or the match itself; a copy was expected");
    return Match(subject_, game_, twin);
}

Match Match::restore(const Subject &subject, const std::string &game, const std::string &text) {
    ludus_match *made = nullptr;
    const std::string where = game + ", match.restore";
    check::call(where, subject.match->restore, subject.addon, text.c_str(), &made);
    if (made == nullptr) throw Failed(where, "the match is NULL");
    return Match(&subject, game, made);
}

ludus_state Match::state() const {
    ludus_state out{};
    out.size = sizeof out;
    call("state", &ludus_match_api::state, &out);
    return out;
}

std::vector<ludus_move> Match::moves() const {
    return check::list<ludus_move>(where("moves"), subject_->match->moves, handle_);
}
std::vector<ludus_turn> Match::turns() const {
    return check::list<ludus_turn>(where("turns"), subject_->match->turns, handle_);
}
std::vector<ludus_move> Match::turn_moves(uint32_t turn) const {
    return check::list<ludus_move>(where("turn_moves"), subject_->match->turn_moves, handle_, turn);
}
std::vector<ludus_event> Match::events() const {
    return check::list<ludus_event>(where("events"), subject_->match->events, handle_);
}

std::vector<ludus_content> Match::contents() const {
    auto out = check::list<ludus_content>(where("contents"), subject_->match->contents, handle_);
    std::stable_sort(out.begin(), out.end(), [](const ludus_content &a, const ludus_content &b) {
        return a.place < b.place;
    });
    return out;
}

ludus_event Match::undo() const {
    ludus_event out{};
    out.size = sizeof out;
    call("undo", &ludus_match_api::undo, &out);
    return out;
}

std::vector<int32_t> Match::roll(uint64_t seed) const {
    return subject_->roll(game_, seed, state().rolls);
}

bool Match::go_on(uint64_t seed) const {
    const int32_t phase = state().phase;
    if (phase == LUDUS_PHASE_ROLL) set_dice(roll(seed));
    if (phase == LUDUS_PHASE_END) end_turn();
    return phase == LUDUS_PHASE_ROLL || phase == LUDUS_PHASE_END;
}

std::string Match::here() const {
    const std::string so_far = partial();
    return " at " + quote(position()) + (so_far.empty() ? "" : " after " + quote(so_far));
}

std::vector<std::string> Match::turn_positions() const {
    std::vector<std::string> out;
    for (uint32_t i = 0, n = static_cast<uint32_t>(turns().size()); i < n; ++i)
        out.push_back(turn_position(i));
    return out;
}

static constexpr std::size_t most_positions = 64; // of turns, kept in a snapshot

Snapshot::Snapshot(const Match &match)
    : state(match.state()), position(match.position()), partial(match.partial()),
      start(match.start()), contents(match.contents()), moves(match.moves()) {
    if (state.turns > 0) record = match.record(state.turns - 1);
    if (state.phase != LUDUS_PHASE_MOVE && state.phase != LUDUS_PHASE_END) return;
    const std::size_t count = match.turns().size();
    turns.resize(count);
    for (uint32_t i = 0; i < std::min<std::size_t>(count, most_positions); ++i)
        turns[i] = match.turn_position(i);
}

namespace {

template <class T>
bool same(const std::vector<T> &a, const std::vector<T> &b) {
    return a.size() == b.size() &&
           (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0);
}

std::string differ(const char *what, const std::string &found, const std::string &expected) {
    return std::string(what) + " is " + quote(found) + "; " + quote(expected) + " was expected";
}

} // namespace

std::string difference(const Snapshot &a, const Snapshot &b) {
    if (a.position != b.position) return differ("the position", a.position, b.position);
    if (a.partial != b.partial) return differ("the partial turn", a.partial, b.partial);
    if (a.start != b.start) return differ("the start", a.start, b.start);
    if (a.record != b.record) return differ("the last line of the record", a.record, b.record);
    const auto number = [](auto n) { return std::to_string(n); };
    if (a.state.phase != b.state.phase)
        return differ("the phase", number(a.state.phase), number(b.state.phase));
    if (a.state.steps != b.state.steps)
        return differ("state.steps", number(a.state.steps), number(b.state.steps));
    if (a.state.turns != b.state.turns)
        return differ("state.turns", number(a.state.turns), number(b.state.turns));
    if (a.state.dice_used != b.state.dice_used)
        return differ("state.dice_used", number(a.state.dice_used), number(b.state.dice_used));
    if (a.state.rolls != b.state.rolls)
        return differ("state.rolls", number(a.state.rolls), number(b.state.rolls));
    if (std::memcmp(&a.state, &b.state, sizeof a.state) != 0)
        return "a field of the state (mover, winner, moves_made, may_end, dice, victory or points) "
               "is another; the same was "
               "expected";
    if (!same(a.contents, b.contents)) return "the contents are others; the same were expected";
    if (!same(a.moves, b.moves)) return "the moves are others; the same were expected";
    if (a.turns != b.turns) return "the turns are others; the same were expected";
    return "";
}

} // namespace check
