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
        out.push_back({.id = field_id(l, f),
                       .x = field_x(f),
                       .y = y,
                       .width = unit * 9 / 10,
                       .height = unit * 9 / 10,
                       .kind = Kind::field,
                       .shape = Shape::square,
                       .mark = f <= 6 ? Mark::entry : Mark::home,
                       .capacity = 1,
                       .label = std::to_string(f),
                       .name = {"place.asilo.field", {roman(l), std::to_string(f)}}});
    out.push_back({.id = praetentura_id(l),
                   .x = middle + unit / 2,
                   .y = y,
                   .width = unit * 9 / 10,
                   .height = unit * 9 / 10,
                   .kind = Kind::shelter,
                   .shape = Shape::none,
                   .capacity = 10,
                   .fan_x = 80,
                   .fan_y = -80,
                   .label = "pra",
                   .name = {"place.asilo.praetentura", {roman(l)}}});
    for (unsigned p = 0; p < 2; ++p) {
        const int hand_x = p == 0 ? side_width / 2 : right + side_width / 2;
        const int off_x = p == 0 ? right + side_width / 2 : side_width / 2;
        const int half = line_height / 4;
        const std::string player = std::to_string(p + 1);
        out.push_back({.id = hand_id(l, p),
                       .x = hand_x,
                       .y = y - half,
                       .width = side_width * 9 / 10,
                       .height = half * 18 / 10,
                       .kind = Kind::hand,
                       .shape = Shape::none,
                       .owner = static_cast<int>(p + 1),
                       .capacity = 5,
                       .fan_x = 200,
                       .label = p == 0 ? roman(l) + ":hand" : "hand", // once in each row
                       .name = {"place.asilo.hand", {roman(l), player}}});
        out.push_back({.id = off_id(l, p),
                       .x = off_x,
                       .y = y + half,
                       .width = side_width * 9 / 10,
                       .height = half * 18 / 10,
                       .kind = Kind::off,
                       .shape = Shape::none,
                       .owner = static_cast<int>(p + 1),
                       .capacity = 5,
                       .fan_x = 200,
                       .label = "off",
                       .name = {"place.asilo.off", {roman(l), player}}});
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
    b.lines = {
        {.kind = LineKind::edge, .from = {side_width, 0}, .to = {right, 0}},
        {.kind = LineKind::edge, .from = {right, 0}, .to = {right, b.height}},
        {.kind = LineKind::edge, .from = {right, b.height}, .to = {side_width, b.height}},
        {.kind = LineKind::edge, .from = {side_width, b.height}, .to = {side_width, 0}},
        {.kind = LineKind::barrier, .from = {middle, 0}, .to = {middle, b.height}},
        {.kind = LineKind::barrier, .from = {middle + unit, 0}, .to = {middle + unit, b.height}},
        {.kind = LineKind::thin, .from = {side_width, line_height}, .to = {right, line_height}},
        {.kind = LineKind::thin,
         .from = {side_width, 2 * line_height},
         .to = {right, 2 * line_height}}};
    for (unsigned p = 0; p < 2; ++p)
        for (unsigned l = 0; l < lines; ++l) {
            std::vector<int> track{hand_id(l, p)};
            for (int f = 1; f <= 12; ++f)
                track.push_back(field_id(l, p == 0 ? f : 13 - f));
            track.push_back(off_id(l, p));
            b.tracks[p].push_back(track);
        }
    b.pieces = {{.player = 1,
                 .kind = 1,
                 .shape = PieceShape::disc,
                 .letter = 'x',
                 .colour = 0xA4262C,
                 .name = {"piece.asilo.1"}},
                {.player = 2,
                 .kind = 1,
                 .shape = PieceShape::ring,
                 .letter = 'o',
                 .colour = 0xF5F0E1,
                 .name = {"piece.asilo.2"}}};
    b.die = {"die.cube"};
    return b;
}

std::vector<std::int8_t> Asilo::places(const Config &) {
    std::vector<std::int8_t> out = numbered_places(fields);
    out.insert(out.begin(), place::hand);
    out.insert(out.begin() + 1 + fields / 2, place::praetentura);
    out.push_back(place::off);
    return out;
}

int Asilo::place_id(const Config &, Player player, std::int8_t line, std::int8_t p) {
    const auto l = static_cast<unsigned>(line);
    if (p == place::hand) return hand_id(l, index(player));
    if (p == place::off) return off_id(l, index(player));
    if (p == place::praetentura) return praetentura_id(l);
    return field_id(l, player == Player::one ? p : 13 - p);
}

void Asilo::contents(const Config &, const State &state, std::vector<board::Content> &out) {
    out.clear();
    const auto add = [&](int id, unsigned player, unsigned count) {
        if (count > 0)
            out.push_back({.place = id,
                           .player = static_cast<int>(player + 1),
                           .kind = 1,
                           .count = static_cast<int>(count)});
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

} // namespace duodecim
