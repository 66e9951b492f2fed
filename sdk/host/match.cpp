// SPDX-License-Identifier: MIT
// The life, the steps and the lists of a match.
#include "ludus/match.hpp"

#include "instance.hpp"

namespace ludus {

Match::Match(std::shared_ptr<detail::Instance> instance, ludus_match *handle,
             std::shared_ptr<const detail::GameFacts> facts)
    : instance_(std::move(instance)), facts_(std::move(facts)), handle_(handle) {}

namespace {

detail::GameFacts facts_of(const Addon &addon, const std::string &game) {
    detail::GameFacts facts;
    if (const auto board = addon.board())
        facts.places = detail::PlaceSet(board->places(game, "en"));
    facts.dice = !addon.rolls(game).empty();
    return facts;
}

} // namespace

Match::Match(const Addon &addon, const std::string &game) : instance_(addon.instance_) {
    facts_ = instance_->facts(game, [&] { return facts_of(addon, game); });
    caller().call("create", api().create, addon.handle(), detail::Caller::in(game), &handle_);
    if (handle_ == nullptr) caller().fault("create", Cause::match_null);
}

Match::Match(Match &&other) noexcept
    : instance_(std::move(other.instance_)), facts_(std::move(other.facts_)),
      handle_(std::exchange(other.handle_, nullptr)), offered_moves_(other.offered_moves_),
      offered_turns_(other.offered_turns_) {}

Match &Match::operator=(Match &&other) noexcept {
    if (this == &other) return *this;
    destroy();
    facts_ = std::move(other.facts_);
    handle_ = std::exchange(other.handle_, nullptr);
    offered_moves_ = other.offered_moves_;
    offered_turns_ = other.offered_turns_;
    instance_ = std::move(other.instance_); // last: it may release the library
    return *this;
}

Match::~Match() {
    destroy();
}

void Match::destroy() noexcept {
    if (handle_ != nullptr) api().destroy(std::exchange(handle_, nullptr));
    detail::log_failure() = nullptr;
}

Match Match::clone() const {
    ludus_match *copy = nullptr;
    caller().call("clone", api().clone, handle_, &copy);
    if (copy == nullptr) caller().fault("clone", Cause::match_null);
    return Match(instance_, copy, facts_);
}

std::string Match::save() const {
    return caller().text("save", api().save, handle_);
}

Match Match::restore(const Addon &addon, const std::string &text) {
    ludus_match *restored = nullptr;
    addon.caller().call("restore", addon.instance_->api->match->restore, addon.handle(),
                        detail::Caller::in(text), &restored);
    if (restored == nullptr) addon.caller().fault("restore", Cause::match_null);
    Match match(addon.instance_, restored, nullptr); // destroyed whatever follows
    const std::string game = match.game();
    match.facts_ = addon.instance_->facts(game, [&] { return facts_of(addon, game); });
    return match;
}

ludus_state Match::state() const {
    ludus_state out{};
    out.size = sizeof out;
    caller().call("state", api().state, handle_, &out);
    caller().check("state", detail::fault_of(out, *facts_));
    return out;
}

const ludus_match_api &Match::api() const {
    return *instance_->api->match;
}

const detail::Caller &Match::caller() const {
    return instance_->caller;
}

template <class F, class... A>
void Match::step(const char *function, F f, A... args) {
    caller().call(function, f, handle_, args...);
    offered_moves_ = offered_turns_ = 0;
}

void Match::set_dice(std::span<const int32_t> values) {
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

void Match::play(uint32_t move) {
    play_offered("play", api().play, move, offered_moves_);
}
void Match::play_turn(uint32_t turn) {
    play_offered("play_turn", api().play_turn, turn, offered_turns_);
}
void Match::play_text(const std::string &turn) {
    step("play_text", api().play_text, detail::Caller::in(turn));
}
void Match::end_turn() {
    step("end_turn", api().end_turn);
    if (state().phase == LUDUS_PHASE_END) caller().fault("end_turn", Cause::turn_not_ended);
}
void Match::set_position(const std::string &position) {
    step("set_position", api().set_position, detail::Caller::in(position));
}
ludus_event Match::undo() {
    ludus_event out{};
    out.size = sizeof out;
    step("undo", api().undo, &out);
    caller().check("undo", detail::fault_of(out, facts_->places));
    return out;
}

std::string Match::move_text(uint32_t move) const {
    return caller().line("move_text", api().move_text, handle_, move);
}
std::string Match::turn_text(uint32_t turn) const {
    return caller().line("turn_text", api().turn_text, handle_, turn);
}
std::string Match::turn_position(uint32_t turn) const {
    return caller().line("turn_position", api().turn_position, handle_, turn);
}
std::string Match::position() const {
    return caller().line("position", api().position, handle_);
}
std::string Match::partial() const {
    return caller().line("partial", api().partial, handle_);
}
std::string Match::start() const {
    return caller().line("start", api().start, handle_);
}
std::string Match::record(uint32_t index) const {
    return caller().line("record", api().record, handle_, index);
}
std::string Match::game() const {
    return caller().line("game", api().game, handle_);
}

template <class T, class F, class Check, class... A>
void Match::list(const char *function, std::vector<T> &out, uint32_t first, F f, Check check,
                 A... args) const {
    T unfilled{};
    if constexpr (std::is_same_v<T, ludus_move>) unfilled.from = -1; // zeros would be an act
    caller().list(
        function, out, first,
        [&](T *data, uint32_t capacity, uint32_t *count) {
            caller().call(function, f, handle_, args..., data, capacity,
                          static_cast<uint32_t>(sizeof(T)), count);
        },
        unfilled);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const Cause cause = check(out[i]);
        if (cause != Cause::none)
            caller().fault(function, {Cause::element_of, {i, out.size(), cause}});
    }
}

void Match::contents(std::vector<ludus_content> &out) const {
    list("contents", out, 64, api().contents, [this](const ludus_content &content) {
        return detail::fault_of(content, facts_->places);
    });
}
void Match::moves(std::vector<ludus_move> &out) const {
    offered_moves_ = 0;
    list("moves", out, 32, api().moves,
         [this](const ludus_move &move) { return detail::fault_of(move, facts_->places); });
    // Nobody could go on from there.
    if (out.empty() && state().phase == LUDUS_PHASE_MOVE)
        caller().fault("moves", Cause::moves_empty);
    offered_moves_ = static_cast<uint32_t>(out.size());
}
void Match::turns(std::vector<ludus_turn> &out) const {
    offered_turns_ = 0;
    bool empty = false;
    list("turns", out, 128, api().turns, [&empty](const ludus_turn &turn) {
        empty = empty || turn.moves == 0;
        return Cause::none;
    });
    if (empty && state().may_end == 0) caller().fault("turns", Cause::turn_empty);
    offered_turns_ = static_cast<uint32_t>(out.size());
}
void Match::events(std::vector<ludus_event> &out) const {
    bool over = false;
    list("events", out, 16, api().events, [&](const ludus_event &event) {
        over = over || event.kind == LUDUS_EVENT_WIN || event.kind == LUDUS_EVENT_DRAW;
        return detail::fault_of(event, facts_->places);
    });
    if (over) check_end(out);
}

// What the events say of the end is what the state says.
void Match::check_end(const std::vector<ludus_event> &events) const {
    const ludus_state now = state();
    for (const ludus_event &event : events) {
        if (event.kind == LUDUS_EVENT_DRAW && now.winner != 0)
            caller().fault("events", Cause::draw_with_winner);
        const bool end = event.kind == LUDUS_EVENT_DRAW || event.kind == LUDUS_EVENT_WIN;
        if (end && (now.phase != LUDUS_PHASE_OVER || event.player != now.winner))
            caller().fault("events", Cause::end_and_state);
    }
}

std::vector<ludus_content> Match::contents() const {
    std::vector<ludus_content> out;
    contents(out);
    return out;
}
std::vector<ludus_move> Match::moves() const {
    std::vector<ludus_move> out;
    moves(out);
    return out;
}
std::vector<ludus_turn> Match::turns() const {
    std::vector<ludus_turn> out;
    turns(out);
    return out;
}
std::vector<ludus_event> Match::events() const {
    std::vector<ludus_event> out;
    events(out);
    return out;
}
std::vector<ludus_move> Match::turn_moves(uint32_t turn) const {
    std::vector<ludus_move> out;
    list(
        "turn_moves", out, 32, api().turn_moves,
        [this](const ludus_move &move) { return detail::fault_of(move, facts_->places); }, turn);
    return out;
}

} // namespace ludus
