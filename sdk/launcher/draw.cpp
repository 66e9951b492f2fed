// SPDX-License-Identifier: MIT
#include "commands.hpp"
#include "folders.hpp"
#include "text.hpp"
#include "whole_file.hpp"

#ifdef LUDUS_PICTURES
#include "painter/match_view.hpp"
#include "painter/picture.hpp"

#include <algorithm>
#include <charconv>

namespace {

std::string theme_list() {
    std::string list;
    for (const auto &theme : painter::themes())
        list += (list.empty() ? "" : ", ") + theme.id;
    return list;
}

// "1280x720".
std::pair<int, int> size_in(const std::string &size) {
    using namespace painter;
    int width = 0, height = 0;
    const char *const end = size.data() + size.size();
    const auto first = std::from_chars(size.data(), end, width);
    const bool divided = first.ec == std::errc() && first.ptr != end && *first.ptr == 'x';
    const auto second = divided ? std::from_chars(first.ptr + 1, end, height) : first;
    const bool within = width >= least_width && width <= most_width && height >= least_height &&
                        height <= most_height;
    if (!divided || second.ec != std::errc() || second.ptr != end || !within)
        throw Usage(
            text(Text::usage_size,
                 {printable(size), std::to_string(least_width) + 'x' + std::to_string(least_height),
                  std::to_string(most_width) + 'x' + std::to_string(most_height)}));
    return {width, height};
}

// The moves of a position's roll are offered where it has one.
void mark_movable(painter::BoardView &view, const ludus::Match &match) {
    for (const auto &move : match.moves())
        if (std::find(view.movable.begin(), view.movable.end(), move.from) == view.movable.end())
            view.movable.push_back(move.from);
}

} // namespace

int draw_picture(const Catalogue &catalogue, const DrawOptions &options) {
    using namespace painter;
    if (options.png.empty() == options.svg.empty()) throw Usage(text(Text::usage_png_or_svg));
    const auto [width, height] = size_in(options.size);
    const Theme *theme = theme_named(options.theme);
    if (!theme)
        throw Usage(text(Text::usage_choice, {"--theme", printable(options.theme), theme_list()}));
    const Game game = catalogue.open(options.game);
    ludus::Match match(game.addon, game.text);
    if (!options.position.empty()) match.set_position(options.position);
    const BoardData board = board_of(game);
    if (board.places.empty())
        throw Refusal(text(Text::draw_no_board, {game.addon.label(), game.text}));
    BoardView view = view_of(game, match, board);
    mark_movable(view, match);
    view.route = options.route;
    const bool png = !options.png.empty();
    const std::string drawn = picture(view, *theme, width, height, png ? Format::png : Format::svg);
    const std::filesystem::path file = typed_path(png ? options.png : options.svg);
    replace_file(file, drawn, nullptr, Readers::others);
    return 0;
}

#else

int draw_picture(const Catalogue &, const DrawOptions &) {
    throw Refusal(text(Text::draw_no_pictures));
}

#endif
