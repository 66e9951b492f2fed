// SPDX-License-Identifier: MIT
// Moves and turns as something that can be done, for a list of choices.
#pragma once

#include "abi/texts.hpp"
#include "rules/match.hpp"

namespace duodecim {

class MovesSaid {
public:
    MovesSaid(const Texts &texts, Language language, Match &match)
        : texts_(texts), language_(language), match_(match), game_(match.game()) {
        game_.resize(std::min(game_.size(), game_.find('?')));
    }

    // Of the list moves(); i below its size.
    std::string move(std::size_t i) const;
    // Of the list that turns() has made last.
    std::string turn(std::size_t i) const;

private:
    std::string text(std::string_view key, const Arguments &args) const;
    std::string said(const Move &move) const;

    const Texts &texts_;
    Language language_;
    Match &match_;
    std::string game_; // its id
};

} // namespace duodecim
