// SPDX-License-Identifier: MIT
// What happens, in sentences: the addon's where it has words, else the launcher's own.
#pragma once

#include "board_data.hpp"
#include "catalogue.hpp"

#include <string>

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

// A move that can be made, as it is typed, and in short what else it does: "3/8* (captures)".
std::string with_gloss(const std::string &notation, uint32_t flags);
// The same of each move of a turn from the list.
std::string turn_with_gloss(const ludus::Match &match, uint32_t turn);
