// SPDX-License-Identifier: MIT
// How a game to be looked at begins: chosen anew, or read from a save.
#pragma once

#include "game/autosave.hpp"
#include "game/new_game.hpp"

#include <memory>
#include <string>
#include <vector>

namespace launcher {

// A game with all it needs; the session refers to the game beside it.
struct StartedGame {
    std::unique_ptr<Game> game;
    std::unique_ptr<Session> session;
    AutoSave autosave = AutoSave::nowhere();
    std::vector<std::string> said; // of its beginning
};

// Throws RequestError or ludus::Error.
StartedGame start_new(const Catalogue &catalogue, const NewGame &new_game, AutoSave autosave);
StartedGame start_saved(const Catalogue &catalogue, const std::filesystem::path &file);

} // namespace launcher
