// SPDX-License-Identifier: MIT
// Dice that the players roll on a table of their own, and tell: by digits, or by the buttons.
#include "ui/gui.hpp"
#include "words/text.hpp"

namespace launcher {

// True: first it is rolled for who begins.
bool Gui::rolls_for_start() {
    const NewGame &new_game = options_.new_game;
    if (new_game.dice != "typed" || !new_game.rolled.empty()) return false;
    Game game = catalogue_.open(new_game.game);
    if (how_to_begin(game, new_game) != Begin::rolled) return false;
    const auto [first, second] = contenders(
        new_game.first.empty() ? person() : any_player(game, new_game.first),
        new_game.second.empty() ? usual_opponent(game) : any_player(game, new_game.second));
    start_rolls_.emplace(std::move(game), first, second);
    playback_.reset();
    painter_ = {};
    menu_.close();
    return true;
}

const DiceEntry *Gui::dice_asked() const {
    if (start_rolls_) return &start_rolls_->entry();
    return live_ && !playback_ && live_->awaits_dice() ? &live_->entry() : nullptr;
}

void Gui::tell_die(int32_t value) {
    if (!start_rolls_) return live_->tell_die(value);
    start_rolls_->tell(value);
    if (!start_rolls_->settled()) return;
    options_.new_game.rolled = start_rolls_->rolls();
    begin_new();
}

void Gui::untell_die() {
    if (start_rolls_)
        start_rolls_->take_back();
    else if (!live_->untell_die())
        live_->undo();
}

void Gui::digit(int32_t value) {
    if (menu_.shown() || !dice_asked()) return;
    dirty_ = true;
    try {
        tell_die(value);
    } catch (const std::runtime_error &error) {
        tell(sentence(error));
    }
}

bool Gui::dice_key(Key key) {
    const size_t faces = dice_asked()->faces().size();
    const bool goes_back = key == Key::left || key == Key::previous;
    switch (key) {
    case Key::left:
    case Key::previous:
    case Key::right:
    case Key::next:
        if (faces && cursor_shown_) face_ = (face_ + (goes_back ? faces - 1 : 1)) % faces;
        cursor_shown_ = true;
        return true;
    case Key::accept:
        if (cursor_shown_ && face_ < faces) tell_die(dice_asked()->faces()[face_]);
        cursor_shown_ = true;
        return true;
    case Key::undo:
        untell_die();
        return true;
    case Key::back:
    case Key::menu:
        if (!start_rolls_) return false;
        start_rolls_.reset(); // another game is chosen, or the same in another way
        painter_ = {};
        first_page_ = !live_;
        prepare_new_game(options_.new_game.game);
        menu_.open([this] { return new_game_page(); });
        return true;
    default:
        return start_rolls_.has_value();
    }
}

std::vector<Gui::Button> Gui::dice_buttons() {
    const DiceEntry &entry = *dice_asked();
    std::vector<Button> list;
    list.push_back({{}, text(start_rolls_ ? Text::window_back : Text::window_menu), [this] {
                        key(Key::menu);
                    }});
    face_ = std::min(face_, entry.faces().size());
    for (size_t i = 0; i < entry.faces().size(); ++i) {
        const int32_t value = entry.faces()[i];
        list.push_back({{},
                        std::to_string(value),
                        [this, value] { tell_die(value); },
                        cursor_shown_ && i == face_});
    }
    list.push_back({{}, "←", [this] { untell_die(); }});
    return list;
}

} // namespace launcher
