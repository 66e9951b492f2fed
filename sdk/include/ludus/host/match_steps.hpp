// SPDX-License-Identifier: MIT
// The life and the steps of a match; included by match.hpp.
#pragma once

#include "ludus/host/match.hpp"

namespace ludus {

inline Match::Match(std::shared_ptr<detail::Instance> instance, ludus_match *handle,
                    std::shared_ptr<const detail::PlaceSet> places)
    : instance_(std::move(instance)), places_(std::move(places)), handle_(handle) {}

inline Match::Match(const Addon &addon, const std::string &game) : instance_(addon.instance_) {
    places_ = instance_->places(game, [&] { return addon.board()->places(game, "en"); });
    caller().call("create", api().create, addon.handle(), detail::Caller::in(game), &handle_);
    if (handle_ == nullptr) caller().fault("create", Cause::match_null);
}

inline Match::Match(Match &&other) noexcept
    : instance_(std::move(other.instance_)), places_(std::move(other.places_)),
      handle_(std::exchange(other.handle_, nullptr)), offered_moves_(other.offered_moves_),
      offered_turns_(other.offered_turns_) {}

inline Match &Match::operator=(Match &&other) noexcept {
    if (this == &other) return *this;
    destroy();
    places_ = std::move(other.places_);
    handle_ = std::exchange(other.handle_, nullptr);
    offered_moves_ = other.offered_moves_;
    offered_turns_ = other.offered_turns_;
    instance_ = std::move(other.instance_); // last: it may release the library
    return *this;
}

inline Match::~Match() {
    destroy();
}

inline void Match::destroy() noexcept {
    if (handle_ != nullptr) api().destroy(std::exchange(handle_, nullptr));
    detail::log_failure() = nullptr;
}

inline Match Match::clone() const {
    ludus_match *copy = nullptr;
    caller().call("clone", api().clone, handle_, &copy);
    if (copy == nullptr) caller().fault("clone", Cause::match_null);
    return Match(instance_, copy, places_);
}

inline ludus_state Match::state() const {
    ludus_state out{};
    out.size = sizeof out;
    caller().call("state", api().state, handle_, &out);
    caller().check("state", detail::fault_of(out));
    return out;
}

inline void Match::set_dice(std::span<const int32_t> values) {
    const std::size_t most = 1u << 16; // any count reaches the addon, which says how many it wants
    step("set_dice", api().set_dice, values.data(),
         static_cast<uint32_t>(std::min(values.size(), most)));
}

// An index that was offered must be accepted; any other is the caller's own fault.
template <class F>
void Match::play_offered(const char *function, F f, uint32_t index, uint32_t offered) {
    try {
        step(function, f, index);
    } catch (const Error &error) {
        if (index >= offered || error.code() == LUDUS_ERROR_MEMORY) throw;
        caller().fault(function, {Cause::refused_offer, {index, offered, error.reason()}});
    }
}

inline void Match::play(uint32_t move) {
    play_offered("play", api().play, move, offered_moves_);
}
inline void Match::play_turn(uint32_t turn) {
    play_offered("play_turn", api().play_turn, turn, offered_turns_);
}
inline void Match::play_text(const std::string &turn) {
    step("play_text", api().play_text, detail::Caller::in(turn));
}
inline void Match::end_turn() {
    step("end_turn", api().end_turn);
}
inline void Match::set_position(const std::string &position) {
    step("set_position", api().set_position, detail::Caller::in(position));
}
inline ludus_event Match::undo() {
    ludus_event out{};
    step("undo", api().undo, &out, static_cast<uint32_t>(sizeof out));
    caller().check("undo", detail::fault_of(out, *places_));
    return out;
}

inline std::string Match::move_text(uint32_t move) const {
    return caller().text("move_text", api().move_text, handle_, move);
}
inline std::string Match::turn_text(uint32_t turn) const {
    return caller().text("turn_text", api().turn_text, handle_, turn);
}
inline std::string Match::turn_position(uint32_t turn) const {
    return caller().text("turn_position", api().turn_position, handle_, turn);
}
inline std::string Match::position() const {
    return caller().text("position", api().position, handle_);
}
inline std::string Match::partial() const {
    return caller().text("partial", api().partial, handle_);
}
inline std::string Match::start() const {
    return caller().text("start", api().start, handle_);
}
inline std::string Match::record(uint32_t index) const {
    return caller().text("record", api().record, handle_, index);
}
inline std::string Match::game() const {
    return caller().text("game", api().game, handle_);
}

} // namespace ludus

#include "ludus/host/match_lists.hpp"
