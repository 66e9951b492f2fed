// SPDX-License-Identifier: MIT
#include "painter/colour.hpp"

#include <algorithm>
#include <cmath>

namespace launcher {

Colour mix(Colour one, Colour other, double part) {
    const auto between = [part](double a, double b) { return a + (b - a) * part; };
    return {between(one.r, other.r), between(one.g, other.g), between(one.b, other.b)};
}

double luminance(Colour colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

double contrast(Colour one, Colour other) {
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace launcher
