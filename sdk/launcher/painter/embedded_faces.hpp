// SPDX-License-Identifier: MIT
#pragma once

#include "painter/faces.hpp"

#include <span>

namespace launcher {

std::span<const unsigned char> embedded(Face face); // a TrueType file, gzipped

} // namespace launcher
