// SPDX-License-Identifier: MIT
// A live game as a picture shows it.
#include "ui/live_game.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <cmath>

namespace launcher {

namespace {

// Slow at both ends.
double eased(double part) {
    part = std::clamp(part, 0.0, 1.0);
    return part * part * (3 - 2 * part);
}

// The topmost.
void take_one(std::vector<ludus_content> &contents, int32_t place, int32_t player, int32_t kind) {
    for (auto content = contents.rbegin(); content != contents.rend(); ++content)
        if (content->place == place && content->player == player && content->kind == kind &&
            content->count > 0) {
            --content->count;
            return;
        }
}

} // namespace

std::string LiveGame::note() const {
    const ludus_state state = session().state();
    const std::string side = game().side(state.mover);
    if (state.phase == LUDUS_PHASE_OVER)
        return state.winner ? text(Text::window_over, {game().side(state.winner)})
                            : text(Text::window_drawn);
    if (stuck_ || busy_ != Busy::nothing) return event_;
    // A turn that passed is told until a person moves.
    const std::string before = pass_.empty() ? "" : pass_ + ' ';
    if (awaits_dice())
        return before + (refusal_.empty() ? "" : refusal_ + ' ') +
               text(Text::dice_type_now, {side});
    if (!advice_.empty()) return advice_;
    if (asks())
        return before +
               text(picked_ ? Text::window_choose_target : Text::window_choose_piece, {side});
    if (thinker_.busy()) return text(Text::window_thinking, {session().seat(state.mover).name});
    return event_;
}

BoardView LiveGame::view(int64_t now, const Plan &plan) const {
    BoardView view = view_of(game(), session().match(), board_);
    for (const int32_t player : {1, 2})
        view.sides[player - 1].player = session().seat(player).name;
    view.labels = board_.labels(viewer());
    view.last = played_;
    if (const auto last = session().last_turn(); played_.empty() && last)
        for (size_t i = 0; i + 1 < last->places.size(); i += 2)
            view.last.emplace_back(last->places[i], last->places[i + 1]);
    const double part =
        ends_ > begun_
            ? eased(static_cast<double>(now - begun_) / static_cast<double>(ends_ - begun_))
            : 1;
    if (busy_ == Busy::rolling) view.tumble = 1 - part;
    if (busy_ == Busy::moving)
        for (const auto &flight : flights_) {
            take_one(view.contents, flight.to, flight.player, flight.kind);
            const Point from = plan.spot(flight.from), to = plan.spot(flight.to);
            const double rise = std::sin(part * 3.14159) * plan.field * 0.25;
            view.flying.push_back({flight.player, flight.kind, from.x + (to.x - from.x) * part,
                                   from.y + (to.y - from.y) * part - rise});
        }
    if (busy_ == Busy::nothing && asks()) {
        view.picked = picked_;
        view.targets = targets();
        if (!picked_) view.movable = movable();
        if (!advised_.empty()) view.last = advised_;
    }
    if (awaits_dice() && busy_ == Busy::nothing) {
        view.dice_of = session().state().mover;
        for (const int32_t value : entry_.values())
            view.dice.push_back({value, false});
    }
    if (odds_) view.probability = probability_;
    view.note = note();
    return view;
}

int32_t LiveGame::viewer() const {
    const bool first = session().seat(1).human(), second = session().seat(2).human();
    if (first && second) return session().state().mover;
    return second ? 2 : 1;
}

} // namespace launcher
