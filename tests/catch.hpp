// SPDX-License-Identifier: MIT
// Catch2 version 2 or 3, whichever is installed.
#pragma once

#ifdef TEST_CATCH2_V3
#include <catch2/catch_all.hpp>

// What the tests use, by its names of version 2.
using Catch::Approx;
namespace Catch {
using Matchers::EndsWith;
using Matchers::Matches;
using Matchers::StartsWith;
inline auto Contains(const std::string &text) {
    return Matchers::ContainsSubstring(text);
}
} // namespace Catch
#else
#include <catch2/catch.hpp>
#endif
