// SPDX-License-Identifier: MIT
// A grid of characters to draw a board on: lines that join where they meet, and texts above them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace launcher {

// What a text on the board is, for colours.
enum class Ink { plain, faint, player_1, player_2, marked };

// How the terminal writes: which characters it has, and the escape code of each ink.
struct Pens {
    bool unicode = false;
    std::string code[5]; // by Ink; all empty: no colours
};

class Canvas {
public:
    Canvas(int columns, int rows);

    // Lines run from the middle of one cell to the middle of another, straight or slanting.
    void line(int column_1, int row_1, int column_2, int row_2, bool heavy);
    // ASCII text; what lies beyond the edge is cut.
    void write(int column, int row, std::string_view text, Ink ink);
    bool lined(int column, int row); // is there a line?

    // A line for each row, without blanks at its end.
    std::string str(const Pens &pens) const;

private:
    struct Cell {
        char text = 0;          // 0: what the lines give
        unsigned char arms = 0; // 1 up, 2 right, 4 down, 8 left
        bool heavy = false;
        Ink ink = Ink::plain;
    };
    Cell *at(int column, int row);
    void arm(int column, int row, unsigned arms, bool heavy);
    static std::string_view glyph(const Cell &cell, bool unicode);
    void append_row(std::string &out, int row, const Pens &pens) const;

    int columns_;
    int rows_;
    std::vector<Cell> cells_;
};

} // namespace launcher
