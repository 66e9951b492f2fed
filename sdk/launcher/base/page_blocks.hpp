// SPDX-License-Identifier: MIT
// A page in Markdown (CommonMark and tables) as a sequence of blocks of plain words: what a
// terminal and a window draw. Whatever a page holds, its blocks are printable, and no deeper than
// can be shown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace launcher {

struct PageBlock {
    enum class Kind { heading, paragraph, code, table, rule };
    Kind kind = Kind::paragraph;
    unsigned level = 0;   // of a heading, 1 to 6
    size_t indent = 0;    // columns, of lists and quotations
    std::string mark{};   // of a list's item that begins here, "- " or "2. ", within the indent
    bool follows = false; // the item before it, without a gap
    std::string text{};   // lines of code; else words, where a line break may stand
    std::vector<std::vector<std::string>> rows{}; // of a table, the heading first
};

// Emphasis is left out, links have their address behind them, HTML stands as it is written, and
// paragraphs of a picture alone are left out. A page of more than 256 KiB is cut there.
std::vector<PageBlock> page_blocks(std::string_view markdown);

} // namespace launcher
