// SPDX-License-Identifier: MIT
#include "libretro/core_options.hpp"

#include "game/players.hpp"
#include "painter/theme.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <cstdlib>

namespace launcher {

namespace {

constexpr int ranks = 5;

using Value = CoreOption::Value;

// A key may have letters, digits, "-" and "_".
std::string key_for(const std::string &game, const std::string &option) {
    std::string key = "ludus_" + game + '_' + option;
    for (char &c : key)
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) &&
            c != '-')
            c = '_';
    return key;
}

CoreOption side_option(const char *key, int number, const char *usual, Language language) {
    CoreOption option{key,
                      text_in(language, Text::window_player, {std::to_string(number)}),
                      text_in(language, Text::core_next_game),
                      {},
                      usual};
    option.values.push_back({human_id, text_in(language, Text::human)});
    for (int rank = 1; rank <= ranks; ++rank)
        option.values.push_back(
            {std::to_string(rank), text_in(language, Text::core_level, {std::to_string(rank)})});
    return option;
}

CoreOption game_option(const Catalogue &catalogue, Language language) {
    CoreOption option{option_key::game,
                      text_in(language, Text::window_game),
                      text_in(language, Text::core_game_about),
                      {},
                      ""};
    for (const auto &offer : catalogue.games())
        option.values.push_back({offer.id, offer.name});
    if (!option.values.empty()) option.usual = option.values.front().value;
    return option;
}

Value on(Language language) {
    return {option_on, text_in(language, Text::window_on)};
}

Value off(Language language) {
    return {option_off, text_in(language, Text::window_off)};
}

// Each in its own words.
std::vector<Value> language_values(Language language) {
    std::vector<Value> values{{option_auto, text_in(language, Text::core_language_auto)}};
    for (const Language each : languages)
        values.push_back({tag_of(each), text_in(each, Text::window_language_name)});
    return values;
}

CoreOption own_option(const Game &game, const ludus_option &own, Language language) {
    CoreOption option{key_for(game.id(), own.key),
                      own.name,
                      text_in(language, Text::core_next_game),
                      {},
                      own.default_value,
                      game.id(),
                      own.key};
    constexpr int64_t most = RETRO_NUM_CORE_OPTION_VALUES_MAX - 1;
    if (own.kind == LUDUS_OPTION_NUMBER)
        for (int64_t i = own.minimum; i <= own.maximum && i - own.minimum < most; ++i)
            option.values.push_back({std::to_string(i), std::to_string(i)});
    else
        for (const auto &each : game.addon.option_values(game.text, own.key, game.language))
            option.values.push_back({each.value, each.name});
    return option;
}

// Of all games whose addons can be opened.
void add_own_options(const Catalogue &catalogue, Language language,
                     std::vector<CoreOption> &options) {
    for (const auto &offer : catalogue.games())
        try {
            const Game game = catalogue.open(offer.id);
            for (const auto &own : game.addon.options(game.text, game.language)) {
                CoreOption option = own_option(game, own, language);
                const bool taken =
                    std::any_of(options.begin(), options.end(),
                                [&](const auto &other) { return other.key == option.key; });
                if (!taken && option.values.size() > 1) options.push_back(std::move(option));
            }
        } catch (const std::runtime_error &) { // is said when the game is chosen
        }
}

} // namespace

std::vector<CoreOption> core_options(const Catalogue &all, Language language) {
    const Catalogue catalogue = all.in_language(tag_of(language));
    const auto words = [language](Text id) { return text_in(language, id); };
    std::vector<CoreOption> options{game_option(catalogue, language),
                                    side_option(option_key::first, 1, human_id, language),
                                    side_option(option_key::second, 2, "3", language),
                                    {option_key::begin,
                                     words(Text::window_begin),
                                     words(Text::core_next_game),
                                     {{option_usual, words(Text::window_begin_usual)},
                                      {"agreed", words(Text::window_begin_agreed)},
                                      {"rolled", words(Text::window_begin_rolled)},
                                      {"drawn", words(Text::window_begin_drawn)}},
                                     option_usual}};
    add_own_options(catalogue, language, options);
    const std::vector<CoreOption> rest{
        {option_key::speed,
         words(Text::window_speed),
         words(Text::core_speed_about),
         {{"slow", words(Text::window_slow)},
          {"normal", words(Text::window_normal)},
          {"fast", words(Text::window_fast)},
          {"instant", words(Text::window_instant)}},
         "normal"},
        {option_key::forced,
         words(Text::core_forced),
         words(Text::core_forced_about),
         {off(language), on(language)},
         option_off},
        {option_key::theme,
         words(Text::window_theme),
         words(Text::core_theme_about),
         {{themes().front().id, words(Text::window_classic)},
          {themes().back().id, words(Text::window_contrast)}},
         themes().front().id},
        {option_key::language, words(Text::window_language), words(Text::core_language_about),
         language_values(language), option_auto},
        {option_key::size,
         words(Text::core_size),
         words(Text::core_size_about),
         {{"640x480", "640x480"}, {"1280x720", "1280x720"}, {"1920x1080", "1920x1080"}},
         "1280x720"},
        {option_key::messages,
         words(Text::core_messages),
         words(Text::core_messages_about),
         {on(language), off(language)},
         option_on}};
    options.insert(options.end(), rest.begin(), rest.end());
    std::erase_if(options, [](const CoreOption &option) { return option.values.empty(); });
    return options;
}

std::string chosen_game(const FrontEnd &front_end, const std::vector<CoreOption> &options,
                        const Game &game) {
    std::string chosen = game.id();
    std::string canonical = game.addon.check(chosen);
    for (const auto &option : options) {
        const std::string value =
            option.game == game.id() ? front_end.option(option.key) : option.usual;
        if (value.empty() || value == option.usual) continue;
        const std::string more =
            chosen + (chosen == game.id() ? '?' : '&') + option.game_key + '=' + value;
        try {
            canonical = game.addon.check(more);
            chosen = more;
        } catch (const ludus::Error &) {
        }
    }
    return canonical;
}

std::string chosen_side(const Game &game, const std::string &value) {
    if (value == human_id) return human_id;
    const int wanted = std::atoi(value.c_str());
    std::string nearest;
    int least = 1000;
    for (const auto &player : players_of(game)) {
        const int away = std::abs(player.rank - wanted);
        if (player.kind != LUDUS_PLAYER_LEVEL || away >= least) continue;
        least = away;
        nearest = player.id;
    }
    if (!nearest.empty()) return nearest;
    const Seat usual = usual_opponent(game);
    return usual.human() ? human_id : usual.id;
}

std::string rank_of(const Game &game, const std::string &side) {
    if (side == human_id) return human_id;
    for (const auto &player : players_of(game))
        if (player.kind == LUDUS_PLAYER_LEVEL && side == player.id)
            return std::to_string(player.rank);
    return "";
}

} // namespace launcher
