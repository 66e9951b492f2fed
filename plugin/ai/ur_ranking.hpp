// SPDX-License-Identifier: MIT
// A number for every position of a game of Ur that is not over, from 0 without gaps: the index of
// its solved tables. A position is seen by the player about to roll, so the two players' views of
// the same pieces are two positions, and swapping colours and mover changes nothing.
//
// Positions come in layers, by the pieces that both have borne off. Within a layer the squares of
// the board are put together into a few parts, each with at most 2^16 ways to be filled. The ways
// of a part are classed by how many pieces of each player they hold, and numbered within their
// class. With A and B pieces left for the parts from k on (what remains is in hand), there are
//
//     ways(k, A, B) = sum over classes (i, j) of size(k, i, j) * ways(k + 1, A - i, B - j)
//
// and the number is made of that sum's terms before the position's own, part by part.
#pragma once

#include "rules/ur.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace duodecim {

class UrRanking {
public:
    struct Layer {
        std::uint64_t first = 0; // number of its first position
        std::uint64_t size = 0;
    };

    explicit UrRanking(const Ur::Config &config);

    std::uint64_t count() const { return count_; }
    // By pieces off, the player's who is about to roll and the other's; each below the goal.
    const Layer &layer(unsigned own_off, unsigned enemy_off) const {
        return layer_[own_off][enemy_off];
    }
    // Of a position that can be and that nobody has won.
    std::uint64_t rank(const Ur::State &state) const;
    // The position of a number below count(), player 1 to roll.
    Ur::State state(std::uint64_t rank) const;

private:
    static constexpr unsigned sizes = Ur::most_pieces + 1; // of a side: 0 to 7 pieces
    static constexpr unsigned part_bits = 16; // of a part's code; four parts' fit in one word

    using BySides = std::array<std::array<std::uint64_t, sizes>, sizes>;

    // A way to fill a part.
    struct Way {
        std::uint32_t on[2]{}, sheltered[2]{}; // as in Ur::Side: own, enemy
        std::uint8_t pieces[2]{};
        std::uint16_t number = 0; // within its class

        void add(unsigned side, unsigned more);
    };
    struct Part {
        std::vector<Way> way;                                   // by code
        std::vector<std::uint16_t> code[sizes][sizes];          // by class and number
        BySides after{};                                        // ways(k + 1, A, B)
        std::array<std::array<BySides, sizes>, sizes> before{}; // [A][B][i][j]: terms before
    };
    struct Square;

    static std::vector<Square> squares(const ur::Path &path);
    std::size_t part_for(const Square &square);
    void add_single(std::size_t part, const Square &square);
    void add_shelter(std::size_t part, const ur::Path &path, const Square &square);
    void add_levels(std::size_t part, const ur::Path &path, const Square &square);
    void classify(Part &part);
    void count_ways();

    Ur::Config config_;
    std::vector<Part> parts_;
    // What a byte of Side::on or Side::sheltered adds to the codes of the parts, 16 bits each.
    std::array<std::array<std::uint64_t, 256>, 3> on_code_[2]{};
    std::array<std::array<std::uint64_t, 256>, 4> sheltered_code_[2]{};
    std::array<std::array<Layer, sizes>, sizes> layer_{};
    std::uint64_t count_ = 0;
};

} // namespace duodecim
