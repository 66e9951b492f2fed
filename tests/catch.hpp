// SPDX-License-Identifier: MIT
// Catch2 version 2 or 3, whichever is installed.
#pragma once

#ifdef TEST_CATCH2_V3
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
