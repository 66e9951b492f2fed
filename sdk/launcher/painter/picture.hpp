// SPDX-License-Identifier: MIT
// A picture as a file's bytes.
#pragma once

#include "painter/painter.hpp"

#include <stdexcept>
#include <string>

namespace launcher {

enum class Format { png, svg };

// Out of memory, for the most part.
struct PictureError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

std::string picture(const BoardView &view, const Theme &theme, int width, int height,
                    Format format);

} // namespace launcher
