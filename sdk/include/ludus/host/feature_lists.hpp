// SPDX-License-Identifier: MIT
// The lists of the features; included by features.hpp.
#pragma once

#include "ludus/host/features.hpp"

#include <set>

namespace ludus {

inline std::vector<ludus_place> Board::places(const std::string &game,
                                              const std::string &lang) const {
    std::set<int32_t> ids;
    return list<ludus_place>(
        "places",
        [&](const detail::Caller &caller, ludus_place *out, uint32_t capacity, uint32_t *count) {
            caller.call("places", api().places, handle(), in(game), in(lang), out, capacity,
                        static_cast<uint32_t>(sizeof *out), count);
        },
        [&](const ludus_place &place) {
            if (place.id <= 0) return Cause::place_id_wrong;
            if (!ids.insert(place.id).second) return Cause::place_id_twice;
            check_text("places", "label", place.label);
            check_text("places", "name", place.name);
            if (place.inscription) check_text("places", "inscription", place.inscription);
            return Cause::none;
        });
}

inline std::vector<ludus_line> Board::lines(const std::string &game) const {
    return list<ludus_line>(
        "lines",
        [&](const detail::Caller &caller, ludus_line *out, uint32_t capacity, uint32_t *count) {
            caller.call("lines", api().lines, handle(), in(game), out, capacity,
                        static_cast<uint32_t>(sizeof *out), count);
        },
        [](const ludus_line &line) { return detail::fault_of(line); });
}

inline std::vector<int32_t> Board::track(const std::string &game, int32_t player,
                                         uint32_t track) const {
    const detail::PlaceSet known(places(game, "en"));
    return list<int32_t>(
        "track",
        [&](const detail::Caller &caller, int32_t *out, uint32_t capacity, uint32_t *count) {
            caller.call("track", api().track, handle(), in(game), player, track, out, capacity,
                        count);
        },
        [&](int32_t id) { return known.contains(id) ? Cause::none : Cause::no_place; });
}

inline std::vector<ludus_piece> Board::pieces(const std::string &game,
                                              const std::string &lang) const {
    return list<ludus_piece>(
        "pieces",
        [&](const detail::Caller &caller, ludus_piece *out, uint32_t capacity, uint32_t *count) {
            caller.call("pieces", api().pieces, handle(), in(game), in(lang), out, capacity,
                        static_cast<uint32_t>(sizeof *out), count);
        },
        [&](const ludus_piece &piece) {
            check_text("pieces", "name", piece.name);
            check_text("pieces", "letter", piece.letter);
            return detail::fault_of(piece);
        });
}

inline std::vector<ludus_die> Board::dice(const std::string &game, const std::string &lang) const {
    return list<ludus_die>(
        "dice",
        [&](const detail::Caller &caller, ludus_die *out, uint32_t capacity, uint32_t *count) {
            caller.call("dice", api().dice, handle(), in(game), in(lang), out, capacity,
                        static_cast<uint32_t>(sizeof *out), count);
        },
        [&](const ludus_die &die) {
            check_text("dice", "name", die.name);
            return detail::fault_of(die);
        });
}

inline std::vector<ludus_player> Players::players(const std::string &game,
                                                  const std::string &lang) const {
    return list<ludus_player>(
        "players",
        [&](const detail::Caller &caller, ludus_player *out, uint32_t capacity, uint32_t *count) {
            caller.call("players", instance_->players->players, instance_->handle(),
                        detail::Caller::in(game), detail::Caller::in(lang), out, capacity,
                        static_cast<uint32_t>(sizeof *out), count);
        },
        [&](const ludus_player &player) {
            check_text("players", "id", player.id);
            check_text("players", "name", player.name);
            return player.id[0] == '\0' ? Cause::id_empty : Cause::none;
        });
}

} // namespace ludus
