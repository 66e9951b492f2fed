// SPDX-License-Identifier: MIT
// As the launcher does, this program tries an addon in a child of its own before it loads it.
#ifndef TEST_CATCH2_V3
#define CATCH_CONFIG_RUNNER
#endif
#include "catch.hpp"
#include "ludus/host.hpp"

#include <string_view>

int main(int argc, char **argv) {
    if (const auto tried = ludus::probe_main(argc, argv)) return *tried;
    return Catch::Session().run(argc, argv);
}
