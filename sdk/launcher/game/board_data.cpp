// SPDX-License-Identifier: MIT
#include "game/board_data.hpp"

#include <algorithm>

namespace launcher {

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

std::map<int32_t, std::string> BoardData::labels(int32_t viewer) const {
    const auto &own = words[viewer == 2 ? 1 : 0];
    std::map<int32_t, std::string> labels;
    for (const auto &place : places) {
        const auto word = own.find(place.id);
        const bool called = word != own.end() && place.kind == LUDUS_PLACE_FIELD;
        labels[place.id] = called ? word->second : place.label;
    }
    return labels;
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
    for (const int32_t player : {1, 2}) {
        for (const auto &word : board->words(game.text, player)) {
            std::string &words = data.words[player - 1][word.place];
            words += (words.empty() ? "" : ",") + std::string(word.word);
        }
        for (uint32_t track = 0; track < std::min(data.size.tracks, most_tracks); ++track)
            data.tracks[player - 1].push_back(board->track(game.text, player, track));
    }
    return data;
}

} // namespace launcher
