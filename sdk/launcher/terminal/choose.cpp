// SPDX-License-Identifier: MIT
#include "terminal/choose.hpp"

#include "base/quote.hpp"
#include "base/typed.hpp"
#include "terminal/orders.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <optional>

namespace launcher {

namespace {

void write_line(Terminal &terminal, const std::string &line) {
    terminal.say(line);
}

std::string numbered(size_t number, const std::string &name) {
    return "  " + std::to_string(number) + "  " + name;
}

std::string of_games(const std::vector<Offer> &games, Terminal &terminal,
                     const std::string &usual) {
    write_line(terminal, text(Text::choose_game));
    for (size_t i = 0; i < games.size(); ++i)
        write_line(terminal, numbered(i + 1, games[i].name + " (" + games[i].id + ")"));
    const std::string most = std::to_string(games.size());
    const std::string prompt = usual.empty() ? text(Text::choose_game_prompt, {most})
                                             : text(Text::choose_option_prompt, {"1", most, usual});
    for (;;) {
        const std::string answer = asked(terminal, prompt);
        if (answer.empty() && !usual.empty()) return usual;
        if (const size_t number = number_in(answer, games.size())) return games[number - 1].id;
        const std::string id = game_id(answer);
        const auto same = [&](const Offer &offer) { return offer.id == id; };
        if (std::any_of(games.begin(), games.end(), same)) return answer;
        write_line(terminal, text(Text::choose_game_wrong, {shown(answer), most}));
    }
}

// One value of an option of this kind; nothing where the usual one is to stand.
std::optional<std::string> of_values(const ludus_option &option,
                                     const std::vector<ludus_option_value> &values,
                                     Terminal &terminal) {
    const bool listed = option.kind == LUDUS_OPTION_CHOICE;
    std::string usual = option.value;
    write_line(terminal, text(Text::choose_option, {option.name}));
    for (size_t i = 0; listed && i < values.size(); ++i) {
        const bool is_usual = option.value == std::string(values[i].value);
        if (is_usual) usual = values[i].name;
        write_line(terminal,
                   numbered(i + 1, is_usual ? text(Text::choose_option_usual, {values[i].name})
                                            : values[i].name));
    }
    const std::string least = listed ? "1" : std::to_string(option.minimum);
    const std::string most =
        listed ? std::to_string(values.size()) : std::to_string(option.maximum);
    for (;;) {
        const std::string answer =
            asked(terminal, text(Text::choose_option_prompt, {least, most, usual}));
        if (answer.empty()) return std::nullopt;
        const size_t highest =
            listed ? values.size() : static_cast<size_t>(std::max(option.maximum, 0));
        const size_t number = number_in(answer, highest);
        if (number > 0 && listed) return values[number - 1].value;
        if (number > 0 && static_cast<int64_t>(number) >= option.minimum) return answer;
        write_line(terminal, text(Text::choose_option_wrong, {shown(answer), least, most}));
    }
}

std::string with_options(const Catalogue &catalogue, Terminal &terminal, const std::string &id) {
    const Game game = catalogue.open(id);
    std::string chosen = game.text;
    const size_t count = game.addon.options(chosen, game.language).size();
    for (size_t i = 0; i < count; ++i) { // what one may be depends on those before
        const auto options = game.addon.options(chosen, game.language);
        if (i >= options.size()) break;
        const ludus_option &option = options[i];
        if (option.kind == LUDUS_OPTION_NUMBER && option.minimum >= option.maximum) continue;
        const auto values = game.addon.option_values(chosen, option.key, game.language);
        const auto value = of_values(option, values, terminal);
        if (!value) continue;
        const char divider = chosen.find('?') == std::string::npos ? '?' : '&';
        try {
            chosen = game.addon.check(chosen + divider + option.key + '=' + *value);
        } catch (const ludus::Error &error) {
            write_line(terminal, sentence(error));
        }
    }
    return chosen;
}

} // namespace

std::string asked(Terminal &terminal, const std::string &prompt) {
    const auto line = terminal.read_line(prompt);
    if (!line) throw RequestError(text(Text::choose_game_end));
    std::string answer = trimmed(*line);
    if (order_of(answer) != Order::quit) return answer;
    terminal.say(text(Text::choose_game_end));
    throw Left();
}

std::string choose_game(const Catalogue &catalogue, Terminal &terminal, const std::string &usual) {
    const auto games = catalogue.games();
    if (games.empty()) throw catalogue.without_games();
    if (games.size() == 1) return games[0].id;
    const std::string known = game_id(usual);
    const auto is_known = [&](const Offer &offer) { return offer.id == known; };
    const bool offered = terminal.asks() && std::any_of(games.begin(), games.end(), is_known);
    const std::string chosen = of_games(games, terminal, offered ? usual : "");
    if (!terminal.asks() || chosen.find('?') != std::string::npos || chosen == usual) return chosen;
    return with_options(catalogue, terminal, chosen);
}

} // namespace launcher
