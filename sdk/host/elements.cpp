// SPDX-License-Identifier: MIT
#include "elements.hpp"

#include "call.hpp"

#include <algorithm>

namespace ludus::detail {

PlaceSet::PlaceSet(const std::vector<ludus_place> &places) : described_(true) {
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

bool PlaceSet::contains(int32_t id) const {
    if (id <= 0) return false;
    if (!described_) return true;
    const auto index = static_cast<uint32_t>(id);
    if (index < small_.size()) return small_[index] != 0;
    return std::binary_search(large_.begin(), large_.end(), id);
}

namespace {

bool is_player(int32_t player) {
    return player == 1 || player == 2;
}

} // namespace

// A phase later than those known here is none: addons give such only to hosts that know them, yet a
// host that meets one offers what `moves` lists.
Cause fault_of(const ludus_state &state, const GameFacts &facts) {
    if (state.phase < LUDUS_PHASE_ROLL) return Cause::phase_unknown;
    if (!is_player(state.mover)) return Cause::mover_wrong;
    if (state.winner < 0 || state.winner > 2) return Cause::winner_wrong;
    if (state.phase != LUDUS_PHASE_OVER && state.winner != 0) return Cause::phase_and_winner;
    if (state.phase == LUDUS_PHASE_ROLL && !facts.dice) return Cause::roll_without_dice;
    if (state.dice_count != 0 && !facts.dice) return Cause::dice_without_dice;
    const bool under_way = state.moves_made != 0 || state.dice_count != 0;
    if (under_way && state.turns == 0) return Cause::turns_wrong;
    if (state.turns > Caller::max_list || state.rolls > Caller::max_list) return Cause::turns_wrong;
    const bool never = state.phase == LUDUS_PHASE_ROLL || state.phase == LUDUS_PHASE_OVER;
    if (never && state.may_end != 0) return Cause::may_not_end;
    if (state.phase == LUDUS_PHASE_END && state.may_end == 0) return Cause::must_end;
    if (state.dice_count > LUDUS_MAX_DICE) return Cause::too_many_dice;
    if (state.dice_used >> state.dice_count != 0) return Cause::die_not_rolled;
    return Cause::none;
}

namespace {

// From and to 0: an act, which has no place.
Cause fault_of_places(int32_t from, int32_t to, const PlaceSet &places) {
    if (from == 0 && to == 0) return Cause::none;
    if (!places.contains(from)) return Cause::from_no_place;
    if (!places.contains(to)) return Cause::to_no_place;
    return Cause::none;
}

} // namespace

Cause fault_of(const ludus_move &move, const PlaceSet &places) {
    if (move.dice >> LUDUS_MAX_DICE != 0) return Cause::die_impossible;
    return fault_of_places(move.from, move.to, places);
}

Cause fault_of(const ludus_content &content, const PlaceSet &places) {
    if (!places.contains(content.place)) return Cause::no_place;
    if (!is_player(content.player)) return Cause::player_wrong;
    if (content.count == 0) return Cause::count_zero;
    return Cause::none;
}

// Kinds later than those known here are the addon's `say` to tell.
Cause fault_of(const ludus_event &event, const PlaceSet &places) {
    if (event.kind < LUDUS_EVENT_ROLL) return Cause::kind_unknown;
    if (event.count > LUDUS_MAX_DICE) return Cause::too_many_dice;
    if (event.kind == LUDUS_EVENT_DRAW)
        return event.player == 0 ? Cause::none : Cause::draw_with_winner;
    if (event.kind > LUDUS_EVENT_DRAW) return Cause::none;
    if (!is_player(event.player)) return Cause::player_wrong;
    if (event.kind == LUDUS_EVENT_CAPTURE && event.from == 0) return Cause::from_no_place;
    if (event.kind == LUDUS_EVENT_MOVE || event.kind == LUDUS_EVENT_CAPTURE)
        return fault_of_places(event.from, event.to, places);
    return Cause::none;
}

Cause fault_of(const ludus_roll &roll) {
    if (roll.count == 0) return Cause::roll_empty;
    if (roll.count > LUDUS_MAX_DICE) return Cause::too_many_dice;
    return Cause::none;
}

Cause fault_of(const ludus_line &line) {
    return line.kind <= 0 ? Cause::kind_zero : Cause::none;
}

Cause fault_of(const ludus_piece &piece) {
    if (!is_player(piece.player)) return Cause::player_wrong;
    const char *letter = piece.letter;
    const bool one = letter[0] > ' ' && letter[0] <= '~' && letter[1] == '\0';
    return one ? Cause::none : Cause::letter_wrong;
}

Cause fault_of(const ludus_die &die) {
    if (die.count == 0) return Cause::count_zero;
    if (die.faces == 0 || die.faces > LUDUS_MAX_FACES) return Cause::faces_wrong;
    return Cause::none;
}

Cause fault_of(int32_t probability) {
    const bool within = probability >= 0 && probability <= 1000000000;
    return within ? Cause::none : Cause::probability_wrong;
}

} // namespace ludus::detail
