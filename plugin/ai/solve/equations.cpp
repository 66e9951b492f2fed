// SPDX-License-Identifier: MIT
#include "ai/solve/equations.hpp"

#include "ai/solve/threads.hpp"

#include <algorithm>
#include <barrier>
#include <bit>
#include <cmath>
#include <stdexcept>

namespace duodecim::solve {

namespace {

constexpr std::uint32_t other_rolls = 1u << 31; // set in a target where the turn passes
constexpr std::size_t chunk_size = 4096;
constexpr std::size_t few_positions = 10'000; // of which threads would make no shorter work
constexpr std::size_t most_steps = std::size_t{2} * Ur::most_pieces * ur::max_length;
constexpr std::uint16_t other_side_counts = 0xFFFF;

Ur::State turned(Ur::State state) {
    state.mover = other(state.mover);
    return state;
}

} // namespace

Equations::Equations(const Ur::Config &config, const UrRanking &ranking, unsigned a, unsigned b,
                     const Resources &resources)
    : config_(config), ranking_(ranking), resources_(resources) {
    for (const Roll &roll : distinct_rolls(Ur::dice(config))) {
        ways_ += roll.ways;
        if (roll.dice.value[0] == 0)
            always_pass_ += roll.ways;
        else
            rolls_.push_back(roll);
    }
    for (const Roll &roll : rolls_)
        weight_.push_back(double(roll.ways) / ways_);
    // Room enough, so that no sweep allocates and fails while other threads wait.
    scratch_.resize(resources_.threads);
    for (Scratch &scratch : scratch_) {
        scratch.code.reserve(chunk_size * (3 + 2 * rolls_.size() * Ur::most_pieces));
        scratch.choices.reserve(Ur::most_pieces + 1);
    }
    place_layers(a, b);
    sort_positions();
    write_equations();
}

void Equations::add_layer(unsigned own_off, unsigned enemy_off, bool solved) {
    if (own_off >= config_.goal || enemy_off >= config_.goal) return;
    base_[own_off][enemy_off] = lost_;
    const std::uint64_t size = ranking_.layer(own_off, enemy_off).size;
    if (lost_ + size >= other_rolls)
        throw std::length_error("more than 2^31 positions in the layers that take part");
    layers_.push_back({own_off, enemy_off, solved, {}});
    lost_ += static_cast<std::uint32_t>(size);
}

void Equations::place_layers(unsigned a, unsigned b) {
    add_layer(a, b, false);
    if (a != b) add_layer(b, a, false);
    add_layer(b, a + 1, true);
    if (a != b) add_layer(a, b + 1, true);
    values_ = std::make_unique<double[]>(lost_ + std::size_t{1});
    values_[lost_] = -0.5;
    for (Layer &layer : layers_)
        layer.values = {
            &values_[base_[layer.own_off][layer.enemy_off]],
            static_cast<std::size_t>(ranking_.layer(layer.own_off, layer.enemy_off).size)};
}

std::uint16_t Equations::steps(const Ur::State &state) const {
    unsigned sum = 0;
    for (const Ur::Side &side : state.side)
        for (std::uint32_t left = side.on; left != 0; left &= left - 1) {
            const int p = std::countr_zero(left);
            sum += static_cast<unsigned>(p) * Ur::count(config_, side, p);
        }
    return static_cast<std::uint16_t>(sum);
}

std::uint32_t Equations::id(const Ur::State &state) const {
    if (Ur::winner(config_, state)) return lost_; // to its mover, as the turn that won has passed
    const unsigned own = state.side[index(state.mover)].off;
    const unsigned enemy = state.side[index(other(state.mover))].off;
    return base_[own][enemy] +
           static_cast<std::uint32_t>(ranking_.rank(state) - ranking_.layer(own, enemy).first);
}

void Equations::sort_positions() {
    const Layer &layer = layers_[0];
    const std::size_t size = layer.values.size();
    const std::uint64_t first = ranking_.layer(layer.own_off, layer.enemy_off).first;
    const bool alone = layer.own_off == layer.enemy_off; // both sides are in this layer
    std::vector<std::uint16_t> step(size);
    run(resources_.threads, [&](unsigned t) {
        const std::size_t end = size * (t + 1) / resources_.threads;
        for (std::size_t i = size * t / resources_.threads; i < end; ++i) {
            const Ur::State state = ranking_.state(first + i);
            step[i] = alone && id(turned(state)) < i ? other_side_counts : steps(state);
        }
    });
    std::vector<std::size_t> begin(most_steps + 2);
    for (const std::uint16_t s : step)
        if (s != other_side_counts) ++begin[s];
    // The last groups come first.
    std::size_t sum = 0;
    for (std::size_t s = begin.size(); s-- > 0;) {
        if (begin[s] == 0) continue;
        const std::size_t end = sum + begin[s], chunk = chunks_.size();
        for (std::size_t i = sum; i < end; i += chunk_size)
            chunks_.push_back({i, std::min(chunk_size, end - i), {}});
        groups_.push_back({chunk, chunks_.size()});
        begin[s] = sum;
        sum = end;
    }
    order_.resize(sum);
    for (std::size_t i = 0; i < size; ++i)
        if (step[i] != other_side_counts) order_[begin[step[i]]++] = static_cast<std::uint32_t>(i);
}

std::uint32_t Equations::encode_turns(const Ur::State &state, Scratch &scratch) const {
    std::uint32_t counts = 0;
    for (std::size_t r = 0; r < rolls_.size(); ++r) {
        Ur::turns(config_, state, rolls_[r].dice, {}, scratch.choices);
        for (const Choice<Ur::State> &choice : scratch.choices) {
            if (choice.turn.count == 0) continue; // the pass, where nothing can be played
            scratch.code.push_back(id(choice.after) |
                                   (choice.after.mover == state.mover ? 0 : other_rolls));
            counts += 1u << 4 * r;
        }
    }
    return counts;
}

void Equations::encode(const Chunk &chunk, Scratch &scratch) const {
    Code &code = scratch.code;
    const Layer &layer = layers_[0];
    const std::uint64_t first = ranking_.layer(layer.own_off, layer.enemy_off).first;
    code.clear();
    for (std::size_t i = chunk.first; i < chunk.first + chunk.count; ++i) {
        const Ur::State state = ranking_.state(first + order_[i]);
        code.push_back(order_[i]);
        code.push_back(id(turned(state)));
        const std::size_t counts = code.size();
        code.push_back(0);
        const std::uint32_t own = encode_turns(state, scratch);
        code[counts] = own | encode_turns(turned(state), scratch) << 16;
    }
}

void Equations::write_equations() {
    std::atomic<std::size_t> next{0};
    std::atomic<std::uint64_t> bytes{0};
    run(resources_.threads, [&](unsigned t) {
        const Code &code = scratch_[t].code;
        for (std::size_t c; (c = next++) < chunks_.size();) {
            if (bytes >= resources_.equations || resources_.stopped()) return;
            encode(chunks_[c], scratch_[t]);
            bytes += code.size() * sizeof code[0];
            chunks_[c].code.assign(code.begin(), code.end());
        }
    });
}

inline Equations::Mean Equations::mean(const std::uint32_t *&target, std::uint32_t turns) const {
    Mean mean{0, always_pass_};
    for (std::size_t r = 0; r < rolls_.size(); ++r, turns >>= 4) {
        const unsigned count = turns & 15;
        if (count == 0) {
            mean.pass += rolls_[r].ways;
            continue;
        }
        double best = -1;
        for (unsigned i = 0; i < count; ++i) {
            const std::uint32_t t = *target++;
            const auto value = std::bit_cast<std::uint64_t>(values_[t & (other_rolls - 1)]);
            // The other side's value is the negative: the target's topmost bit is its sign.
            best =
                std::max(best, std::bit_cast<double>(value ^ std::uint64_t{t & other_rolls} << 32));
        }
        mean.sum += weight_[r] * best;
    }
    return mean;
}

// v = own.sum - p * w and w = their.sum - q * v, where p and q are the chances to pass.
double Equations::solve(const Code &code) {
    double change = 0;
    for (const std::uint32_t *at = code.data(), *end = at + code.size(); at != end;) {
        const std::uint32_t one = at[0], two = at[1], turns = at[2];
        at += 3;
        const Mean own = mean(at, turns & 0xFFFF), their = mean(at, turns >> 16);
        const double p = double(own.pass) / ways_, q = double(their.pass) / ways_;
        double v = 0, w = 0; // where neither side can ever move: nobody wins
        if (own.pass + their.pass < 2 * ways_) {
            v = (own.sum - p * their.sum) / (1 - p * q);
            w = (their.sum - q * own.sum) / (1 - p * q);
        }
        change = std::max({change, std::abs(v - values_[one]), std::abs(w - values_[two])});
        values_[one] = v;
        values_[two] = w;
    }
    return change;
}

double Equations::sweep() {
    const unsigned threads = order_.size() < few_positions ? 1 : resources_.threads;
    std::vector<double> change(threads);
    std::size_t group = 0;
    std::atomic<std::size_t> next{0};
    const auto next_group = [&]() noexcept {
        if (++group < groups_.size()) next = groups_[group].first;
    };
    std::barrier done(static_cast<std::ptrdiff_t>(threads), next_group);
    run(threads, [&](unsigned t) {
        for (const Group &its : groups_) {
            for (std::size_t c; (c = next++) < its.last;) {
                const bool written = !chunks_[c].code.empty();
                if (!written) encode(chunks_[c], scratch_[t]);
                change[t] =
                    std::max(change[t], solve(written ? chunks_[c].code : scratch_[t].code));
            }
            done.arrive_and_wait();
        }
    });
    return *std::max_element(change.begin(), change.end());
}

} // namespace duodecim::solve
