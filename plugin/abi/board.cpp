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
        if (const std::int32_t status = check_struct(call, out, "out")) return status;
        const board::Board own = it.board();
        return give_struct(ludus_board{.size = 0,
                                       .width = own.width,
                                       .height = own.height,
                                       .tracks = static_cast<std::uint32_t>(own.tracks[0].size())},
                           out);
    });
}

ludus_place place_of(const board::Place &p, const Words &words) {
    return {.label = words.addon.pool.keep(p.label),
            .name = words.of(p.name),
            .id = p.id,
            .x = p.x,
            .y = p.y,
            .width = p.width,
            .height = p.height,
            .kind = static_cast<std::int32_t>(p.kind),
            .shape = static_cast<std::int32_t>(p.shape),
            .mark = static_cast<std::int32_t>(p.mark),
            .owner = p.owner,
            .capacity = p.capacity,
            .fan_x = p.fan_x,
            .fan_y = p.fan_y,
            .inscription = words.addon.pool.keep(p.inscription)};
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
            return ludus_line{.kind = static_cast<std::int32_t>(l.kind),
                              .x1 = l.from.x,
                              .y1 = l.from.y,
                              .x2 = l.to.x,
                              .y2 = l.to.y,
                              .reserved = 0};
        };
        return give_list(call, own.lines.size(), make, out, capacity, stride, count);
    });
}

// Whether there is such a player: LUDUS_OK, or the failure.
std::int32_t check_player(const Call &call, std::int32_t player) {
    if (player == 1 || player == 2) return LUDUS_OK;
    return call.fail(LUDUS_ERROR_ARGUMENT, "argument.player", {std::to_string(player)});
}

std::int32_t LUDUS_CALL words(ludus_addon *addon, const char *game, std::int32_t player,
                              ludus_word *out, std::uint32_t capacity, std::uint32_t stride,
                              std::uint32_t *count, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        if (const std::int32_t status = check_player(call, player)) return status;
        const std::vector<board::Word> own = it.words(player == 1 ? Player::one : Player::two);
        const auto make = [&](std::size_t i) {
            return ludus_word{
                .word = addon->pool.keep(own[i].word), .place = own[i].place, .reserved = 0};
        };
        return give_list(call, own.size(), make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL track(ludus_addon *addon, const char *game, std::int32_t player,
                              std::uint32_t track, std::int32_t *out, std::uint32_t capacity,
                              std::uint32_t *count, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        if (const std::int32_t status = check_player(call, player)) return status;
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
            return ludus_piece{.name = words.of(p.name),
                               .letter = addon->pool.keep({&p.letter, 1}),
                               .player = p.player,
                               .kind = p.kind,
                               .shape = static_cast<std::int32_t>(p.shape),
                               .colour = p.colour,
                               .dots = p.dots,
                               .reserved = 0,
                               .inscription = nullptr};
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
            ludus_die die{.name = words.of(it.board().die),
                          .count = set.thrown,
                          .faces = set.faces,
                          .values = {},
                          .ways = {}};
            std::copy_n(set.value.begin(), set.faces, die.values);
            std::copy_n(set.ways.begin(), set.faces, die.ways);
            return die;
        };
        return give_list(call, 1, make, out, capacity, stride, count);
    });
}

} // namespace

const ludus_board_api board_table{.size = sizeof(ludus_board_api),
                                  .reserved = 0,
                                  .board = whole_board,
                                  .places = places,
                                  .lines = lines,
                                  .words = words,
                                  .track = track,
                                  .pieces = pieces,
                                  .dice = dice};

} // namespace duodecim
