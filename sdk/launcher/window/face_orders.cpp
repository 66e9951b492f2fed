// SPDX-License-Identifier: MIT
// What a front end orders that has menus and save states of its own.
#include "quote.hpp"
#include "window/face.hpp"
#include "words/text.hpp"

void Face::set_theme(const std::string &theme) {
    options_.theme = settings_.theme = theme;
    dirty_ = true;
}

void Face::set_speed(const std::string &speed) {
    options_.speed = settings_.speed = speed;
    if (table_) table_->set_pace(pace_of(speed));
    menu_.refresh();
    dirty_ = true;
}

void Face::set_auto_forced(bool on) {
    options_.auto_forced = settings_.auto_forced = on;
    if (table_) table_->set_auto_forced(on);
}

void Face::plan_game(const Wish &wish) {
    const Wish before = options_.wish;
    options_.wish = wish;
    try {
        prepare_wish(wish.game);
    } catch (...) {
        options_.wish = before;
        throw;
    }
    menu_.refresh();
    dirty_ = true;
}

// The game of a save at the table. It is kept where the one before was, if it is the same match;
// one of another match must not take that one's place.
void Face::seat_again(const Save &save, std::unique_ptr<Game> game) {
    Seated seated;
    seated.game = std::move(game);
    seated.session = std::make_unique<Session>(replayed(save, *seated.game));
    const bool same = table_ && same_dice(save, table_->session());
    if (table_ && !same) table_->keep();
    seated.keeper = same ? table_->take_keeper() : keeper_for_new();
    sit_down(std::move(seated));
}

// The same game, as the addon tells it in the other language.
void Face::speak(Language language) {
    set_language(language);
    settings_.language = tag_of(language);
    memory_.keep(settings_);
    catalogue_ = catalogue_.in_language(tag_of(language));
    prepare_wish(options_.wish.game);
    dirty_ = true;
    if (table_) {
        const Save save = parse_save(saved());
        const Menu menu = menu_; // stays open
        seat_again(save, std::make_unique<Game>(game_of(save, catalogue_)));
        menu_ = menu;
    }
    menu_.refresh();
}

std::string Face::saved() const {
    return table_ ? save_text(table_->session()) : "";
}

void Face::restore(const std::string &saved) {
    const Save save = parse_save(saved);
    if (save.dice.kind() == DiceSource::Kind::typed) throw Refusal(text(Text::core_state_altered));
    const bool other_addon =
        table_ && !save.addon.text.empty() && save.addon.text != table_->game().addon.label();
    if (table_ && (other_addon || save.game.text != table_->game().text))
        throw Refusal(
            text(Text::core_state_other_game, {shown(save.game.text), table_->game().text}));
    auto game = table_ ? std::make_unique<Game>(table_->game())
                       : std::make_unique<Game>(game_of(save, catalogue_));
    seat_again(save, std::move(game));
    table_->keep();
}

std::string Face::title() const {
    return table_ ? table_->game().about.name : launcher_name();
}
