// SPDX-License-Identifier: MIT
// Matches of one instance, each on a thread of its own, play as they do alone.
#include "play.hpp"

#include <thread>

namespace check {

namespace {

// The record of a game by the seed; what failed, if anything did.
struct Played {
    std::string record;
    std::string failure;
};

Played play(const Subject &subject, const std::string &game, uint64_t seed) {
    Played out;
    try {
        Match m(subject, game);
        Random random(seed);
        for (unsigned step = 0; step < 4000; ++step) {
            if (m.state().phase == LUDUS_PHASE_OVER) break;
            if (!m.go_on(seed)) m.play(pick(random, m.moves().size()));
            out.record += m.position() + "\n";
            subject.games(); // whatever belongs to the instance may be asked at the same time
        }
    } catch (const Failed &failed) {
        out.failure = failed.where + ": " + failed.what();
    }
    return out;
}

} // namespace

void check_threads(Context &context) {
    constexpr unsigned count = 4;
    const std::string &game = context.game;
    std::vector<Played> alone;
    for (unsigned i = 0; i < count; ++i)
        alone.push_back(play(context.subject, game, context.seed + i));
    std::vector<Played> together(count);
    {
        std::vector<std::jthread> threads;
        for (unsigned i = 0; i < count; ++i)
            threads.emplace_back(
                [&, i] { together[i] = play(context.subject, game, context.seed + i); });
    }
    context.guard.look("several threads at once");
    for (unsigned i = 0; i < count; ++i) {
        if (!alone[i].failure.empty()) throw Failed(game + ", threads", alone[i].failure);
        context.report.expect(together[i].failure.empty(), game + ", threads",
                              "a match failed while others played: " + together[i].failure);
        context.report.expect(together[i].record == alone[i].record, game + ", threads",
                              "a match played otherwise while others played");
    }
}

} // namespace check
