// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <string>

// A number with so many digits after the point.
inline std::string fixed(double number, int digits) {
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.*f", digits, number);
    return buffer;
}

// A share of one as per cent: "54.3".
inline std::string percent(double share) {
    return fixed(100 * share, 1);
}
