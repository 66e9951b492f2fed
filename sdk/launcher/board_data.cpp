// SPDX-License-Identifier: MIT
#include "board_data.hpp"

#include <algorithm>

const ludus_place *BoardData::place(int32_t id) const {
    for (const auto &place : places)
        if (place.id == id) return &place;
    return nullptr;
}

const ludus_piece *BoardData::piece(int32_t player, int32_t kind) const {
    for (const auto &piece : pieces)
        if (piece.player == player && piece.kind == kind) return &piece;
    return nullptr;
}

std::string BoardData::letters(int32_t player) const {
    std::string text;
    for (const auto &piece : pieces)
        if (piece.player == player) text += (text.empty() ? "" : ", ") + std::string(piece.letter);
    return text;
}

BoardData board_of(const Game &game) {
    constexpr uint32_t most_tracks = 100;
    BoardData data;
    const auto board = game.addon.board();
    if (!board) return data;
    data.size = board->board(game.text);
    data.places = board->places(game.text, game.language);
    data.lines = board->lines(game.text);
    data.pieces = board->pieces(game.text, game.language);
    data.dice = board->dice(game.text, game.language);
    for (const int32_t player : {1, 2})
        for (uint32_t track = 0; track < std::min(data.size.tracks, most_tracks); ++track)
            data.tracks[player - 1].push_back(board->track(game.text, player, track));
    return data;
}
