// SPDX-License-Identifier: MIT
#include "base/output.hpp"
#include "commands/commands.hpp"
#include "game/hint.hpp"
#include "game/players.hpp"
#include "game/positions.hpp"
#include "words/text.hpp"

#include <iostream>
#include <nlohmann/json.hpp>

namespace launcher {

int show_best(const Catalogue &catalogue, const BestOptions &options) {
    const Game game = catalogue.open(options.game);
    const Seat player = program_player(game, options.player);
    ludus::Match match(game.addon, game.text);
    set_rolled_position(match, options.position);
    match.turns();
    const ludus_thought thought = match.think(player.id, {options.nodes, 0}, options.seed);
    if (thought.weakened) complain(weakened_words(game, player.name));
    const double probability = share(thought.probability);
    const std::string turn = match.turn_text(thought.turn);
    if (!options.json) {
        std::cout << fitting(text(Text::best_line, {turn, percent(probability)})) << '\n';
        return 0;
    }
    const nlohmann::ordered_json result{{"game", game.text},
                                        {"position", match.position()},
                                        {"player", player.id},
                                        {"turn", turn},
                                        {"after", match.turn_position(thought.turn)},
                                        {"probability", probability},
                                        {"nodes", thought.nodes},
                                        {"weakened", thought.weakened != 0}};
    std::cout << result.dump() << '\n';
    return 0;
}

} // namespace launcher
