// SPDX-License-Identifier: MIT
#include "ai/network.hpp"

#include <algorithm>
#include <bit>

namespace duodecim {

namespace {

constexpr std::int64_t largest_sum = std::int64_t{1} << 30;

std::int64_t magnitude(std::int64_t number) {
    return number < 0 ? -number : number;
}

// What a weighted sum of numbers from 0 to `unit` can come to.
std::int64_t most(std::span<const std::int16_t> weights, std::int32_t bias) {
    std::int64_t sum = magnitude(bias);
    for (const std::int16_t weight : weights)
        sum += magnitude(weight) * Network::unit;
    return sum;
}

void change(const Network &network, std::int32_t *sums, std::span<const std::uint32_t> added,
            std::span<const std::uint32_t> removed) {
    const std::size_t width = network.first;
    for (const std::uint32_t row : added)
        for (std::size_t i = 0; i < width; ++i)
            sums[i] += network.first_weight[row * width + i];
    for (const std::uint32_t row : removed)
        for (std::size_t i = 0; i < width; ++i)
            sums[i] -= network.first_weight[row * width + i];
}

Logit finish(const Network &network, const std::int32_t *sums, unsigned stack) {
    std::int32_t active[Network::max_width];
    const std::size_t width = network.width();
    for (std::size_t i = 0; i < width; ++i) {
        const std::int32_t cut = std::clamp(sums[i], 0, Network::unit);
        active[i] = cut * cut / Network::unit;
    }
    std::int32_t out = network.out_bias[stack];
    for (std::size_t j = 0; j < network.second; ++j) {
        const std::size_t unit = stack * network.second + j;
        std::int32_t sum = network.second_bias[unit];
        for (std::size_t i = 0; i < width; ++i)
            sum += network.second_weight[unit * width + i] * active[i];
        out += network.out_weight[unit] * std::clamp(sum >> network.second_shift, 0, Network::unit);
    }
    return std::clamp(out >> network.out_shift, -logit_most, logit_most);
}

} // namespace

const NetworkKernels plain_kernels{change, finish};

const NetworkKernels &best_kernels() {
    if (const NetworkKernels *fastest = kernels_of_256_bits()) return *fastest;
    if (const NetworkKernels *fast = kernels_of_128_bits()) return *fast;
    return plain_kernels;
}

void Network::resize() {
    const std::size_t units = std::size_t{shape.stacks} * second;
    first_weight.resize(std::size_t{shape.inputs()} * first);
    first_bias.resize(first);
    second_weight.resize(units * width());
    second_bias.resize(units);
    out_weight.resize(units);
    out_bias.resize(shape.stacks);
}

bool Network::sound() const {
    if (first == 0 || width() > max_width || first % first_step != 0) return false;
    if (second == 0 || second > max_second || second % second_step != 0) return false;
    if (second_shift > 24 || out_shift > 24) return false;
    // Each input adds less than 2^15, and there are fewer than 2^14.
    for (const std::int32_t bias : first_bias)
        if (magnitude(bias) > largest_sum) return false;
    const std::span weights(second_weight);
    for (std::size_t unit = 0; unit < second_bias.size(); ++unit)
        if (most(weights.subspan(unit * width(), width()), second_bias[unit]) > largest_sum)
            return false;
    const std::span outs(out_weight);
    for (std::size_t stack = 0; stack < out_bias.size(); ++stack)
        if (most(outs.subspan(stack * second, second), out_bias[stack]) > largest_sum) return false;
    return true;
}

NetworkReader::NetworkReader(std::shared_ptr<const Network> network, const NetworkKernels &kernels)
    : network_(std::move(network)), kernels_(kernels) {
    std::uint32_t rows[max_picks];
    std::size_t count = 0;
    std::uint32_t base = 64 * network_->shape.words;
    for (const std::uint16_t size : network_->shape.pick)
        if (size > 0) {
            rows[count++] = base;
            base += size;
        }
    const std::size_t first = network_->first;
    for (unsigned part = 0; part < network_->shape.parts; ++part) {
        sums_.insert(sums_.end(), network_->first_bias.begin(), network_->first_bias.end());
        kernels_.change(*network_, sums_.data() + part * first, {rows, count}, {}); // each pick 0
    }
}

Logit NetworkReader::operator()(const Inputs &inputs) {
    for (unsigned part = 0; part < network_->shape.parts; ++part)
        update(part, inputs);
    return kernels_.finish(*network_, sums_.data(), inputs.stack);
}

void NetworkReader::update(unsigned part, const Inputs &inputs) {
    const InputShape &shape = network_->shape;
    std::uint32_t added[64 * max_words + max_picks], removed[64 * max_words + max_picks];
    std::size_t adds = 0, removes = 0;
    for (unsigned w = 0; w < shape.words; ++w) {
        const unsigned at = part * shape.words + w;
        const std::uint64_t before = now_.word[at], after = inputs.word[at];
        for (std::uint64_t on = after & ~before; on != 0; on &= on - 1)
            added[adds++] = 64 * w + static_cast<unsigned>(std::countr_zero(on));
        for (std::uint64_t off = before & ~after; off != 0; off &= off - 1)
            removed[removes++] = 64 * w + static_cast<unsigned>(std::countr_zero(off));
        now_.word[at] = after;
    }
    std::uint32_t base = 64 * shape.words;
    for (unsigned p = 0; p < max_picks && shape.pick[p] > 0; ++p) {
        std::uint16_t &before = now_.pick[part][p];
        if (const std::uint16_t after = inputs.pick[part][p]; after != before) {
            added[adds++] = base + after;
            removed[removes++] = base + before;
            before = after;
        }
        base += shape.pick[p];
    }
    if (adds + removes > 0)
        kernels_.change(*network_, sums_.data() + std::size_t{part} * network_->first,
                        {added, adds}, {removed, removes});
}

} // namespace duodecim
