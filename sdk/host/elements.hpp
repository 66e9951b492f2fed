// SPDX-License-Identifier: MIT
// What can be wrong with a single element that an addon delivers. Each gives the cause, or
// Cause::none. An element announced but not delivered is all zero and found here.
#pragma once

#include "ludus/addon.h"
#include "ludus/reason.hpp"

#include <cstdint>
#include <vector>

namespace ludus::detail {

// The places of a board; where an addon describes none, any id above 0.
class PlaceSet {
public:
    PlaceSet() = default;
    explicit PlaceSet(const std::vector<ludus_place> &places);
    bool contains(int32_t id) const;

private:
    static constexpr uint32_t small_limit = 4096;
    std::vector<unsigned char> small_; // by id
    std::vector<int32_t> large_;       // sorted
    bool described_ = false;
};

// What is known of a game before a match of it begins.
struct GameFacts {
    PlaceSet places;
    bool dice = true;
};

Cause fault_of(const ludus_state &state, const GameFacts &facts);
Cause fault_of(const ludus_move &move, const PlaceSet &places);
Cause fault_of(const ludus_content &content, const PlaceSet &places);
Cause fault_of(const ludus_event &event, const PlaceSet &places);
Cause fault_of(const ludus_roll &roll);
Cause fault_of(const ludus_line &line);
Cause fault_of(const ludus_piece &piece);
Cause fault_of(const ludus_die &die);
Cause fault_of(int32_t probability);

} // namespace ludus::detail
