// SPDX-License-Identifier: MIT
// The rules, with pictures: the board as the game begins, and the way of each side.
#include "game/pages.hpp"
#include "ui/gui.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <sstream>

namespace launcher {

namespace {

constexpr int columns = 72;

// A game's board for the figures of a page, which may be looked at longer than the game is played.
struct Board {
    explicit Board(const Game &of) : game(of), data(board_of(game)), match(game.addon, game.text) {}

    Game game;
    BoardData data;
    ludus::Match match;
};

double shape_of(const BoardData &data) {
    const double width = std::max(data.size.width, 1), height = std::max(data.size.height, 1);
    constexpr double board_part = 0.7; // of a picture's height, the rest is for the sides
    return std::clamp(height / width / board_part, 0.3, 0.7);
}

Figure figure_of(const std::shared_ptr<const Board> &board, size_t line, int32_t route) {
    return {line, shape_of(board->data), [board, route](cairo_t *cr, const Theme &theme, Rect box) {
                BoardView view = view_of(board->game, board->match, board->data);
                view.route = route;
                view.mover = route;
                view.title.clear();
                paint(cr, view, theme, box);
            }};
}

} // namespace

Page Gui::rules_page() {
    Page page{text(Text::window_rules), {}, {}, false};
    std::istringstream in(launcher::rules_page(live_->game(), columns));
    for (std::string line; std::getline(in, line);)
        page.lines.push_back(line);
    const auto board = std::make_shared<const Board>(live_->game());
    if (board->data.places.empty()) return page;
    page.figures.push_back(figure_of(board, 0, 0));
    for (const int32_t player : {1, 2}) {
        page.lines.push_back("");
        page.lines.push_back(text(Text::window_way_of, {board->game.side(player)}));
        page.figures.push_back(figure_of(board, page.lines.size(), player));
    }
    return page;
}

} // namespace launcher
