// SPDX-License-Identifier: MIT
// What can be wrong with a single element that an addon delivers. Each gives the fault in words, or
// NULL. An element announced but not delivered is all zero and found here.
#pragma once

#include "ludus/addon.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ludus::detail {

// The places of a board; where an addon describes none, any id above 0.
class PlaceSet {
public:
    PlaceSet() = default;
    explicit PlaceSet(const std::vector<ludus_place> &places) : described_(true) {
        for (const ludus_place &place : places) {
            const auto id = static_cast<uint32_t>(place.id);
            if (id >= small_limit) {
                large_.push_back(place.id);
                continue;
            }
            if (id >= small_.size()) small_.resize(id + 1);
            small_[id] = 1;
        }
        std::sort(large_.begin(), large_.end());
    }
    bool contains(int32_t id) const {
        if (id <= 0) return false;
        if (!described_) return true;
        const auto index = static_cast<uint32_t>(id);
        if (index < small_.size()) return small_[index] != 0;
        return std::binary_search(large_.begin(), large_.end(), id);
    }

private:
    static constexpr uint32_t small_limit = 4096;
    std::vector<unsigned char> small_; // by id
    std::vector<int32_t> large_;       // sorted
    bool described_ = false;
};

inline bool is_player(int32_t player) {
    return player == 1 || player == 2;
}

inline const char *fault_of(const ludus_state &state) {
    if (state.phase < LUDUS_PHASE_ROLL || state.phase > LUDUS_PHASE_OVER) return "phase unknown";
    if (!is_player(state.mover)) return "mover is neither 1 nor 2";
    if (state.winner < 0 || state.winner > 2) return "winner is not 0, 1 or 2";
    if ((state.phase == LUDUS_PHASE_OVER) != (state.winner != 0))
        return "phase and winner disagree";
    if (state.dice_count > LUDUS_MAX_DICE) return "more dice than the contract allows";
    if (state.dice_used >> state.dice_count != 0) return "a die used that was not rolled";
    return nullptr;
}

inline const char *fault_of(const ludus_move &move, const PlaceSet &places) {
    if (!places.contains(move.from)) return "from is no place of the board";
    if (!places.contains(move.to)) return "to is no place of the board";
    if (move.dice >> LUDUS_MAX_DICE != 0) return "a die used that cannot be";
    return nullptr;
}

inline const char *fault_of(const ludus_content &content, const PlaceSet &places) {
    if (!places.contains(content.place)) return "place is no place of the board";
    if (!is_player(content.player)) return "player is neither 1 nor 2";
    if (content.count == 0) return "count is 0";
    return nullptr;
}

inline const char *fault_of(const ludus_event &event, const PlaceSet &places) {
    if (event.kind < LUDUS_EVENT_ROLL || event.kind > LUDUS_EVENT_WIN) return "kind unknown";
    if (!is_player(event.player)) return "player is neither 1 nor 2";
    if (event.count > LUDUS_MAX_DICE) return "more dice than the contract allows";
    if (event.kind != LUDUS_EVENT_MOVE && event.kind != LUDUS_EVENT_CAPTURE) return nullptr;
    if (!places.contains(event.from)) return "from is no place of the board";
    if (!places.contains(event.to)) return "to is no place of the board";
    return nullptr;
}

inline const char *fault_of(const ludus_roll &roll) {
    if (roll.count == 0) return "a roll without dice";
    if (roll.count > LUDUS_MAX_DICE) return "more dice than the contract allows";
    return nullptr;
}

inline const char *fault_of(const ludus_line &line) {
    return line.kind <= 0 ? "kind is 0" : nullptr;
}

inline const char *fault_of(const ludus_piece &piece) {
    if (!is_player(piece.player)) return "player is neither 1 nor 2";
    const char *letter = piece.letter;
    const bool one = letter[0] > ' ' && letter[0] <= '~' && letter[1] == '\0';
    return one ? nullptr : "letter is not one printable ASCII character";
}

inline const char *fault_of(const ludus_die &die) {
    if (die.count == 0) return "count is 0";
    if (die.faces == 0 || die.faces > LUDUS_MAX_DICE) return "faces not from 1 to 8";
    return nullptr;
}

inline const char *fault_of(int32_t probability) {
    const bool within = probability >= 0 && probability <= 1000000000;
    return within ? nullptr : "probability is not from 0 to 1,000,000,000";
}

} // namespace ludus::detail
