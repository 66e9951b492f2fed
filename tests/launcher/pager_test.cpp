// SPDX-License-Identifier: MIT
// Long texts go through the person's own pager, as with git.
#include "catch.hpp"
#include "support.hpp"

namespace {

Result rules(const Words &environment, const std::vector<Typed> &typed = {}) {
    Words all{"TERM=xterm", "LC_ALL=C.UTF-8"};
    all.insert(all.end(), environment.begin(), environment.end());
    return ludus_in_terminal({"rules", "ur.finkel"}, typed, 80, all);
}

} // namespace

TEST_CASE("the rules are given to the pager that PAGER names, by way of the shell") {
    const Result shown = rules({"PAGER=sed 's/^/pager: /'"});
    CHECK(shown.code == 0);
    CHECK(has(shown.out, "pager: Royal Game of Ur (Finkel)"));
}

TEST_CASE("no pager, or none that can be run, shows the whole page as it is") {
    for (const char *pager : {"PAGER=", "PAGER=cat", "PAGER=no-such-program-here"}) {
        const Result shown = rules({pager});
        CHECK(shown.code == 0);
        CHECK(has(shown.out, "Royal Game of Ur (Finkel)"));
        CHECK(has(shown.out, "Source: "));
    }
}

TEST_CASE("the pager is told what git tells it, and not against a person's own wish") {
    CHECK(has(rules({"PAGER=cat >/dev/null; echo $LESS $LV"}).out, "FRX -c"));
    CHECK(has(rules({"PAGER=cat >/dev/null; echo $LESS", "LESS=S"}).out, "S"));
    CHECK_FALSE(has(rules({"PAGER=cat >/dev/null; echo $LESS", "LESS=S"}).out, "FRX"));
}

TEST_CASE("a pager that is left early ends nothing but itself") {
    CHECK(rules({"PAGER=head -n 2"}).code == 0);
    CHECK(rules({"PAGER=true"}).code == 0);
    CHECK(rules({"PAGER=exit 3"}).code == 0);
}

TEST_CASE("what is not a terminal gets no pager") {
    const Result piped = run_ludus({"rules", "ur.finkel"}, "", {"PAGER=sed 's/^/pager: /'"});
    CHECK_FALSE(has(piped.out, "pager: "));
    CHECK(has(piped.out, "Royal Game of Ur (Finkel)"));
}

TEST_CASE("in a game the rules are paged too, Ctrl-C is the pager's, and the game goes on") {
    const Result game = ludus_in_terminal(
        {"play", "ur.finkel", "--no-save", "--seed", "1", "--second", "human"},
        {{"Light> ", "rules\n"}, {"pager waits", "\x03"}, {"Light> ", "q\n"}}, 80,
        {"TERM=xterm", "LC_ALL=C.UTF-8", "PAGER=cat >/dev/null; echo pager waits; sleep 30"});
    CHECK(game.code == 0);
    CHECK(has(game.out, "pager waits"));
}
