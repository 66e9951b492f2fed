// SPDX-License-Identifier: MIT
#include "terminal/canvas.hpp"

#include <algorithm>
#include <cstdlib>

namespace launcher {

namespace {

constexpr unsigned up = 1, right = 2, down = 4, left = 8;

// By arms.
constexpr std::string_view thin_lines[16] = {" ", "│", "─", "└", "│", "│", "┌", "├",
                                             "─", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
constexpr std::string_view heavy_lines[16] = {" ", "┃", "━", "┗", "┃", "┃", "┏", "┣",
                                              "━", "┛", "━", "┻", "┓", "┫", "┳", "╋"};

} // namespace

Canvas::Canvas(int columns, int rows)
    : columns_(std::max(columns, 0)), rows_(std::max(rows, 0)),
      cells_(static_cast<size_t>(columns_) * static_cast<size_t>(rows_)) {}

Canvas::Cell *Canvas::at(int column, int row) {
    if (column < 0 || column >= columns_ || row < 0 || row >= rows_) return nullptr;
    return &cells_[static_cast<size_t>(row) * static_cast<size_t>(columns_) +
                   static_cast<size_t>(column)];
}

void Canvas::arm(int column, int row, unsigned arms, bool heavy) {
    Cell *cell = at(column, row);
    if (!cell) return;
    cell->arms = static_cast<unsigned char>(cell->arms | arms);
    cell->heavy = cell->heavy || heavy;
    if (cell->text == 0) cell->ink = Ink::faint;
}

void Canvas::line(int column_1, int row_1, int column_2, int row_2, bool heavy) {
    if (row_1 == row_2) {
        const int first = std::min(column_1, column_2), last = std::max(column_1, column_2);
        for (int c = first; c <= last; ++c)
            arm(c, row_1, (c > first ? left : 0) | (c < last ? right : 0), heavy);
    } else if (column_1 == column_2) {
        const int first = std::min(row_1, row_2), last = std::max(row_1, row_2);
        for (int r = first; r <= last; ++r)
            arm(column_1, r, (r > first ? up : 0) | (r < last ? down : 0), heavy);
    } else {
        const int steps = std::max(std::abs(column_2 - column_1), std::abs(row_2 - row_1));
        for (int i = 0; i <= steps; ++i)
            write(column_1 + (column_2 - column_1) * i / steps, row_1 + (row_2 - row_1) * i / steps,
                  ".", Ink::faint);
    }
}

void Canvas::write(int column, int row, std::string_view text, Ink ink) {
    for (const char character : text) {
        if (Cell *cell = at(column, row)) {
            cell->text = character;
            cell->ink = ink;
        }
        ++column;
    }
}

bool Canvas::lined(int column, int row) {
    const Cell *cell = at(column, row);
    return cell && cell->arms != 0;
}

std::string_view Canvas::glyph(const Cell &cell, bool unicode) {
    if (cell.text) return {&cell.text, 1};
    if (unicode) return (cell.heavy ? heavy_lines : thin_lines)[cell.arms];
    if (cell.arms == 0) return " ";
    if (cell.heavy) return "#";
    if ((cell.arms & (up | down)) == 0) return "-";
    return (cell.arms & (left | right)) == 0 ? "|" : "+";
}

void Canvas::append_row(std::string &out, int row, const Pens &pens) const {
    const auto *first = &cells_[static_cast<size_t>(row) * static_cast<size_t>(columns_)];
    const auto *last = first + columns_;
    while (last != first && glyph(last[-1], false) == " ")
        --last;
    const std::string *current = &pens.code[0];
    for (; first != last; ++first) {
        const bool blank = glyph(*first, false) == " " && first->ink != Ink::marked;
        const std::string *wanted = blank ? current : &pens.code[static_cast<size_t>(first->ink)];
        if (*wanted != *current) out += "\x1b[0m" + *wanted;
        current = wanted;
        out += glyph(*first, pens.unicode);
    }
    if (!current->empty()) out += "\x1b[0m";
    out += '\n';
}

std::string Canvas::str(const Pens &pens) const {
    std::string out;
    for (int row = 0; columns_ > 0 && row < rows_; ++row)
        append_row(out, row, pens);
    return out;
}

} // namespace launcher
