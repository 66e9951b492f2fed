// SPDX-License-Identifier: MIT
#include "game/dice_words.hpp"

#include "base/quote.hpp"
#include "words/text.hpp"

namespace launcher {

namespace {

// A hash in hex stays whole where it fits; otherwise it is parted in the middle.
std::string fitting(const std::string &hex, int columns) {
    if (static_cast<int>(hex.size()) <= columns) return hex;
    return hex.substr(0, hex.size() / 2) + ' ' + hex.substr(hex.size() / 2);
}

// A roll of the game.
std::string example_words(const Game &game) {
    const auto rolls = game.addon.rolls(game.text);
    if (rolls.empty()) return "1";
    return values_words({rolls.back().values, rolls.back().values + rolls.back().count});
}

std::string signed_decimal(double number) {
    return (number < 0 ? "" : "+") + decimal(number, 1);
}

} // namespace

std::string commitment_words(const FairDice &fair, int columns) {
    return text(Text::dice_commitment, {fitting(fair.commitment(), columns)});
}

std::string source_words(const Game &game, const DiceSource &dice) {
    switch (dice.kind()) {
    case DiceSource::Kind::seed:
        return text(Text::play_seed, {std::to_string(dice.seed())});
    case DiceSource::Kind::fair:
        if (dice.fair().word.empty()) return text(Text::dice_fair_no_word);
        return text(Text::dice_fair, {dice.fair().word});
    case DiceSource::Kind::none:
        return {};
    case DiceSource::Kind::typed:
        break;
    }
    return text(Text::dice_typed, {example_words(game)});
}

std::vector<std::string> secret_words(const DiceSource &dice, int columns) {
    if (dice.kind() != DiceSource::Kind::fair) return {};
    const FairDice &fair = dice.fair();
    const std::string seed = std::to_string(dice.seed());
    return {text(Text::dice_secret, {fitting(fair.secret, columns)}),
            fair.word.empty() ? text(Text::dice_seed_was_no_word, {seed})
                              : text(Text::dice_seed_was, {fair.word, seed})};
}

std::string check_words(const std::filesystem::path &save) {
    return text(Text::dice_check, {told_command("verify", save)});
}

std::string values_words(const Values &values) {
    std::string words;
    for (const int32_t value : values)
        words += (words.empty() ? "" : " ") + std::to_string(value);
    return words;
}

std::string no_dice_words(const Game &game, const std::string &line) {
    return text(Text::dice_no_numbers, {shown(line), example_words(game)});
}

std::vector<std::string> luck_words(const Session &session) {
    if (session.dice().kind() == DiceSource::Kind::none) return {text(Text::dice_none_ever)};
    std::vector<std::string> lines;
    for (const int32_t player : {1, 2}) {
        const std::string side = session.game().side(player);
        const Luck luck = session.luck(player);
        if (luck.rolls == 0) {
            lines.push_back(text(Text::dice_none, {side}));
            continue;
        }
        lines.push_back(
            text(Text::dice_luck, {side, std::to_string(luck.rolls), std::to_string(luck.total),
                                   decimal(luck.expected, 1), signed_decimal(luck.difference())}));
    }
    return lines;
}

} // namespace launcher
