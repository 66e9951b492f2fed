// SPDX-License-Identifier: MIT
#include "game/dice_source.hpp"

#include "game/seeds.hpp"
#include "ludus/sha256.hpp"

#include <algorithm>
#include <random>

namespace launcher {

namespace {

std::string sha256_of(const std::string &text) {
    ludus::Sha256 hash;
    hash.add(text);
    return hash.hex();
}

// The first 8 bytes of a hash, little endian.
uint64_t seed_of(const std::string &hex) {
    uint64_t seed = 0;
    for (size_t byte = 8; byte-- > 0;)
        seed = seed << 8 | std::stoul(hex.substr(2 * byte, 2), nullptr, 16);
    return seed;
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

} // namespace

FairDice FairDice::with_new_secret() {
    std::random_device random;
    FairDice fair;
    for (int part = 0; part < 8; ++part) {
        const uint32_t bits = random();
        for (int shift = 28; shift >= 0; shift -= 4)
            fair.secret += "0123456789abcdef"[bits >> shift & 15];
    }
    return fair;
}

std::string FairDice::commitment() const {
    return sha256_of(secret);
}

uint64_t FairDice::seed() const {
    return seed_of(sha256_of(secret + ":" + word));
}

uint64_t FairDice::thinking_seed() const {
    return seed_of(sha256_of(secret + ":" + word + ":thinking"));
}

DiceSource DiceSource::from_seed(uint64_t seed) {
    DiceSource source;
    source.kind_ = Kind::seed;
    source.seed_ = source.thinking_ = seed;
    return source;
}

DiceSource DiceSource::from(FairDice fair) {
    DiceSource source;
    source.kind_ = Kind::fair;
    source.seed_ = fair.seed();
    source.thinking_ = fair.thinking_seed();
    source.fair_ = std::move(fair);
    return source;
}

DiceSource DiceSource::to_be_typed() {
    return {};
}

DiceSource DiceSource::none(uint64_t seed) {
    DiceSource source;
    source.kind_ = Kind::none;
    source.seed_ = source.thinking_ = seed;
    return source;
}

uint64_t DiceSource::beginning_seed() const {
    constexpr uint64_t beginning = 0x626567696e; // a use of the seed that no roll's number reaches
    return derived_seed(seed_, beginning);
}

std::optional<Values> DiceSource::roll(const Game &game, uint32_t index) const {
    if (kind_ == Kind::typed)
        return index < typed_.size() ? std::optional(typed_[index]) : std::nullopt;
    if (kind_ == Kind::none) return std::nullopt;
    return game.addon.roll(game.text, seed_, index);
}

void DiceSource::keep_typed(uint32_t index, Values values) {
    if (kind_ != Kind::typed || index > typed_.size()) return;
    if (index == typed_.size()) typed_.emplace_back();
    typed_[index] = std::move(values);
}

void DiceSource::forget_from(uint32_t index) {
    if (index < typed_.size()) typed_.resize(index);
}

bool has_dice(const Game &game) {
    return !game.addon.rolls(game.text).empty();
}

DiceAndTurn dice_and_turn(const std::string &record) {
    const size_t blank = record.find(' ');
    if (blank == std::string::npos) return {record, ""};
    return {record.substr(0, blank), record.substr(blank + 1)};
}

std::string told_record(const std::string &record) {
    const DiceAndTurn parts = dice_and_turn(record);
    return parts.dice == no_dice ? parts.turn : record;
}

Values dice_left(const ludus_state &state, uint32_t used) {
    Values left;
    for (uint32_t i = 0; i < state.dice_count; ++i)
        if (!(used >> i & 1)) left.push_back(state.dice[i]);
    return left;
}

std::string dice_text(Values values) {
    std::sort(values.begin(), values.end());
    std::string text;
    for (const int32_t value : values)
        text += std::to_string(value);
    return text;
}

std::optional<Values> roll_written(const Game &game, const std::string &text) {
    for (const auto &roll : game.addon.rolls(game.text))
        if (const Values values(roll.values, roll.values + roll.count); dice_text(values) == text)
            return values;
    return std::nullopt;
}

std::optional<Values> dice_typed(const Game &game, const std::string &line) {
    constexpr size_t longest = 6; // digits of a number
    Values values;
    for (size_t at = 0; at < line.size();) {
        if (line[at] == ' ' || line[at] == ',' || line[at] == '\t') {
            ++at;
            continue;
        }
        size_t end = at;
        while (end < line.size() && is_digit(line[end]))
            ++end;
        if (end == at || end - at > longest) return std::nullopt;
        values.push_back(std::stoi(line.substr(at, end - at)));
        at = end;
    }
    if (values.empty()) return std::nullopt;
    if (values.size() > 1) return values;
    // One number: dice without blanks between them.
    std::string digits;
    std::copy_if(line.begin(), line.end(), std::back_inserter(digits), is_digit);
    std::string ascending = digits;
    std::sort(ascending.begin(), ascending.end());
    for (const std::string &text : {digits, ascending})
        if (const auto roll = roll_written(game, text)) return roll;
    Values each;
    for (const char digit : digits)
        each.push_back(digit - '0');
    return each;
}

} // namespace launcher
