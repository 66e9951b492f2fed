// SPDX-License-Identifier: MIT
#include "game/beginning.hpp"

#include "base/quote.hpp"
#include "words/text.hpp"

#include <numeric>
#include <random>
#include <sstream>

namespace launcher {

namespace {

int64_t sum(const Values &values) {
    return std::accumulate(values.begin(), values.end(), int64_t{0});
}

bool second_is_drawn(const DiceSource &dice) {
    if (dice.kind() == DiceSource::Kind::typed) return std::random_device()() & 1;
    return dice.beginning_seed() & 1;
}

std::vector<std::string> words_of(const std::string &line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;)
        words.push_back(word);
    return words;
}

// A pair of rolls in a save.
BeginningRolls rolls_in(const std::string &first, const std::string &second, const Game &game) {
    const auto a = roll_written(game, first), b = roll_written(game, second);
    if (!a || !b) throw RequestError(text(Text::save_not_rolled, {shown(a ? second : first)}));
    return {*a, *b};
}

void check_rolled(const std::vector<std::string> &words, const std::string &note, const Game &game,
                  const DiceSource &dice) {
    if (words.size() < 3 || words.size() % 2 == 0)
        throw RequestError(text(Text::save_begin, {shown(note)}));
    for (size_t i = 1; i < words.size(); i += 2) {
        const auto rolls = rolls_in(words[i], words[i + 1], game);
        const bool last = i + 2 == words.size();
        if (rolls.tie() == last) throw RequestError(text(Text::save_begin, {shown(note)}));
        if (dice.kind() == DiceSource::Kind::typed) continue;
        const auto given = beginning_rolls(game, dice, static_cast<uint32_t>(i / 2));
        const std::string pair = dice_text(given.first) + ' ' + dice_text(given.second);
        if (pair != dice_text(rolls.first) + ' ' + dice_text(rolls.second))
            throw RequestError(text(Text::save_begin_differs, {shown(note), pair}));
    }
}

} // namespace

bool BeginningRolls::tie() const {
    return sum(first) == sum(second);
}

bool BeginningRolls::swapped() const {
    return sum(second) > sum(first);
}

BeginningRolls beginning_rolls(const Game &game, const DiceSource &dice, uint32_t pair) {
    const auto roll = [&](uint64_t index) {
        return game.addon.roll(game.text, dice.beginning_seed(), index);
    };
    return {roll(2 * uint64_t{pair}), roll(2 * uint64_t{pair} + 1)};
}

Beginning settle_beginning(Begin how, const RollBoth &roll_both, const DiceSource &dice) {
    constexpr uint32_t most_pairs = 100; // dice that always tie decide nothing
    if (how == Begin::agreed) return {};
    std::string note = "rolled";
    for (uint32_t pair = 0; how == Begin::rolled && pair < most_pairs; ++pair) {
        const BeginningRolls rolls = roll_both(pair);
        note += ' ' + dice_text(rolls.first) + ' ' + dice_text(rolls.second);
        if (!rolls.tie()) return {rolls.swapped(), note};
    }
    const bool swapped = second_is_drawn(dice);
    return {swapped, swapped ? "drawn 2" : "drawn 1"};
}

void check_beginning(const std::string &note, const Game &game, const DiceSource &dice) {
    const auto words = words_of(note);
    if (note == "agreed") return;
    if (!words.empty() && words[0] == "rolled") return check_rolled(words, note, game, dice);
    if (note != "drawn 1" && note != "drawn 2")
        throw RequestError(text(Text::save_begin, {shown(note)}));
    // Without dice nothing was promised.
    if (dice.kind() == DiceSource::Kind::typed || dice.kind() == DiceSource::Kind::none) return;
    const std::string given = second_is_drawn(dice) ? "drawn 2" : "drawn 1";
    if (note != given) throw RequestError(text(Text::save_begin_differs, {shown(note), given}));
}

} // namespace launcher
