// SPDX-License-Identifier: MIT
// The games on the board of Ur, and how a path follows from such a value.
#include "rules/ur.hpp"

#include <algorithm>
#include <bit>

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

// A map that takes each place p to set(p).
template <class Set>
constexpr Map map_of(const Path &path, const Set &set) {
    std::uint32_t to[max_length + 1]{};
    for (unsigned p = 1; p <= path.length; ++p)
        to[p] = set(p);
    Map map;
    for (unsigned byte = 0; byte < 3; ++byte)
        for (unsigned bits = 1; bits < 256; ++bits)
            map.part[byte][bits] = map.part[byte][bits & (bits - 1)] |
                                   to[8 * byte + static_cast<unsigned>(std::countr_zero(bits))];
    return map;
}

// What follows from the places one by one.
constexpr void gather(Path &path) {
    for (unsigned p = 1; p <= path.length; ++p) {
        Place &place = path.place[p];
        path.again |= place.again ? 1u << p : 0;
        path.safe |= place.safe ? 1u << p : 0;
        path.shelter |= place.shelter ? 1u << p : 0;
        path.stack |= place.stack ? 1u << p : 0;
        path.closed |= place.closed ? 1u << p : 0;
        if (!place.shelter) continue;
        for (unsigned q = 1; q <= path.length; ++q) {
            if (place.own >> q & 1) place.own_counts |= path.place[q].counts;
            if (place.enemy >> q & 1) place.enemy_counts |= path.place[q].counts;
        }
        // Four or more; with another place on the square, two or more in one of them. Of a stack,
        // any level above the lowest.
        const bool shared = place.own_counts != place.counts;
        path.crowded |= (shared || place.stack ? 14u : 12u) << place.shift;
    }
    path.own =
        map_of(path, [&](unsigned p) { return path.place[p].shelter ? 0 : path.place[p].own; });
    path.enemy = map_of(path, [&](unsigned p) {
        return path.place[p].shelter && !path.place[p].safe ? 0 : path.place[p].enemy;
    });
}

constexpr bool has(Marks marks, Mark mark) {
    return (marks & ur::marks(mark)) != 0;
}

constexpr void mean(Place &place, const Meaning &meaning) {
    place.again = has(meaning.again, place.mark);
    place.safe = has(meaning.safe, place.mark);
    place.stack = has(meaning.stack, place.mark);
    place.shelter = place.stack || has(meaning.shelter, place.mark);
    place.closed = has(meaning.closed, place.mark);
}

// The own places where an enemy piece on its place p is spared, though it is not safe there.
constexpr std::uint32_t sparing(const Path &path, const Variant &variant, unsigned p) {
    const Place &place = path.place[p];
    if (place.shelter) return 0;
    const int kind = path.kind(static_cast<int>(p));
    if (kind == 2 && has(variant.haven, place.mark)) return place.enemy;
    std::uint32_t unlike = 0;
    for (unsigned q = 1; q <= path.length; ++q)
        if (path.kind(static_cast<int>(q)) != kind) unlike |= 1u << q;
    return variant.prey == Prey::like ? place.enemy & unlike : 0;
}

constexpr Path path_of(const Variant &variant) {
    Path path;
    path.length = static_cast<unsigned>(variant.squares.size() / 2);
    path.flip = variant.flip == 0 ? path.length + 1 : variant.flip;
    path.prize = variant.capture_again ? ~0u : 0;
    for (unsigned p = 1; p <= path.length; ++p) {
        const auto row = static_cast<unsigned>(variant.squares[2 * p - 2] - 'A');
        const auto column = static_cast<unsigned>(variant.squares[2 * p - 1] - '1');
        path.square[0][p] = static_cast<Square>(row * columns + column);
        path.square[1][p] = mirrored(path.square[0][p]);
    }
    std::uint8_t shift = 0;
    for (unsigned p = 1; p <= path.length; ++p) {
        Place &place = path.place[p];
        place.mark = mark_of(path.square[0][p]);
        mean(place, p < path.flip ? variant.plain : variant.flipped);
        if (place.shelter) {
            place.shift = shift;
            place.counts = 15u << shift;
            shift = static_cast<std::uint8_t>(shift + 4);
        }
        for (unsigned q = 1; q <= path.length; ++q) {
            if (path.square[0][q] == path.square[0][p]) place.own |= 1u << q;
            if (path.square[1][q] == path.square[0][p]) place.enemy |= 1u << q;
        }
    }
    gather(path);
    path.spared = map_of(path, [&](unsigned p) {
        const std::uint32_t places = sparing(path, variant, p);
        path.spares = path.spares || places != 0;
        return places;
    });
    return path;
}

constexpr Variant whole(Variant variant) {
    variant.path = path_of(variant);
    return variant;
}

constexpr DiceSet four_pyramids{4, 2, {0, 1}, {1, 1}, true, 0};
constexpr DiceSet three_pyramids{3, 2, {0, 1}, {1, 1}, true, 4};
constexpr DiceSet one_astragal{1, 4, {1, 2, 3, 4}, {2, 2, 1, 1}, false, 0};

// The path in general use.
constexpr Variant finkel{.id = "ur.finkel",
                         .squares = "A4A3A2A1B1B2B3B4B5B6B7B8A8A7",
                         .plain = {.again = marks(Mark::rosette), .safe = marks(Mark::rosette)},
                         .dice = four_pyramids,
                         .die = "die.pyramid",
                         .network = "ur.finkel",
                         .patterns = Patterns::middle,
                         .ladder = Ladder::skill};

// Back along the middle row, with flipped pieces.
constexpr Variant dmytro{.id = "ur.dmytro",
                         .chosen = {{{"dice", "pyramids"}}},
                         .squares = "A4A3A2A1B1B2B3B4B5B6B7A7A8B8C8C7B7B6B5B4B3B2B1",
                         .flip = 13,
                         .plain = {.again = marks(Mark::rosette),
                                   .shelter = marks(Mark::eyes, Mark::end),
                                   .closed = marks(Mark::fives)},
                         .flipped = {.again = marks(Mark::rosette),
                                     .shelter = marks(Mark::fives, Mark::end),
                                     .closed = marks(Mark::eyes)},
                         .dice = three_pyramids,
                         .die = "die.pyramid",
                         .network = "ur.dmytro",
                         .ladder = Ladder::luck};

constexpr Variant with_astragal(Variant variant) {
    variant.chosen[0].value = "astragal";
    variant.dice = one_astragal;
    variant.die = "die.astragal";
    variant.which = 1;
    return variant;
}

// Round the right block to the end of the other player's row.
constexpr Variant masters{.id = "ur.masters",
                          .chosen = {{{"dice", "pyramids"}}},
                          .squares = "A4A3A2A1B1B2B3B4B5B6B7A7A8B8C8C7",
                          .plain = {.again = marks(Mark::rosette)},
                          .dice = three_pyramids,
                          .die = "die.pyramid",
                          .network = "ur.masters",
                          .patterns = Patterns::blocks,
                          .ladder = Ladder::skill};

constexpr Variant with_four_pyramids(Variant variant) {
    variant.chosen[0].value = "four";
    variant.dice = four_pyramids;
    variant.which = 1;
    return variant;
}

constexpr Variant blitz{.id = "ur.blitz",
                        .squares = masters.squares,
                        .plain = masters.plain,
                        .capture_again = true,
                        .pieces = 5,
                        .dice = four_pyramids,
                        .die = "die.pyramid",
                        .network = "ur.blitz",
                        .patterns = Patterns::blocks,
                        .ladder = Ladder::skill};

constexpr Meaning stacks{.again = marks(Mark::rosette),
                         .safe = marks(Mark::eyes),
                         .stack = marks(Mark::eyes, Mark::fives)};

// Dmytro's way, with stacks that have an order, and prey by kind.
constexpr Variant skiryuk{.id = "ur.skiryuk",
                          .chosen = {{{"flip", "leave"}, {"captures", "same"}}},
                          .squares = dmytro.squares,
                          .flip = 14,
                          .plain = stacks,
                          .flipped = stacks,
                          .prey = Prey::like,
                          .haven = marks(Mark::end),
                          .dice = three_pyramids,
                          .die = "die.pyramid",
                          .network = "ur.skiryuk",
                          .ladder = Ladder::luck};

constexpr Variant flipping_early(Variant variant) {
    variant.chosen[0].value = "reach";
    variant.flip = 13;
    variant.which |= 1;
    return variant;
}

constexpr Variant taking_any(Variant variant) {
    variant.chosen[1].value = "any";
    variant.prey = Prey::all;
    variant.which |= 2;
    return variant;
}

} // namespace

board::Mark mark(Square square) {
    return mark_of(square);
}

std::string square_name(Square square) {
    return {static_cast<char>('A' + square / columns), static_cast<char>('1' + square % columns)};
}

constexpr Variant variants[] = {
    whole(finkel),
    whole(dmytro),
    whole(with_astragal(dmytro)),
    whole(masters),
    whole(with_four_pyramids(masters)),
    whole(blitz),
    whole(skiryuk),
    whole(flipping_early(skiryuk)),
    whole(taking_any(skiryuk)),
    whole(taking_any(flipping_early(skiryuk))),
};

static_assert(
    [] {
        std::size_t named = 0;
        for (const Variant &variant : variants) {
            if (named > 0 && variant.id == Ur::ids[named - 1]) continue;
            if (named == std::size(Ur::ids) || variant.id != Ur::ids[named]) return false;
            ++named;
        }
        return named == std::size(Ur::ids);
    }(),
    "the ids of the variants are those of Ur, in the same order");

std::span<const Variant> variants_of(std::string_view id) {
    const auto is_its = [&](const Variant &variant) { return variant.id == id; };
    const auto *first = std::find_if(std::begin(variants), std::end(variants), is_its);
    return {first, std::find_if_not(first, std::end(variants), is_its)};
}

const Variant &with(const Variant &variant, std::string_view key, std::string_view value) {
    const auto fits = [&](const Variant &other) {
        for (std::size_t i = 0; i < other.chosen.size(); ++i) {
            const Chosen &is = other.chosen[i];
            if (is.value != (is.key == key ? value : variant.chosen[i].value)) return false;
        }
        return true;
    };
    return *std::ranges::find_if(variants_of(variant.id), fits);
}

} // namespace duodecim::ur
