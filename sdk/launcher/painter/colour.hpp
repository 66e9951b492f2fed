// SPDX-License-Identifier: MIT
// Colours and how far apart they are to the eye.
#pragma once

#include <cstdint>

namespace launcher {

struct Colour {
    double r = 0, g = 0, b = 0; // sRGB, 0 to 1

    static constexpr Colour hex(uint32_t rgb) {
        return {(rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0};
    }
    bool operator==(const Colour &) const = default;
};

// `part` of the second, the rest of the first.
Colour mix(Colour one, Colour other, double part);
// Relative luminance and contrast ratio, 1 to 21, as WCAG 2 defines them.
double luminance(Colour colour);
double contrast(Colour one, Colour other);

} // namespace launcher
