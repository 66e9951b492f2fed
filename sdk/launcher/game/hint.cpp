// SPDX-License-Identifier: MIT
#include "game/hint.hpp"

#include "game/seeds.hpp"

#include <algorithm>

namespace launcher {

namespace {

// Of the levels, the highest; empty where there is none.
std::string strongest_player(const Game &game) {
    std::string id;
    int32_t rank = 0;
    for (const auto &player : players_of(game))
        if (player.kind == LUDUS_PLAYER_LEVEL && (id.empty() || player.rank > rank)) {
            id = player.id;
            rank = player.rank;
        }
    return id;
}

} // namespace

double share(int32_t parts_per_billion) {
    return parts_per_billion / 1e9;
}

std::vector<Advice> advise(const Session &session, const ludus::Progress &progress) {
    return advise(session.game(), session.match(), {}, progress);
}

std::vector<Advice> advise(const Game &game, const ludus::Match &match, ludus::Budget budget,
                           const ludus::Progress &progress) {
    bool stopped = false;
    const auto watched = [&](const ludus_thought &so_far) { return stopped = progress(so_far); };
    std::vector<Advice> advice;
    match.turns();
    if (game.addon.analysis()) {
        ludus_thought result{};
        for (const auto &evaluation : match.analyse(budget, watched, &result))
            advice.push_back({evaluation.turn, share(evaluation.probability), false});
        for (Advice &each : advice)
            each.weakened = result.weakened != 0;
    } else if (const std::string player = strongest_player(game); !player.empty()) {
        const uint64_t seed = derived_seed(0, match.state().turns); // no choice of the game's
        const ludus_thought thought = match.think(player, budget, seed, watched);
        advice.push_back({thought.turn, share(thought.probability), thought.weakened != 0});
    }
    if (stopped) advice.clear();
    return advice;
}

} // namespace launcher
