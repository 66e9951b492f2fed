// SPDX-License-Identifier: MIT
// The network of network.hpp in floating point, as it learns: stochastic gradient descent with
// Adam's steps (D. P. Kingma, J. Ba, 2015). What is used and saved is the mean of the weights over
// the last steps, which is better than any of them.
#pragma once

#include "ai/network.hpp"

#include <cstdint>
#include <iosfwd>

namespace duodecim::train {

// A position and what the network should say of it.
struct Sample {
    Inputs inputs;
    float target; // the chance that the player who rolls next wins
};

// Weights that learn together.
class Weights {
public:
    // Rows of `width`; only the rows touched since the last step are changed by it.
    void resize(std::size_t rows, std::size_t width);

    float *row(std::size_t r) { return value_.data() + r * width_; }
    const float *row(std::size_t r) const { return value_.data() + r * width_; }
    const float *mean_row(std::size_t r) const { return mean_.data() + r * width_; }
    // To add to.
    float *slope(std::size_t r);
    // One of Adam's steps; no weight leaves -limit..limit.
    void step(float rate, float limit, float scale);
    void average(float keep);
    void restart_average() { mean_ = value_; }
    void save(std::ostream &out) const;
    bool load(std::istream &in);

private:
    std::size_t width_ = 0;
    std::vector<float> value_, slope_, first_, second_, mean_;
    std::vector<std::uint8_t> touched_;
    std::vector<std::uint32_t> rows_; // touched
};

class FloatNetwork {
public:
    // `pull` is the part of its slope by which a unit that is cut to 0 or 1 comes back: without
    // any, one that is cut in all positions of a kind never tells them apart again.
    FloatNetwork(const InputShape &shape, unsigned first, unsigned second, float pull,
                 std::uint64_t seed);

    // The mean cross entropy before the step.
    double learn(const Sample *samples, std::size_t count, float rate);
    // For use: whole numbers as near as they go.
    std::shared_ptr<const Network> rounded() const;
    void save(std::ostream &out) const;
    bool load(std::istream &in);
    std::uint64_t steps() const { return steps_; }

private:
    void list(const Inputs &inputs, unsigned part);
    double learn_one(const Sample &sample);
    // The slope of a unit's sum, from that of what it is cut to.
    float uncut(float sum, float slope) const;

    InputShape shape_;
    std::size_t first_, second_, width_; // width: of all parts
    float pull_;
    Weights input_, input_bias_;   // rows: inputs; one
    Weights hidden_, hidden_bias_; // rows: stack * width + unit, `second` wide; stack
    Weights out_, out_bias_;       // rows: stack
    std::uint64_t steps_ = 0;
    float decay1_ = 1, decay2_ = 1; // powers of Adam's decays
    // Of the sample at hand.
    std::vector<float> sum_, active_, slope_, unit_, unit_active_, unit_slope_;
    std::vector<std::uint32_t> on_[max_parts];
};

} // namespace duodecim::train
