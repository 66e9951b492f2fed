// SPDX-License-Identifier: MIT
#include "new_game.hpp"

#include "dice_words.hpp"
#include "quote.hpp"
#include "typed.hpp"
#include "words/text.hpp"

namespace {

constexpr size_t longest_word = 200; // bytes

DiceSource fair_dice(const Wish &wish, const AtBeginning &at) {
    if (wish.word && !is_dice_word(trimmed(*wish.word))) throw Refusal(bad_dice_word());
    FairDice fair = FairDice::with_new_secret();
    at.say(commitment_words(fair, at.columns));
    if (wish.word)
        fair.word = trimmed(*wish.word);
    else if (at.ask_word)
        fair.word = at.ask_word();
    return DiceSource::from(fair);
}

DiceSource dice_for(const Game &game, const Wish &wish, const AtBeginning &at) {
    if (!has_dice(game))
        return DiceSource::none(wish.seed ? *wish.seed : FairDice::with_new_secret().seed());
    if (wish.seed) return DiceSource::from_seed(*wish.seed);
    if (wish.dice == "typed") return DiceSource::to_be_typed();
    return fair_dice(wish, at);
}

} // namespace

bool is_dice_word(const std::string &word) {
    return word.size() <= longest_word && word == printable(word);
}

std::string bad_dice_word() {
    return text(Text::dice_word_bad, {std::to_string(longest_word)});
}

Begin how_to_begin(const Game &game, const Wish &wish) {
    if (wish.begin == "agreed") return Begin::agreed;
    if (wish.begin == "drawn" || !has_dice(game)) return Begin::drawn;
    return wish.begin == "rolled" || game.about.first_rolled ? Begin::rolled : Begin::drawn;
}

Session new_session(const Game &game, const Seat &first, const Seat &second, const Wish &wish,
                    const AtBeginning &at) {
    const DiceSource dice = dice_for(game, wish, at);
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
    const Beginning beginning = settle_beginning(how_to_begin(game, wish), both, dice);
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
