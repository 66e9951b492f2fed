// SPDX-License-Identifier: MIT
#include "ui/started_game.hpp"

#include "game/save.hpp"
#include "words/text.hpp"

namespace launcher {

StartedGame start_new(const Catalogue &catalogue, const NewGame &new_game, AutoSave autosave) {
    StartedGame started;
    started.game = std::make_unique<Game>(catalogue.open(new_game.game));
    const Game &game = *started.game;
    const Seat first = new_game.first.empty() ? person() : any_player(game, new_game.first);
    const Seat second =
        new_game.second.empty() ? usual_opponent(game) : any_player(game, new_game.second);
    AtBeginning at;
    at.say = [&](const std::string &sentence) { started.said.push_back(sentence); };
    if (!new_game.rolled.empty())
        at.ask_rolls = [&](uint32_t pair) { return new_game.rolled.at(pair); };
    started.session = std::make_unique<Session>(new_session(game, first, second, new_game, at));
    started.autosave = std::move(autosave);
    return started;
}

StartedGame start_saved(const Catalogue &catalogue, const std::filesystem::path &file) {
    StartedGame started;
    started.autosave = AutoSave::in_file(file);
    const Save save = save_in(file, started.autosave.written());
    try {
        started.game = std::make_unique<Game>(game_of(save, catalogue));
        started.session = std::make_unique<Session>(replayed(save, *started.game));
    } catch (const SaveError &fault) {
        refuse_save(file, fault);
    }
    started.said.push_back(text(Text::resume_goes_on, {path_text(file)}));
    return started;
}

} // namespace launcher
