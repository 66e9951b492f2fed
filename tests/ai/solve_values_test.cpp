// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "solve_support.hpp"

#include <cmath>

using namespace duodecim;

namespace {

Ur::State on_places(unsigned own, unsigned enemy) {
    Ur::State state;
    state.side[0].on = 1u << own;
    state.side[1].on = 1u << enemy;
    return state;
}

// What a position's value must be, given those after it.
template <class Value>
double follows(const Ur::Config &config, const Ur::State &state, const Value &value) {
    std::vector<Choice<Ur::State>> choices;
    double sum = 0, ways = 0;
    for (const Roll &roll : distinct_rolls(Ur::dice(config))) {
        Ur::turns(config, state, roll.dice, {}, choices);
        double best = 0;
        for (const auto &choice : choices) {
            const double after = value(choice.after);
            best = std::max(best, choice.after.mover == state.mover ? after : 1 - after);
        }
        sum += best * roll.ways;
        ways += roll.ways;
    }
    return sum / ways;
}

} // namespace

// J. Olieslagers' solution of the same rules, and another that agrees.
TEST_CASE("the player who begins Finkel's Ur wins as often as is known") {
    const double known[] = {0.5300498395, 0.5185729075, 0.5162011022};
    for (unsigned pieces = 1; pieces <= 3; ++pieces) {
        const Folder folder;
        const std::string game = "ur.finkel?pieces=" + std::to_string(pieces);
        const auto exact = solved(folder, game);
        CHECK(std::abs((*exact)(Ur::start(ur_config(game))) - known[pieces - 1]) < 1e-10);
    }
}

TEST_CASE("the race of the last two pieces in Finkel's Ur is worth what is known") {
    const Folder folder;
    const auto exact = solved(folder, "ur.finkel?pieces=1");
    CHECK(std::abs((*exact)(on_places(14, 14)) - 4.0 / 7) < 1e-11);
    CHECK(std::abs((*exact)(on_places(13, 14)) - 116.0 / 161) < 1e-11);
    CHECK(std::abs((*exact)(on_places(14, 13)) - 74.0 / 161) < 1e-11);
}

// As an independent enumeration has it.
TEST_CASE("the player who begins Skiryuk's Ur with one piece wins as often as is known") {
    const std::pair<const char *, double> known[] = {
        {"ur.skiryuk?pieces=1", 0.5381797876},
        {"ur.skiryuk?pieces=1&flip=reach", 0.5323899474},
        {"ur.skiryuk?pieces=1&captures=any", 0.5309039152}};
    for (const auto &[game, value] : known) {
        INFO(game);
        const Folder folder;
        const auto exact = solved(folder, game);
        CHECK(std::abs((*exact)(Ur::start(ur_config(game))) - value) < 1e-10);
    }
}

TEST_CASE("every value of a solution follows from those after it") {
    for (const auto *game :
         {"ur.finkel?pieces=2", "ur.finkel?pieces=3&goal=1", "ur.dmytro?pieces=1",
          "ur.dmytro?pieces=2", "ur.dmytro?pieces=2&dice=astragal", "ur.masters?pieces=2",
          "ur.masters?pieces=2&dice=four", "ur.blitz?pieces=2", "ur.skiryuk?pieces=2&goal=1",
          "ur.skiryuk?pieces=2&captures=any"}) {
        INFO(game);
        const Folder folder;
        const Ur::Config config = ur_config(game);
        const auto exact = solved(folder, game);
        double most = 0;
        for (std::uint64_t n = 0; n < exact->ranking().count(); ++n) {
            const double its = follows(config, exact->ranking().state(n), *exact);
            most = std::max(most, std::abs(its - (*exact)(n)));
        }
        CHECK(most < 1e-11);
    }
}
