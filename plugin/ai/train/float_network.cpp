// SPDX-License-Identifier: MIT
#include "ai/train/float_network.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <istream>
#include <ostream>

// Wide registers where there are any. Every loop works element by element, and nothing is
// contracted, so that the results are the same.
#if defined(__x86_64__) && defined(__linux__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

namespace duodecim::train {

namespace {

constexpr float beta1 = 0.9f, beta2 = 0.999f;
constexpr unsigned average_every = 16; // steps
constexpr std::size_t lanes = 8;       // partial sums of a dot product

WIDE void add(float *__restrict to, const float *__restrict what, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i)
        to[i] += what[i];
}

WIDE void add_times(float *__restrict to, const float *__restrict what, float factor,
                    std::size_t n) {
    for (std::size_t i = 0; i < n; ++i)
        to[i] += what[i] * factor;
}

WIDE void activate(const float *__restrict sum, float *__restrict active, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
        const float cut = std::min(std::max(sum[i], 0.0f), 1.0f);
        active[i] = cut * cut;
    }
}

WIDE void adam(float *__restrict value, float *__restrict slope, float *__restrict first,
               float *__restrict second, float rate, float root_scale, float scale, float limit,
               std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
        const float g = slope[i] * scale;
        first[i] = beta1 * first[i] + (1 - beta1) * g;
        second[i] = beta2 * second[i] + (1 - beta2) * g * g;
        const float moved =
            value[i] - rate * first[i] / (std::sqrt(second[i]) * root_scale + 1e-8f);
        value[i] = std::min(std::max(moved, -limit), limit);
        slope[i] = 0;
    }
}

WIDE void blend(float *__restrict mean, const float *__restrict value, float keep, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i)
        mean[i] = mean[i] * keep + value[i] * (1 - keep);
}

// n is a multiple of the lanes, or less than them.
float dot(const float *a, const float *b, std::size_t n) {
    float part[lanes]{};
    for (std::size_t i = 0; i < n; i += lanes)
        for (std::size_t lane = 0; lane < lanes && i + lane < n; ++lane)
            part[lane] += a[i + lane] * b[i + lane];
    float sum = 0;
    for (const float p : part)
        sum += p;
    return sum;
}

// SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, 2014); a number from -1 to 1.
float drawn(std::uint64_t &state) {
    std::uint64_t z = (state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return static_cast<float>((z ^ (z >> 31)) >> 40) / static_cast<float>(1 << 23) - 1;
}

void write(std::ostream &out, const std::vector<float> &numbers) {
    out.write(reinterpret_cast<const char *>(numbers.data()),
              static_cast<std::streamsize>(numbers.size() * sizeof(float)));
}
void read(std::istream &in, std::vector<float> &numbers) {
    in.read(reinterpret_cast<char *>(numbers.data()),
            static_cast<std::streamsize>(numbers.size() * sizeof(float)));
}

} // namespace

void Weights::resize(std::size_t rows, std::size_t width) {
    width_ = width;
    for (std::vector<float> *all : {&value_, &slope_, &first_, &second_, &mean_})
        all->assign(rows * width, 0);
    touched_.assign(rows, 0);
}

float *Weights::slope(std::size_t r) {
    if (!touched_[r]) {
        touched_[r] = 1;
        rows_.push_back(static_cast<std::uint32_t>(r));
    }
    return slope_.data() + r * width_;
}

void Weights::step(float rate, float limit, float scale) {
    // `scale` is 1 / samples in the lower and Adam's correction in what calls.
    for (const std::uint32_t r : rows_) {
        const std::size_t at = r * width_;
        adam(value_.data() + at, slope_.data() + at, first_.data() + at, second_.data() + at, rate,
             1, scale, limit, width_);
        touched_[r] = 0;
    }
    rows_.clear();
}

void Weights::average(float keep) {
    blend(mean_.data(), value_.data(), keep, mean_.size());
}

void Weights::save(std::ostream &out) const {
    for (const std::vector<float> *all : {&value_, &first_, &second_, &mean_})
        write(out, *all);
}

bool Weights::load(std::istream &in) {
    for (std::vector<float> *all : {&value_, &first_, &second_, &mean_})
        read(in, *all);
    return bool(in);
}

FloatNetwork::FloatNetwork(const InputShape &shape, unsigned first, unsigned second, float pull,
                           std::uint64_t seed)
    : shape_(shape), first_(first), second_(second), width_(shape.parts * first), pull_(pull),
      sum_(width_), active_(width_), slope_(width_), unit_(second), unit_active_(second),
      unit_slope_(second) {
    input_.resize(shape.inputs(), first_);
    input_bias_.resize(1, first_);
    hidden_.resize(shape.stacks * width_, second_);
    hidden_bias_.resize(shape.stacks, second_);
    out_.resize(shape.stacks, second_);
    out_bias_.resize(shape.stacks, 1);
    const auto fill = [&](float *row, std::size_t n, float size, float middle) {
        for (std::size_t i = 0; i < n; ++i)
            row[i] = middle + size * drawn(seed);
    };
    // All stacks begin alike.
    for (std::size_t i = 0; i < shape.inputs(); ++i)
        fill(input_.row(i), first_, 0.12f, 0);
    fill(input_bias_.row(0), first_, 0.2f, 0.4f);
    for (std::size_t i = 0; i < width_; ++i)
        fill(hidden_.row(i), second_, 2.0f / std::sqrt(float(width_)), 0);
    fill(hidden_bias_.row(0), second_, 0.1f, 0.4f);
    fill(out_.row(0), second_, 0.5f, 0);
    for (std::size_t s = 1; s < shape.stacks; ++s) {
        for (std::size_t i = 0; i < width_; ++i)
            std::copy_n(hidden_.row(i), second_, hidden_.row(s * width_ + i));
        std::copy_n(hidden_bias_.row(0), second_, hidden_bias_.row(s));
        std::copy_n(out_.row(0), second_, out_.row(s));
    }
    for (Weights *all : {&input_, &input_bias_, &hidden_, &hidden_bias_, &out_, &out_bias_})
        all->restart_average();
}

double FloatNetwork::learn(const Sample *samples, std::size_t count, float rate) {
    double loss = 0;
    for (std::size_t i = 0; i < count; ++i)
        loss += learn_one(samples[i]);
    ++steps_;
    decay1_ *= beta1;
    decay2_ *= beta2;
    const float now = rate * std::sqrt(1 - decay2_) / (1 - decay1_);
    const float scale = 1 / float(count);
    input_.step(now, 7.9f, scale);
    input_bias_.step(now, 100, scale);
    hidden_.step(now, 3.9f, scale);
    hidden_bias_.step(now, 100, scale);
    out_.step(now, 15.9f, scale);
    out_bias_.step(now, 100, scale);
    if (steps_ % average_every == 0) {
        // Over the last tenth of the steps at first, then over some thousands.
        const float keep =
            1 - std::max(1.0f / 200, float(10 * average_every) / float(steps_ + 160));
        for (Weights *all : {&input_, &input_bias_, &hidden_, &hidden_bias_, &out_, &out_bias_})
            all->average(keep);
    }
    return loss / double(count);
}

// Which inputs of a part are on.
void FloatNetwork::list(const Inputs &inputs, unsigned part) {
    std::vector<std::uint32_t> &on = on_[part];
    on.clear();
    for (unsigned w = 0; w < shape_.words; ++w)
        for (std::uint64_t bits = inputs.word[part * shape_.words + w]; bits != 0; bits &= bits - 1)
            on.push_back(64 * w + static_cast<unsigned>(std::countr_zero(bits)));
    std::uint32_t base = 64 * shape_.words;
    for (unsigned p = 0; p < max_picks && shape_.pick[p] > 0; ++p) {
        on.push_back(base + inputs.pick[part][p]);
        base += shape_.pick[p];
    }
}

float FloatNetwork::uncut(float sum, float slope) const {
    if (sum > 0 && sum < 1) return slope;
    return (sum <= 0) == (slope < 0) ? pull_ * slope : 0;
}

double FloatNetwork::learn_one(const Sample &sample) {
    const std::size_t s = sample.inputs.stack;
    for (unsigned part = 0; part < shape_.parts; ++part) {
        list(sample.inputs, part);
        float *sum = sum_.data() + part * first_;
        std::copy_n(input_bias_.row(0), first_, sum);
        for (const std::uint32_t i : on_[part])
            add(sum, input_.row(i), first_);
    }
    activate(sum_.data(), active_.data(), width_);
    std::copy_n(hidden_bias_.row(s), second_, unit_.data());
    for (std::size_t i = 0; i < width_; ++i)
        if (active_[i] > 0)
            add_times(unit_.data(), hidden_.row(s * width_ + i), active_[i], second_);
    for (std::size_t j = 0; j < second_; ++j)
        unit_active_[j] = std::clamp(unit_[j], 0.0f, 1.0f);
    const float logit = out_bias_.row(s)[0] + dot(out_.row(s), unit_active_.data(), second_);
    const float chance = 1 / (1 + std::exp(-logit)), t = sample.target;
    const float error = chance - t;

    out_bias_.slope(s)[0] += error;
    add_times(out_.slope(s), unit_active_.data(), error, second_);
    for (std::size_t j = 0; j < second_; ++j)
        unit_slope_[j] = uncut(unit_[j], error * out_.row(s)[j]);
    add(hidden_bias_.slope(s), unit_slope_.data(), second_);
    for (std::size_t i = 0; i < width_; ++i) {
        const bool bends = sum_[i] > 0 && sum_[i] < 1;
        slope_[i] = 0;
        if (bends || pull_ > 0) {
            const float slope = 2 * dot(hidden_.row(s * width_ + i), unit_slope_.data(), second_);
            slope_[i] = bends ? sum_[i] * slope : uncut(sum_[i], slope);
        }
        if (active_[i] > 0)
            add_times(hidden_.slope(s * width_ + i), unit_slope_.data(), active_[i], second_);
    }
    for (unsigned part = 0; part < shape_.parts; ++part) {
        const float *slope = slope_.data() + part * first_;
        add(input_bias_.slope(0), slope, first_);
        for (const std::uint32_t i : on_[part])
            add(input_.slope(i), slope, first_);
    }
    const float safe = std::clamp(chance, 1e-6f, 1 - 1e-6f);
    return -t * std::log(safe) - (1 - t) * std::log(1 - safe);
}

std::shared_ptr<const Network> FloatNetwork::rounded() const {
    auto network = std::make_shared<Network>();
    network->shape = shape_;
    network->first = static_cast<std::uint32_t>(first_);
    network->second = static_cast<std::uint32_t>(second_);
    network->resize();
    constexpr float unit = Network::unit;
    const auto whole = [](float number) { return static_cast<std::int32_t>(std::lround(number)); };
    const auto small = [&](float number) { return static_cast<std::int16_t>(whole(number)); };
    for (std::size_t i = 0; i < shape_.inputs(); ++i)
        for (std::size_t h = 0; h < first_; ++h)
            network->first_weight[i * first_ + h] = small(input_.mean_row(i)[h] * unit);
    for (std::size_t h = 0; h < first_; ++h)
        network->first_bias[h] = whole(input_bias_.mean_row(0)[h] * unit);
    // The finest scales with which no sum can overflow.
    for (network->second_shift = 13;; --network->second_shift) {
        const auto scale = static_cast<float>(1u << network->second_shift);
        for (std::size_t s = 0; s < shape_.stacks; ++s)
            for (std::size_t j = 0; j < second_; ++j) {
                network->second_bias[s * second_ + j] =
                    whole((hidden_bias_.mean_row(s)[j] * unit + 0.5f) * scale);
                for (std::size_t h = 0; h < width_; ++h)
                    network->second_weight[(s * second_ + j) * width_ + h] =
                        small(hidden_.mean_row(s * width_ + h)[j] * scale);
            }
        if (network->sound() || network->second_shift == 0) break;
    }
    constexpr float to_logit = float{logit_one} / unit; // 16
    for (network->out_shift = 7;; --network->out_shift) {
        const auto scale = static_cast<float>(1u << network->out_shift);
        for (std::size_t s = 0; s < shape_.stacks; ++s) {
            network->out_bias[s] = whole((out_bias_.mean_row(s)[0] * logit_one + 0.5f) * scale);
            for (std::size_t j = 0; j < second_; ++j)
                network->out_weight[s * second_ + j] =
                    small(out_.mean_row(s)[j] * to_logit * scale);
        }
        if (network->sound() || network->out_shift == 0) break;
    }
    return network;
}

void FloatNetwork::save(std::ostream &out) const {
    out.write(reinterpret_cast<const char *>(&steps_), sizeof steps_);
    out.write(reinterpret_cast<const char *>(&decay1_), sizeof decay1_);
    out.write(reinterpret_cast<const char *>(&decay2_), sizeof decay2_);
    for (const Weights *all : {&input_, &input_bias_, &hidden_, &hidden_bias_, &out_, &out_bias_})
        all->save(out);
}

bool FloatNetwork::load(std::istream &in) {
    in.read(reinterpret_cast<char *>(&steps_), sizeof steps_);
    in.read(reinterpret_cast<char *>(&decay1_), sizeof decay1_);
    in.read(reinterpret_cast<char *>(&decay2_), sizeof decay2_);
    for (Weights *all : {&input_, &input_bias_, &hidden_, &hidden_bias_, &out_, &out_bias_})
        if (!all->load(in)) return false;
    return true;
}

} // namespace duodecim::train
