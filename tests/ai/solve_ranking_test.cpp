// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "solve_support.hpp"

using namespace duodecim;

namespace {

// Reads the position as a host would give it; so it can be.
bool can_be(const Ur::Config &config, const Ur::State &state) {
    PositionText text;
    Ur::write(config, state, text);
    const auto read = Ur::read(config, text);
    return read && *read == state && !Ur::winner(config, state);
}

// The numbers, `step` apart, that are not those of the positions they stand for.
std::uint64_t wrong_numbers(const Ur::Config &config, const UrRanking &ranking,
                            std::uint64_t step) {
    std::uint64_t wrong = 0;
    for (std::uint64_t n = 0; n < ranking.count(); n += step) {
        const Ur::State state = ranking.state(n);
        wrong += ranking.rank(state) == n && can_be(config, state) ? 0 : 1;
    }
    return wrong;
}

Ur::State turned(Ur::State state) {
    std::swap(state.side[0], state.side[1]);
    state.mover = other(state.mover);
    return state;
}

} // namespace

TEST_CASE("each number of a small game of Ur is one position's") {
    for (const auto *game :
         {"ur.finkel?pieces=1", "ur.finkel?pieces=3", "ur.finkel?pieces=4&goal=2",
          "ur.dmytro?pieces=1", "ur.dmytro?pieces=2", "ur.dmytro?pieces=3&goal=1",
          "ur.masters?pieces=3", "ur.blitz?pieces=2", "ur.skiryuk?pieces=1", "ur.skiryuk?pieces=2",
          "ur.skiryuk?pieces=2&goal=1&flip=reach"}) {
        INFO(game);
        const Ur::Config config = ur_config(game);
        CHECK(wrong_numbers(config, UrRanking(config), 1) == 0);
    }
}

TEST_CASE("numbers of the largest games of Ur are positions'") {
    for (const auto *game :
         {"ur.finkel", "ur.dmytro", "ur.dmytro?goal=5", "ur.masters", "ur.blitz", "ur.skiryuk"}) {
        INFO(game);
        const Ur::Config config = ur_config(game);
        const UrRanking ranking(config);
        CHECK(wrong_numbers(config, ranking, ranking.count() / 30011) == 0);
    }
}

TEST_CASE("every position of one piece each has a number") {
    for (const auto *game : {"ur.finkel?pieces=1", "ur.dmytro?pieces=1", "ur.masters?pieces=1",
                             "ur.blitz?pieces=1", "ur.skiryuk?pieces=1"}) {
        INFO(game);
        const Ur::Config config = ur_config(game);
        const unsigned length = config.path().length;
        std::uint64_t found = 0;
        for (unsigned own = 0; own <= length; ++own)
            for (unsigned enemy = 0; enemy <= length; ++enemy) {
                PositionText text;
                Ur::write(config, Ur::start(config), text);
                const unsigned place[2] = {own, enemy};
                for (unsigned s = 0; s < 2; ++s)
                    if (place[s] > 0) text.side[s][0].number[0] = 0;
                // Of two pieces in a stack either may lie on the other.
                static constexpr std::uint8_t levels[][2] = {{1, 1}, {1, 2}, {2, 1}};
                for (const auto &level : levels) {
                    if (&level != levels && (own == 0 || enemy == 0)) break;
                    for (unsigned s = 0; s < 2; ++s)
                        if (place[s] > 0) text.side[s][0].count[place[s] - 1] = level[s];
                    found += Ur::read(config, text) ? 1 : 0;
                }
            }
        CHECK(UrRanking(config).count() == found);
    }
}

TEST_CASE("seven pieces by Finkel's rules make 137,870,097 positions") {
    CHECK(UrRanking(ur_config("ur.finkel")).count() == 137'870'097);
}

// As an independent enumeration has it, which follows the game from its start.
TEST_CASE("one piece each by Skiryuk's rules can come to 859 positions before the end") {
    const Ur::Config config = ur_config("ur.skiryuk?pieces=1");
    std::vector<Ur::State> found{Ur::start(config)};
    std::vector<Choice<Ur::State>> choices;
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const Roll &roll : distinct_rolls(Ur::dice(config))) {
            Ur::turns(config, found[i], roll.dice, {}, choices);
            for (const auto &choice : choices)
                if (!Ur::winner(config, choice.after) &&
                    std::ranges::count(found, choice.after) == 0)
                    found.push_back(choice.after);
        }
    CHECK(found.size() == 859);
}

TEST_CASE("games of Ur meet only positions that have a number") {
    for (const auto *game : {"ur.finkel", "ur.dmytro", "ur.dmytro?pieces=5&goal=3", "ur.masters",
                             "ur.blitz", "ur.skiryuk", "ur.skiryuk?flip=reach&captures=any"}) {
        INFO(game);
        const Ur::Config config = ur_config(game);
        const UrRanking ranking(config);
        std::vector<Choice<Ur::State>> choices;
        std::uint64_t wrong = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Ur::State state = Ur::start(config);
            for (std::uint64_t roll = 0; !Ur::winner(config, state); ++roll) {
                const std::uint64_t number = ranking.rank(state);
                const bool second = state.mover == Player::two;
                const Ur::State seen = second ? turned(state) : state;
                wrong += number < ranking.count() && ranking.state(number) == seen ? 0 : 1;
                Ur::turns(config, state, throw_dice(Ur::dice(config), seed, roll), {}, choices);
                state = choices[draw_below(unsigned(choices.size()), seed, roll, 99)].after;
            }
        }
        CHECK(wrong == 0);
    }
}
