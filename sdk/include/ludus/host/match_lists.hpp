// SPDX-License-Identifier: MIT
// The lists of a match; included by match_steps.hpp.
#pragma once

#include "ludus/host/match.hpp"

namespace ludus {

template <class T, class F, class Check, class... A>
void Match::list(const char *function, std::vector<T> &out, uint32_t first, F f, Check check,
                 A... args) const {
    caller().list(function, out, first, [&](T *data, uint32_t capacity, uint32_t *count) {
        caller().call(function, f, handle_, args..., data, capacity,
                      static_cast<uint32_t>(sizeof(T)), count);
    });
    for (std::size_t i = 0; i < out.size(); ++i) {
        const Cause cause = check(out[i]);
        if (cause != Cause::none)
            caller().fault(function, {Cause::element_of, {i, out.size(), cause}});
    }
}

inline void Match::contents(std::vector<ludus_content> &out) const {
    list("contents", out, 64, api().contents,
         [this](const ludus_content &content) { return detail::fault_of(content, *places_); });
}
inline void Match::moves(std::vector<ludus_move> &out) const {
    offered_moves_ = 0;
    list("moves", out, 32, api().moves,
         [this](const ludus_move &move) { return detail::fault_of(move, *places_); });
    offered_moves_ = static_cast<uint32_t>(out.size());
}
inline void Match::turns(std::vector<ludus_turn> &out) const {
    offered_turns_ = 0;
    list("turns", out, 128, api().turns, [&out](const ludus_turn &turn) {
        const bool empty = turn.moves == 0 && out.size() > 1;
        return empty ? Cause::turn_empty : Cause::none;
    });
    offered_turns_ = static_cast<uint32_t>(out.size());
}
inline void Match::events(std::vector<ludus_event> &out) const {
    list("events", out, 16, api().events,
         [this](const ludus_event &event) { return detail::fault_of(event, *places_); });
}

inline std::vector<ludus_content> Match::contents() const {
    std::vector<ludus_content> out;
    contents(out);
    return out;
}
inline std::vector<ludus_move> Match::moves() const {
    std::vector<ludus_move> out;
    moves(out);
    return out;
}
inline std::vector<ludus_turn> Match::turns() const {
    std::vector<ludus_turn> out;
    turns(out);
    return out;
}
inline std::vector<ludus_event> Match::events() const {
    std::vector<ludus_event> out;
    events(out);
    return out;
}
inline std::vector<ludus_move> Match::turn_moves(uint32_t turn) const {
    std::vector<ludus_move> out;
    list(
        "turn_moves", out, 32, api().turn_moves,
        [this](const ludus_move &move) { return detail::fault_of(move, *places_); }, turn);
    return out;
}

} // namespace ludus
