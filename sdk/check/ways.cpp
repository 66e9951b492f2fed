// SPDX-License-Identifier: MIT
// The ways to come to the same match: position and partial turn, the record, save and restore.
#include "play.hpp"

#include <algorithm>
#include <cstring>

namespace check {

namespace {

// What can be moved, whichever of equal dice it takes; in any order.
std::vector<std::vector<int32_t>> choices(const Match &m) {
    const ludus_state state = m.state();
    std::vector<std::vector<int32_t>> out;
    for (const ludus_move &move : m.moves()) {
        out.push_back({move.from, move.to, static_cast<int32_t>(move.flags)});
        for (uint32_t i = 0; i < state.dice_count && i < LUDUS_MAX_DICE; ++i)
            if (move.dice >> i & 1) out.back().push_back(state.dice[i]);
    }
    std::sort(out.begin(), out.end());
    return out;
}

// Where a turn can lead to, in any order.
std::vector<std::string> ends(const Match &m) {
    auto out = m.turn_positions();
    std::sort(out.begin(), out.end());
    return out;
}

bool same(const std::vector<ludus_content> &a, const std::vector<ludus_content> &b) {
    return a.size() == b.size() &&
           (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof a[0]) == 0);
}

// The rest of the turn is the same: `m` and a match set to its position, its moves played.
void compare_turns(Report &report, const Match &other, const Match &m) {
    const std::string here = m.here();
    const std::string where = m.where("partial");
    const ludus_state expected = m.state();
    const ludus_state found = other.state();
    const std::string at = ", after set_position and play_text" + here;
    report.expect(found.phase == expected.phase && found.may_end == expected.may_end, where,
                  "leads to another phase" + at);
    report.expect(other.partial() == m.partial(), where, "becomes " + quote(other.partial()) + at);
    report.expect(choices(other) == choices(m), where, "leaves other moves" + at);
    if (expected.phase != LUDUS_PHASE_ROLL)
        report.expect(ends(other) == ends(m), where, "leaves other turns" + at);
}

} // namespace

void inspect_round_trip(Report &report, const Match &m) {
    const std::string here = m.here();
    Match other(m.subject(), m.game());
    const std::string position = m.position();
    const ludus_state expected = m.state();
    const bool over = expected.phase == LUDUS_PHASE_OVER;
    other.set_position(" " + position + "  ");
    report.expect(other.position() == position, m.where("set_position"),
                  "gives the position " + quote(other.position()) + " after " + quote(position) +
                      " with blanks around it");
    if (expected.moves_made > 0 && !over) other.play_text(" " + m.partial() + "  ");
    const std::string where = m.where("set_position");
    const ludus_state found = other.state();
    // A position need not tell what was before it, such as that it came too often.
    const bool ended = found.phase == LUDUS_PHASE_OVER;
    report.expect(found.mover == expected.mover && (!ended || found.winner == expected.winner),
                  where, "gives another mover or winner" + here);
    if (!over) compare_turns(report, other, m);
    report.expect(found.steps == found.moves_made, where,
                  "keeps steps of before; an empty history was expected" + here);
    report.expect(same(other.contents(), m.contents()), where, "gives other contents" + here);
}

namespace {

// The dice of a line of the record: those of the roll that is written so.
std::vector<int32_t> read_dice(const Fixed &fixed, const std::string &where,
                               const std::string &line) {
    const std::string written = line.substr(0, line.find(' '));
    if (written == "-") return {};
    for (const std::vector<int32_t> &roll : fixed.rolls) {
        std::string text;
        for (const int32_t value : roll)
            text += std::to_string(value);
        if (text == written) return roll;
    }
    throw Failed(where, "the dice of " + quote(line) +
                            " are not a roll of game.rolls, in its order; that, or - where none "
                            "were thrown, was expected");
}

} // namespace

void inspect_record(Report &report, const Fixed &fixed, const Match &m) {
    Match other(m.subject(), m.game());
    const std::string start = m.start();
    other.set_position(start);
    report.expect(other.position() == start, m.where("start"),
                  "gives " + quote(start) + ", which is read as " + quote(other.position()));
    const std::string where = m.where("record");
    const uint32_t turns = m.state().turns;
    for (uint32_t i = 0; i < turns; ++i) {
        if (i > 0) other.end_turn();
        const std::string line = m.record(i);
        const std::vector<int32_t> dice = read_dice(fixed, where, line);
        report.expect(dice.empty() != (other.state().phase == LUDUS_PHASE_ROLL), where,
                      "the line " + quote(line) + " has no dice in phase roll, or dice in another");
        if (!dice.empty()) other.set_dice(dice);
        const std::size_t blank = std::min(line.find(' '), line.size());
        if (blank < line.size()) other.play_text(line.substr(blank + 1));
    }
    const ludus_state expected = m.state();
    const bool begun = expected.dice_count > 0 || expected.moves_made > 0;
    if (turns > 0 && !begun && other.state().may_end != 0) other.end_turn();
    const ludus_state found = other.state();
    report.expect(other.position() == m.position() && found.winner == expected.winner &&
                      found.phase == expected.phase,
                  where,
                  "played again leads to " + quote(other.position()) + "; " + quote(m.position()) +
                      " was expected");
}

namespace {

void inspect_lines(Report &report, const Match &m, const std::string &saved) {
    const std::string where = m.where("save");
    const ludus_state s = m.state();
    const bool under_way = s.dice_count > 0 || s.moves_made > 0;
    const bool ended = !saved.empty() && saved.back() == '\n';
    report.expect(ended != under_way || s.phase == LUDUS_PHASE_OVER, where,
                  "the last line ends with a line feed in mid-turn, or without one after a turn" +
                      m.here());
    const auto feeds = static_cast<uint32_t>(std::count(saved.begin(), saved.end(), '\n'));
    report.expect(feeds + (ended ? 0 : 1) == 2 + s.turns, where,
                  "gives " + std::to_string(feeds + (ended ? 0 : 1)) + " lines for " +
                      std::to_string(s.turns) + " turns; two more were expected");
    report.expect(saved.substr(0, saved.find('\n')) == m.game(), where,
                  "does not begin with the line " + quote(m.game()));
}

} // namespace

void inspect_save(Report &report, const Match &m, uint32_t steps) {
    const std::string here = m.here();
    const std::string saved = m.save();
    inspect_lines(report, m, saved);
    Match back = Match::restore(m.subject(), m.game(), saved);
    const std::string where = m.where("restore");
    report.expect(back.save() == saved, where,
                  "of a saved match is saved otherwise; the same text was expected" + here);
    report.expect(back.events().empty(), m.where("events"),
                  "events after restore; none were expected");
    const Match twin = m.clone();
    for (uint32_t i = 0;; ++i) {
        const std::string changed = difference(Snapshot(back), Snapshot(twin));
        if (!report.expect(changed.empty(), where,
                           "loses something" + here +
                               (i > 0 ? ", seen " + std::to_string(i) + " steps back" : "") + ": " +
                               changed))
            return;
        if (i == steps || twin.state().steps == 0) return;
        const int32_t kind = twin.undo().kind;
        report.expect(back.undo().kind == kind, where, "undoes another event" + here);
    }
}

} // namespace check
