// SPDX-License-Identifier: MIT
#include "base/markdown.hpp"

#include "base/page_blocks.hpp"
#include "base/utf8.hpp"
#include "base/wrap.hpp"

#include <algorithm>
#include <sstream>

namespace launcher {

namespace {

using Kind = PageBlock::Kind;

// Each line behind the indent; the first behind the item's mark, which ends there.
std::string indented(const std::string &text, const PageBlock &block) {
    const std::string indent(block.indent, ' ');
    std::string out, before = indent;
    before.replace(before.size() - std::min(before.size(), block.mark.size()), std::string::npos,
                   block.mark);
    std::istringstream in(text);
    for (std::string line; std::getline(in, line); before = indent)
        out += line.empty() ? "\n" : before + line + '\n';
    return out;
}

std::string heading(const PageBlock &block) {
    return block.text + '\n' + std::string(width_of(block.text), block.level == 1 ? '=' : '-') +
           '\n';
}

std::string table(const PageBlock &block) {
    std::vector<size_t> widths;
    for (const auto &row : block.rows)
        for (size_t i = 0; i < row.size(); ++i) {
            widths.resize(std::max(widths.size(), i + 1));
            widths[i] = std::max(widths[i], width_of(row[i]));
        }
    std::string out;
    for (const auto &row : block.rows) {
        for (size_t i = 0; i < row.size(); ++i)
            out += i + 1 < row.size() ? padded(row[i], widths[i] + 2) : row[i];
        out += '\n';
    }
    return out;
}

std::string shown(const PageBlock &block, size_t width) {
    const size_t room = width > block.indent ? width - block.indent : 1;
    switch (block.kind) {
    case Kind::heading:
        return indented(heading(block), block);
    case Kind::rule:
        return indented(std::string(std::min<size_t>(room, 20), '-'), block);
    case Kind::code:
        return indented(block.text, block);
    case Kind::table:
        return indented(table(block), block);
    case Kind::paragraph:
        break;
    }
    return indented(wrapped(block.text, room), block);
}

} // namespace

std::string plain_page(const std::string &markdown, size_t width) {
    std::string out;
    for (const PageBlock &block : page_blocks(markdown)) {
        if (!out.empty() && !block.follows) out += '\n';
        out += shown(block, width);
    }
    return out;
}

} // namespace launcher
