// SPDX-License-Identifier: MIT
// The board of duodecim.murray as data: the rows T, M and B, each with a gap in the middle. To the
// left wait the pieces in hand and on the bar, to the right lie those borne off, player 2's above
// player 1's.
#include "rules/murray_play.hpp"

namespace duodecim {

namespace {

using Config = Murray::Config;

constexpr int unit = 1000;
constexpr int strip = 2600; // width of what is left and right of the rows
constexpr int gap = 500;    // between the halves of a row
constexpr int row_height = 2000;
constexpr int columns = 12;
constexpr int left_end = strip, right_end = strip + columns * unit + gap;
constexpr int width = right_end + strip;
constexpr int height = 3 * row_height;
constexpr int home = 6; // points

// Place ids: 1-36 the points, in the order of the path that takes in all of them; then the places
// beside the board.
constexpr int hand_id(unsigned player) {
    return 37 + static_cast<int>(player);
}
constexpr int bar_id(unsigned player) {
    return 39 + static_cast<int>(player);
}
constexpr int off_id(unsigned player) {
    return 41 + static_cast<int>(player);
}

// With the middle row split, player 1 enters on M1-M6, player 2 on M7-M12, and point 7 is T12.
int point_id(const Config &config, unsigned player, int point) {
    if (!config.split || (point <= Murray::entry && player == 0)) return point;
    return point + 6;
}

// A point on the board.
struct Spot {
    char row;
    int column; // 1-12, left to right
};

constexpr Spot spot(int id) {
    if (id <= 12) return {'M', id};
    if (id <= 24) return {'T', 25 - id};
    return {'B', id - 24};
}

// What the rows bear, a letter on each point: the words on the pavement of the forum of Timgad, "to
// hunt, to bathe, to play, to laugh: this is to live" (CIL VIII 17938).
constexpr std::string_view top_row = "VENARILAVARI", middle_row = "LVDERERIDERE",
                           bottom_row = "OCCESTVIVERE";

constexpr std::string_view letter(Spot at) {
    const std::string_view row = at.row == 'T' ? top_row : at.row == 'M' ? middle_row : bottom_row;
    return row.substr(static_cast<std::size_t>(at.column - 1), 1);
}

// The number of a point to those who may stand on it.
int number(const Config &config, int id) {
    return config.split && id > 6 ? id - 6 : id;
}

board::Place point(const Config &config, int id) {
    using board::Mark;
    const Spot at = spot(id);
    const int p = number(config, id);
    const int row = at.row == 'T' ? 0 : at.row == 'M' ? 1 : 2;
    const int owner = !config.split || id > 12 ? 0 : id <= 6 ? 1 : 2;
    return {.id = id,
            .x = left_end + (at.column > 6 ? gap : 0) + at.column * unit - unit / 2,
            .y = row * row_height + row_height / 2,
            .width = unit * 9 / 10,
            .height = row_height * 19 / 20,
            .kind = board::Kind::field,
            .shape = board::Shape::square,
            .mark = p <= Murray::entry           ? Mark::entry
                    : p > config.points() - home ? Mark::home
                                                 : Mark::none,
            .owner = owner,
            .capacity = static_cast<int>(Murray::pieces),
            .fan_y = -40,
            .label = std::to_string(p),
            .name = {"place.murray.point", {std::string(1, at.row), std::to_string(at.column)}},
            .inscription = letter(at)};
}

board::Place beside(int id, unsigned player, board::Kind kind, int x, int y, int tall,
                    const char *label, std::string_view key) {
    return {.id = id,
            .x = x,
            .y = y,
            .width = strip * 19 / 20,
            .height = tall * 9 / 10,
            .kind = kind,
            .shape = board::Shape::none,
            .owner = static_cast<int>(player + 1),
            .capacity = static_cast<int>(Murray::pieces),
            .fan_x = 60,
            .label = label,
            .name = {key, {std::to_string(player + 1)}}};
}

void add_beside(std::vector<board::Place> &out, unsigned player) {
    using board::Kind;
    // Measured from the player's own edge.
    const auto y = [&](int from_edge) { return player == 0 ? height - from_edge : from_edge; };
    const int quarter = height / 4;
    out.push_back(beside(hand_id(player), player, Kind::hand, strip / 2, y(quarter / 2), quarter,
                         "hand", "place.murray.hand"));
    out.push_back(beside(bar_id(player), player, Kind::bar, strip / 2, y(quarter * 3 / 2), quarter,
                         "bar", "place.murray.bar"));
    out.push_back(beside(off_id(player), player, Kind::off, width - strip / 2, y(quarter),
                         2 * quarter, "off", "place.murray.off"));
}

} // namespace

board::Board Murray::board(const Config &config) {
    using board::LineKind, board::PieceShape;
    board::Board b;
    b.width = width;
    b.height = height;
    for (int id = 1; id <= 36; ++id)
        b.places.push_back(point(config, id));
    for (unsigned player = 0; player < 2; ++player) {
        add_beside(b.places, player);
        std::vector<int> track{hand_id(player)};
        for (int p = 1; p <= config.points(); ++p)
            track.push_back(point_id(config, player, p));
        track.push_back(off_id(player));
        b.tracks[player].push_back(track);
    }
    constexpr int barrier = left_end + 6 * unit;
    b.lines = {
        {.kind = LineKind::edge, .from = {left_end, 0}, .to = {right_end, 0}},
        {.kind = LineKind::edge, .from = {right_end, 0}, .to = {right_end, height}},
        {.kind = LineKind::edge, .from = {right_end, height}, .to = {left_end, height}},
        {.kind = LineKind::edge, .from = {left_end, height}, .to = {left_end, 0}},
        {.kind = LineKind::thin, .from = {left_end, row_height}, .to = {right_end, row_height}},
        {.kind = LineKind::thin,
         .from = {left_end, 2 * row_height},
         .to = {right_end, 2 * row_height}},
        {.kind = LineKind::barrier, .from = {barrier, 0}, .to = {barrier, height}},
        {.kind = LineKind::barrier, .from = {barrier + gap, 0}, .to = {barrier + gap, height}}};
    b.pieces = {{.player = 1,
                 .kind = 1,
                 .shape = PieceShape::ring,
                 .letter = 'o',
                 .colour = 0xF5F0E1,
                 .name = {"piece.murray.1"}},
                {.player = 2,
                 .kind = 1,
                 .shape = PieceShape::disc,
                 .letter = 'x',
                 .colour = 0x2B2622,
                 .name = {"piece.murray.2"}}};
    b.die = {"die.cube"};
    return b;
}

std::vector<std::int8_t> Murray::places(const Config &config) {
    std::vector<std::int8_t> out = numbered_places(static_cast<unsigned>(config.points()));
    out.insert(out.begin(), {place::hand, place::bar});
    out.push_back(place::off);
    return out;
}

int Murray::place_id(const Config &config, Player player, std::int8_t, std::int8_t p) {
    if (p == place::hand) return hand_id(index(player));
    if (p == place::bar) return bar_id(index(player));
    if (p == place::off) return off_id(index(player));
    return point_id(config, index(player), p);
}

void Murray::contents(const Config &config, const State &state, std::vector<board::Content> &out) {
    out.clear();
    for (unsigned player = 0; player < 2; ++player) {
        const auto add = [&](int id, int place) {
            const auto count = static_cast<int>(state.side[player].count(place));
            if (count > 0)
                out.push_back({.place = id,
                               .player = static_cast<int>(player + 1),
                               .kind = 1,
                               .count = count});
        };
        add(hand_id(player), place::hand);
        add(bar_id(player), place::bar);
        for (int p = 1; p <= config.points(); ++p)
            add(point_id(config, player, p), p);
        add(off_id(player), place::off);
    }
}

} // namespace duodecim
