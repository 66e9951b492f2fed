// SPDX-License-Identifier: MIT
#include "ai/players.hpp"
#include "ai/solve/measure.hpp"
#include "catch.hpp"
#include "solve_support.hpp"

using namespace duodecim;

namespace {

solve::Chooser by_name(std::string_view player) {
    return [player](const MatchOf<Ur> &match, std::uint64_t seed) {
        return think(match, player, {}, seed)->turn;
    };
}

// The best turn by value(state), the chance of state.mover.
template <class Value>
solve::Chooser by_value(const Value &value) {
    return [&value](const MatchOf<Ur> &match, std::uint64_t) {
        std::size_t best = 0;
        double most = -1;
        for (std::size_t turn = 0; turn < match.choices().size(); ++turn) {
            const Ur::State &after = match.choices()[turn].after;
            const double its =
                after.mover == match.before().mover ? value(after) : 1 - value(after);
            if (its > most) best = turn;
            most = std::max(most, its);
        }
        return best;
    };
}

} // namespace

TEST_CASE("players are measured by what their turns lose") {
    const Folder folder;
    const auto exact = solved(folder, "ur.finkel?pieces=2");
    const MatchOf<Ur> start = ur_match("ur.finkel?pieces=2");

    const auto perfect = solve::measure(*exact, start, by_value(*exact), 2000, 1, 2);
    CHECK(perfect.turns >= 2000);
    CHECK(perfect.choices < perfect.turns);
    CHECK(perfect.loss == 0);
    CHECK(perfect.largest == 0);
    CHECK(perfect.wins * 2 == perfect.games); // the same dice for either side

    const auto random = solve::measure(*exact, start, by_name("random"), 2000, 1, 1);
    CHECK(random.loss / double(random.turns) > 0.01);
    CHECK(random.largest < 1);
    CHECK(random.wins * 2 < random.games);

    const auto same = solve::measure(*exact, start, by_name("random"), 2000, 1, 3);
    CHECK(same.loss == random.loss);
    CHECK(same.wins == random.wins);
}

TEST_CASE("no turn by a table loses more than its rounding") {
    const Folder folder;
    const std::string game = "ur.dmytro?pieces=2";
    std::string fault;
    const auto table = Table::open(table_of(folder, game), ur_config(game), fault);
    const auto exact = solve::Exact::open(folder / "exact", ur_config(game), fault);
    REQUIRE(fault == "");
    const auto value = [&](const Ur::State &state) { return *table->chance(state) / 1e9; };
    const auto m = solve::measure(*exact, ur_match(game), by_value(value), 20000, 1, 1);
    CHECK(m.largest <= 1.0 / 65535 + 2e-9);
}
