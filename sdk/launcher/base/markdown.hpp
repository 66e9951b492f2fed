// SPDX-License-Identifier: MIT
// A page in Markdown as a terminal shows it: headings, paragraphs, lists, tables, and code, such as
// a drawn board, as it is. Marks of emphasis and pictures are left out.
#pragma once

#include <string>

namespace launcher {

// Paragraphs and lists are wrapped to `width` columns; code and tables are never broken.
std::string plain_page(const std::string &markdown, size_t width);

} // namespace launcher
