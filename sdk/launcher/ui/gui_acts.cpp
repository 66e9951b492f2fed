// SPDX-License-Identifier: MIT
// What can be done that is no way of a piece on the board: to end a turn early, to pass, to offer a
// draw, as the addon says it.
#include "ui/gui.hpp"
#include "words/text.hpp"

namespace launcher {

namespace {

constexpr size_t most_shown = 3; // more are a page of their own

} // namespace

std::vector<Item> Gui::acts() {
    std::vector<Item> list;
    if (!live_) return list;
    for (const uint32_t move : live_->acts())
        list.push_back({live_->say_move(move), "", [this, move] {
                            menu_.close();
                            live_->play(move);
                        }});
    if (live_->may_end())
        list.push_back({text(Text::window_end_turn), "", [this] {
                            menu_.close();
                            live_->end_turn();
                        }});
    return list;
}

void Gui::open_acts() {
    menu_.open([this] { return Page{text(Text::window_acts), acts()}; });
}

std::vector<Item> Gui::acts_on_page() {
    auto list = acts();
    if (list.size() <= most_shown) return list;
    return {{text(Text::window_acts), "", [this] { open_acts(); }}};
}

void Gui::add_acts(std::vector<Button> &list) {
    for (const Item &item : acts_on_page())
        list.push_back({{}, item.label, item.act});
}

} // namespace launcher
