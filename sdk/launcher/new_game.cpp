// SPDX-License-Identifier: MIT
#include "new_game.hpp"

#include "dice_words.hpp"
#include "orders.hpp"
#include "text.hpp"
#include "typed.hpp"

#include <random>
#include <utility>

namespace {

std::string need_line(Terminal &terminal, const std::string &prompt) {
    const auto line = terminal.read_line(prompt);
    if (!line) throw Refusal(text(Text::play_end_of_input));
    return trimmed(*line);
}

// ---- The dice

constexpr size_t longest_word = 200; // bytes

bool is_word(const std::string &word) {
    return word.size() <= longest_word && word == printable(word);
}

std::string ask_word(Terminal &terminal) {
    for (;;) {
        const std::string word = need_line(terminal, text(Text::dice_word_prompt));
        if (is_word(word)) return word;
        terminal.say(text(Text::dice_word_bad, {std::to_string(longest_word)}));
    }
}

DiceSource fair_dice(const PlayOptions &options, Terminal &terminal) {
    if (options.word && !is_word(trimmed(*options.word)))
        throw Refusal(text(Text::dice_word_bad, {std::to_string(longest_word)}));
    FairDice fair = FairDice::with_new_secret();
    terminal.say(commitment_words(fair, terminal.columns()));
    if (options.word)
        fair.word = trimmed(*options.word);
    else if (terminal.asks())
        fair.word = ask_word(terminal);
    return DiceSource::from(fair);
}

uint64_t random_seed() {
    std::random_device random;
    return static_cast<uint64_t>(random()) << 32 | random();
}

DiceSource dice_of(const Game &game, const PlayOptions &options, Terminal &terminal) {
    if (!has_dice(game)) {
        if (!options.dice.empty() || options.word || options.begin == "rolled")
            terminal.say(text(Text::dice_none_ever));
        return DiceSource::none(options.seeded ? options.seed : random_seed());
    }
    if (options.seeded) return DiceSource::from_seed(options.seed);
    if (options.dice == "typed") return DiceSource::to_be_typed();
    return fair_dice(options, terminal);
}

// ---- Who begins

using Names = std::pair<std::string, std::string>;

Values ask_dice(const Game &game, const std::string &who, Terminal &terminal) {
    terminal.say(text(Text::begin_type_now, {who}));
    for (;;) {
        const std::string line = need_line(terminal, text(Text::dice_type_prompt, {who}));
        if (order_of(line) == Order::quit) {
            terminal.say(text(Text::play_stopped_early));
            throw Left();
        }
        const auto values = dice_typed(game, line);
        if (!values) {
            terminal.say(no_dice_words(game, line));
            continue;
        }
        try {
            ludus::Match(game.addon, game.text).set_dice(*values);
            return *values;
        } catch (const ludus::Error &error) {
            terminal.say(sentence(error));
        }
    }
}

BeginningRolls roll_both(const Game &game, const DiceSource &dice, uint32_t pair,
                         const Names &names, Terminal &terminal) {
    BeginningRolls rolls;
    if (dice.kind() == DiceSource::Kind::typed) {
        rolls.first = ask_dice(game, names.first, terminal);
        rolls.second = ask_dice(game, names.second, terminal);
    } else {
        rolls = beginning_rolls(game, dice, pair);
    }
    terminal.say(text(Text::begin_roll, {names.first, values_words(rolls.first), names.second,
                                         values_words(rolls.second)}));
    if (rolls.tie()) terminal.say(text(Text::begin_tie));
    return rolls;
}

// Seats that were named are agreed on, and so are those of a game that nobody watches.
Begin how_to_begin(const Game &game, const PlayOptions &options, const Terminal &terminal) {
    if (options.begin == "agreed") return Begin::agreed;
    if (options.begin == "rolled") return has_dice(game) ? Begin::rolled : Begin::drawn;
    if (options.begin == "drawn") return Begin::drawn;
    if (!options.first.empty() || !options.second.empty() || !terminal.asks()) return Begin::agreed;
    return game.about.first_rolled && has_dice(game) ? Begin::rolled : Begin::drawn;
}

} // namespace

Session new_session(const Game &game, const Seat &first, const Seat &second,
                    const PlayOptions &options, Terminal &terminal) {
    const DiceSource dice = dice_of(game, options, terminal);
    const Names names = contenders(first, second);
    const auto both = [&](uint32_t pair) { return roll_both(game, dice, pair, names, terminal); };
    const Beginning beginning = settle_beginning(how_to_begin(game, options, terminal), both, dice);
    if (!beginning.note.empty()) {
        const bool drawn = beginning.note.rfind("drawn", 0) == 0;
        terminal.say(text(drawn ? Text::begin_drawn : Text::begin_done,
                          {beginning.swapped ? names.second : names.first, game.side(1)}));
    }
    Session session(game, beginning.swapped ? second : first, beginning.swapped ? first : second,
                    dice);
    session.set_beginning(beginning.note);
    return session;
}
