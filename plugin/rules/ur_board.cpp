// SPDX-License-Identifier: MIT
// The board of the Ur games as data: three rows of fields, row A on top. Above it lie player 1's
// pieces in hand (left, where they enter) and borne off, below row C player 2's.
#include "rules/ur.hpp"
#include "rules/ur_shelter.hpp"

#include <algorithm>
#include <bit>

namespace duodecim {

namespace {

constexpr int unit = 1000;
constexpr int strip = 1300; // height of the strips above and below
constexpr int margin = 200; // left and right
constexpr int width = 2 * margin + static_cast<int>(ur::columns) * unit;
constexpr int height = 2 * strip + static_cast<int>(ur::rows) * unit;

// Place ids: the squares, then hands and pieces borne off.
constexpr int square_id(ur::Square square) {
    return 1 + square;
}
constexpr int hand_id(unsigned player) {
    return 31 + static_cast<int>(player);
}
constexpr int off_id(unsigned player) {
    return 41 + static_cast<int>(player);
}

int column_x(unsigned edge) {
    return margin + static_cast<int>(edge) * unit;
}
int row_y(unsigned edge) {
    return strip + static_cast<int>(edge) * unit;
}

bool on_path(const ur::Path &path, unsigned player, ur::Square square) {
    const auto &squares = path.square[player];
    return std::find(squares.begin() + 1, squares.begin() + 1 + path.length, square) !=
           squares.begin() + 1 + path.length;
}

// Whether any piece shelters there; both players' places of a square have the same mark.
bool shelters(const ur::Path &path, ur::Square square) {
    for (unsigned player = 0; player < 2; ++player)
        for (unsigned p = 1; p <= path.length; ++p)
            if (path.square[player][p] == square && path.place[p].shelter) return true;
    return false;
}

void add_square(std::vector<board::Place> &out, const ur::Path &path, unsigned row,
                unsigned column) {
    const auto square = static_cast<ur::Square>(row * ur::columns + column);
    const bool one = on_path(path, 0, square), two = on_path(path, 1, square);
    const bool shelter = shelters(path, square);
    const int fan = shelter && path.stack != 0 ? 230 : 0; // else they lie side by side
    out.push_back({.id = square_id(square),
                   .x = column_x(column) + unit / 2,
                   .y = row_y(row) + unit / 2,
                   .width = unit,
                   .height = unit,
                   .kind = board::Kind::field,
                   .shape = board::Shape::square,
                   .mark = ur::mark(square),
                   .owner = one && two ? 0
                            : one      ? 1
                                       : 2,
                   .capacity = shelter ? static_cast<int>(ur::shelter_room) : 1,
                   .fan_x = fan,
                   .fan_y = -fan,
                   .label = ur::square_name(square),
                   .name = {"place.ur.square", {ur::square_name(square)}}});
}

void add_strip(std::vector<board::Place> &out, unsigned player, unsigned pieces) {
    const int y = player == 0 ? strip / 2 : height - strip / 2;
    const auto add = [&](int id, int x, int columns, board::Kind kind, const char *label,
                         const char *name) {
        out.push_back({.id = id,
                       .x = x,
                       .y = y,
                       .width = columns * unit,
                       .height = strip - margin,
                       .kind = kind,
                       .shape = board::Shape::none,
                       .owner = static_cast<int>(player + 1),
                       .capacity = static_cast<int>(pieces),
                       .fan_x = 400,
                       .label = label,
                       .name = {name, {std::to_string(player + 1)}}});
    };
    add(hand_id(player), column_x(2), 4, board::Kind::hand, "hand", "place.ur.hand");
    add(off_id(player), column_x(6), 4, board::Kind::off, "off", "place.ur.off");
}

// The outline, all round, and the edges between squares.
void add_lines(std::vector<board::Line> &out) {
    const auto there = [](int row, int column) {
        return row >= 0 && row < 3 && column >= 0 && column < 8 &&
               ur::exists(static_cast<unsigned>(row), static_cast<unsigned>(column));
    };
    const auto add = [&](bool one, bool two, int x1, int y1, int x2, int y2) {
        if (one || two)
            out.push_back({.kind = one && two ? board::LineKind::thin : board::LineKind::edge,
                           .from = {x1, y1},
                           .to = {x2, y2}});
    };
    for (int row = 0; row <= 3; ++row)
        for (int column = 0; column <= 8; ++column) {
            const int x = column_x(static_cast<unsigned>(column));
            const int y = row_y(static_cast<unsigned>(row));
            add(there(row - 1, column), there(row, column), x, y, x + unit, y);
            add(there(row, column - 1), there(row, column), x, y, x, y + unit);
        }
}

} // namespace

board::Board Ur::board(const Config &config) {
    using board::PieceShape;
    const ur::Path &path = config.path();
    board::Board b;
    b.width = width;
    b.height = height;
    for (unsigned row = 0; row < ur::rows; ++row)
        for (unsigned column = 0; column < ur::columns; ++column)
            if (ur::exists(row, column)) add_square(b.places, path, row, column);
    for (unsigned player = 0; player < 2; ++player) {
        add_strip(b.places, player, config.pieces);
        std::vector<int> track{hand_id(player)};
        for (unsigned p = 1; p <= path.length; ++p)
            track.push_back(square_id(path.square[player][p]));
        track.push_back(off_id(player));
        b.tracks[player].push_back(track);
    }
    const bool flips = path.flip <= path.length;
    if (flips) b.flip = path.flip;
    add_lines(b.lines);
    b.pieces = {{.player = 1,
                 .kind = 1,
                 .shape = PieceShape::disc,
                 .letter = 'x',
                 .colour = 0xF3EAD3,
                 .name = {"piece.ur.1"}},
                {.player = 2,
                 .kind = 1,
                 .shape = PieceShape::square,
                 .letter = 'o',
                 .colour = 0x3A2E28,
                 .name = {"piece.ur.2"}}};
    if (flips) {
        b.pieces.push_back({.player = 1,
                            .kind = 2,
                            .shape = PieceShape::disc,
                            .letter = '#',
                            .colour = 0xF3EAD3,
                            .dots = 5,
                            .name = {"piece.ur.1.flipped"}});
        b.pieces.push_back({.player = 2,
                            .kind = 2,
                            .shape = PieceShape::square,
                            .letter = '@',
                            .colour = 0x3A2E28,
                            .dots = 5,
                            .name = {"piece.ur.2.flipped"}});
    }
    b.die = {config.variant->die};
    return b;
}

std::vector<std::int8_t> Ur::places(const Config &config) {
    std::vector<std::int8_t> out = numbered_places(config.path().length);
    out.insert(out.begin(), place::hand);
    out.push_back(place::off);
    return out;
}

int Ur::place_id(const Config &config, Player player, std::int8_t, std::int8_t p) {
    if (p == place::hand) return hand_id(index(player));
    if (p == place::off) return off_id(index(player));
    return square_id(config.path().square[index(player)][static_cast<unsigned>(p)]);
}

void Ur::contents(const Config &config, const State &state, std::vector<board::Content> &out) {
    out.clear();
    const ur::Path &path = config.path();
    const auto add = [&](int id, unsigned player, int kind, unsigned count) {
        if (count > 0)
            out.push_back({.place = id,
                           .player = static_cast<int>(player + 1),
                           .kind = kind,
                           .count = static_cast<int>(count)});
    };
    // A square with levels, once for all its places: like pieces that lie on each other are a
    // group.
    const auto add_levels = [&](int id, std::uint32_t places) {
        const std::size_t first = out.size();
        for (unsigned level = 0; level < ur::shelter_room; ++level)
            for (unsigned player = 0; player < 2; ++player)
                for (std::uint32_t left = places; left != 0; left &= left - 1) {
                    const int p = std::countr_zero(left);
                    const ur::Place &place = path.place[static_cast<unsigned>(p)];
                    if (!(ur::counts_at(place, state.side[player]) >> level & 1)) continue;
                    if (out.size() > first && out.back().player == static_cast<int>(player + 1) &&
                        out.back().kind == path.kind(p))
                        ++out.back().count;
                    else
                        add(id, player, path.kind(p), 1);
                }
    };
    for (unsigned player = 0; player < 2; ++player) {
        const Side &side = state.side[player];
        add(hand_id(player), player, 1, side.hand);
        for (unsigned p = 1; p <= path.length; ++p) {
            const auto at = static_cast<int>(p);
            const ur::Place &place = path.place[p];
            const int id = square_id(path.square[player][p]);
            if (!ur::has_levels(place))
                add(id, player, path.kind(at), count(config, side, at));
            else if (player == 0 && (place.own & ((1u << p) - 1)) == 0)
                add_levels(id, place.own | place.enemy);
        }
        add(off_id(player), player, path.kind(static_cast<int>(path.length)), side.off);
    }
}

} // namespace duodecim
