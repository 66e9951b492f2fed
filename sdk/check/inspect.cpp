// SPDX-License-Identifier: MIT
// What holds in every position: sense, refusals, and the ways to come to the same match.
#include "play.hpp"

#include <algorithm>

namespace check {

namespace {

std::string here(const Match &m) {
    const std::string partial = m.partial();
    return " at " + quote(m.position()) + (partial.empty() ? "" : " after " + quote(partial));
}

void inspect_state(Report &report, const Fixed &fixed, const Match &m) {
    const ludus_state s = m.state();
    const std::string where = m.where("state");
    report.expect(s.phase >= LUDUS_PHASE_ROLL && s.phase <= LUDUS_PHASE_OVER, where,
                  "the phase is " + std::to_string(s.phase));
    report.expect(s.mover == 1 || s.mover == 2, where, "the mover is neither 1 nor 2" + here(m));
    report.expect((s.winner != 0) == (s.phase == LUDUS_PHASE_OVER), where,
                  "phase and winner disagree" + here(m));
    report.expect(s.winner == 0 || s.winner == 3 - s.mover, where,
                  "the mover is not the loser of a match that is over" + here(m));
    report.expect(s.moves_made <= fixed.max_moves, where,
                  "more moves than the game's max_moves" + here(m));
    if (!report.expect(s.dice_count <= LUDUS_MAX_DICE, where, "too many dice" + here(m))) return;
    const std::vector<int32_t> dice(s.dice, s.dice + s.dice_count);
    report.expect(std::is_sorted(dice.begin(), dice.end()), where,
                  "the dice are not ascending" + here(m));
    if (s.phase == LUDUS_PHASE_ROLL)
        report.expect(dice.empty() && s.moves_made == 0 && s.dice_used == 0, where,
                      "dice or moves before the roll" + here(m));
    if (s.phase == LUDUS_PHASE_MOVE || s.phase == LUDUS_PHASE_END)
        report.expect(fixed.rolls.count(dice) > 0, where,
                      "dice that are not in game.rolls" + here(m));
    report.expect(s.dice_used >> s.dice_count == 0, where,
                  "a die used that was not rolled" + here(m));
}

void inspect_contents(Report &report, const Fixed &fixed, const Match &m) {
    const std::string where = m.where("contents");
    std::map<int32_t, uint32_t> on;
    for (const ludus_content &c : m.contents()) {
        report.expect(c.player == 1 || c.player == 2, where, "pieces of nobody" + here(m));
        report.expect(c.count > 0, where, "a group of no pieces" + here(m));
        on[c.place] += c.count;
        if (fixed.places.empty()) continue;
        const auto place = fixed.places.find(c.place);
        if (!report.expect(place != fixed.places.end(), where,
                           "pieces on " + std::to_string(c.place) +
                               ", which is no place of the board" + here(m)))
            continue;
        report.expect(place->second.owner == 0 || place->second.owner == c.player, where,
                      "a foreign piece on " + quote(place->second.name) + here(m));
    }
    for (const auto &[id, count] : on) {
        const auto place = fixed.places.find(id);
        if (place == fixed.places.end()) continue;
        report.expect(count <= static_cast<uint32_t>(place->second.capacity), where,
                      std::to_string(count) + " pieces on " + quote(place->second.name) +
                          ", which holds " + std::to_string(place->second.capacity) + here(m));
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
    for (const ludus_event &e : m.events()) {
        report.expect(e.kind >= LUDUS_EVENT_ROLL && e.kind <= LUDUS_EVENT_WIN, m.where("events"),
                      "an event of the unknown kind " + std::to_string(e.kind));
        report.expect(e.player == 1 || e.player == 2, m.where("events"), "an event of nobody");
        report.expect(e.count <= LUDUS_MAX_DICE, m.where("events"),
                      "an event with more than 8 values");
    }
    if (m.state().phase != LUDUS_PHASE_MOVE)
        report.expect(m.moves().empty(), m.where("moves"),
                      "moves in another phase than move" + here(m));
}

void inspect_refusals(Report &report, const Match &m) {
    const Snapshot before(m);
    const int32_t phase = before.state.phase;
    const auto refuse = [&](const char *name, int32_t expected, int32_t status) {
        report.expect_status(status, expected, m.where(name),
                             "phase " + std::to_string(phase) + ", or an argument out of range,");
    };
    using Api = ludus_match_api;
    const int32_t none[] = {99};
    if (phase == LUDUS_PHASE_ROLL) {
        refuse("set_dice", LUDUS_ERROR_DICE, m.status(&Api::set_dice, none, 1u));
        refuse("set_dice", LUDUS_ERROR_DICE, m.status(&Api::set_dice, none, 0u));
    } else {
        refuse("set_dice", LUDUS_ERROR_PHASE, m.status(&Api::set_dice, none, 1u));
    }
    const auto moves = static_cast<uint32_t>(before.moves.size());
    const auto turns = static_cast<uint32_t>(before.turns.size());
    const bool can_move = phase == LUDUS_PHASE_MOVE;
    const bool has_turns = can_move || phase == LUDUS_PHASE_END;
    uint32_t count = 0;
    for (const uint32_t beyond : {moves, UINT32_MAX})
        refuse("play", can_move ? LUDUS_ERROR_MOVE : LUDUS_ERROR_PHASE,
               m.status(&Api::play, beyond));
    for (const uint32_t beyond : {turns, UINT32_MAX})
        refuse("play_turn", has_turns ? LUDUS_ERROR_MOVE : LUDUS_ERROR_PHASE,
               m.status(&Api::play_turn, beyond));
    if (!has_turns) {
        refuse("turns", LUDUS_ERROR_PHASE,
               m.status(&Api::turns, nullptr, 0u, uint32_t{sizeof(ludus_turn)}, &count));
        refuse("play_text", LUDUS_ERROR_PHASE, m.status(&Api::play_text, "pass"));
    } else {
        refuse("turn_text", LUDUS_ERROR_MOVE,
               m.status(&Api::turn_text, turns, nullptr, 0u, &count));
        refuse("turn_position", LUDUS_ERROR_MOVE,
               m.status(&Api::turn_position, turns, nullptr, 0u, &count));
    }
    if (phase != LUDUS_PHASE_END) refuse("end_turn", LUDUS_ERROR_PHASE, m.status(&Api::end_turn));
    report.expect(m.status(&Api::set_position, "\x01 no position") != LUDUS_OK,
                  m.where("set_position"), "takes a text that is no position");
    if (can_move)
        report.expect(m.status(&Api::play_text, "\x01 no turn") != LUDUS_OK, m.where("play_text"),
                      "takes a text that is no turn");
    report.expect(m.status(&Api::record, before.state.rolls, nullptr, 0u, &count) != LUDUS_OK,
                  m.where("record"), "gives a line for a roll that was not made");
    const std::string changed = difference(Snapshot(m), before);
    report.expect(changed.empty(), m.where("..."),
                  "calls that failed changed the match: " + changed);
}

void inspect_round_trip(Report &report, const Match &m) {
    Match other(m.subject(), m.game());
    const std::string position = m.position();
    const std::string partial = m.partial();
    const ludus_state expected = m.state();
    other.set_position(position);
    const bool moved = expected.moves_made > 0 && expected.phase != LUDUS_PHASE_OVER;
    if (moved) other.play_text(partial);
    const std::string where = m.where("set_position");
    report.expect(other.position() == position, where,
                  "gives the position " + quote(other.position()) + " after " + quote(position));
    const ludus_state found = other.state();
    report.expect(found.phase == expected.phase && found.mover == expected.mover &&
                      found.winner == expected.winner,
                  where, "gives another phase, mover or winner" + here(m));
    report.expect(!moved || other.partial() == partial, where,
                  "and play_text give the partial turn " + quote(other.partial()) + here(m));
    report.expect(found.steps == found.moves_made, where,
                  "keeps steps of before; an empty history was expected" + here(m));
    const auto same = [](const ludus_content &a, const ludus_content &b) {
        return a.place == b.place && a.player == b.player && a.kind == b.kind && a.count == b.count;
    };
    const auto a = m.contents();
    const auto b = other.contents();
    report.expect(std::equal(a.begin(), a.end(), b.begin(), b.end(), same), where,
                  "gives other contents" + here(m));
}

void inspect_record(Report &report, const Match &m) {
    Match other(m.subject(), m.game());
    other.set_position(m.text("start", &ludus_match_api::start));
    const std::string where = m.where("record");
    const uint32_t rolls = m.state().rolls;
    for (uint32_t i = 0; i < rolls; ++i) {
        if (i > 0) other.end_turn();
        const std::string line = m.text("record", &ludus_match_api::record, i);
        const std::size_t blank = std::min(line.find(' '), line.size());
        std::vector<int32_t> dice;
        for (const char digit : line.substr(0, blank))
            dice.push_back(digit - '0');
        report.expect(std::is_sorted(dice.begin(), dice.end()), where,
                      "the dice of " + quote(line) + " are not ascending");
        other.set_dice(dice);
        if (blank < line.size()) other.play_text(line.substr(blank + 1));
    }
    report.expect(other.position() == m.position() && other.state().winner == m.state().winner,
                  where,
                  "played again leads to " + quote(other.position()) + "; " + quote(m.position()) +
                      " was expected");
}

} // namespace check
