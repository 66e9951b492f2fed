// SPDX-License-Identifier: MIT
// The board of duodecim.asilo as data: three lines lie side by side, player 1 to the left. Left of
// each line wait player 1's stones for it and lie the stones that player 2 has borne off; right of
// it the other way round.
#include "rules/asilo.hpp"

namespace duodecim {

namespace {

constexpr int unit = 1000;
constexpr int side_width = 1500;              // of the strip at either end
constexpr int middle = side_width + 6 * unit; // where the praetentura begins
constexpr int right = middle + 7 * unit;      // where the fields end
constexpr int width = right + side_width;
constexpr int line_height = 1250;

// Place ids: fields from player 1's view, then the places beside them, by line.
constexpr int field_id(unsigned line, int field) {
    return 1 + static_cast<int>(line) * 12 + field - 1;
}
constexpr int praetentura_id(unsigned line) {
    return 37 + static_cast<int>(line);
}
constexpr int hand_id(unsigned line, unsigned player) {
    return 40 + static_cast<int>(player * 3 + line);
}
constexpr int off_id(unsigned line, unsigned player) {
    return 46 + static_cast<int>(player * 3 + line);
}

int row_y(unsigned line) {
    return static_cast<int>(line) * line_height + line_height / 2;
}

int field_x(int field) {
    return (field <= 6 ? side_width : middle) + (field <= 6 ? field - 1 : field - 6) * unit +
           unit / 2;
}

std::string roman(unsigned line) {
    return std::string(line + 1, 'I');
}

void add_line_places(std::vector<board::Place> &out, unsigned l) {
    using board::Kind, board::Mark, board::Shape;
    const int y = row_y(l);
    for (int f = 1; f <= 12; ++f)
        out.push_back({field_id(l, f),
                       field_x(f),
                       y,
                       unit * 9 / 10,
                       unit * 9 / 10,
                       Kind::field,
                       Shape::square,
                       f <= 6 ? Mark::entry : Mark::home,
                       0,
                       1,
                       0,
                       0,
                       std::to_string(f),
                       {"place.asilo.field", {roman(l), std::to_string(f)}}});
    out.push_back({praetentura_id(l),
                   middle + unit / 2,
                   y,
                   unit * 9 / 10,
                   unit * 9 / 10,
                   Kind::shelter,
                   Shape::none,
                   Mark::none,
                   0,
                   10,
                   80,
                   -80,
                   "pra",
                   {"place.asilo.praetentura", {roman(l)}}});
    for (unsigned p = 0; p < 2; ++p) {
        const int hand_x = p == 0 ? side_width / 2 : right + side_width / 2;
        const int off_x = p == 0 ? right + side_width / 2 : side_width / 2;
        const int half = line_height / 4;
        const std::string player = std::to_string(p + 1);
        out.push_back({hand_id(l, p),
                       hand_x,
                       y - half,
                       side_width * 9 / 10,
                       half * 18 / 10,
                       Kind::hand,
                       Shape::none,
                       Mark::none,
                       static_cast<int>(p + 1),
                       5,
                       200,
                       0,
                       "hand",
                       {"place.asilo.hand", {roman(l), player}}});
        out.push_back({off_id(l, p),
                       off_x,
                       y + half,
                       side_width * 9 / 10,
                       half * 18 / 10,
                       Kind::off,
                       Shape::none,
                       Mark::none,
                       static_cast<int>(p + 1),
                       5,
                       200,
                       0,
                       "off",
                       {"place.asilo.off", {roman(l), player}}});
    }
}

} // namespace

board::Board Asilo::board(const Config &) {
    using board::LineKind, board::PieceShape;
    board::Board b;
    b.width = width;
    b.height = static_cast<int>(lines) * line_height;
    for (unsigned l = 0; l < lines; ++l)
        add_line_places(b.places, l);
    b.lines = {{LineKind::edge, side_width, 0, right, 0},
               {LineKind::edge, right, 0, right, b.height},
               {LineKind::edge, right, b.height, side_width, b.height},
               {LineKind::edge, side_width, b.height, side_width, 0},
               {LineKind::barrier, middle, 0, middle, b.height},
               {LineKind::barrier, middle + unit, 0, middle + unit, b.height},
               {LineKind::thin, side_width, line_height, right, line_height},
               {LineKind::thin, side_width, 2 * line_height, right, 2 * line_height}};
    for (unsigned p = 0; p < 2; ++p)
        for (unsigned l = 0; l < lines; ++l) {
            std::vector<int> track{hand_id(l, p)};
            for (int f = 1; f <= 12; ++f)
                track.push_back(field_id(l, p == 0 ? f : 13 - f));
            track.push_back(off_id(l, p));
            b.tracks[p].push_back(track);
        }
    b.pieces = {{1, 1, PieceShape::disc, 'x', 0xA4262C, 0, {"piece.asilo.1"}},
                {2, 1, PieceShape::ring, 'o', 0xF5F0E1, 0, {"piece.asilo.2"}}};
    b.die = {"die.cube"};
    return b;
}

int Asilo::place_id(const Config &, Player player, const Move &move, std::int8_t p) {
    const auto l = static_cast<unsigned>(move.line);
    if (p == place::hand) return hand_id(l, index(player));
    if (p == place::off) return off_id(l, index(player));
    if (p == place::praetentura) return praetentura_id(l);
    return field_id(l, player == Player::one ? p : 13 - p);
}

void Asilo::contents(const Config &, const State &state, std::vector<board::Content> &out) {
    out.clear();
    const auto add = [&](int id, unsigned player, unsigned count) {
        if (count > 0)
            out.push_back({id, static_cast<int>(player + 1), 1, static_cast<int>(count)});
    };
    for (unsigned l = 0; l < lines; ++l)
        for (unsigned p = 0; p < 2; ++p) {
            const Line &line = state.line[l];
            add(hand_id(l, p), p, line.in_hand(p));
            for (int f = 1; f <= 12; ++f)
                add(field_id(l, p == 0 ? f : 13 - f), p, line.row[p] >> (f - 1) & 1);
            add(praetentura_id(l), p, line.praetentura[p]);
            add(off_id(l, p), p, line.off[p]);
        }
}

board::Content Asilo::captured(const Config &, const State &before, const Move &move, int &to) {
    const auto l = static_cast<unsigned>(move.line);
    const unsigned enemy = index(other(before.mover));
    const int theirs = 13 - move.to;
    to = theirs <= 6 ? hand_id(l, enemy) : praetentura_id(l);
    return {field_id(l, enemy == 0 ? theirs : 13 - theirs), static_cast<int>(enemy + 1), 1, 1};
}

} // namespace duodecim
