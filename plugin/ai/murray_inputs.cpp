// SPDX-License-Identifier: MIT
#include "ai/murray_inputs.hpp"

namespace duodecim {

namespace {

using Side = Murray::Side;

constexpr unsigned levels_of_counts = 5;

// Five words of places, and one for the large numbers in hand and off.
void fill_side(const Side &side, std::uint64_t *word) {
    const auto &d = side.digit;
    word[0] = side.one();
    word[1] = side.two();
    word[2] = side.three();
    word[3] = d[2] | d[3];
    word[4] = (d[2] & (d[0] | d[1])) | d[3];
    const auto rest = [&](int place) {
        const unsigned count = side.count(place);
        return thermometer(count > levels_of_counts ? count - levels_of_counts : 0);
    };
    word[5] = rest(place::hand) | rest(place::off) << 10;
}

// The points that a piece reaches by 1 to 6, and by 7 to 12 as well, from the hand or the board.
struct Reach {
    std::uint64_t near, far;

    explicit Reach(const Side &side) {
        // The bar enters like the hand.
        const std::uint64_t pieces = side.one() & ~Side::bit(place::off);
        const std::uint64_t from =
            (pieces & ~std::uint64_t{3}) | ((pieces & 3) != 0 ? std::uint64_t{2} : 0);
        const std::uint64_t two = from << 1 | from << 2, six = two | two << 2 | two << 4;
        near = six;
        far = six << 6;
    }
};

} // namespace

void NetworkInputs<Murray>::fill(const Murray::Config &config, const Murray::State &state,
                                 Inputs &out) {
    const Side &own = state.side[index(state.mover)];
    const Side &enemy = state.side[index(other(state.mover))];
    std::uint64_t *word = out.word.data();
    fill_side(own, word);
    fill_side(enemy, word + 6);
    const Reach threats(own), dangers(enemy);
    const std::uint64_t own_blots = own.one() & ~own.two() & config.shared();
    const std::uint64_t enemy_blots = enemy.one() & ~enemy.two() & config.shared();
    word[12] = enemy_blots & threats.near;
    word[13] = enemy_blots & threats.far;
    word[14] = own_blots & dangers.near;
    word[15] = own_blots & dangers.far;
    const int own_pips = Murray::pips(config, state, state.mover);
    const int enemy_pips = Murray::pips(config, state, other(state.mover));
    word[16] = thermometer(own_pips - enemy_pips, 200, 60) | std::uint64_t{config.steps} << 62 |
               std::uint64_t{config.exact} << 63;
    const int most = 2 * static_cast<int>(Murray::pieces) * (config.points() + 1);
    out.stack = static_cast<unsigned>((own_pips + enemy_pips) * 8 / (most + 1));
}

} // namespace duodecim
