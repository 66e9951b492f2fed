// SPDX-License-Identifier: MIT
#include "game/players.hpp"

#include "base/quote.hpp"
#include "words/text.hpp"

#include <cstdlib>

namespace launcher {

namespace {

constexpr int32_t middling = 3;

std::string ids(const std::vector<ludus_player> &players) {
    std::string list;
    for (const auto &player : players)
        list += (list.empty() ? "" : ", ") + std::string(player.id);
    return list;
}

Seat find(const Game &game, const std::string &name, bool human_too) {
    const auto players = players_of(game);
    for (const auto &player : players)
        if (name == player.id ||
            (player.kind == LUDUS_PLAYER_LEVEL && name == std::to_string(player.rank)))
            return {player.id, player.name};
    if (human_too)
        throw RequestError(
            text(Text::player_unknown, {shown(name), game.text,
                                        human_id + (players.empty() ? "" : ", " + ids(players))}));
    if (players.empty())
        throw RequestError(text(Text::players_none, {game.addon.label(), game.text}));
    if (name == human_id) throw RequestError(text(Text::player_human_only_in_play, {ids(players)}));
    throw RequestError(text(Text::player_unknown, {shown(name), game.text, ids(players)}));
}

} // namespace

std::vector<ludus_player> players_of(const Game &game) {
    const auto feature = game.addon.players();
    return feature ? feature->players(game.text, game.language) : std::vector<ludus_player>();
}

Seat program_player(const Game &game, const std::string &name) {
    return find(game, name, false);
}

Seat any_player(const Game &game, const std::string &name) {
    return name == human_id ? person() : find(game, name, true);
}

Seat person() {
    return {"", text(Text::human)};
}

Seat usual_opponent(const Game &game) {
    const ludus_player *best = nullptr;
    const auto players = players_of(game);
    for (const auto &player : players) {
        const bool level = player.kind == LUDUS_PLAYER_LEVEL;
        const bool nearer = best && level &&
                            (best->kind != LUDUS_PLAYER_LEVEL ||
                             std::abs(player.rank - middling) < std::abs(best->rank - middling));
        if (!best || nearer) best = &player;
    }
    return best ? Seat{best->id, best->name} : person();
}

std::string weakened_words(const Game &game, const std::string &player) {
    if (player.empty()) return text(Text::addon_weakened, {game.addon.label()});
    return text(Text::player_weakened, {player, game.addon.label()});
}

std::pair<std::string, std::string> contenders(const Seat &first, const Seat &second) {
    if (first.name != second.name) return {first.name, second.name};
    return {text(Text::begin_contender, {first.name, "1"}),
            text(Text::begin_contender, {second.name, "2"})};
}

} // namespace launcher
