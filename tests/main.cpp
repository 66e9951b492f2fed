// SPDX-License-Identifier: MIT
#ifndef TEST_CATCH2_V3
#define CATCH_CONFIG_RUNNER
#endif
#include "catch.hpp"

#ifdef _WIN32
#include <cstdio>
#include <fcntl.h>
#include <io.h>
#endif

int main(int argc, char **argv) {
#ifdef _WIN32
    _setmode(_fileno(stdout), _O_BINARY); // the names of the cases go to CMake, line by line
#endif
    return Catch::Session().run(argc, argv);
}
