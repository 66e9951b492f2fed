// SPDX-License-Identifier: MIT
// How a game at the table begins: chosen anew, or read from a save.
#pragma once

#include "beginning.hpp"
#include "keeper.hpp"
#include "session.hpp"

#include <memory>
#include <string>
#include <vector>

struct Wish {
    std::string game;  // a GAME text
    std::string first; // "human" or a player of the addon's; empty: the usual
    std::string second;
    std::string begin; // "agreed", "rolled", "drawn"; empty: as the game says
    std::optional<uint64_t> seed;
    std::string dice{};                   // "typed": rolled on a real table; empty: the program's
    std::vector<BeginningRolls> rolled{}; // of typed dice: who begins
};

// A game with all it needs; the session refers to the game beside it.
struct Seated {
    std::unique_ptr<Game> game;
    std::unique_ptr<Session> session;
    Keeper keeper = Keeper::nowhere();
    std::vector<std::string> said; // of its beginning
};

// How it is settled who begins.
Begin how_to_begin(const Game &game, const Wish &wish);

// Throws Refusal or ludus::Error.
Seated seat_new(const Catalogue &catalogue, const Wish &wish, Keeper keeper);
Seated seat_saved(const Catalogue &catalogue, const std::filesystem::path &file);
