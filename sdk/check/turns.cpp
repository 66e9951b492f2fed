// SPDX-License-Identifier: MIT
// The moves and the turns of a position, and every way to play them.
#include "play.hpp"

#include <algorithm>

namespace check {

namespace {

constexpr std::size_t most_turns = 24; // looked at in one position

constexpr unsigned most_moves = 200; // of a turn played at random

// The position after the turn, which is complete. `m` is a copy to be used up.
std::string after_turn(Match &m) {
    if (m.state().may_end != 0) m.end_turn();
    return m.position();
}

bool complete(const Match &m) {
    const ludus_state state = m.state();
    return state.may_end != 0 || state.phase == LUDUS_PHASE_OVER;
}

// A move brings its own event first, a capture if it says so, and the end of the match.
void inspect_events(Report &report, const Match &m, const ludus_move &move, int32_t mover) {
    const std::string here = m.here();
    const auto events = m.events();
    const std::string where = m.where("events");
    if (!report.expect(!events.empty() && events[0].kind == LUDUS_EVENT_MOVE, where,
                       "a move does not begin with LUDUS_EVENT_MOVE" + here))
        return;
    const ludus_event &e = events[0];
    report.expect(e.player == mover && e.from == move.from && e.to == move.to &&
                      e.flags == move.flags,
                  where, "the event of a move differs from the move played" + here);
    const auto captures = std::count_if(events.begin(), events.end(), [](const ludus_event &each) {
        return each.kind == LUDUS_EVENT_CAPTURE;
    });
    report.expect((captures > 0) == ((move.flags & LUDUS_MOVE_CAPTURES) != 0), where,
                  "LUDUS_EVENT_CAPTURE and the move's flag disagree" + here);
    const bool ended = std::any_of(events.begin(), events.end(), [](const ludus_event &each) {
        return each.kind == LUDUS_EVENT_WIN || each.kind == LUDUS_EVENT_DRAW;
    });
    report.expect(ended == (m.state().phase == LUDUS_PHASE_OVER), where,
                  "a move tells an end of the match, and the phase tells none, or the other way "
                  "round" +
                      here);
}

// From here on at random until the turn is complete; false where that is not come to.
bool complete_at_random(Report &report, const Match &m, Random &random) {
    for (unsigned i = 0; i < most_moves; ++i) {
        const int32_t phase = m.state().phase;
        if (phase == LUDUS_PHASE_END || phase == LUDUS_PHASE_OVER) return true;
        if (complete(m) && random() % 2 == 0) return true;
        const auto moves = m.moves();
        if (!report.expect(!moves.empty(), m.where("moves"),
                           "a move leads to where the turn cannot be completed" + m.here()))
            return false;
        m.play(pick(random, moves.size()));
    }
    return false;
}

// The values of the dice that a move uses: of equal dice it does not matter which.
std::vector<int32_t> values_of(const ludus_state &state, uint32_t dice) {
    std::vector<int32_t> out;
    for (uint32_t i = 0; i < state.dice_count && i < LUDUS_MAX_DICE; ++i)
        if (dice >> i & 1) out.push_back(state.dice[i]);
    return out;
}

bool same_move(const ludus_state &state, const ludus_move &a, const ludus_move &b) {
    return a.from == b.from && a.to == b.to && a.flags == b.flags &&
           values_of(state, a.dice) == values_of(state, b.dice);
}

// Plays the moves of a turn from `next` on, one by one; two moves may have the same fields, so each
// of them is tried.
bool play_one_by_one(const Match &m, const std::vector<ludus_move> &turn, std::size_t next,
                     const std::string &expected) {
    if (next == turn.size()) {
        Match end = m.clone();
        return complete(m) && after_turn(end) == expected;
    }
    const auto moves = m.moves();
    const ludus_state state = m.state();
    for (uint32_t i = 0; i < moves.size(); ++i) {
        if (!same_move(state, moves[i], turn[next])) continue;
        Match on = m.clone();
        on.play(i);
        if (play_one_by_one(on, turn, next + 1, expected)) return true;
    }
    return false;
}

void inspect_turn(Report &report, const Match &m, uint32_t index, const ludus_turn &turn,
                  const std::string &expected) {
    const std::string here = m.here();
    const std::string notation = m.turn_text(index);
    const std::string what = quote(notation) + here;
    const auto moves = m.turn_moves(index);
    uint32_t flags = 0;
    for (const ludus_move &move : moves)
        flags |= move.flags;
    report.expect(moves.size() == turn.moves && flags == turn.flags, m.where("turn_moves"),
                  "the turn " + what + " has other moves or flags than turns says");
    report.expect(!moves.empty() || m.state().moves_made > 0 || notation == "pass",
                  m.where("turn_text"),
                  "the turn without moves is " + what + "; pass was expected");
    report.expect(moves.empty() || !notation.empty(), m.where("turn_text"),
                  "is empty for a turn of moves" + here);
    Match there(m.subject(), m.game());
    there.set_position(expected);
    report.expect(there.position() == expected, m.where("turn_position"),
                  "gives " + quote(expected) + " for " + what + ", which set_position makes " +
                      quote(there.position()) + " of; the canonical POSITION was expected");

    Match whole = m.clone();
    whole.play_turn(index);
    report.expect(complete(whole), m.where("play_turn"),
                  "leaves the turn incomplete, where may_end was expected: " + what);
    const auto events = whole.events();
    const auto played = std::count_if(events.begin(), events.end(), [](const ludus_event &e) {
        return e.kind == LUDUS_EVENT_MOVE;
    });
    report.expect(static_cast<std::size_t>(played) == moves.size(), m.where("events"),
                  "does not give an event for each move of the turn " + what);
    const std::string reached = after_turn(whole);
    report.expect(reached == expected, m.where("turn_position"),
                  "gives " + quote(expected) + " for " + what + ", and play_turn leads to " +
                      quote(reached));

    report.expect(play_one_by_one(m, moves, 0, expected), m.where("turn_moves"),
                  "the moves of the turn " + what + " cannot be played one by one");
    if (notation.empty()) return; // the turn is complete as it is
    Match read = m.clone();
    read.play_text(notation);
    const bool done = complete(read);
    report.expect(done && after_turn(read) == expected, m.where("play_text"),
                  "does not lead to " + quote(expected) + " by " + what);
}

} // namespace

void inspect_moves(Report &report, const Fixed &fixed, const Match &m, Random &random) {
    const std::string here = m.here();
    const auto moves = m.moves();
    const ludus_state before = m.state();
    const Snapshot untouched(m);
    const auto positions = m.turn_positions();
    const std::set<std::string> reachable(positions.begin(), positions.end());
    report.expect(!moves.empty(), m.where("moves"), "no move in phase move" + here);
    for (uint32_t i = 0; i < moves.size(); ++i) {
        const ludus_move &move = moves[i];
        report.expect((move.dice & before.dice_used) == 0 && move.dice >> before.dice_count == 0,
                      m.where("moves"), "a move uses a used die or one not rolled" + here);
        const bool act = move.from == 0 && move.to == 0;
        for (const int32_t id : {move.from, move.to})
            report.expect(act || fixed.places.empty() || fixed.places.count(id) > 0,
                          m.where("moves"),
                          "a move goes over " + std::to_string(id) + ", which is no place" + here);
        report.expect(!m.text("move_text", &ludus_match_api::move_text, i).empty(),
                      m.where("move_text"), "gives nothing" + here);
        Match twin = m.clone();
        twin.play(i);
        const ludus_state after = twin.state();
        report.expect(after.steps == before.steps + 1 && after.moves_made == before.moves_made + 1,
                      m.where("play"), "steps and moves_made do not grow by one" + here);
        report.expect(after.phase == LUDUS_PHASE_OVER ||
                          after.dice_used == (before.dice_used | move.dice),
                      m.where("state"), "dice_used is not what the move used" + twin.here());
        inspect_events(report, twin, move, before.mover);
        if (complete_at_random(report, twin, random)) {
            Match ended = twin.clone();
            const std::string reached = after_turn(ended);
            report.expect(reachable.count(reached) > 0, m.where("turns"),
                          "lacks a turn to " + quote(reached) + ", which moves lead to" + here);
        }
        while (twin.state().steps > before.steps)
            twin.undo();
        const std::string changed = difference(Snapshot(twin), untouched);
        report.expect(changed.empty(), m.where("undo"),
                      "of a move does not restore the match" + here + ": " + changed);
    }
    const std::string changed = difference(Snapshot(m), untouched);
    report.expect(changed.empty(), m.where("clone"),
                  "playing in a copy changed the match" + here + ": " + changed);
}

void inspect_turns(Report &report, const Match &m, Random &random) {
    const std::string here = m.here();
    const auto turns = m.turns();
    const auto positions = m.turn_positions();
    if (!report.expect(!turns.empty(), m.where("turns"), "the list is empty" + here)) return;
    report.expect(std::set<std::string>(positions.begin(), positions.end()).size() == turns.size(),
                  m.where("turns"), "two turns lead to the same position" + here);
    const ludus_state state = m.state();
    const auto empty = std::count_if(turns.begin(), turns.end(),
                                     [](const ludus_turn &turn) { return turn.moves == 0; });
    report.expect(empty == (state.may_end != 0 ? 1 : 0), m.where("turns"),
                  std::to_string(empty) + " turns without moves where may_end is " +
                      std::to_string(state.may_end) + "; as many were expected" + here);
    report.expect(state.phase == LUDUS_PHASE_MOVE || turns.size() == 1, m.where("turns"),
                  "in phase end not one turn without moves" + here);
    const std::size_t step = std::max<std::size_t>(1, turns.size() / most_turns);
    for (std::size_t i = pick(random, step); i < turns.size(); i += step)
        inspect_turn(report, m, static_cast<uint32_t>(i), turns[i], positions[i]);
}

} // namespace check
