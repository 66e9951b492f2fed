// SPDX-License-Identifier: MIT
// How a weak level errs: it thinks too much of some things on the board and too little of others.
// Most of that is the same from game to game and from turn to turn, its habit; the rest is the
// moment's. So it errs as people do: coherently, and the likelier the less it costs.
#pragma once

#include "ai/chance.hpp"
#include "ai/inputs.hpp"

#include <bit>

namespace duodecim {

class Misjudgement {
public:
    // `size`: the standard deviation for a single input.
    Misjudgement(Logit size, std::uint64_t habit, std::uint64_t seed)
        : size_(size), habit_(habit), seed_(seed) {}

    // What is added to the log-odds of a position.
    Logit operator()(const InputShape &shape, const Inputs &inputs) const {
        std::int64_t sum = 0;
        for (unsigned w = 0; w < shape.parts * shape.words; ++w)
            for (std::uint64_t on = inputs.word[w]; on != 0; on &= on - 1) {
                const std::uint64_t input = 64 * w + static_cast<unsigned>(std::countr_zero(on));
                sum += 3 * drawn(input, habit_) + 2 * drawn(input, ~seed_);
            }
        return static_cast<Logit>(sum * size_ / deviation);
    }

private:
    static constexpr std::int64_t span = 1 << 16;
    // Of a sum 3 a + 2 b, where a and b are even from -span to span: sqrt(13 / 3).
    static constexpr std::int64_t deviation = span * 208 / 100;

    static std::int64_t drawn(std::uint64_t input, std::uint64_t key) {
        // SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, 2014)
        std::uint64_t z = key + input * 0x9E3779B97F4A7C15u;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return static_cast<std::int64_t>((z ^ (z >> 31)) >> 47) - span;
    }

    Logit size_;
    std::uint64_t habit_, seed_;
};

} // namespace duodecim
