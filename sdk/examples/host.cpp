// SPDX-License-Identifier: MIT
// The smallest host in C++: lists the games of the first usable addon, or of the first that has the
// game, and plays it, level 3 against random (where the addon has no such player, the last that it
// lists), knowing none.
//
//   host ADDONS_FOLDER [GAME [SEED]]
#include <algorithm>
#include <iostream>
#include <ludus/host.hpp>
#include <ludus/paths.hpp>
#include <stdexcept>
#include <string>

static std::string player(const std::vector<ludus_player> &list, const std::string &wanted) {
    const bool there = std::any_of(list.begin(), list.end(),
                                   [&](const ludus_player &one) { return one.id == wanted; });
    return there ? wanted : list.back().id;
}

static void play(const ludus::Addon &addon, const std::string &game, uint64_t seed) {
    const auto texts = addon.texts();
    const auto players = addon.players();
    const auto list = players ? players->players(game, "en") : std::vector<ludus_player>();
    if (list.empty()) throw std::runtime_error(game + " has no players");
    const std::string sides[] = {player(list, "level-3"), player(list, "random")};
    ludus::Match match(addon, game);
    bool moved = false;
    for (ludus_state state = match.state(); state.phase != LUDUS_PHASE_OVER;
         state = match.state()) {
        const bool thinks =
            state.phase == LUDUS_PHASE_MOVE && !moved; // else the turn is to be ended
        if (state.phase == LUDUS_PHASE_ROLL)           // never in a game without dice
            match.set_dice(addon.roll(game, seed, state.rolls));
        else if (thinks)
            match.play_turn(match.think(sides[state.mover - 1], {}, seed + state.steps).turn);
        else
            match.end_turn();
        moved = thinks;
        for (const ludus_event &event : match.events())
            if (texts) std::cout << texts->say(game, event, "en") << "\n";
    }
    const int32_t winner = match.state().winner;
    std::cout << game << ": " << (winner ? "player " + std::to_string(winner) : "nobody")
              << " won: " << match.position() << "\n";
}

// A GAME text is a game's id, with its options behind a question mark.
static bool has_game(const ludus::Manifest &manifest, const std::string &game) {
    for (const auto &listed : manifest.games)
        if (listed.id == game.substr(0, game.find('?'))) return true;
    return false;
}

int main(int argc, char **argv) {
    const std::vector<std::string> given = ludus::program_arguments(argc, argv);
    if (given.size() < 2) {
        std::cerr << "usage: host ADDONS_FOLDER [GAME [SEED]]\n";
        return 2;
    }
    try {
        for (const ludus::Found &found : ludus::discover({ludus::path_of(given[1])})) {
            if (!found.usable()) {
                std::cerr << found.refusal.sentence() << "\n"; // and go on
                continue;
            }
            if (given.size() > 2 && !has_game(*found.manifest, given[2])) continue;
            const ludus::Addon addon = ludus::load(found, {.name = "host.cpp 1.0"});
            const auto games = addon.games("en");
            for (const ludus_game &game : games)
                std::cout << game.id << ": " << game.name << "\n";
            play(addon, given.size() > 2 ? given[2] : games.at(0).id,
                 given.size() > 3 ? std::stoull(given[3]) : 1);
            return 0;
        }
        std::cerr << "no usable addon" << (given.size() > 2 ? " with this game" : "") << " in "
                  << given[1] << "\n";
    } catch (const std::exception &error) {
        std::cerr << "host: " << error.what() << "\n";
    }
    return 1;
}
