// SPDX-License-Identifier: MIT
// The smallest host in C++: plays a whole game with itself, of the first usable addon that has it,
// knowing none.
//
//   host ADDONS_FOLDER [GAME [SEED]]
#include <iostream>
#include <ludus/host.hpp>
#include <string>

static void play(const ludus::Addon &addon, const std::string &game, uint64_t seed) {
    ludus::Match match(addon, game);
    const auto texts = addon.texts();
    for (ludus_state state = match.state(); state.phase != LUDUS_PHASE_OVER;
         state = match.state()) {
        if (state.phase == LUDUS_PHASE_ROLL) { // never in a game without dice
            match.set_dice(addon.roll(game, seed, state.rolls));
        } else if (const auto moves = match.moves(); !moves.empty()) {
            match.play(static_cast<uint32_t>(seed * (state.steps + 1) % moves.size()));
        } else {
            match.end_turn();
        }
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
    if (argc < 2) {
        std::cerr << "usage: host ADDONS_FOLDER [GAME [SEED]]\n";
        return 2;
    }
    try {
        for (const ludus::Found &found : ludus::discover({argv[1]})) {
            if (!found.usable()) {
                std::cerr << found.refusal.sentence() << "\n"; // and go on
                continue;
            }
            if (argc > 2 && !has_game(*found.manifest, argv[2])) continue;
            const ludus::Addon addon = ludus::load(found, {.name = "host.cpp 1.0"});
            const std::string game = argc > 2 ? argv[2] : addon.games("en").at(0).id;
            play(addon, game, argc > 3 ? std::stoull(argv[3]) : 1);
            return 0;
        }
        std::cerr << "no usable addon" << (argc > 2 ? " with this game" : "") << " in " << argv[1]
                  << "\n";
    } catch (const std::exception &error) {
        std::cerr << "host: " << error.what() << "\n";
    }
    return 1;
}
