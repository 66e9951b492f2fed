// SPDX-License-Identifier: MIT
// The options as the player changes them, in the front end's menu or on the gui's own pages.
#include "libretro/core.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <cstdio>

namespace launcher {

// As chosen, or as usual where the front end does not say, or says what was never offered.
void Core::read_options() {
    for (const auto &option : options_) {
        const std::string value = front_end_.option(option.key);
        const bool offered = std::any_of(option.values.begin(), option.values.end(),
                                         [&](const auto &each) { return each.value == value; });
        chosen_[option.key] = offered ? value : option.usual;
    }
}

Language Core::chosen_language() const {
    const auto chosen = chosen_.find(option_key::language);
    const auto named = chosen == chosen_.end() ? std::nullopt : language_named(chosen->second);
    return named ? *named : front_end_.language();
}

// Is it about the next new game?
bool Core::planned(const std::string &key) const {
    if (key == option_key::first || key == option_key::second || key == option_key::begin)
        return true;
    for (const auto &option : options_)
        if (option.key == key) return !option.game.empty();
    return false;
}

NewGame Core::new_game() const {
    const Game game = catalogue_->open(chosen_.at(option_key::game));
    NewGame new_game;
    new_game.game = chosen_game(front_end_, options_, game);
    new_game.first = chosen_side(game, chosen_.at(option_key::first));
    new_game.second = chosen_side(game, chosen_.at(option_key::second));
    const std::string begin = chosen_.at(option_key::begin);
    new_game.begin = begin == option_usual ? "" : begin;
    return new_game;
}

Settings Core::settings() const {
    Settings settings;
    settings.language = tag_of(language());
    settings.speed = chosen_.at(option_key::speed);
    settings.theme = chosen_.at(option_key::theme);
    settings.auto_forced = chosen_.at(option_key::forced) == option_on;
    return settings;
}

void Core::set_size(const std::string &size) {
    int width = 0, height = 0;
    if (std::sscanf(size.c_str(), "%dx%d", &width, &height) != 2) return;
    const bool other = width != width_ || height != height_;
    width_ = width;
    height_ = height;
    pixels_.assign(static_cast<size_t>(width) * static_cast<size_t>(height), 0);
    painted_ = false;
    if (!other || !face_) return;
    retro_game_geometry geometry{static_cast<unsigned>(width), static_cast<unsigned>(height), 0, 0,
                                 static_cast<float>(width) / static_cast<float>(height)};
    front_end_.call(RETRO_ENVIRONMENT_SET_GEOMETRY, &geometry);
}

// ---- From the front end's menu ------------------------------------------------------------------

void Core::follow_options() {
    const auto before = chosen_;
    read_options();
    show_own_options();
    try {
        bool plan = false;
        for (const auto &[key, value] : chosen_) {
            if (const auto old = before.find(key); old != before.end() && old->second == value)
                continue;
            plan = plan || planned(key);
            follow(key, value);
        }
        if (plan && face_) face_->plan_game(new_game());
    } catch (const std::runtime_error &error) {
        front_end_.say(sentence(error), RETRO_LOG_WARN);
    }
}

void Core::follow(const std::string &key, const std::string &value) {
    if (key == option_key::size) return set_size(value);
    if (!face_) return;
    painted_ = false;
    if (key == option_key::theme) face_->set_theme(value);
    if (key == option_key::speed) face_->set_speed(value);
    if (key == option_key::forced) face_->set_auto_forced(value == option_on);
    if (key == option_key::language && chosen_language() != language())
        face_->speak(chosen_language());
    if (key != option_key::game) return;
    face_->plan_game(new_game());
    if (!face_->live()) return; // the page for a new game shows it
    if (face_->live()->game().id() == value || go_on_unfinished(value)) return;
    face_->begin_new();
}

bool Core::show_own_options() {
    const std::string game = chosen_[option_key::game];
    if (game == shown_game_) return false;
    shown_game_ = game;
    for (const auto &option : options_)
        if (!option.game.empty()) front_end_.show_option(option.key, option.game == game);
    return true;
}

// ---- From the gui's pages ----------------------------------------------------------------------

void Core::note(const Settings &settings) {
    std::map<std::string, std::string> said{{option_key::speed, settings.speed},
                                            {option_key::theme, settings.theme}};
    if (const auto now = language_named(settings.language); now && *now != chosen_language())
        said[option_key::language] = settings.language;
    if (!settings.game.empty()) try {
            const Game game = catalogue_->open(settings.game);
            said[option_key::game] = game.id();
            said[option_key::first] = rank_of(game, settings.first);
            said[option_key::second] = rank_of(game, settings.second);
            for (const auto &own : game.addon.options(game.text, game.language))
                for (const auto &option : options_)
                    if (option.game == game.id() && option.game_key == own.key)
                        said[option.key] = own.value;
        } catch (const ludus::Error &error) {
            front_end_.log(RETRO_LOG_WARN, sentence(error));
        }
    for (const auto &[key, value] : said) {
        if (value.empty() || chosen_[key] == value) continue;
        front_end_.set_option(key, value);
        chosen_[key] = value;
    }
}

} // namespace launcher
