// SPDX-License-Identifier: MIT
// The program's players and the analysis.
#include "play.hpp"

#include <algorithm>
#include <chrono>
#include <cstring>

namespace check {

namespace {

using Clock = std::chrono::steady_clock;
constexpr uint64_t few_nodes = 200;                   // for the sake of time
constexpr auto slow = std::chrono::milliseconds(100); // thinking without a call of progress

bool is_probability(int32_t p) {
    return p >= 0 && p <= 1000000000;
}

bool is_sensible(const ludus_thought &thought) {
    return is_probability(thought.probability) && (thought.stopped | 1) == 1 &&
           (thought.weakened | 1) == 1 && thought.reserved == 0;
}

// What progress was told, and whether it asks to stop.
struct Watch {
    unsigned calls = 0;
    bool stop = false;
    bool sensible = true;
    uint32_t turns = 0;

    static int32_t LUDUS_CALL progress(void *user, const ludus_thought *so_far) {
        auto *watch = static_cast<Watch *>(user);
        ++watch->calls;
        watch->sensible = watch->sensible && so_far != nullptr &&
                          so_far->size >= sizeof(ludus_thought) && so_far->turn < watch->turns &&
                          is_sensible(*so_far);
        return watch->stop ? 1 : 0;
    }
};

ludus_budget budget_of(uint64_t nodes) {
    ludus_budget out{};
    out.size = sizeof out;
    out.nodes = nodes;
    return out;
}

class Thinking {
public:
    Thinking(Report &report, const Match &m, const std::string &player)
        : report_(report), m_(m), player_(player), where_(m.game() + ", players.think, " + player),
          turns_(static_cast<uint32_t>(m.turns().size())) {}

    void check(uint64_t seed) {
        const Snapshot before(m_);
        Watch watch{0, false, true, turns_};
        const auto begin = Clock::now();
        const ludus_thought first = think(m_, few_nodes, seed, &watch);
        report_.expect(watch.calls > 0 || Clock::now() - begin < slow, where_,
                       "thinks for over 100 ms without calling progress; a call each 10 ms was "
                       "expected");
        expect_sensible(first, watch);
        const Match twin = m_.clone();
        const ludus_thought second = think(twin, few_nodes, seed, nullptr);
        report_.expect(first.turn == second.turn && first.probability == second.probability, where_,
                       "chooses turn " + std::to_string(first.turn) + " and then " +
                           std::to_string(second.turn) +
                           " for the same position, seed and nodes; the same was expected" +
                           here());
        Watch stopper{0, true, true, turns_};
        const ludus_thought stopped = think(m_, few_nodes, seed, &stopper);
        expect_sensible(stopped, stopper);
        report_.expect(stopper.calls == 0 || stopped.stopped != 0, where_,
                       "is not stopped by progress, or does not say so" + here());
        report_.expect(stopper.calls <= 1, where_, "goes on after progress said to stop" + here());
        expect_sensible(think(m_, 1, seed, nullptr), watch);
        const std::string changed = difference(Snapshot(m_), before);
        report_.expect(changed.empty(), where_, "changes the match: " + changed);
    }

private:
    std::string here() const { return " at " + quote(m_.position()); }

    ludus_thought think(const Match &m, uint64_t nodes, uint64_t seed, Watch *watch) {
        const ludus_budget budget = budget_of(nodes);
        ludus_thought out{};
        out.size = sizeof out;
        call(where_, m.subject().players->think, m.handle(), player_.c_str(), &budget, seed,
             watch ? &Watch::progress : nullptr, static_cast<void *>(watch), &out);
        return out;
    }

    void expect_sensible(const ludus_thought &thought, const Watch &watch) {
        report_.expect(thought.turn < turns_, where_,
                       "chooses turn " + std::to_string(thought.turn) + " of " +
                           std::to_string(turns_) + here());
        report_.expect(is_probability(thought.probability), where_,
                       "gives the probability " + std::to_string(thought.probability) +
                           "; 0 to 1000000000 was expected" + here());
        report_.expect(
            is_sensible(thought), where_,
            "sets stopped or weakened to other than 0 and 1, or reserved to other than 0" + here());
        report_.expect(watch.sensible, where_,
                       "tells progress a thought that makes no sense" + here());
    }

    Report &report_;
    const Match &m_;
    std::string player_;
    std::string where_;
    uint32_t turns_;
};

// Capacity 0 counts the turns and does not think.
void check_counting(Report &report, const Match &m, const ludus_budget &budget) {
    const std::string where = m.game() + ", analysis.analyse";
    Watch watch{0, false, true, UINT32_MAX};
    ludus_thought result{};
    std::memset(&result, 0x5A, sizeof result);
    result.size = sizeof result;
    uint32_t count = 0;
    call(where, m.subject().analysis->analyse, m.handle(), &budget, &Watch::progress,
         static_cast<void *>(&watch), static_cast<ludus_evaluation *>(nullptr), 0u, uint32_t{0},
         &count, &result);
    ludus_thought none{};
    none.size = sizeof none;
    report.expect(count == m.turns().size(), where,
                  "counts " + std::to_string(count) + " turns of " +
                      std::to_string(m.turns().size()) + " with capacity 0");
    report.expect(watch.calls == 0 && std::memcmp(&result, &none, sizeof none) == 0, where,
                  "thinks with capacity 0; a result of zeros but for its size was expected");
}

void check_analysis(Report &report, const Match &m) {
    const std::string where = m.game() + ", analysis.analyse";
    const ludus_budget budget = budget_of(few_nodes);
    const auto turns = static_cast<uint32_t>(m.turns().size());
    Watch watch{0, false, true, turns};
    check_counting(report, m, budget);
    std::vector<ludus_evaluation> found(turns + 1);
    ludus_thought result{};
    result.size = sizeof result;
    uint32_t count = 0;
    call(where, m.subject().analysis->analyse, m.handle(), &budget, &Watch::progress,
         static_cast<void *>(&watch), found.data(), turns + 1, uint32_t{sizeof(ludus_evaluation)},
         &count, &result);
    found.resize(std::min(count, turns + 1));
    report.expect(watch.sensible && is_sensible(result), where,
                  "gives or tells progress a thought that makes no sense");
    report.expect(found.empty() ||
                      (result.turn == found[0].turn && result.probability == found[0].probability),
                  where, "gives another result than the first of the list; the best was expected");
    std::set<uint32_t> seen;
    int32_t last = 1000000000;
    for (const ludus_evaluation &each : found) {
        report.expect(each.turn < turns && seen.insert(each.turn).second, where,
                      "a turn comes twice or is not in the list of turns");
        report.expect(each.probability <= last, where, "the turns are not sorted, best first");
        report.expect(is_probability(each.probability), where,
                      "a probability is not from 0 to 1000000000");
        last = each.probability;
    }
    report.expect(seen.size() == turns, where,
                  "covers " + std::to_string(seen.size()) + " of " + std::to_string(turns) +
                      " turns; each was expected once");
}

// In any phase; the match is then as before.
void check_evaluation(Report &report, const Match &m) {
    const std::string where = m.game() + ", analysis.evaluate";
    const ludus_budget budget = budget_of(few_nodes);
    const Snapshot before(m);
    ludus_thought thought{};
    thought.size = sizeof thought;
    call(where, m.subject().analysis->evaluate, m.handle(), &budget, nullptr, nullptr, &thought);
    const int32_t found = thought.probability;
    report.expect(is_sensible(thought), where,
                  "gives the probability " + std::to_string(found) +
                      "; 0 to 1000000000 was expected, stopped and weakened 0 or 1, reserved 0");
    report.expect(thought.turn == LUDUS_NO_TURN, where,
                  "gives the turn " + std::to_string(thought.turn) +
                      "; LUDUS_NO_TURN was expected");
    const bool over = before.state.phase == LUDUS_PHASE_OVER;
    if (over && before.state.winner != 0)
        report.expect(found == 0, where,
                      "gives the loser the probability " + std::to_string(found) +
                          " when the match is over; 0 was expected");
    else if (over)
        report.expect(found == 500000000, where,
                      "gives the probability " + std::to_string(found) +
                          " after a draw; half of 1000000000 was expected");
    const std::string changed = difference(Snapshot(m), before);
    report.expect(changed.empty(), where, "changes the match: " + changed);
}

void check_list(Report &report, const std::string &game, const std::vector<ludus_player> &players) {
    std::set<std::string> ids;
    const std::string where = game + ", players.players";
    report.expect(!players.empty(), where, "the list is empty");
    for (const ludus_player &p : players) {
        if (!report.expect(p.id != nullptr && *p.id != 0 && p.name != nullptr && *p.name != 0,
                           where, "a player has no id or no name"))
            continue;
        report.expect(ids.insert(p.id).second, where, quote(p.id) + " comes twice");
        const bool level = p.kind == LUDUS_PLAYER_LEVEL;
        report.expect(p.kind > 0, where, quote(p.id) + " is of the kind " + std::to_string(p.kind));
        report.expect(!level || (p.rank >= 1 && p.rank <= 5), where,
                      quote(p.id) + " is a level of rank " + std::to_string(p.rank) +
                          "; 1 to 5 was expected");
    }
}

// Refusals, by an unknown player and before the roll.
void check_refusals(Report &report, const Match &m, const std::string &player) {
    const Subject &s = m.subject();
    const std::string where = m.game() + ", players.think";
    ludus_thought out{};
    out.size = sizeof out;
    ludus_error error = new_error();
    const auto think = [&](const char *id) {
        return enter(where, s.players->think, m.handle(), id, nullptr, uint64_t{1}, nullptr,
                     nullptr, &out, &error);
    };
    const int32_t phase = m.state().phase;
    if (phase == LUDUS_PHASE_MOVE)
        report.expect_status(think("no such player"), LUDUS_ERROR_UNKNOWN, where,
                             "an unknown player");
    if (phase == LUDUS_PHASE_ROLL || phase == LUDUS_PHASE_OVER)
        report.expect_status(think(player.c_str()), LUDUS_ERROR_PHASE, where,
                             "phase " + std::to_string(phase));
    if (s.analysis == nullptr || phase == LUDUS_PHASE_MOVE || phase == LUDUS_PHASE_END) return;
    uint32_t count = 0;
    const std::string analyse = m.game() + ", analysis.analyse";
    report.expect_status(enter(analyse, s.analysis->analyse, m.handle(), nullptr, nullptr, nullptr,
                               nullptr, 0u, uint32_t{sizeof(ludus_evaluation)}, &count, nullptr,
                               &error),
                         LUDUS_ERROR_PHASE, analyse, "phase " + std::to_string(phase));
}

// Thinks in every position at first where `thorough`, and then in some.
void play_and_think(Context &context, const std::string &game, uint64_t seed, bool thorough) {
    const Subject &s = context.subject;
    const auto players = list<ludus_player>(game + ", players.players", s.players->players, s.addon,
                                            game.c_str(), "en");
    check_list(context.report, game, players);
    if (players.empty()) return;
    Match m(s, game);
    Random random(seed);
    for (unsigned move = 0; move < 400;) {
        const int32_t phase = m.state().phase;
        const bool look = (thorough && move < 40) || move % 16 == 0;
        if (look || phase == LUDUS_PHASE_OVER) {
            check_refusals(context.report, m, players[0].id);
            if (s.analysis != nullptr) check_evaluation(context.report, m);
        }
        if (phase == LUDUS_PHASE_OVER) return;
        if (phase == LUDUS_PHASE_END && look) // one turn, without moves
            Thinking(context.report, m, players[0].id).check(seed);
        if (m.go_on(seed)) continue;
        for (const ludus_player &player : players)
            if (look) Thinking(context.report, m, player.id).check(seed + move);
        if (look && s.analysis != nullptr) check_analysis(context.report, m);
        ++move;
        m.play(pick(random, m.moves().size())); // the next may be in mid-turn
    }
}

} // namespace

void check_players(Context &context) {
    if (context.subject.players == nullptr) return;
    play_and_think(context, context.game, context.seed, context.plain());
}

} // namespace check
