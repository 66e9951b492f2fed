// SPDX-License-Identifier: MIT
// The board as data, for whoever draws it. Lengths are thousandths of a field, y downwards.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace duodecim::board {

enum class Kind { field = 1, hand, bar, shelter, off };
enum class Shape { none, square, round, triangle_up, triangle_down };
enum class Mark { none, rosette, eyes, dots, fives, change, end, entry, home };
enum class LineKind { edge = 1, thin, barrier };
enum class PieceShape { disc = 1, ring, square, diamond };

// A name is a key of the texts with its arguments.
struct Name {
    std::string_view key;
    std::vector<std::string> args{};
};

struct Place {
    int id;
    int x, y; // centre
    int width, height;
    Kind kind;
    Shape shape;
    Mark mark = Mark::none;
    int owner = 0; // 1 or 2; 0: both players' pieces may stand here
    int capacity;
    int fan_x = 0, fan_y = 0; // from one piece of a stack to the next
    std::string label;
    Name name;
    std::string_view inscription{}; // what the board itself bears there
};

struct Point {
    int x, y;
};

struct Line {
    LineKind kind;
    Point from, to;
};

struct Piece {
    int player;
    int kind;
    PieceShape shape;
    char letter;
    std::uint32_t colour; // 0xRRGGBB
    unsigned dots = 0;
    Name name;
};

struct Board {
    int width = 0, height = 0;
    std::vector<Place> places;
    std::vector<Line> lines;
    std::vector<std::vector<int>> tracks[2]; // of each player: place ids from hand to off
    unsigned flip = 0; // the step of a track from which pieces are of kind 2; 0: none is
    std::vector<Piece> pieces;
    Name die;
};

// What a player calls a place in a TURN.
struct Word {
    std::string word;
    int place;
};

// A group of pieces.
struct Content {
    int place;
    int player; // 1 or 2
    int kind;   // of piece
    int count;
};

} // namespace duodecim::board
