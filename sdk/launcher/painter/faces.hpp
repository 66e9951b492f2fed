// SPDX-License-Identifier: MIT
// The typeface that comes with the painter, so that letters are alike on every machine: DejaVu, whole,
// in the program itself. No other is looked for; a character that it lacks is a box.
#pragma once

#include <cairo.h>

namespace launcher {

enum class Face { serif, serif_bold, sans, sans_bold, mono };

// Belongs to the program. Throws std::bad_alloc.
cairo_font_face_t *font_face(Face face);

} // namespace launcher
