// SPDX-License-Identifier: MIT
#include "commands/commands.hpp"
#include "game/pace.hpp"
#include "storage/folders.hpp"
#include "terminal/ask_new_game.hpp"
#include "terminal/choose.hpp"
#include "terminal/conversation.hpp"
#include "terminal/resume.hpp"
#include "words/text.hpp"

namespace launcher {

namespace {

// The one asked for, else the one of the last game where this game has it, else the usual one.
Seat seat_of(const Game &game, const std::string &asked, const std::string &last, Seat usual) {
    if (!asked.empty()) return any_player(game, asked);
    if (last.empty()) return usual;
    try {
        return any_player(game, last);
    } catch (const RequestError &) { // another game has other players
        return usual;
    }
}

std::string id_of(const Seat &seat) {
    return seat.human() ? human_id : seat.id;
}

Behaviour behaviour_of(const Settings &settings) {
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
AutoSave autosave_for(const PlayOptions &options, const Session &session, Terminal &terminal) {
    if (options.no_save) return AutoSave::nowhere();
    if (!options.save.empty()) {
        AutoSave autosave = AutoSave::in_new_file(typed_path(options.save));
        autosave.keep(session);
        if (!autosave.problem().empty()) throw RequestError(autosave.problem());
        return autosave;
    }
    if (const auto saves = saves_folder()) return AutoSave::in_folder(*saves);
    terminal.say(text(Text::save_nowhere));
    return AutoSave::nowhere();
}

int play_new(const Catalogue &catalogue, const PlayOptions &options, Settings settings,
             SettingsStore &memory, Terminal &terminal) {
    if (!options.save.empty()) AutoSave::in_new_file(typed_path(options.save));
    const Game game = catalogue.open(
        options.game.empty() ? choose_game(catalogue, terminal, settings.game) : options.game);
    const Seat first = seat_of(game, options.first, settings.first, person());
    const Seat second = seat_of(game, options.second, settings.second, usual_opponent(game));
    settings.game = game.text;
    settings.first = id_of(first);
    settings.second = id_of(second);
    memory.keep(settings);
    NewGame new_game = wish_of(options);
    if (new_game.begin.empty() && !terminal.asks()) new_game.begin = "agreed"; // nobody watches
    Session session = ask_new_session(game, first, second, new_game, terminal);
    AutoSave autosave = autosave_for(options, session, terminal);
    return converse(session, terminal, autosave, behaviour_of(settings));
}

} // namespace

NewGame wish_of(const PlayOptions &options) {
    NewGame new_game;
    new_game.game = options.game;
    new_game.first = options.first;
    new_game.second = options.second;
    new_game.begin = options.begin;
    if (options.begin.empty() && !(options.first.empty() && options.second.empty()))
        new_game.begin = "agreed"; // seats that were named
    if (options.seeded) new_game.seed = options.seed;
    new_game.dice = options.dice;
    new_game.word = options.word;
    return new_game;
}

int play_game(const Catalogue &catalogue, const PlayOptions &options, SettingsStore &memory) {
    Terminal terminal(options.plain);
    try {
        const Settings settings = merged(memory.settings(), options);
        if (options.resumed)
            return resume_game(catalogue, options.resume, behaviour_of(settings), terminal);
        return play_new(catalogue, options, settings, memory, terminal);
    } catch (const Interrupted &) { // before there was a game
        terminal.farewell(text(Text::play_stopped_early));
        return Terminal::exit_code();
    } catch (const Left &) {
        return 0;
    }
}

} // namespace launcher
