// SPDX-License-Identifier: MIT
// What can be done that is no way of a piece on the board: to end a turn early, to pass, to offer a
// draw, as the addon says it.
#include "window/face.hpp"
#include "words/text.hpp"

namespace {

constexpr size_t most_shown = 3; // more are a page of their own

} // namespace

std::vector<Item> Face::acts() {
    std::vector<Item> list;
    if (!table_) return list;
    for (const uint32_t move : table_->acts())
        list.push_back({table_->say_move(move), "", [this, move] {
                            menu_.close();
                            table_->play(move);
                        }});
    if (table_->may_end())
        list.push_back({text(Text::window_end_turn), "", [this] {
                            menu_.close();
                            table_->end_turn();
                        }});
    return list;
}

void Face::open_acts() {
    menu_.open([this] { return Page{text(Text::window_acts), acts()}; });
}

std::vector<Item> Face::acts_on_page() {
    auto list = acts();
    if (list.size() <= most_shown) return list;
    return {{text(Text::window_acts), "", [this] { open_acts(); }}};
}

void Face::add_acts(std::vector<Button> &list) {
    for (const Item &item : acts_on_page())
        list.push_back({{}, item.label, item.act});
}
