// SPDX-License-Identifier: MIT
// The names of the launcher's texts. A text is a line of en.inc, and of every other language's
// file.
#pragma once

#include "ludus/causes_of_calls.hpp"
#include "ludus/causes_of_files.hpp"

#include <cstddef>

namespace launcher {

#define TEXT(id, words) id,
#define CAUSE(id, words)
enum class Text {
#include "words/en.inc"
    count // none: how many there are
};
#undef TEXT
#undef CAUSE

constexpr size_t text_count = static_cast<size_t>(Text::count);

} // namespace launcher
