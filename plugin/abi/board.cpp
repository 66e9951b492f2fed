// SPDX-License-Identifier: MIT
// The board as data.
#include "abi/game.hpp"
#include "abi/out.hpp"
#include "abi/tables.hpp"

namespace duodecim {

namespace {

std::int32_t LUDUS_CALL whole_board(ludus_addon *addon, const char *game, ludus_board *out,
                                    ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        const board::Board own = it.board();
        return give_struct(
            call,
            ludus_board{0, own.width, own.height, static_cast<std::uint32_t>(own.tracks[0].size())},
            out);
    });
}

ludus_place place_of(const board::Place &p, const Words &words) {
    return {words.addon.pool.keep(p.label),
            words.of(p.name),
            p.id,
            p.x,
            p.y,
            p.width,
            p.height,
            static_cast<std::int32_t>(p.kind),
            static_cast<std::int32_t>(p.shape),
            static_cast<std::int32_t>(p.mark),
            p.owner,
            p.capacity,
            p.fan_x,
            p.fan_y,
            words.addon.pool.keep(p.inscription)};
}

std::int32_t LUDUS_CALL places(ludus_addon *addon, const char *game, const char *language,
                               ludus_place *out, std::uint32_t capacity, std::uint32_t stride,
                               std::uint32_t *count, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        const board::Board own = it.board();
        const Words words{*addon, language_of(language)};
        const auto make = [&](std::size_t i) { return place_of(own.places[i], words); };
        return give_list(call, own.places.size(), make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL lines(ludus_addon *addon, const char *game, ludus_line *out,
                              std::uint32_t capacity, std::uint32_t stride, std::uint32_t *count,
                              ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        const board::Board own = it.board();
        const auto make = [&](std::size_t i) {
            const board::Line &l = own.lines[i];
            return ludus_line{static_cast<std::int32_t>(l.kind), l.x1, l.y1, l.x2, l.y2, 0};
        };
        return give_list(call, own.lines.size(), make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL track(ludus_addon *addon, const char *game, std::int32_t player,
                              std::uint32_t track, std::int32_t *out, std::uint32_t capacity,
                              std::uint32_t *count, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        if (player != 1 && player != 2)
            return call.fail(LUDUS_ERROR_ARGUMENT, "argument.player", {std::to_string(player)});
        const board::Board own = it.board();
        const auto &tracks = own.tracks[player - 1];
        if (track >= tracks.size())
            return call.fail(LUDUS_ERROR_ARGUMENT, "argument.track",
                             {std::to_string(track), std::to_string(tracks.size())});
        const auto make = [&](std::size_t i) { return std::int32_t{tracks[track][i]}; };
        return give_list(call, tracks[track].size(), make, out, capacity, sizeof *out, count);
    });
}

std::int32_t LUDUS_CALL pieces(ludus_addon *addon, const char *game, const char *language,
                               ludus_piece *out, std::uint32_t capacity, std::uint32_t stride,
                               std::uint32_t *count, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        const board::Board own = it.board();
        const Words words{*addon, language_of(language)};
        const auto make = [&](std::size_t i) {
            const board::Piece &p = own.pieces[i];
            return ludus_piece{words.of(p.name),
                               addon->pool.keep({&p.letter, 1}),
                               p.player,
                               p.kind,
                               static_cast<std::int32_t>(p.shape),
                               p.colour,
                               p.dots,
                               0};
        };
        return give_list(call, own.pieces.size(), make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL dice(ludus_addon *addon, const char *game, const char *language,
                             ludus_die *out, std::uint32_t capacity, std::uint32_t stride,
                             std::uint32_t *count, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        const Words words{*addon, language_of(language)};
        const auto make = [&](std::size_t) { // all dice of a game are alike
            const DiceSet &set = it.dice();
            ludus_die die{words.of(it.board().die), set.thrown, set.faces, {}, {}};
            std::copy_n(set.value.begin(), set.faces, die.values);
            std::copy_n(set.ways.begin(), set.faces, die.ways);
            return die;
        };
        return give_list(call, 1, make, out, capacity, stride, count);
    });
}

} // namespace

const ludus_board_api board_table{
    sizeof(ludus_board_api), 0, whole_board, places, lines, track, pieces, dice};

} // namespace duodecim
