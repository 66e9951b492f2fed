// SPDX-License-Identifier: MIT
#include "ui/playback.hpp"

#include "words/text.hpp"

#include <algorithm>

namespace launcher {

namespace {

// Of a turn that was judged, what is said behind its record.
std::string judgement(const ReviewedTurn &turn) {
    const std::string chances = percent(turn.played), loss = points(turn.loss());
    std::string words = loss == points(0)
                            ? text(Text::window_none_better, {chances})
                            : text(Text::window_better, {chances, loss, turn.best_turn});
    if (turn.mark() == ReviewedTurn::Mark::error) words += ' ' + text(Text::review_error);
    if (turn.mark() == ReviewedTurn::Mark::blunder) words += ' ' + text(Text::review_blunder);
    return words;
}

int32_t of_player_1(int32_t mover, double chances) {
    return static_cast<int32_t>((mover == 1 ? chances : 1 - chances) * 1e9);
}

} // namespace

Playback::Playback(const Session &session, uint32_t shown)
    : session_(session), match_(session.game().addon, session.game().text),
      shown_(std::min(shown, turns())) {
    play();
}

uint32_t Playback::turns() const {
    return session_.state().turns;
}

void Playback::go(int by) {
    const int64_t wanted = int64_t{shown_} + by;
    shown_ = static_cast<uint32_t>(std::clamp<int64_t>(wanted, 0, turns()));
    play();
}

// From the start: a game is short.
void Playback::play() {
    match_.set_position(session_.match().start());
    note_ = text(Text::window_start, {std::to_string(turns())});
    moves_.clear();
    for (uint32_t i = 0; i < shown_; ++i) {
        const std::string record = session_.match().record(i);
        if (i > 0 && match_.state().may_end) match_.end_turn();
        const std::string side = session_.game().side(match_.state().mover);
        if (i + 1 == shown_)
            note_ = text(Text::window_turn, {std::to_string(i + 1), std::to_string(turns()), side,
                                             told_record(record)});
        if (!play_recorded(record)) break;
    }
}

// False: the record does not go on from here.
bool Playback::play_recorded(const std::string &record) {
    const auto [dice, turn] = dice_and_turn(record);
    moves_.clear();
    if (match_.state().phase == LUDUS_PHASE_ROLL) {
        const auto values = roll_written(session_.game(), dice);
        if (!values) return false;
        match_.set_dice(*values);
    }
    const int32_t phase = match_.state().phase;
    if (turn.empty() || phase == LUDUS_PHASE_END || phase == LUDUS_PHASE_OVER) return true;
    match_.play_text(turn);
    for (const auto &event : match_.events())
        if (event.kind == LUDUS_EVENT_MOVE) moves_.emplace_back(event.from, event.to);
    return true;
}

void Playback::go_to_marked(int by, const Review &review) {
    for (int64_t at = int64_t{shown_} + by; at >= 1; at += by) {
        if (at > static_cast<int64_t>(review.turns.size())) return;
        if (review.turns[static_cast<size_t>(at - 1)].mark() == ReviewedTurn::Mark::none) continue;
        return go(static_cast<int>(at - shown_));
    }
}

BoardView Playback::view(const BoardData &board, const Review *review) const {
    BoardView view = view_of(session_.game(), match_, board);
    for (const int32_t player : {1, 2})
        view.sides[player - 1].player = session_.seat(player).name;
    view.last = moves_;
    view.note = note_;
    if (!review) return view;
    view.probability = BoardView::unknown;
    if (shown_ == 0 && !review->turns.empty())
        view.probability = of_player_1(review->turns[0].mover, review->turns[0].before);
    if (shown_ == 0 || shown_ > review->turns.size()) return view;
    const ReviewedTurn &turn = review->turns[shown_ - 1];
    view.probability = of_player_1(turn.mover, turn.played);
    view.note += ": " + judgement(turn);
    return view;
}

} // namespace launcher
