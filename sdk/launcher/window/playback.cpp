// SPDX-License-Identifier: MIT
#include "window/playback.hpp"

#include "text.hpp"

#include <algorithm>

Playback::Playback(const Session &session, uint32_t shown)
    : session_(session), match_(session.game().addon, session.game().text),
      shown_(std::min(shown, rolls())) {
    play();
}

uint32_t Playback::rolls() const {
    return session_.state().rolls;
}

void Playback::go(int by) {
    const int64_t wanted = int64_t{shown_} + by;
    shown_ = static_cast<uint32_t>(std::clamp<int64_t>(wanted, 0, rolls()));
    play();
}

// From the start: a game is short.
void Playback::play() {
    match_.set_position(session_.match().start());
    note_ = text(Text::window_start, {std::to_string(rolls())});
    moves_.clear();
    for (uint32_t i = 0; i < shown_; ++i) {
        const std::string record = session_.match().record(i);
        const auto [dice, turn] = dice_and_turn(record);
        if (match_.state().phase == LUDUS_PHASE_END) match_.end_turn();
        if (match_.state().phase != LUDUS_PHASE_ROLL) break;
        const auto values = roll_written(session_.game(), dice);
        if (!values) break;
        const std::string side = session_.game().side(match_.state().mover);
        match_.set_dice(*values);
        if (i + 1 == shown_)
            note_ = text(Text::window_turn,
                         {std::to_string(i + 1), std::to_string(rolls()), side, record});
        moves_.clear();
        if (turn.empty() || match_.state().phase != LUDUS_PHASE_MOVE) continue;
        match_.play_text(turn);
        for (const auto &event : match_.events())
            if (event.kind == LUDUS_EVENT_MOVE) moves_.emplace_back(event.from, event.to);
    }
}

painter::BoardView Playback::view(const BoardData &board) const {
    painter::BoardView view = painter::view_of(session_.game(), match_, board);
    for (const int32_t player : {1, 2})
        view.sides[player - 1].player = session_.seat(player).name;
    view.last = moves_;
    view.note = note_;
    return view;
}
