// SPDX-License-Identifier: MIT
#include "ui/start_rolls.hpp"

#include "words/text.hpp"

namespace launcher {

StartRolls::StartRolls(Game game, std::string first, std::string second)
    : game_(std::move(game)), board_(board_of(game_)),
      match_(game_.addon, game_.text), names_{std::move(first), std::move(second)}, entry_(game_) {
    ask("");
}

// Says first what was wrong.
void StartRolls::ask(const std::string &before) {
    note_ =
        (before.empty() ? "" : before + ' ') + text(Text::begin_type_now, {names_[open_ ? 1 : 0]});
}

void StartRolls::tell(int32_t value) {
    if (settled()) return;
    entry_.add(value);
    if (!entry_.full()) return;
    const Values values = entry_.take();
    try {
        match_.clone().set_dice(values);
    } catch (const ludus::Error &error) {
        return ask(sentence(error));
    }
    if (open_)
        rolls_.back().second = values;
    else
        rolls_.push_back({values, {}});
    open_ = !open_;
    ask(!open_ && rolls_.back().tie() ? text(Text::begin_tie) : "");
}

BoardView StartRolls::view() const {
    BoardView view = view_of(game_, match_, board_);
    view.mover = 0;
    for (const int32_t value : entry_.values())
        view.dice.push_back({value, false});
    view.note = note_;
    return view;
}

} // namespace launcher
