// SPDX-License-Identifier: MIT
// A game on the board of Ur as a value. To add one, add its value to ur_variants.cpp and its id to
// Ur::ids.
#pragma once

#include "rules/dice.hpp"
#include "rules/ur_path.hpp"

#include <span>
#include <string_view>

namespace duodecim::ur {

// A set of marks of the board.
using Marks = std::uint32_t;
constexpr Marks marks(std::same_as<board::Mark> auto... mark) {
    return (Marks{0} | ... | (Marks{1} << static_cast<unsigned>(mark)));
}

// What marks mean to a piece that stops there; see Place.
struct Meaning {
    Marks again = 0, safe = 0, shelter = 0, stack = 0, closed = 0;
};

// Which enemy pieces a piece captures: all, or those of its own kind.
enum class Prey { all, like };

// One value of an option that has no number.
struct Chosen {
    std::string_view key, value;
};

// Which squares a network is shown as whole patterns: those of a path like Finkel's, on which the
// players meet in the middle row alone, or like Masters', on which also in the right blocks.
enum class Patterns { none, middle, blocks };

// Whose levels play it: a ladder that was measured where turns decide much, or luck.
enum class Ladder { skill, luck };

struct Variant {
    std::string_view id;
    // What tells it from the others of its id, which have values of the same keys. Those of one id
    // stand together, the one without options first, and there is one for each choice of values.
    std::array<Chosen, 2> chosen{};
    std::string_view squares; // of player 1's path: "A4A3..."
    unsigned flip = 0;        // the first place where pieces are flipped; 0: they never are
    Meaning plain{}, flipped{};
    Prey prey = Prey::all;
    Marks haven{};              // where flipped pieces are never captured
    bool capture_again = false; // a capture gives another roll
    std::uint8_t pieces = 7;    // of a player, unless the option says otherwise
    DiceSet dice;
    std::string_view die; // its name, a key of the texts
    // For the program's players. Variants may share a network, which then sees which it is.
    std::string_view network;
    std::uint8_t which = 0; // below 4; the first is 0
    Patterns patterns = Patterns::none;
    Ladder ladder;

    Path path{}; // follows from what stands above
};

extern const Variant variants[];

// Of an id; none where it is of another game.
std::span<const Variant> variants_of(std::string_view id);
// The one of the same id with another value of that option.
const Variant &with(const Variant &variant, std::string_view key, std::string_view value);

} // namespace duodecim::ur
