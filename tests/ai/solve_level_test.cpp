// SPDX-License-Identifier: MIT
// Level 5 with a solved table at hand.
#include "ai/players.hpp"
#include "ai/solve/measure.hpp"
#include "catch.hpp"
#include "solve_support.hpp"

#include <filesystem>

using namespace duodecim;

namespace {

const std::string game = "ur.finkel?pieces=2";

// The table, where players look for it.
std::unique_ptr<Knowledge> knowing(const Folder &folder) {
    std::filesystem::rename(table_of(folder, game), folder / Table::file_name(game));
    return std::make_unique<Knowledge>(std::vector<std::string>{folder.path},
                                       [](const std::string &) {});
}

} // namespace

TEST_CASE("with a table no turn of level 5 loses more than its rounding") {
    const Folder folder("level5");
    const auto knowledge = knowing(folder);
    std::string fault;
    const auto exact = solve::Exact::open(folder / "exact", ur_config(game), fault);
    REQUIRE(exact);
    const auto loss = [&](std::string_view player) {
        const auto choose = [&](const MatchOf<Ur> &match, std::uint64_t seed) {
            return think(match, player, {}, seed, {}, knowledge.get())->turn;
        };
        return solve::measure(*exact, ur_match(game), choose, 2000, 1, 1).largest;
    };
    CHECK(loss("level-5") < 1.0 / 65535 + 1e-9);
    CHECK(loss("level-4") > 1e-3); // which does not look into it
}

TEST_CASE("with a table analysis and evaluation give its probabilities") {
    const Folder folder("known");
    const auto knowledge = knowing(folder);
    std::string fault;
    const auto exact = solve::Exact::open(folder / "exact", ur_config(game), fault);
    REQUIRE(exact);
    MatchOf<Ur> match = ur_match(game);
    CHECK(*evaluate(match, {}, {}, knowledge.get()) / 1e9 ==
          Approx((*exact)(match.before())).margin(1.0 / 65535));
    const std::int32_t dice[] = {2};
    REQUIRE_FALSE(match.set_dice(dice));
    REQUIRE(match.turns());
    const auto list = analyse(match, {}, {}, knowledge.get());
    REQUIRE(list);
    for (const Evaluation &it : *list) {
        const Ur::State &after = match.choices()[it.turn].after;
        const double chance = (*exact)(after);
        CHECK(
            it.probability / 1e9 ==
            Approx(after.mover == match.before().mover ? chance : 1 - chance).margin(1.0 / 65535));
    }
}
