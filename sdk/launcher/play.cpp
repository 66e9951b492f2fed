// SPDX-License-Identifier: MIT
#include "ask_new_game.hpp"
#include "choose.hpp"
#include "commands.hpp"
#include "conversation.hpp"
#include "folders.hpp"
#include "pace.hpp"
#include "resume.hpp"
#include "words/text.hpp"

namespace {

// The one asked for, else the one of the last game where this game has it, else the usual one.
Seat seat_of(const Game &game, const std::string &asked, const std::string &last, Seat usual) {
    if (!asked.empty()) return any_player(game, asked);
    if (last.empty()) return usual;
    try {
        return any_player(game, last);
    } catch (const Refusal &) { // another game has other players
        return usual;
    }
}

std::string id_of(const Seat &seat) {
    return seat.human() ? human_id : seat.id;
}

Manners manners_of(const Settings &settings) {
    return {pace_of(settings.speed).pause, settings.auto_forced};
}

Settings merged(const Settings &last, const PlayOptions &options) {
    Settings now = last;
    if (!options.language.empty()) now.language = options.language;
    if (!options.speed.empty()) now.speed = options.speed;
    now.auto_forced = options.auto_forced.value_or(last.auto_forced);
    return now;
}

// Where a new game is kept. A file given is written at once: what cannot be kept there is known
// before anybody plays.
Keeper keeper_for(const PlayOptions &options, const Session &session, Terminal &terminal) {
    if (options.no_save) return Keeper::nowhere();
    if (!options.save.empty()) {
        Keeper keeper = Keeper::in_new_file(typed_path(options.save));
        keeper.keep(session);
        if (!keeper.problem().empty()) throw Refusal(keeper.problem());
        return keeper;
    }
    if (const auto saves = saves_folder()) return Keeper::in_folder(*saves);
    terminal.say(text(Text::save_nowhere));
    return Keeper::nowhere();
}

int play_new(const Catalogue &catalogue, const PlayOptions &options, Settings settings,
             Memory &memory, Terminal &terminal) {
    if (!options.save.empty()) Keeper::in_new_file(typed_path(options.save));
    const Game game = catalogue.open(
        options.game.empty() ? choose_game(catalogue, terminal, settings.game) : options.game);
    const Seat first = seat_of(game, options.first, settings.first, person());
    const Seat second = seat_of(game, options.second, settings.second, usual_opponent(game));
    settings.game = game.text;
    settings.first = id_of(first);
    settings.second = id_of(second);
    memory.keep(settings);
    Wish wish = wish_of(options);
    if (wish.begin.empty() && !terminal.asks()) wish.begin = "agreed"; // nobody watches
    Session session = ask_new_session(game, first, second, wish, terminal);
    Keeper keeper = keeper_for(options, session, terminal);
    return converse(session, terminal, keeper, manners_of(settings));
}

} // namespace

Wish wish_of(const PlayOptions &options) {
    Wish wish;
    wish.game = options.game;
    wish.first = options.first;
    wish.second = options.second;
    wish.begin = options.begin;
    if (options.begin.empty() && !(options.first.empty() && options.second.empty()))
        wish.begin = "agreed"; // seats that were named
    if (options.seeded) wish.seed = options.seed;
    wish.dice = options.dice;
    wish.word = options.word;
    return wish;
}

int play_game(const Catalogue &catalogue, const PlayOptions &options, Memory &memory) {
    Terminal terminal(options.plain);
    try {
        const Settings settings = merged(memory.settings(), options);
        if (options.resumed)
            return resume_game(catalogue, options.resume, manners_of(settings), terminal);
        return play_new(catalogue, options, settings, memory, terminal);
    } catch (const Interrupted &) { // before there was a game
        terminal.farewell(text(Text::play_stopped_early));
        return Terminal::exit_code();
    } catch (const Left &) {
        return 0;
    }
}
