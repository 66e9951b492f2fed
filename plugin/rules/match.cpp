// SPDX-License-Identifier: MIT
#include "rules/match_of.hpp"

#include <algorithm>

namespace duodecim {

Fault wrong_phase(Phase phase, std::optional<Player> winner) {
    switch (phase) {
    case Phase::roll:
        return {FaultKind::phase, "phase.roll", {}};
    case Phase::move:
        return {FaultKind::phase, "phase.move", {}};
    case Phase::end:
        return {FaultKind::phase, "phase.end", {}};
    case Phase::over:
        break;
    }
    return {FaultKind::phase, "phase.over", {winner == Player::two ? "2" : "1"}};
}

std::string quote(std::span<const std::int32_t> values) {
    constexpr std::size_t shown = 8;
    std::string out;
    for (const std::int32_t v : values.first(std::min(values.size(), shown)))
        out += (out.empty() ? "" : " ") + std::to_string(v);
    return out + (values.size() > shown ? " ..." : "");
}

std::optional<Dice> rolled_dice(std::span<const std::int32_t> values, const DiceSet &set) {
    if (values.size() > max_dice) return std::nullopt;
    Dice dice;
    for (const std::int32_t value : values) {
        if (value < 0 || value > 9) return std::nullopt;
        dice.value[dice.count++] = static_cast<std::uint8_t>(value);
    }
    dice = ascending(dice);
    return can_roll(set, dice) ? std::optional(dice) : std::nullopt;
}

Fault wrong_dice(std::string given, const DiceSet &set, unsigned column) {
    std::vector<unsigned> values;
    for (const Roll &roll : distinct_rolls(set))
        for (unsigned i = 0; i < roll.dice.count; ++i)
            values.push_back(roll.dice.value[i]);
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    std::vector<std::string> expected;
    for (const unsigned v : values)
        expected.push_back(std::to_string(v));
    return {FaultKind::dice,
            "dice.cannot_be",
            {std::move(given), std::to_string(set.summed ? 1 : set.thrown), listed(expected)},
            column};
}

} // namespace duodecim
