// SPDX-License-Identifier: MIT
#include "terminal/ask_new_game.hpp"

#include "base/typed.hpp"
#include "game/dice_words.hpp"
#include "terminal/orders.hpp"
#include "words/text.hpp"

namespace launcher {

namespace {

std::string need_line(Terminal &terminal, const std::string &prompt) {
    const auto line = terminal.read_line(prompt);
    if (!line) throw RequestError(text(Text::play_end_of_input));
    return trimmed(*line);
}

std::string ask_word(Terminal &terminal) {
    for (;;) {
        const std::string word = need_line(terminal, text(Text::dice_word_prompt));
        if (is_dice_word(word)) return word;
        terminal.say(bad_dice_word());
    }
}

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

} // namespace

Session ask_new_session(const Game &game, const Seat &first, const Seat &second,
                        const NewGame &new_game, Terminal &terminal) {
    if (!has_dice(game) && (!new_game.dice.empty() || new_game.word || new_game.begin == "rolled"))
        terminal.say(text(Text::dice_none_ever));
    AtBeginning at;
    at.say = [&](const std::string &sentence) { terminal.say(sentence); };
    if (terminal.asks()) at.ask_word = [&] { return ask_word(terminal); };
    at.ask_rolls = [&, names = contenders(first, second)](uint32_t) {
        const Values one = ask_dice(game, names.first, terminal);
        return BeginningRolls{one, ask_dice(game, names.second, terminal)};
    };
    at.columns = terminal.columns();
    return new_session(game, first, second, new_game, at);
}

} // namespace launcher
