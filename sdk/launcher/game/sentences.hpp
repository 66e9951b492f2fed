// SPDX-License-Identifier: MIT
// What happens, in sentences: the addon's where it has words, else the launcher's own.
#pragma once

#include "game/board_data.hpp"
#include "game/catalogue.hpp"

#include <string>

namespace launcher {

class Sentences {
public:
    Sentences(const Game &game, const BoardData &board) : game_(game), board_(board) {}

    std::string of(const ludus_event &event) const;

private:
    std::string own_words(const ludus_event &event) const;
    std::string place_name(int32_t id) const;

    const Game &game_;
    const BoardData &board_;
};

// A move of the list, as it is typed, and in brackets what it is: in the addon's words, or else in
// short what it does besides: "3/8* (captures)".
std::string told_move(const Game &game, const ludus::Match &match, uint32_t move);
// The same of a turn from the list; of one without moves, its words alone.
std::string told_turn(const Game &game, const ludus::Match &match, uint32_t turn);

} // namespace launcher
