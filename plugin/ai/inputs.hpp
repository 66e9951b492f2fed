// SPDX-License-Identifier: MIT
// What a network is shown of a position: yes-or-no inputs, from the view of the player who rolls
// next, so that one network serves both seats.
//
// A game whose board falls into like parts (the lines of duodecim.asilo) shows them one by one, and
// the network's first layer looks at each with the same weights.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>

namespace duodecim {

inline constexpr unsigned max_parts = 3, max_words = 18, max_picks = 4;

struct InputShape {
    unsigned words = 0; // of 64 inputs each, in each part; in all parts together at most max_words
    // Of each group of a part's inputs of which exactly one is on, the size.
    std::array<std::uint16_t, max_picks> pick{};
    unsigned stacks = 1; // sets of weights behind the first layer, by phases of the game
    unsigned parts = 1;

    // Of a part.
    constexpr unsigned inputs() const {
        unsigned sum = 64 * words;
        for (const unsigned size : pick)
            sum += size;
        return sum;
    }
};

struct Inputs {
    std::array<std::uint64_t, max_words> word{};                        // part by part
    std::array<std::array<std::uint16_t, max_picks>, max_parts> pick{}; // of each part
    unsigned stack = 0;
};

// The first `count` bits: "at least 1, at least 2, ...".
constexpr std::uint64_t thermometer(unsigned count) {
    return (std::uint64_t{1} << count) - 1;
}
// A number from -range to range in `steps` bits, likewise.
constexpr std::uint64_t thermometer(int number, int range, int steps) {
    const int level = (number + range) * (steps + 1) / (2 * range + 1);
    return thermometer(static_cast<unsigned>(level < 0 ? 0 : level > steps ? steps : level));
}

// A specialisation, in a file of the game's name, says what the inputs of G are.
template <class G>
struct NetworkInputs;

template <class I, class G>
concept InputsOf = requires(const typename G::Config &config, const typename G::State &state,
                            Inputs &out) {
    // To be raised whenever an input changes its meaning: a network fits one layout only.
    { I::layout } -> std::same_as<const std::uint32_t &>;
    // The network that serves this game: its id, and more where options have one of their own.
    // At most 31 letters, which can stand in a file's name.
    { I::network(config) } -> std::same_as<std::string_view>;
    { I::shape(config) } -> std::same_as<InputShape>;
    // Where nobody has won yet. Words and picks that the shape does not have are left alone.
    { I::fill(config, state, out) } -> std::same_as<void>;
};

} // namespace duodecim
