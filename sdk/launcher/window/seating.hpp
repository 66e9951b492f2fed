// SPDX-License-Identifier: MIT
// How a game at the table begins: chosen anew, or read from a save.
#pragma once

#include "keeper.hpp"
#include "new_game.hpp"

#include <memory>
#include <string>
#include <vector>

// A game with all it needs; the session refers to the game beside it.
struct Seated {
    std::unique_ptr<Game> game;
    std::unique_ptr<Session> session;
    Keeper keeper = Keeper::nowhere();
    std::vector<std::string> said; // of its beginning
};

// Throws Refusal or ludus::Error.
Seated seat_new(const Catalogue &catalogue, const Wish &wish, Keeper keeper);
Seated seat_saved(const Catalogue &catalogue, const std::filesystem::path &file);
