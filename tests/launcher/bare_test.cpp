// SPDX-License-Identifier: MIT
// An addon that has nothing but the core: no board, no players, no words. The launcher has its own.
#include "catch.hpp"
#include "support.hpp"

namespace {

Result bare(Words arguments, const std::string &input = "") {
    arguments.insert(arguments.begin(), {"--addons", BARE_ADDONS});
    return run_ludus(arguments, input);
}

std::string played(const std::string &language) {
    std::string input = "board\nwhere\nhint\nrules\nmoves\n";
    for (int i = 0; i < 200; ++i)
        input += "1\n";
    const Result game =
        bare({"play", "--seed", "7", "--second", "human", "--lang", language}, input);
    CHECK(game.code == 0);
    CHECK(game.err.empty());
    return game.out;
}

} // namespace

TEST_CASE("a game is played with an addon that has no features, in every language") {
    const std::string english = played("en");
    CHECK(has(english, "Red rolls 3.\n"));
    CHECK(has(english, "This addon has no board to draw; \"where\" gives the position.\n"));
    CHECK(has(english, "\n......:2:0 ......:2:0 1 3\n"));
    CHECK(has(english, "Addon \"race\" gives no hints for this game.\n"));
    CHECK(has(english, "Addon \"race\" has no rules page for race.six.\n"));
    CHECK(has(english, "Red moves from "));
    CHECK(has(english, " wins.\n"));
    const std::string russian = played("ru");
    CHECK(has(russian, "Red: выпало 3.\n"));
    CHECK(has(russian, "У этого дополнения нет доски"));
    CHECK(has(russian, "Дополнение «race» для этой игры ничего не подсказывает.\n"));
    CHECK(has(russian, ": победа!\n"));
    const std::string ukrainian = played("uk");
    CHECK(has(ukrainian, "Red: випало 3.\n"));
    CHECK(has(ukrainian, "У доповненні «race» немає сторінки правил для race.six.\n"));
    CHECK(has(ukrainian, ": перемога!\n"));
    const std::string german = played("de");
    CHECK(has(german, "Red würfelt 3.\n"));
    CHECK(has(german, "Red zieht von "));
    CHECK(has(german, "Die Erweiterung „race“ hat keine Regelseite für race.six.\n"));
    CHECK(has(german, " gewinnt.\n"));
}

TEST_CASE("an addon without pages or players says so") {
    const Result rules = bare({"rules", "race.six"});
    CHECK(rules.code == 1);
    CHECK(rules.out.empty());
    CHECK(rules.err == "ludus: Addon \"race\" has no rules page for race.six.\n");
    const Result best = bare({"best", "race.six", "......:2:0 ......:2:0 1 3", "--player", "1"});
    CHECK(best.code == 1);
    CHECK(has(best.err, "Addon \"race\" has no players for race.six"));
}
