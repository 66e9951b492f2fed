// SPDX-License-Identifier: MIT
#include "game/new_game.hpp"

#include "base/quote.hpp"
#include "base/typed.hpp"
#include "game/dice_words.hpp"
#include "words/text.hpp"

namespace launcher {

namespace {

constexpr size_t longest_word = 200; // bytes

DiceSource fair_dice(const NewGame &new_game, const AtBeginning &at) {
    if (new_game.word && !is_dice_word(trimmed(*new_game.word)))
        throw RequestError(bad_dice_word());
    FairDice fair = FairDice::with_new_secret();
    at.say(commitment_words(fair, at.columns));
    if (new_game.word)
        fair.word = trimmed(*new_game.word);
    else if (at.ask_word)
        fair.word = at.ask_word();
    return DiceSource::from(fair);
}

DiceSource dice_for(const Game &game, const NewGame &new_game, const AtBeginning &at) {
    if (!has_dice(game))
        return DiceSource::none(new_game.seed ? *new_game.seed
                                              : FairDice::with_new_secret().seed());
    if (new_game.seed) return DiceSource::from_seed(*new_game.seed);
    if (new_game.dice == "typed") return DiceSource::to_be_typed();
    return fair_dice(new_game, at);
}

} // namespace

bool is_dice_word(const std::string &word) {
    return word.size() <= longest_word && word == printable(word);
}

std::string bad_dice_word() {
    return text(Text::dice_word_bad, {std::to_string(longest_word)});
}

Begin how_to_begin(const Game &game, const NewGame &new_game) {
    if (new_game.begin == "agreed") return Begin::agreed;
    if (new_game.begin == "drawn" || !has_dice(game)) return Begin::drawn;
    return new_game.begin == "rolled" || game.about.first_rolled ? Begin::rolled : Begin::drawn;
}

Session new_session(const Game &game, const Seat &first, const Seat &second,
                    const NewGame &new_game, const AtBeginning &at) {
    const DiceSource dice = dice_for(game, new_game, at);
    const auto names = contenders(first, second);
    const bool typed = dice.kind() == DiceSource::Kind::typed;
    const auto both = [&](uint32_t pair) {
        const BeginningRolls rolls =
            typed && at.ask_rolls ? at.ask_rolls(pair) : beginning_rolls(game, dice, pair);
        at.say(text(Text::begin_roll, {names.first, values_words(rolls.first), names.second,
                                       values_words(rolls.second)}));
        if (rolls.tie()) at.say(text(Text::begin_tie));
        return rolls;
    };
    const Beginning beginning = settle_beginning(how_to_begin(game, new_game), both, dice);
    if (!beginning.note.empty()) {
        const bool drawn = beginning.note.rfind("drawn", 0) == 0;
        at.say(text(drawn ? Text::begin_drawn : Text::begin_done,
                    {beginning.swapped ? names.second : names.first, game.side(1)}));
    }
    Session session(game, beginning.swapped ? second : first, beginning.swapped ? first : second,
                    dice);
    session.set_beginning(beginning.note);
    return session;
}

} // namespace launcher
