// SPDX-License-Identifier: MIT
// What happens, in sentences: the addon's where it has words, else the launcher's own.
#pragma once

#include "board.hpp"
#include "catalogue.hpp"

#include <string>

class Sentences {
public:
    Sentences(const Game &game, const BoardData &board) : game_(game), board_(board) {}

    std::string of(const ludus_event &event) const;
    // What a move would do if the mover made it now.
    std::string of(const ludus::Match &match, const ludus_move &move) const;

private:
    std::string own_words(const ludus_event &event) const;
    std::string place_name(int32_t id) const;

    const Game &game_;
    const BoardData &board_;
};
