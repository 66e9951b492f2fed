// SPDX-License-Identifier: MIT
#include "commands/commands.hpp"
#include "storage/folders.hpp"
#include "storage/whole_file.hpp"
#include "words/text.hpp"

#ifdef LUDUS_PICTURES
#include "base/quote.hpp"
#include "painter/match_view.hpp"
#include "painter/picture.hpp"

#include <algorithm>
#include <boost/crc.hpp>
#include <charconv>

namespace launcher {

namespace {

std::string theme_list() {
    std::string list;
    for (const auto &theme : themes())
        list += (list.empty() ? "" : ", ") + theme.id;
    return list;
}

// "1280x720".
std::pair<int, int> size_in(const std::string &size) {
    int width = 0, height = 0;
    const char *const end = size.data() + size.size();
    const auto first = std::from_chars(size.data(), end, width);
    const bool divided = first.ec == std::errc() && first.ptr != end && *first.ptr == 'x';
    const auto second = divided ? std::from_chars(first.ptr + 1, end, height) : first;
    const bool within = width >= least_width && width <= most_width && height >= least_height &&
                        height <= most_height;
    if (!divided || second.ec != std::errc() || second.ptr != end || !within)
        throw UsageError(
            text(Text::usage_size,
                 {shown(size), std::to_string(least_width) + 'x' + std::to_string(least_height),
                  std::to_string(most_width) + 'x' + std::to_string(most_height)}));
    return {width, height};
}

// The moves of a position's roll are offered where it has one.
void mark_movable(BoardView &view, const ludus::Match &match) {
    for (const auto &move : match.moves())
        if (std::find(view.movable.begin(), view.movable.end(), move.from) == view.movable.end())
            view.movable.push_back(move.from);
}

// A picture says of itself whose it is, so that it may be drawn anew: nothing else is replaced.
constexpr std::string_view png_words("Software\0ludus draw", 19), svg_words =
                                                                      "<!-- ludus draw -->\n";

std::string number(uint32_t value) { // big endian
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(value >> shift & 0xFF);
    return bytes;
}

// PNG (third edition, W3C), 5.3 and 11.3.3.2: length, "tEXt", a keyword and a text, CRC.
std::string png_mark() {
    const std::string typed = "tEXt" + std::string(png_words);
    boost::crc_32_type crc;
    crc.process_bytes(typed.data(), typed.size());
    return number(static_cast<uint32_t>(png_words.size())) + typed + number(crc.checksum());
}

std::string marked(std::string drawn, bool png) {
    constexpr size_t behind_header = 33; // of a PNG: the signature and IHDR
    const size_t at = png ? behind_header : drawn.find('\n') + 1; // behind <?xml ...?>
    return drawn.insert(at, png ? png_mark() : std::string(svg_words));
}

bool is_marked(const std::string &text, bool png) {
    return text.find(png ? png_mark() : std::string(svg_words)) < 100;
}

} // namespace

int draw_picture(const Catalogue &catalogue, const DrawOptions &options) {
    if (options.png.empty() == options.svg.empty()) throw UsageError(text(Text::usage_png_or_svg));
    const auto [width, height] = size_in(options.size);
    const Theme *theme = theme_named(options.theme);
    if (!theme)
        throw UsageError(text(Text::usage_choice, {"--theme", shown(options.theme), theme_list()}));
    const Game game = catalogue.open(options.game);
    ludus::Match match(game.addon, game.text);
    if (!options.position.empty()) match.set_position(options.position);
    const BoardData board = board_of(game);
    if (board.places.empty())
        throw RequestError(text(Text::draw_no_board, {game.addon.label(), game.text}));
    BoardView view = view_of(game, match, board);
    mark_movable(view, match);
    view.route = options.route;
    const bool png = !options.png.empty();
    const std::string drawn =
        marked(picture(view, *theme, width, height, png ? Format::png : Format::svg), png);
    const std::filesystem::path file = typed_path(png ? options.png : options.svg);
    remove_drafts_of(file, std::string_view(drawn).substr(0, 4));
    const auto ours = [&](const std::string &there) { return is_marked(there, png); };
    replace_file(file, drawn, ours, nullptr, Readers::others);
    return 0;
}

} // namespace launcher

#else

namespace launcher {

int draw_picture(const Catalogue &, const DrawOptions &) {
    throw RequestError(text(Text::draw_no_pictures));
}

} // namespace launcher

#endif
