// SPDX-License-Identifier: MIT
// What happens in a match, and how it stands, in sentences.
#pragma once

#include "abi/texts.hpp"
#include "rules/games.hpp"

#include <ludus/addon.h>
#include <optional>
#include <string>

namespace duodecim {

class Sentences {
public:
    Sentences(const Texts &texts, Language language, const Game &game)
        : texts_(texts), language_(language), id_(game.id()), board_(game.board()) {}

    // Whether the event names players, places and numbers that the game has.
    bool knows(const ludus_event &event) const;
    std::string event(const ludus_event &event) const;
    // The position as it stands now.
    std::string position(const Match &match) const;

private:
    const board::Place *place(int id) const;
    std::optional<std::size_t> step(int player, int place, int kind, std::size_t after) const;
    std::string place_text(const board::Place &place, std::optional<std::size_t> step,
                           std::string_view form) const;
    std::string group_of(const board::Place &place) const;
    std::string player_text(int player) const;
    std::string numbers(const std::int32_t *values, std::uint32_t count) const;
    std::string game_text(std::string_view key, const Arguments &args) const;

    std::string turn(const Match &match) const;
    std::string fields(const std::vector<board::Content> &contents, const std::string &group,
                       int player) const;
    std::string beside(const std::vector<board::Content> &contents, const std::string &group,
                       int player) const;
    std::string pieces(const std::vector<board::Content> &contents, const std::string &group,
                       int player) const;

    const Texts &texts_;
    Language language_;
    std::string id_;
    board::Board board_;
};

} // namespace duodecim
