// SPDX-License-Identifier: MIT
// How a network learns.
#include "ai/train/float_network.hpp"
#include "catch.hpp"

#include <cmath>
#include <sstream>

using namespace duodecim;
using namespace duodecim::train;

namespace {

constexpr InputShape small{1, {}, 2};

Sample sample(std::uint64_t word, unsigned stack, float target) {
    Sample out{{}, target};
    out.inputs.word[0] = word;
    out.inputs.stack = stack;
    return out;
}

double chance(const FloatNetwork &network, const Inputs &inputs) {
    return 1 / (1 + std::exp(-double(NetworkReader(network.rounded())(inputs)) / logit_one));
}

// Teaches the samples together, so many times.
void teach(FloatNetwork &network, const std::vector<Sample> &samples, unsigned times, float rate) {
    for (unsigned i = 0; i < times; ++i)
        network.learn(samples.data(), samples.size(), rate);
}

} // namespace

TEST_CASE("a network learns what it is taught, and its whole numbers say the same") {
    FloatNetwork network(small, 32, 8, 0, 1);
    const std::vector<Sample> samples = {sample(0b0011, 0, 0.9f), sample(0b0101, 0, 0.2f),
                                         sample(0b0011, 1, 0.4f), sample(0b1001, 1, 0.7f)};
    const double before = network.learn(samples.data(), samples.size(), 0.01f);
    teach(network, samples, 4000, 0.003f);
    CHECK(network.learn(samples.data(), samples.size(), 0.003f) < before);
    for (const Sample &each : samples)
        CHECK(chance(network, each.inputs) == Approx(each.target).margin(0.01));
}

TEST_CASE("what was saved goes on as if it had not stopped") {
    const std::vector<Sample> samples = {sample(0b0011, 0, 0.9f), sample(0b0101, 1, 0.2f)};
    FloatNetwork whole(small, 32, 8, 0, 1), first(small, 32, 8, 0, 1), second(small, 32, 8, 0, 2);
    teach(whole, samples, 200, 0.01f);
    teach(first, samples, 100, 0.01f);
    std::stringstream state;
    first.save(state);
    REQUIRE(second.load(state));
    teach(second, samples, 100, 0.01f);
    CHECK(write_network(*second.rounded(), "x", 1) == write_network(*whole.rounded(), "x", 1));
}

TEST_CASE("units that are cut off in all positions learn again only where they are pulled") {
    const std::vector<Sample> noise = {sample(0b0011, 0, 1), sample(0b0101, 0, 1)},
                              lesson = {sample(0b0011, 0, 0.9f), sample(0b0101, 0, 0.2f)};
    const auto difference = [&](float pull) {
        FloatNetwork network(small, 32, 8, pull, 1);
        teach(network, noise, 300, 0.5f); // far too fast
        teach(network, lesson, 4000, 0.003f);
        return chance(network, lesson[0].inputs) - chance(network, lesson[1].inputs);
    };
    CHECK(difference(0) == Approx(0).margin(0.01));
    CHECK(difference(0.1f) == Approx(0.7).margin(0.02));
}
