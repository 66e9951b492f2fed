// SPDX-License-Identifier: MIT
#include "window/seating.hpp"

#include "save.hpp"
#include "words/text.hpp"

Seated seat_new(const Catalogue &catalogue, const Wish &wish, Keeper keeper) {
    Seated seated;
    seated.game = std::make_unique<Game>(catalogue.open(wish.game));
    const Game &game = *seated.game;
    const Seat first = wish.first.empty() ? person() : any_player(game, wish.first);
    const Seat second = wish.second.empty() ? usual_opponent(game) : any_player(game, wish.second);
    AtBeginning at;
    at.say = [&](const std::string &sentence) { seated.said.push_back(sentence); };
    if (!wish.rolled.empty()) at.ask_rolls = [&](uint32_t pair) { return wish.rolled.at(pair); };
    seated.session = std::make_unique<Session>(new_session(game, first, second, wish, at));
    seated.keeper = std::move(keeper);
    return seated;
}

Seated seat_saved(const Catalogue &catalogue, const std::filesystem::path &file) {
    Seated seated;
    seated.keeper = Keeper::in_file(file);
    const Save save = save_in(file, seated.keeper.written());
    try {
        seated.game = std::make_unique<Game>(game_of(save, catalogue));
        seated.session = std::make_unique<Session>(replayed(save, *seated.game));
    } catch (const SaveFault &fault) {
        refuse_save(file, fault);
    }
    seated.said.push_back(text(Text::resume_goes_on, {path_text(file)}));
    return seated;
}
