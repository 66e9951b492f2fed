// SPDX-License-Identifier: MIT
#include "rules/dice.hpp"

#include <algorithm>
#include <functional>

namespace duodecim {

namespace {

constexpr std::uint32_t low(std::uint64_t x) {
    return static_cast<std::uint32_t>(x);
}
constexpr std::uint32_t high(std::uint64_t x) {
    return static_cast<std::uint32_t>(x >> 32);
}

Dice combined(const DiceSet &set, const Dice &thrown, unsigned sum) {
    if (!set.summed) return thrown;
    Dice one{1, {}};
    one.value[0] = static_cast<std::uint8_t>(sum == 0 ? set.zero_is : sum);
    return one;
}

// Calls f(dice, ways) for every outcome of the dice, in the order thrown.
template <class F>
void each_outcome(const DiceSet &set, unsigned thrown, Dice dice, unsigned sum, std::uint32_t ways,
                  const F &f) {
    if (thrown == set.thrown) return f(combined(set, dice, sum), ways);
    for (unsigned face = 0; face < set.faces; ++face) {
        Dice next = dice;
        if (!set.summed) next.value[next.count++] = set.value[face];
        each_outcome(set, thrown + 1, next, sum + set.value[face], ways * set.ways[face], f);
    }
}

} // namespace

Dice ascending(Dice dice) {
    sort_few(dice.value, dice.count, std::less<>{});
    return dice;
}

std::vector<Roll> distinct_rolls(const DiceSet &set) {
    std::vector<Roll> rolls;
    each_outcome(set, 0, {}, 0, 1, [&](const Dice &dice, std::uint32_t ways) {
        const Dice sorted = ascending(dice);
        for (Roll &roll : rolls)
            if (roll.dice == sorted) {
                roll.ways += ways;
                return;
            }
        rolls.push_back({sorted, ways});
    });
    std::sort(rolls.begin(), rolls.end(),
              [](const Roll &a, const Roll &b) { return a.dice.value < b.dice.value; });
    return rolls;
}

bool can_roll(const DiceSet &set, const Dice &dice) {
    std::uint64_t values = 0; // bit v: v can be shown, by each die or by the sum
    for (unsigned face = 0; face < set.faces; ++face)
        values |= std::uint64_t{1} << set.value[face];
    if (set.summed) {
        std::uint64_t sums = 1;
        for (unsigned die = 0; die < set.thrown; ++die) {
            std::uint64_t next = 0;
            for (unsigned face = 0; face < set.faces; ++face)
                next |= sums << set.value[face];
            sums = next;
        }
        values = sums;
        if (values & 1) values = (values & ~std::uint64_t{1}) | std::uint64_t{1} << set.zero_is;
    }
    bool known = dice.count == (set.summed ? 1 : set.thrown);
    for (unsigned i = 0; i < dice.count && i < max_dice; ++i)
        known = known && dice.value[i] < 64 && (values >> dice.value[i] & 1) != 0;
    return known;
}

Dice throw_dice(const DiceSet &set, std::uint64_t seed, std::uint64_t index) {
    std::uint32_t total = 0;
    for (unsigned face = 0; face < set.faces; ++face)
        total += set.ways[face];
    Dice dice;
    unsigned sum = 0;
    for (std::uint32_t die = 0; die < set.thrown; ++die) {
        std::uint32_t drawn = draw_below(total, seed, index, die);
        unsigned face = 0;
        while (drawn >= set.ways[face])
            drawn -= set.ways[face++];
        if (!set.summed) dice.value[dice.count++] = set.value[face];
        sum += set.value[face];
    }
    return combined(set, dice, sum);
}

std::array<std::uint32_t, 4> philox(std::uint64_t key, std::array<std::uint32_t, 4> c) {
    std::uint32_t k0 = low(key), k1 = high(key);
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t p0 = std::uint64_t{0xD2511F53} * c[0];
        const std::uint64_t p1 = std::uint64_t{0xCD9E8D57} * c[2];
        c = {high(p1) ^ c[1] ^ k0, low(p1), high(p0) ^ c[3] ^ k1, low(p0)};
        k0 += 0x9E3779B9;
        k1 += 0xBB67AE85;
    }
    return c;
}

std::uint32_t draw_below(std::uint32_t bound, std::uint64_t key, std::uint64_t index,
                         std::uint32_t stream) {
    // Words above the greatest multiple of bound are drawn again, lest small values be favoured.
    const std::uint32_t limit = low((std::uint64_t{1} << 32) / bound * bound - 1);
    for (std::uint32_t attempt = 0;; ++attempt) {
        const std::uint32_t word = philox(key, {low(index), high(index), stream, attempt})[0];
        if (word <= limit) return word % bound;
    }
}

} // namespace duodecim
