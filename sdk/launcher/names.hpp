// SPDX-License-Identifier: MIT
// What places are called on the drawn board. Players type the addon's notation, of which the
// launcher knows nothing, so the names are learned from the moves that are offered: whether their
// texts count a place along the mover's track or use the board's own label, and what stands before
// a colon, as in "II:3/5", which is the name of a whole track.
#pragma once

#include "board.hpp"

#include <map>
#include <optional>

class Names {
public:
    explicit Names(const BoardData &board);

    // A move of this player's, and its text.
    void learn(int32_t player, const ludus_move &move, const std::string &text);

    // By place, for a player who looks at the board.
    std::map<int32_t, std::string> labels(int32_t viewer) const;
    // The tracks' names, each with the leftmost place of the track.
    std::map<int32_t, std::string> tracks() const;

private:
    bool is_field(int32_t place) const;
    bool labels_are_counts() const;
    void learn_track(int32_t player, int32_t place, const std::string &name);

    const BoardData &board_;
    std::map<int32_t, std::string> counts_[2]; // of each player: "3", or "5,23" where passed twice
    std::optional<bool> counted_;
    std::map<int32_t, std::string> track_of_; // by place
};
