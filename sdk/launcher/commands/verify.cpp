// SPDX-License-Identifier: MIT
// Checks a saved game: its rules, and that its dice are those that were promised.
#include "base/output.hpp"
#include "commands/commands.hpp"
#include "game/save.hpp"
#include "game/session.hpp"
#include "storage/folders.hpp"
#include "words/text.hpp"

#include <iostream>

namespace launcher {

namespace {

void tell_source(const DiceSource &dice) {
    if (dice.kind() == DiceSource::Kind::typed || dice.kind() == DiceSource::Kind::none) return;
    if (dice.kind() == DiceSource::Kind::fair) {
        std::cout << fitting(text(Text::verify_commitment, {dice.fair().commitment()})) << '\n';
        if (!dice.fair().word.empty())
            std::cout << fitting(text(Text::verify_word, {dice.fair().word})) << '\n';
    }
    std::cout << text(Text::verify_seed, {std::to_string(dice.seed())}) << '\n';
}

std::string verdict(const Session &session) {
    switch (session.dice().kind()) {
    case DiceSource::Kind::none:
        return text(Text::verify_no_dice);
    case DiceSource::Kind::typed:
        return text(Text::verify_typed);
    default:
        return text(Text::verify_ok, {std::to_string(session.state().rolls)});
    }
}

} // namespace

int verify_game(const Catalogue &catalogue, const std::string &file) {
    const std::filesystem::path from = typed_path(file);
    const Save save = read_save(from);
    try {
        const Game game = game_of(save, catalogue);
        const Session session = replayed(save, game);
        tell_source(session.dice());
        std::cout << fitting(verdict(session)) << '\n';
    } catch (const SaveError &fault) {
        refuse_save(from, fault);
    }
    return 0;
}

} // namespace launcher
