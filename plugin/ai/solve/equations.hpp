// SPDX-License-Identifier: MIT
// The equations of two layers of positions that lead to each other: those with a and b pieces off,
// and with b and a. A position's winning probability is the mean, over the rolls, of the best
// turn's; what a turn leads to is worth its probability to whoever rolls next. Only captures lead
// back, and bearing off leads to layers that are solved.
//
// Values are probabilities less one half, so that the other side's is the negative.
//
// Gauss and Seidel's sweeps, from the end of the game backwards: positions are grouped by the steps
// that both players' pieces have made. A move without a capture leads to a later group, a capture
// to an earlier one, passing to the same pieces seen from the other side, with which a position is
// solved together. So within a group the order does not matter, and any number of threads gives the
// same bits.
#pragma once

#include "ai/ur_ranking.hpp"
#include "rules/dice.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace duodecim::solve {

struct Resources {
    unsigned threads = 1;
    std::uint64_t equations = std::uint64_t{2} << 30; // bytes that may hold equations, about
    const std::atomic<bool> *stop = nullptr;          // becomes true: stop soon

    bool stopped() const { return stop && *stop; }
};

class Equations {
public:
    // Ranking and config outlive them. `layers()` are to be filled before the first sweep. Of no
    // use if it has been stopped meanwhile.
    Equations(const Ur::Config &config, const UrRanking &ranking, unsigned a, unsigned b,
              const Resources &resources);

    // A layer that takes part, seen from the player about to roll.
    struct Layer {
        unsigned own_off, enemy_off;
        bool solved; // known before
        std::span<double> values;
    };
    const std::vector<Layer> &layers() const { return layers_; }

    // One pass over all positions; the largest change of a value.
    double sweep();

private:
    using Code = std::vector<std::uint32_t>;
    using Choices = std::vector<Choice<Ur::State>>;
    struct Scratch {
        Code code;
        Choices choices;
    };

    // Neighbouring positions of a group. The code of each, with its other side's:
    //   its id, the other side's, the number of turns for each roll (4 bits each, first this
    //   side's), and what the turns lead to.
    struct Chunk {
        std::size_t first, count; // in order_
        Code code;                // empty where it would take too much memory: made when needed
    };
    struct Group {
        std::size_t first, last; // chunks
    };
    struct Mean {
        double sum;    // over the rolls that can be played
        unsigned pass; // ways of the others
    };

    void add_layer(unsigned own_off, unsigned enemy_off, bool solved);
    void place_layers(unsigned a, unsigned b);
    void sort_positions();
    void write_equations();
    std::uint16_t steps(const Ur::State &state) const;
    std::uint32_t id(const Ur::State &state) const;
    void encode(const Chunk &chunk, Scratch &scratch) const;
    std::uint32_t encode_turns(const Ur::State &state, Scratch &scratch) const;
    Mean mean(const std::uint32_t *&target, std::uint32_t turns) const;
    double solve(const Code &code);

    const Ur::Config &config_;
    const UrRanking &ranking_;
    const Resources resources_;
    std::vector<Roll> rolls_; // but 0
    std::vector<double> weight_;
    unsigned ways_ = 0, always_pass_ = 0;

    std::vector<Layer> layers_;
    std::uint32_t base_[Ur::most_pieces + 1][Ur::most_pieces + 1]{}; // id of a layer's first
    std::uint32_t lost_ = 0;                                         // id of every lost position
    std::unique_ptr<double[]> values_;                               // by id
    std::vector<std::uint32_t> order_; // positions of the first layer, one of each two sides
    std::vector<Scratch> scratch_;     // of each thread
    std::vector<Chunk> chunks_;
    std::vector<Group> groups_;
};

} // namespace duodecim::solve
