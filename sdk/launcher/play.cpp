// SPDX-License-Identifier: MIT
#include "commands.hpp"
#include "conversation.hpp"
#include "text.hpp"
#include "typed.hpp"

#include <algorithm>
#include <random>

namespace {

// Where there is one game, that; otherwise a person chooses.
std::string chosen_game(const Catalogue &catalogue, Terminal &terminal) {
    const auto games = catalogue.games();
    if (games.empty()) throw Refusal(text(Text::games_none, {catalogue.folders()}));
    if (games.size() == 1) return games[0].id;
    terminal.write(text(Text::choose_game) + '\n');
    for (size_t i = 0; i < games.size(); ++i)
        terminal.write("  " + std::to_string(i + 1) + "  " + games[i].name + " (" + games[i].id +
                       ")\n");
    for (;;) {
        if (terminal.interactive())
            terminal.write(text(Text::choose_game_prompt, {std::to_string(games.size())}));
        const auto line = terminal.read_line();
        if (!line) throw Refusal(text(Text::choose_game_end));
        const std::string answer = trimmed(*line);
        if (const size_t number = number_in(answer, games.size())) return games[number - 1].id;
        const auto same = [&](const Offer &offer) { return offer.id == answer; };
        if (std::any_of(games.begin(), games.end(), same)) return answer;
        terminal.write(
            text(Text::choose_game_wrong, {printable(answer), std::to_string(games.size())}) +
            '\n');
    }
}

} // namespace

int play_game(const Catalogue &catalogue, const PlayOptions &options) {
    constexpr int exit_interrupted = 130; // as shells count: 128 and the signal's number
    Terminal terminal;
    try {
        const Game game =
            catalogue.open(options.game.empty() ? chosen_game(catalogue, terminal) : options.game);
        const Seat first = options.first.empty() ? person() : any_player(game, options.first);
        const Seat second =
            options.second.empty() ? usual_opponent(game) : any_player(game, options.second);
        const uint64_t seed = options.seeded ? options.seed : std::random_device()();
        Session session(game, first, second, seed);
        Conversation(session, terminal).run();
    } catch (const Left &) {
        return 0;
    } catch (const Interrupted &) {
        terminal.write('\n' + text(Text::play_stopped) + '\n');
        return exit_interrupted;
    }
    return 0;
}
