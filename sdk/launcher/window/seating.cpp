// SPDX-License-Identifier: MIT
#include "window/seating.hpp"

#include "dice_words.hpp"
#include "save.hpp"
#include "text.hpp"

namespace {

constexpr int whole_line = 200; // what is said here is not broken

DiceSource dice_for(const Game &game, const Wish &wish, std::vector<std::string> &said) {
    if (!has_dice(game))
        return DiceSource::none(wish.seed ? *wish.seed : FairDice::with_new_secret().seed());
    if (wish.dice == "typed") return DiceSource::to_be_typed();
    if (wish.seed) return DiceSource::from_seed(*wish.seed);
    const FairDice fair = FairDice::with_new_secret();
    said.push_back(commitment_words(fair, whole_line));
    return DiceSource::from(fair);
}

} // namespace

Begin how_to_begin(const Game &game, const Wish &wish) {
    if (wish.begin == "agreed") return Begin::agreed;
    if (!has_dice(game)) return Begin::drawn;
    if (wish.begin == "rolled") return Begin::rolled;
    if (wish.begin == "drawn") return Begin::drawn;
    return game.about.first_rolled ? Begin::rolled : Begin::drawn;
}

Seated seat_new(const Catalogue &catalogue, const Wish &wish, Keeper keeper) {
    Seated seated;
    seated.game = std::make_unique<Game>(catalogue.open(wish.game));
    const Game &game = *seated.game;
    const Seat first = wish.first.empty() ? person() : any_player(game, wish.first);
    const Seat second = wish.second.empty() ? usual_opponent(game) : any_player(game, wish.second);
    const DiceSource dice = dice_for(game, wish, seated.said);
    const auto names = contenders(first, second);
    const auto both = [&](uint32_t pair) {
        const BeginningRolls rolls =
            pair < wish.rolled.size() ? wish.rolled[pair] : beginning_rolls(game, dice, pair);
        seated.said.push_back(text(Text::begin_roll, {names.first, values_words(rolls.first),
                                                      names.second, values_words(rolls.second)}));
        return rolls;
    };
    const Beginning beginning = settle_beginning(how_to_begin(game, wish), both, dice);
    if (!beginning.note.empty())
        seated.said.push_back(
            text(beginning.note.rfind("drawn", 0) == 0 ? Text::begin_drawn : Text::begin_done,
                 {beginning.swapped ? names.second : names.first, game.side(1)}));
    seated.session = std::make_unique<Session>(game, beginning.swapped ? second : first,
                                               beginning.swapped ? first : second, dice);
    seated.session->set_beginning(beginning.note);
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
