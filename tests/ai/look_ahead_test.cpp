// SPDX-License-Identifier: MIT
#include "ai/levels.hpp"
#include "ai/look_ahead.hpp"
#include "catch.hpp"
#include "support.hpp"

#include <cstdlib>
#include <limits>

using namespace duodecim;

namespace {

constexpr std::uint64_t no_end = std::numeric_limits<std::uint64_t>::max();

// By the definition, without cache or sample; one reply is followed further.
template <class G>
double plain_look(const typename G::Config &config, LookAhead<G> &statics,
                  const typename G::State &state, unsigned plies) {
    double sum = 0, ways = 0;
    for (const Roll &roll : distinct_rolls(G::dice(config))) {
        std::vector<Choice<typename G::State>> choices;
        G::turns(config, state, roll.dice, {}, choices);
        std::size_t best = 0;
        for (std::size_t i = 1; i < choices.size(); ++i)
            if (statics.value(choices[i].after, state.mover) >
                statics.value(choices[best].after, state.mover))
                best = i;
        const auto &after = choices[best].after;
        const double chance = plies == 1 || statics.won(after, state.mover)
                                  ? statics.value(after, state.mover)
                                  : certain - plain_look(config, statics, after, plies - 1);
        sum += chance * roll.ways;
        ways += roll.ways;
    }
    return sum / ways;
}

// How far looks two rolls ahead with that sample are from whole ones, on average, in chances; and
// the nodes that they take.
struct Distance {
    double mean = 0, nodes = 0;
};
template <class G>
Distance distance(std::string_view id, unsigned sample) {
    Distance out;
    const unsigned positions = 3;
    random_positions(id, positions, 17, [&](Match &match) {
        const auto &it = dynamic_cast<const MatchOf<G> &>(match);
        const auto &config = it.config();
        const auto &state = it.before();
        Sources sources;
        sources.network = shipped().network<G>(config);
        REQUIRE(sources.network);
        Effort effort = level_effort(config, levels);
        effort.replies = 1;
        effort.window = 0;
        effort.sample = 1;
        Meter meter(no_end, 0, {});
        LookAhead<G> whole(config, sources, effort, meter);
        const Chance expected = whole(state, state.mover, 2);
        if (sample == 1) CHECK(std::abs(expected - plain_look(config, whole, state, 2)) < 4);
        Effort sampled = effort;
        sampled.sample = static_cast<std::uint8_t>(sample);
        Meter other_meter(no_end, 0, {});
        LookAhead<G> look(config, sources, sampled, other_meter);
        out.mean += std::abs(double(look(state, state.mover, 2) - expected)) / positions;
        out.nodes += double(other_meter.thought().nodes) / positions;
    });
    return out;
}

} // namespace

TEMPLATE_TEST_CASE("a look two rolls ahead is the mean over both rolls, and a sample comes near it",
                   "", Asilo, Murray) {
    for (const std::string_view id : TestType::ids) {
        CAPTURE(id);
        const Distance whole = distance<TestType>(id, 1), eighth = distance<TestType>(id, 8);
        CHECK(whole.mean == 0);
        CHECK(eighth.nodes < whole.nodes / 4);
        CHECK(eighth.mean > 0);
        CHECK(eighth.mean < certain / 100);
    }
}
