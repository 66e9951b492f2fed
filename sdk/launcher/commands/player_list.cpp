// SPDX-License-Identifier: MIT
// The program's players, for who wants to name one, and for the shell's completion.
#include "commands/commands.hpp"
#include "game/players.hpp"
#include "words/text.hpp"

#include <iostream>
#include <set>

namespace launcher {

int list_players(const Catalogue &catalogue, const std::string &game) {
    std::vector<std::string> games{game};
    if (game.empty()) {
        games.clear();
        for (const auto &offer : catalogue.games())
            games.push_back(offer.id);
    }
    std::set<std::string> listed; // several games have the same
    for (const auto &id : games) {
        const Game opened = catalogue.open(id);
        for (const auto &player : players_of(opened))
            if (listed.insert(player.id).second)
                std::cout << text(Text::player_line, {player.id, player.name}) << '\n';
    }
    return 0;
}

} // namespace launcher
