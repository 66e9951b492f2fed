// SPDX-License-Identifier: MIT
// The dice: a generator known by name, rolls that anyone can draw again, and no bias.
#include "catch.hpp"
#include "rules/games.hpp"

#include <algorithm>
#include <cmath>
#include <map>

using namespace duodecim;

namespace {

const char *const kinds[] = {"duodecim.asilo", "ur.finkel", "ur.dmytro", "ur.dmytro?dice=astragal"};

const DiceSet &dice_of(std::string_view game) {
    return (*read_game_text(game))->dice();
}

using Counts = std::map<std::string, double>;

// The first rolls of a seed, counted; `change` may tamper with each.
template <class Change>
Counts count_rolls(const DiceSet &set, std::uint64_t seed, unsigned rolls, const Change &change) {
    std::map<std::array<std::uint8_t, max_dice>, unsigned> counts;
    for (std::uint64_t i = 0; i < rolls; ++i)
        ++counts[ascending(change(throw_dice(set, seed, i), i)).value];
    Counts named;
    for (const auto &[values, count] : counts)
        named[write_dice({static_cast<std::uint8_t>(set.summed ? 1 : set.thrown), values})] = count;
    return named;
}

// Pearson's statistic of the counts against the odds.
double chi_squared(const DiceSet &set, const Counts &counts) {
    double rolls = 0, ways = 0, sum = 0;
    for (const auto &[dice, count] : counts)
        rolls += count;
    for (const Roll &roll : distinct_rolls(set))
        ways += roll.ways;
    for (const Roll &roll : distinct_rolls(set)) {
        const double expected = rolls * roll.ways / ways;
        const auto at = counts.find(write_dice(roll.dice));
        const double seen = at == counts.end() ? 0 : at->second;
        sum += (seen - expected) * (seen - expected) / expected;
    }
    return sum;
}

// What a fair set exceeds once in a thousand times: degrees of freedom are distinct rolls less one.
double threshold(const DiceSet &set) {
    const std::map<std::size_t, double> quantile{{3, 16.266}, {4, 18.467}, {55, 93.168}};
    return quantile.at(distinct_rolls(set).size() - 1);
}

std::string first_rolls(std::string_view game, std::uint64_t seed, unsigned rolls) {
    std::string text;
    for (std::uint64_t i = 0; i < rolls; ++i)
        text += (i > 0 ? " " : "") + write_dice(throw_dice(dice_of(game), seed, i));
    return text;
}

} // namespace

TEST_CASE("The generator gives the published values of Philox4x32-10") {
    using Block = std::array<std::uint32_t, 4>;
    CHECK(philox(0, {0, 0, 0, 0}) == Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
    constexpr std::uint32_t ones = 0xffffffff;
    CHECK(philox(~std::uint64_t{0}, {ones, ones, ones, ones}) ==
          Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
    // The digits of pi.
    CHECK(philox(0x299f31d0a4093822, {0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}) ==
          Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
}

TEST_CASE("The first rolls of a seed never change") {
    CHECK(first_rolls("duodecim.asilo", 2024, 12) ==
          "653 444 333 551 466 163 611 441 564 566 312 432");
    CHECK(first_rolls("ur.finkel", 2024, 24) == "1 3 0 0 4 2 1 3 2 3 1 2 3 3 2 2 4 2 2 2 1 0 0 0");
    CHECK(first_rolls("ur.dmytro", 2024, 24) == "1 3 4 4 3 1 1 2 2 2 1 2 2 2 2 1 3 2 1 2 1 4 4 4");
    CHECK(first_rolls("ur.dmytro?dice=astragal", 2024, 24) ==
          "4 2 2 3 2 1 4 2 3 3 2 2 1 2 3 4 1 4 3 2 2 3 2 2");
}

TEST_CASE("A roll depends on the seed and its index alone, and on all bits of both") {
    const DiceSet &set = dice_of("duodecim.asilo");
    const auto differ = [&](std::uint64_t seed, std::uint64_t index) {
        // Eight rolls agree by chance once in 216 to the eighth.
        for (std::uint64_t i = 0; i < 8; ++i)
            if (!(throw_dice(set, seed, index + i) == throw_dice(set, 0, i))) return true;
        return false;
    };
    CHECK_FALSE(differ(0, 0));
    for (unsigned bit = 0; bit < 64; ++bit)
        CHECK(differ(std::uint64_t{1} << bit, 0));
    for (unsigned bit = 4; bit < 64; ++bit)
        CHECK(differ(0, std::uint64_t{1} << bit));
}

TEST_CASE("A million rolls of each kind of dice come as often as they should") {
    for (const char *game : kinds) {
        const DiceSet &set = dice_of(game);
        const double sum = chi_squared(
            set, count_rolls(set, 7, 1'000'000, [](Dice d, std::uint64_t) { return d; }));
        INFO(game);
        CHECK(sum < threshold(set));
        CHECK(sum > 0.01); // nor is it too good to be true
    }
}

TEST_CASE("A bias of one roll in a hundred would be noticed") {
    for (const char *game : kinds) {
        const DiceSet &set = dice_of(game);
        const std::uint8_t lowest = distinct_rolls(set).front().dice.value[0];
        // Every hundredth roll shows the lowest value on one die, whatever was thrown.
        const auto loaded = [&](Dice dice, std::uint64_t i) {
            if (i % 100 == 0) dice.value[0] = lowest;
            return dice;
        };
        INFO(game);
        CHECK(chi_squared(set, count_rolls(set, 7, 1'000'000, loaded)) > threshold(set));
    }
}

TEST_CASE("Successive rolls are independent") {
    // Pairs of rolls of one die, as a table of 4 by 4: 15 degrees of freedom.
    const DiceSet &set = dice_of("ur.dmytro?dice=astragal");
    const double odds[] = {2 / 6., 2 / 6., 1 / 6., 1 / 6.};
    double seen[4][4] = {};
    constexpr unsigned pairs = 500'000;
    for (std::uint64_t i = 0; i < pairs; ++i)
        ++seen[throw_dice(set, 7, 2 * i).value[0] - 1][throw_dice(set, 7, 2 * i + 1).value[0] - 1];
    double sum = 0;
    for (unsigned one = 0; one < 4; ++one)
        for (unsigned two = 0; two < 4; ++two) {
            const double expected = pairs * odds[one] * odds[two];
            sum += (seen[one][two] - expected) * (seen[one][two] - expected) / expected;
        }
    CHECK(sum < 37.697);
}

TEST_CASE("The distinct rolls, with their ways, are all that can be thrown") {
    const auto sums = [](std::string_view game) {
        std::uint32_t ways = 0;
        for (const Roll &roll : distinct_rolls(dice_of(game)))
            ways += roll.ways;
        return std::make_pair(distinct_rolls(dice_of(game)).size(), ways);
    };
    CHECK(sums("duodecim.asilo") == std::make_pair(std::size_t{56}, 216u));
    CHECK(sums("ur.finkel") == std::make_pair(std::size_t{5}, 16u));
    CHECK(sums("ur.dmytro") == std::make_pair(std::size_t{4}, 8u));
    CHECK(sums("ur.dmytro?dice=astragal") == std::make_pair(std::size_t{4}, 6u));
}

TEST_CASE("Three cubes: equal values one way, a pair three ways, all different six ways") {
    for (const Roll &roll : distinct_rolls(three_cubes)) {
        const auto &v = roll.dice.value;
        const unsigned equal = (v[0] == v[1]) + (v[1] == v[2]);
        CHECK(roll.ways == (equal == 2 ? 1u : equal == 1 ? 3u : 6u));
    }
}

TEST_CASE("The distinct rolls come in ascending order") {
    for (const char *game : kinds) {
        const auto rolls = distinct_rolls(dice_of(game));
        CHECK(std::is_sorted(rolls.begin(), rolls.end(), [](const Roll &a, const Roll &b) {
            return a.dice.value < b.dice.value;
        }));
        for (const Roll &roll : rolls)
            CHECK(ascending(roll.dice) == roll.dice);
    }
}

TEST_CASE("What can be rolled is what the distinct rolls list, of any dice there could be") {
    for (const char *game : kinds) {
        INFO(game);
        const DiceSet &set = dice_of(game);
        const auto rolls = distinct_rolls(set);
        for (unsigned count = 0; count <= max_dice; ++count)
            for (unsigned code = 0; code < 1000; ++code) {
                Dice dice{static_cast<std::uint8_t>(count), {}};
                for (unsigned i = 0, rest = code; i < count; ++i, rest /= 10)
                    dice.value[i] = static_cast<std::uint8_t>(rest % 10);
                const bool listed = std::any_of(rolls.begin(), rolls.end(), [&](const Roll &r) {
                    return r.dice == ascending(dice);
                });
                if (can_roll(set, ascending(dice)) != listed) {
                    INFO(write_dice(dice));
                    CHECK(can_roll(set, ascending(dice)) == listed);
                }
            }
    }
}

TEST_CASE("Values beyond any die cannot be rolled") {
    Dice dice{1, {255}};
    CHECK_FALSE(can_roll(dice_of("ur.finkel"), dice));
    dice.value[0] = 64;
    CHECK_FALSE(can_roll(dice_of("ur.finkel"), dice));
}

TEST_CASE("A number below a bound is drawn evenly, whatever the bound") {
    CHECK(draw_below(1, 5, 0, 0) == 0);
    for (const std::uint32_t bound : {2u, 3u, 6u, 7u, 1000u, 0x80000001u, 0xffffffffu}) {
        double sum = 0;
        constexpr unsigned draws = 10'000;
        for (std::uint64_t i = 0; i < draws; ++i) {
            const std::uint32_t drawn = draw_below(bound, 5, i, 9);
            REQUIRE(drawn < bound);
            sum += drawn;
        }
        // The mean of draws from 0 to bound - 1, within four standard deviations of it.
        const double mean = (bound - 1.) / 2;
        const double deviation = std::sqrt((double(bound) * bound - 1) / 12 / draws);
        INFO(bound);
        CHECK(std::abs(sum / draws - mean) < 4 * deviation);
    }
}

TEST_CASE("Streams of one key are apart") {
    unsigned equal = 0;
    for (std::uint64_t i = 0; i < 1000; ++i)
        equal += draw_below(1000, 5, i, 0) == draw_below(1000, 5, i, 1);
    CHECK(equal < 10);
}
