// SPDX-License-Identifier: MIT
// What comes with an instance or a match goes with it: opened and destroyed again and again, in a
// folder that it may write to, and unloaded at last.
#include "play.hpp"
#include "system.hpp"

namespace check {

namespace {

constexpr int rounds = 16;
constexpr std::size_t least = 8; // bytes of a round that are a leak

// Memory that grows with every round, when what is kept for good has been taken by the first ones.
void expect_no_leak(Report &report, const std::string &where, const std::string &what,
                    const std::function<void()> &round) {
    const auto growth = [&] {
        const std::size_t before = memory_in_use();
        for (int i = 0; i < rounds; ++i)
            round();
        const std::size_t after = memory_in_use();
        return after > before ? (after - before) / rounds : 0;
    };
    growth();
    const std::size_t once = growth();
    const std::size_t again = growth();
    report.expect(once < least || again < least, where,
                  "leaves some " + std::to_string(std::min(once, again)) +
                      " bytes of memory with each " + what + "; all of it was expected back");
}

void play_some(const Subject &subject, const std::string &game) {
    Match m(subject, game);
    for (int step = 0; step < 24 && m.state().phase != LUDUS_PHASE_OVER; ++step) {
        if (!m.go_on(1)) m.play(0);
    }
    const std::string saved = m.save();
    Match::restore(subject, game, saved).undo();
    m.clone().undo();
}

} // namespace

void check_life(Context &context) {
    const Subject &first = context.subject;
    const std::string game = first.games()[0].id;
    const auto live = [&] {
        const Subject subject(first.entry, first.folder, context.data);
        play_some(subject, game);
    };
    live();
    context.guard.look("addon.destroy");
    context.guard.rest(true);
    expect_no_leak(context.report, "addon.destroy", "instance", live);
    expect_no_leak(context.report, "match.destroy", "match", [&] { play_some(first, game); });
    context.guard.rest(false);
    context.unload = true;
}

} // namespace check
