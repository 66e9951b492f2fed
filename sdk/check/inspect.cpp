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
        if (phase_ != LUDUS_PHASE_END) refuse("end_turn", LUDUS_ERROR_PHASE, &Api::end_turn);
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
        for (const uint32_t index : {moves, UINT32_MAX})
            refuse("play", can_move ? LUDUS_ERROR_MOVE : LUDUS_ERROR_PHASE, &Api::play, index);
        for (const uint32_t index : {turns, UINT32_MAX}) {
            uint32_t n = 0;
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
        report_.expect(m_.status("record", &Api::record, before_.state.rolls, nullptr, 0u, &n) !=
                           LUDUS_OK,
                       m_.where("record"), "gives a line for a roll that was not made");
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
    // A TURN does not say which dice its moves use: with others, the turn may go on otherwise.
    const bool same_dice = found.dice_used == expected.dice_used || !moved;
    report.expect(!same_dice || found.phase == expected.phase, where,
                  "gives another phase" + here(m));
    report.expect(found.mover == expected.mover && found.winner == expected.winner, where,
                  "gives another mover or winner" + here(m));
    report.expect(!moved || !same_dice || other.partial() == partial, where,
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
