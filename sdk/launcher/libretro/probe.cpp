// SPDX-License-Identifier: MIT
// Tries an addon for a host that has no main of its own, such as a core.
#include "ludus/host.hpp"

#include <iostream>

int main(int argc, char **argv) {
    if (const auto tried = ludus::probe_main(argc, argv)) return *tried;
    std::cerr << "ludus-probe: a launcher starts it, to try an addon\n";
    return 2;
}
