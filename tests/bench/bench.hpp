// SPDX-License-Identifier: MIT
// What the measurements of players share: their arguments, and games played to the end.
#pragma once

#include "ai/players.hpp"
#include "rules/games.hpp"

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace duodecim::bench {

// Of main; for a word that is not there the caller has one.
struct Arguments {
    int count;
    char **word;

    std::uint64_t number(int i, std::uint64_t otherwise) const {
        return i < count ? std::strtoull(word[i], nullptr, 10) : otherwise;
    }
    std::string text(int i, const char *otherwise) const { return i < count ? word[i] : otherwise; }
};

// Ends the program where there is no such game.
inline std::unique_ptr<Game> game_named(const char *text) {
    auto game = read_game_text(text);
    if (game) return std::move(*game);
    std::fprintf(stderr, "no game %s\n", text);
    std::exit(2);
}

// What the files in a folder tell; what is wrong with them goes to the standard error.
inline Knowledge knowledge_of(std::string folder) {
    return Knowledge({std::move(folder)},
                     [](const std::string &fault) { std::fprintf(stderr, "%s\n", fault.c_str()); });
}

// A player, and what it may spend on a turn; 0: what it would by itself.
struct Contestant {
    std::string_view player;
    std::uint64_t nodes;

    // Of PLAYER or PLAYER=NODES; the text outlives it.
    Contestant(std::string_view text, std::uint64_t otherwise)
        : player(text.substr(0, text.find('='))),
          nodes(player == text ? otherwise
                               : std::strtoull(text.data() + player.size() + 1, nullptr, 10)) {}
};

// Plays a turn. Ends the program where there is no such player.
inline Thought play_turn(Match &match, const Contestant &who, std::uint64_t seed,
                         const Knowledge &knowledge) {
    const Result<Thought> thought = think(match, who.player, {who.nodes, 0}, seed, {}, &knowledge);
    if (!thought) {
        std::fprintf(stderr, "no player %s; there are %s\n", thought.fault().args[0].c_str(),
                     thought.fault().args[1].c_str());
        std::exit(2);
    }
    (void)match.turns();
    (void)match.play_turn(thought->turn);
    return *thought;
}

// A game from its start to its end, with the dice of `seed`: look(match, roll) is called before
// each roll, move(match, roll) where there is a turn to choose, and plays one.
template <class Look, class Move>
std::unique_ptr<Match> play_out(const Game &game, std::uint64_t seed, Look look, Move move) {
    auto match = game.new_match();
    for (std::uint64_t roll = 0; match->status().phase != Phase::over; ++roll) {
        look(*match, roll);
        const Dice dice = throw_dice(game.dice(), seed, roll);
        (void)match->set_dice(
            std::vector<std::int32_t>(dice.value.begin(), dice.value.begin() + dice.count));
        if (match->status().phase == Phase::move) move(*match, roll);
        if (match->status().phase == Phase::end) (void)match->end_turn();
    }
    return match;
}

} // namespace duodecim::bench
