// SPDX-License-Identifier: MIT
// What holds in every position: sense, refusals, and the ways to come to the same match.
#include "play.hpp"

#include <algorithm>
#include <cstring>

namespace check {

namespace {

void inspect_dice(Report &report, const Fixed &fixed, const Match &m, const ludus_state &s) {
    const std::string at = m.here();
    const std::string where = m.where("state");
    if (!report.expect(s.dice_count <= LUDUS_MAX_DICE, where, "too many dice" + at)) return;
    const std::vector<int32_t> dice(s.dice, s.dice + s.dice_count);
    if (fixed.rolls.empty()) {
        report.expect(s.phase != LUDUS_PHASE_ROLL, where,
                      "a game without dice is in phase roll; game.rolls is empty" + at);
        report.expect(dice.empty() && s.rolls == 0, where,
                      "dice or rolls in a game without dice; game.rolls is empty" + at);
    }
    if (s.phase == LUDUS_PHASE_ROLL)
        report.expect(dice.empty() && s.moves_made == 0, where,
                      "dice or moves before the roll" + at);
    // A turn may be without dice also in a game that has them.
    if (s.phase == LUDUS_PHASE_MOVE || s.phase == LUDUS_PHASE_END)
        report.expect(dice.empty() || fixed.rolls.count(dice) > 0, where,
                      "dice that are not in game.rolls, or not in that order" + at);
    report.expect(s.dice_used >> s.dice_count == 0, where, "a die used that was not rolled" + at);
}

void inspect_state(Report &report, const Fixed &fixed, const Match &m) {
    const std::string at = m.here();
    const ludus_state s = m.state();
    const std::string where = m.where("state");
    report.expect(s.phase >= LUDUS_PHASE_ROLL && s.phase <= LUDUS_PHASE_OVER, where,
                  "the phase is " + std::to_string(s.phase) +
                      "; one of the contract that was agreed was expected");
    report.expect(s.mover == 1 || s.mover == 2, where, "the mover is neither 1 nor 2" + at);
    report.expect(s.winner >= 0 && s.winner <= 2, where, "the winner is no player" + at);
    report.expect(s.winner == 0 || s.phase == LUDUS_PHASE_OVER, where,
                  "a winner, and the phase is not over" + at);
    report.expect(s.winner == 0 || s.winner == 3 - s.mover, where,
                  "the mover is not the loser of a match that is over" + at);
    report.expect(s.winner != 0 || (s.victory == 0 && s.points == 0), where,
                  "victory or points without a winner; 0 was expected" + at);
    const bool may = s.phase == LUDUS_PHASE_MOVE || s.phase == LUDUS_PHASE_END;
    report.expect(
        s.may_end <= 1 && (s.may_end == 0 || may) && (s.may_end == 1 || s.phase != LUDUS_PHASE_END),
        where,
        "may_end is " + std::to_string(s.may_end) + " in phase " + std::to_string(s.phase) +
            "; 1 in phase end, 0 in roll and over was expected" + at);
    report.expect(s.reserved == 0, where, "reserved is not 0");
    inspect_dice(report, fixed, m, s);
}

// Fields that the kind of an event does not name are 0.
ludus_event named_fields(const ludus_event &e) {
    ludus_event out{};
    out.size = e.size;
    out.kind = e.kind;
    const bool moves = e.kind == LUDUS_EVENT_MOVE || e.kind == LUDUS_EVENT_CAPTURE;
    if (e.kind != LUDUS_EVENT_DRAW) out.player = e.player;
    if (moves) {
        out.from = e.from;
        out.to = e.to;
        out.piece = e.piece;
        out.flags = e.flags;
    }
    if (e.kind == LUDUS_EVENT_PASS || e.kind == LUDUS_EVENT_DRAW) out.reason = e.reason;
    if (e.kind <= LUDUS_EVENT_MOVE || e.kind == LUDUS_EVENT_PASS) {
        out.count = e.count;
        std::copy_n(e.values, std::min<uint32_t>(e.count, LUDUS_MAX_DICE), out.values);
    }
    if (e.kind == LUDUS_EVENT_WIN) {
        out.victory = e.victory;
        out.points = e.points;
    }
    return out;
}

void inspect_event(Report &report, const Match &m, const ludus_event &e) {
    const std::string at = m.here();
    const std::string where = m.where("events");
    const std::string name = "an event of kind " + std::to_string(e.kind);
    report.expect(e.size == sizeof e, where, name + " has another size than the stride");
    report.expect(e.count <= LUDUS_MAX_DICE, where, name + " has more than 8 values");
    if (!report.expect(e.kind > 0, where, "an event of the kind " + std::to_string(e.kind)) ||
        e.kind > LUDUS_EVENT_DRAW)
        return; // a later kind
    if (e.kind == LUDUS_EVENT_DRAW)
        report.expect(e.player == 0, where,
                      "a draw with the winner " + std::to_string(e.player) +
                          "; nobody was expected" + at);
    else
        report.expect(e.player == 1 || e.player == 2, where, name + " is of nobody" + at);
    if (e.kind == LUDUS_EVENT_DRAW || e.kind == LUDUS_EVENT_PASS)
        report.expect(e.reason != 0, where, name + " has no reason" + at);
    const ludus_event named = named_fields(e);
    report.expect(std::memcmp(&named, &e, sizeof e) == 0 ||
                      (e.kind == LUDUS_EVENT_DRAW && e.player),
                  where, name + " has a field that its kind does not name; 0 was expected");
}

// What the events say of the end is what the state says.
void inspect_end(Report &report, const Match &m, const std::vector<ludus_event> &events) {
    const std::string at = m.here();
    const ludus_state s = m.state();
    const std::string where = m.where("events");
    unsigned ends = 0;
    for (const ludus_event &e : events) {
        if (e.kind != LUDUS_EVENT_WIN && e.kind != LUDUS_EVENT_DRAW) continue;
        ++ends;
        if (e.kind == LUDUS_EVENT_DRAW)
            report.expect(s.winner == 0, where,
                          "a draw, and state.winner is " + std::to_string(s.winner) +
                              "; 0 was expected" + at);
        else
            report.expect(e.player == s.winner && e.victory == s.victory && e.points == s.points,
                          where,
                          "a win of another player, or with other victory or points, than the "
                          "state has" +
                              at);
    }
    if (!events.empty())
        report.expect(ends == (s.phase == LUDUS_PHASE_OVER ? 1u : 0u), where,
                      std::to_string(ends) + " ends of the match in phase " +
                          std::to_string(s.phase) + "; one in phase over, none else, was expected" +
                          at);
}

void inspect_contents(Report &report, const Fixed &fixed, const Match &m) {
    const std::string at = m.here();
    const std::string where = m.where("contents");
    std::map<int32_t, uint32_t> on;
    for (const ludus_content &c : m.contents()) {
        report.expect(c.player == 1 || c.player == 2, where, "pieces of nobody" + at);
        report.expect(c.count > 0, where, "a group of no pieces" + at);
        on[c.place] += c.count;
        if (fixed.places.empty()) continue;
        const auto place = fixed.places.find(c.place);
        if (!report.expect(place != fixed.places.end(), where,
                           "pieces on " + std::to_string(c.place) +
                               ", which is no place of the board" + at))
            continue;
        report.expect(place->second.owner == 0 || place->second.owner == c.player, where,
                      "a foreign piece on " + quote(place->second.name) + at);
    }
    for (const auto &[id, count] : on) {
        const auto place = fixed.places.find(id);
        if (place == fixed.places.end()) continue;
        report.expect(count <= static_cast<uint32_t>(place->second.capacity), where,
                      std::to_string(count) + " pieces on " + quote(place->second.name) +
                          ", which holds " + std::to_string(place->second.capacity) + at);
    }
}

void inspect_line(Report &report, const std::string &where, const std::string &line) {
    report.expect(std::all_of(line.begin(), line.end(),
                              [](unsigned char c) { return c >= 0x20 && c != 0x7F; }),
                  where, "gives " + quote(line) + "; one printable line was expected");
}

} // namespace

void inspect_position(Report &report, const Fixed &fixed, const Match &m) {
    inspect_state(report, fixed, m);
    inspect_contents(report, fixed, m);
    inspect_line(report, m.where("position"), m.position());
    inspect_line(report, m.where("partial"), m.partial());
    const std::string game = m.text("game", &ludus_match_api::game);
    report.expect(game == m.game(), m.where("game"),
                  "gives " + quote(game) + "; " + quote(m.game()) + " was expected");
    const auto events = m.events();
    for (const ludus_event &event : events)
        inspect_event(report, m, event);
    inspect_end(report, m, events);
    if (m.state().phase != LUDUS_PHASE_MOVE)
        report.expect(m.moves().empty(), m.where("moves"),
                      "moves in another phase than move" + m.here());
}

namespace {

using Api = ludus_match_api;

// Calls that must fail, on a copy. After one that does not, the copy has changed, and the rest
// would mislead.
class Refusals {
public:
    Refusals(Report &report, const Match &m)
        : report_(report), m_(m.clone()), before_(m), phase_(before_.state.phase) {}

    void run() {
        out_of_phase();
        beyond_the_lists();
        bad_texts();
        if (!refused_) return;
        const std::string changed = difference(Snapshot(m_), before_);
        report_.expect(changed.empty(), m_.where("..."),
                       "calls that failed changed the match: " + changed);
    }

private:
    template <class F, class... A>
    void refuse(const char *name, int32_t expected, F function, A... args) {
        if (!refused_) return;
        const int32_t status = m_.status(name, function, args...);
        report_.expect_status(status, expected, m_.where(name),
                              "phase " + std::to_string(phase_) + ", or an argument out of range,");
        refused_ = status != LUDUS_OK;
    }

    void out_of_phase() {
        const int32_t dice[] = {99};
        const bool roll = phase_ == LUDUS_PHASE_ROLL;
        const int32_t expected = roll ? LUDUS_ERROR_DICE : LUDUS_ERROR_PHASE;
        refuse("set_dice", expected, &Api::set_dice, dice, 1u);
        if (roll) refuse("set_dice", expected, &Api::set_dice, dice, 0u);
        if (before_.state.may_end == 0) refuse("end_turn", LUDUS_ERROR_PHASE, &Api::end_turn);
        if (phase_ == LUDUS_PHASE_MOVE || phase_ == LUDUS_PHASE_END) return;
        uint32_t count = 0;
        refuse("turns", LUDUS_ERROR_PHASE, &Api::turns, nullptr, 0u, uint32_t{sizeof(ludus_turn)},
               &count);
        refuse("play_text", LUDUS_ERROR_PHASE, &Api::play_text, "pass");
    }

    void beyond_the_lists() {
        const auto moves = static_cast<uint32_t>(before_.moves.size());
        const auto turns = static_cast<uint32_t>(before_.turns.size());
        const bool can_move = phase_ == LUDUS_PHASE_MOVE;
        const bool has_turns = can_move || phase_ == LUDUS_PHASE_END;
        uint32_t n = 0;
        for (const uint32_t index : {moves, UINT32_MAX}) {
            const int32_t expected = can_move ? LUDUS_ERROR_MOVE : LUDUS_ERROR_PHASE;
            refuse("play", expected, &Api::play, index);
            refuse("move_text", expected, &Api::move_text, index, nullptr, 0u, &n);
        }
        for (const uint32_t index : {turns, UINT32_MAX}) {
            const int32_t expected = has_turns ? LUDUS_ERROR_MOVE : LUDUS_ERROR_PHASE;
            refuse("play_turn", expected, &Api::play_turn, index);
            refuse("turn_text", expected, &Api::turn_text, index, nullptr, 0u, &n);
            refuse("turn_position", expected, &Api::turn_position, index, nullptr, 0u, &n);
            refuse("turn_moves", expected, &Api::turn_moves, index, nullptr, 0u,
                   uint32_t{sizeof(ludus_move)}, &n);
        }
    }

    void bad_texts() {
        if (!refused_) return;
        report_.expect(m_.status("set_position", &Api::set_position, "\x01 no position") !=
                           LUDUS_OK,
                       m_.where("set_position"), "takes a text that is no position");
        if (phase_ == LUDUS_PHASE_MOVE)
            report_.expect(m_.status("play_text", &Api::play_text, "\x01 no turn") != LUDUS_OK,
                           m_.where("play_text"), "takes a text that is no turn");
        uint32_t n = 0;
        report_.expect(m_.status("record", &Api::record, before_.state.turns, nullptr, 0u, &n) !=
                           LUDUS_OK,
                       m_.where("record"), "gives a line for a turn that was not begun");
    }

    Report &report_;
    Match m_;
    Snapshot before_;
    int32_t phase_;
    bool refused_ = true;
};

} // namespace

void inspect_refusals(Report &report, const Match &m) {
    Refusals(report, m).run();
}

} // namespace check
