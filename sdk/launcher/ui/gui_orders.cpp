// SPDX-License-Identifier: MIT
// What a front end orders that has menus and save states of its own.
#include "base/quote.hpp"
#include "ui/gui.hpp"
#include "words/text.hpp"

namespace launcher {

void Gui::set_theme(const std::string &theme) {
    options_.theme = settings_.theme = theme;
    dirty_ = true;
}

void Gui::set_speed(const std::string &speed) {
    options_.speed = settings_.speed = speed;
    if (live_) live_->set_pace(pace_of(speed));
    menu_.refresh();
    dirty_ = true;
}

void Gui::set_auto_forced(bool on) {
    options_.auto_forced = settings_.auto_forced = on;
    if (live_) live_->set_auto_forced(on);
}

void Gui::plan_game(const NewGame &new_game) {
    const NewGame before = options_.new_game;
    options_.new_game = new_game;
    try {
        prepare_new_game(new_game.game);
    } catch (...) {
        options_.new_game = before;
        throw;
    }
    menu_.refresh();
    dirty_ = true;
}

// The game of a save under way. It is kept where the one before was, if it is the same match;
// one of another match must not take that one's place.
void Gui::seat_again(const Save &save, std::unique_ptr<Game> game) {
    StartedGame started;
    started.game = std::move(game);
    started.session = std::make_unique<Session>(replayed(save, *started.game));
    const bool same = live_ && same_dice(save, live_->session());
    if (live_ && !same) live_->keep();
    started.autosave = same ? live_->take_autosave() : autosave_for_new();
    sit_down(std::move(started));
}

// The same game, as the addon tells it in the other language.
void Gui::speak(Language language) {
    set_language(language);
    settings_.language = tag_of(language);
    memory_.keep(settings_);
    catalogue_ = catalogue_.in_language(tag_of(language));
    prepare_new_game(options_.new_game.game);
    dirty_ = true;
    if (live_) {
        const Save save = parse_save(saved());
        const Menu menu = menu_; // stays open
        seat_again(save, std::make_unique<Game>(game_of(save, catalogue_)));
        menu_ = menu;
    }
    menu_.refresh();
}

std::string Gui::saved() const {
    return live_ ? save_text(live_->session()) : "";
}

void Gui::restore(const std::string &saved) {
    const Save save = parse_save(saved);
    if (save.dice.kind() == DiceSource::Kind::typed)
        throw RequestError(text(Text::core_state_altered));
    const bool other_addon =
        live_ && !save.addon.text.empty() && save.addon.text != live_->game().addon.label();
    if (live_ && (other_addon || save.game.text != live_->game().text))
        throw RequestError(
            text(Text::core_state_other_game, {shown(save.game.text), live_->game().text}));
    auto game = live_ ? std::make_unique<Game>(live_->game())
                      : std::make_unique<Game>(game_of(save, catalogue_));
    seat_again(save, std::move(game));
    live_->keep();
}

std::string Gui::title() const {
    return live_ ? live_->game().about.name : launcher_name();
}

} // namespace launcher
