// SPDX-License-Identifier: MIT
#include "ai/chance.hpp"
#include "catch.hpp"

#include <cmath>

using namespace duodecim;

TEST_CASE("a chance is the logistic function of its log-odds") {
    for (Logit logit = -logit_most; logit <= logit_most; logit += 997) {
        const double exact = 1 / (1 + std::exp(-double(logit) / logit_one));
        CAPTURE(logit);
        CHECK(chance_of(logit) / double(certain) == Approx(exact).margin(5e-5));
    }
}

TEST_CASE("chances never fall with the log-odds, mirror each other, and exclude 0 and 1") {
    Chance before = 0;
    for (Logit logit = -logit_most - 5000; logit <= logit_most + 5000; logit += 13) {
        const Chance chance = chance_of(logit);
        REQUIRE(chance >= before);
        REQUIRE(chance + chance_of(-logit) == certain);
        REQUIRE(chance > 0);
        before = chance;
    }
}

TEST_CASE("log-odds lead back to their chance") {
    for (Logit logit = -8 * logit_one; logit <= 8 * logit_one; logit += 4099) {
        const Chance chance = chance_of(logit);
        CHECK(chance_of(logit_of(chance)) == chance);
    }
    CHECK(logit_of(certain / 2) == 0);
    CHECK(logit_of(certain) == logit_most);
    CHECK(logit_of(0) == -logit_most);
}

TEST_CASE("a few chances are the same on every machine") {
    CHECK(chance_of(logit_one) == 731058578);
    CHECK(chance_of(-logit_one) == 268941422);
    CHECK(chance_of(12345) == 546952991);
    CHECK(logit_of(900'000'000) == 144011);
}
