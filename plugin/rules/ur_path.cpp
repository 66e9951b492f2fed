// SPDX-License-Identifier: MIT
#include "rules/ur_path.hpp"

#include <bit>
#include <string_view>

namespace duodecim::ur {

namespace {

using board::Mark;

constexpr Mark r = Mark::rosette, e = Mark::eyes, d = Mark::dots, f = Mark::fives, c = Mark::change,
               o = Mark::none;
constexpr Mark outer_row[columns] = {r, e, d, e, o, o, r, c};
constexpr Mark middle_row[columns] = {Mark::end, d, f, r, d, f, e, d};

constexpr Mark mark_of(unsigned square) {
    return square / columns == 1 ? middle_row[square % columns] : outer_row[square % columns];
}

constexpr Square mirrored(Square square) {
    return static_cast<Square>((rows - 1 - square / columns) * columns + square % columns);
}

// What the marks mean to each of the games.
constexpr void mean_finkel(Place &place) {
    place.again = place.safe = place.mark == Mark::rosette;
}
constexpr void mean_dmytro(Place &place, bool flipped) {
    place.again = place.mark == Mark::rosette;
    place.shelter = place.mark == Mark::end || place.mark == (flipped ? Mark::fives : Mark::eyes);
    place.closed = place.mark == (flipped ? Mark::eyes : Mark::fives);
}

// A map that takes each ordinary place p to set(place p).
template <class Set>
constexpr Map map_of(const Path &path, const Set &set) {
    Map map;
    for (unsigned byte = 0; byte < 3; ++byte)
        for (unsigned bits = 1; bits < 256; ++bits) {
            const unsigned lowest = static_cast<unsigned>(std::countr_zero(bits));
            const unsigned p = 8 * byte + lowest;
            const bool ordinary = p >= 1 && p <= path.length && !path.place[p].shelter;
            map.part[byte][bits] =
                map.part[byte][bits & (bits - 1)] | (ordinary ? set(path.place[p]) : 0);
        }
    return map;
}

// What follows from the places one by one.
constexpr void gather(Path &path) {
    for (unsigned p = 1; p <= path.length; ++p) {
        Place &place = path.place[p];
        path.again |= place.again ? 1u << p : 0;
        path.safe |= place.safe ? 1u << p : 0;
        path.shelter |= place.shelter ? 1u << p : 0;
        path.closed |= place.closed ? 1u << p : 0;
        if (!place.shelter) continue;
        for (unsigned q = 1; q <= path.length; ++q) {
            const std::uint32_t counts = path.place[q].shelter ? 15u << path.place[q].shift : 0;
            if (place.own >> q & 1) place.own_counts |= counts;
            if (place.enemy >> q & 1) place.enemy_counts |= counts;
        }
        // Four or more; with another place on the square, two or more in one of them.
        const bool shared = place.own_counts != 15u << place.shift;
        path.crowded |= (shared ? 14u : 12u) << place.shift;
    }
    path.own = map_of(path, [](const Place &place) { return place.own; });
    path.enemy = map_of(path, [](const Place &place) { return place.enemy; });
}

// From player 1's squares as they are named, "A4A3...".
constexpr Path path_along(std::string_view names, unsigned flip, bool marks_matter) {
    Path path;
    path.length = static_cast<unsigned>(names.size() / 2);
    path.flip = flip;
    for (unsigned p = 1; p <= path.length; ++p) {
        const auto row = static_cast<unsigned>(names[2 * p - 2] - 'A');
        const auto column = static_cast<unsigned>(names[2 * p - 1] - '1');
        path.square[0][p] = static_cast<Square>(row * columns + column);
        path.square[1][p] = mirrored(path.square[0][p]);
    }
    std::uint8_t shift = 0;
    for (unsigned p = 1; p <= path.length; ++p) {
        Place &place = path.place[p];
        place.mark = mark_of(path.square[0][p]);
        if (marks_matter)
            mean_dmytro(place, p >= flip);
        else
            mean_finkel(place);
        if (place.shelter) {
            place.shift = shift;
            shift = static_cast<std::uint8_t>(shift + 4);
        }
        for (unsigned q = 1; q <= path.length; ++q) {
            if (path.square[0][q] == path.square[0][p]) place.own |= 1u << q;
            if (path.square[1][q] == path.square[0][p]) place.enemy |= 1u << q;
        }
    }
    gather(path);
    return path;
}

} // namespace

board::Mark mark(Square square) {
    return mark_of(square);
}

std::string square_name(Square square) {
    return {static_cast<char>('A' + square / columns), static_cast<char>('1' + square % columns)};
}

constinit const Path finkel = path_along("A4A3A2A1B1B2B3B4B5B6B7B8A8A7", 15, false);
constinit const Path dmytro =
    path_along("A4A3A2A1B1B2B3B4B5B6B7A7A8B8C8C7B7B6B5B4B3B2B1", 13, true);

} // namespace duodecim::ur
