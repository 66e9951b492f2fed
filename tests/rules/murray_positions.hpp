// SPDX-License-Identifier: MIT
// Positions of the Murray games, written by what stands where.
#pragma once

#include "matches.hpp"

#include <initializer_list>
#include <utility>

// The SIDE of a player with that many pieces on those places, place::bar and place::off among them;
// the rest of the 15 are in hand. `points` of the path: 36, or 30 where the middle row is split.
std::string side(unsigned points, std::initializer_list<std::pair<int, unsigned>> pieces);

// The same, with all that are left over borne off.
std::string side_off(unsigned points, std::initializer_list<std::pair<int, unsigned>> pieces);
