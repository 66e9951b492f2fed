// SPDX-License-Identifier: MIT
// A game looked at again, turn by turn.
#pragma once

#include "game/review.hpp"
#include "game/session.hpp"
#include "painter/match_view.hpp"

namespace launcher {

class Playback {
public:
    // Keeps a reference to the session, which must not change meanwhile.
    explicit Playback(const Session &session, uint32_t shown);

    uint32_t shown() const { return shown_; } // how many turns have been played
    uint32_t turns() const;
    void go(int by);
    // To the next turn (by 1) or the last one (-1) that the review marks; else stays.
    void go_to_marked(int by, const Review &review);
    // With a review, whole or in part, the turn is judged and the chances are shown.
    BoardView view(const BoardData &board, const Review *review = nullptr) const;

private:
    void play();
    bool play_recorded(const std::string &record);

    const Session &session_;
    ludus::Match match_;
    uint32_t shown_;
    std::string note_;
    std::vector<std::pair<int32_t, int32_t>> moves_; // of the last turn
};

} // namespace launcher
