// SPDX-License-Identifier: MIT
// Dice that the players roll on a table of their own, and tell: by digits, or by the buttons.
#include "window/face.hpp"
#include "words/text.hpp"

// True: first it is rolled for who begins.
bool Face::rolls_for_start() {
    const Wish &wish = options_.wish;
    if (wish.dice != "typed" || !wish.rolled.empty()) return false;
    Game game = catalogue_.open(wish.game);
    if (how_to_begin(game, wish) != Begin::rolled) return false;
    const auto [first, second] =
        contenders(wish.first.empty() ? person() : any_player(game, wish.first),
                   wish.second.empty() ? usual_opponent(game) : any_player(game, wish.second));
    start_rolls_.emplace(std::move(game), first, second);
    playback_.reset();
    painter_ = {};
    menu_.close();
    return true;
}

const DiceEntry *Face::dice_asked() const {
    if (start_rolls_) return &start_rolls_->entry();
    return table_ && !playback_ && table_->awaits_dice() ? &table_->entry() : nullptr;
}

void Face::tell_die(int32_t value) {
    if (!start_rolls_) return table_->tell_die(value);
    start_rolls_->tell(value);
    if (!start_rolls_->settled()) return;
    options_.wish.rolled = start_rolls_->rolls();
    begin_new();
}

void Face::untell_die() {
    if (start_rolls_)
        start_rolls_->take_back();
    else if (!table_->untell_die())
        table_->undo();
}

void Face::digit(int32_t value) {
    if (menu_.shown() || !dice_asked()) return;
    dirty_ = true;
    try {
        tell_die(value);
    } catch (const std::runtime_error &error) {
        tell(sentence(error));
    }
}

bool Face::dice_key(Key key) {
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
        first_page_ = !table_;
        prepare_wish(options_.wish.game);
        menu_.open([this] { return new_game_page(); });
        return true;
    default:
        return start_rolls_.has_value();
    }
}

std::vector<Face::Button> Face::dice_buttons() {
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
