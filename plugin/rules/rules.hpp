// SPDX-License-Identifier: MIT
#pragma once

#include "rules/board.hpp"
#include "rules/dice.hpp"
#include "rules/notation.hpp"
#include "rules/options.hpp"

#include <concepts>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

namespace duodecim {

// What the rules of a game are: values and pure functions. asilo.hpp says of each what it must do.
template <class G>
concept Rules = std::equality_comparable<typename G::Config> &&
    std::equality_comparable<typename G::State> &&
    std::is_trivially_copyable_v<typename G::State> &&
    requires(const typename G::Config &config, std::string_view id,
             const std::vector<Setting> &settings) {
    { *std::begin(G::ids) } -> std::convertible_to<std::string_view>;
    { G::plain(id) } -> std::same_as<typename G::Config>;
    { G::options(config) } -> std::same_as<std::vector<Option>>;
    { G::configure(config, settings) } -> std::same_as<Result<typename G::Config>>;
    { G::shape(config) } -> std::same_as<SideShape>;
    { G::dice(config) } -> std::same_as<const DiceSet &>;
    { G::start(config) } -> std::same_as<typename G::State>;
    { G::board(config) } -> std::same_as<board::Board>;
} && requires(const typename G::Config &config, typename G::State &state, const PositionText &text,
              PositionText &out, Player player) {
    { state.mover } -> std::same_as<Player &>;
    { G::winner(config, state) } -> std::same_as<std::optional<Player>>;
    { G::pips(config, state, player) } -> std::same_as<int>;
    { G::read(config, text) } -> std::same_as<Result<typename G::State>>;
    { G::write(config, state, out) } -> std::same_as<void>;
} && requires(const typename G::Config &config, const typename G::State &before,
              typename G::State &state, const Dice &dice, const Turn &made, const Move &move,
              std::vector<Move> &moves, std::vector<Choice<typename G::State>> &turns) {
    { G::moves(config, before, dice, made, moves) } -> std::same_as<void>;
    { G::turns(config, before, dice, made, turns) } -> std::same_as<void>;
    { G::play(config, state, move) } -> std::same_as<Capture>;
    { G::apply(config, before, made) } -> std::same_as<typename G::State>;
    { G::next(config, before, made) } -> std::same_as<Player>;
    { G::written(config, before, dice, made) } -> std::same_as<Turn>;
} && requires(const typename G::Config &config, const typename G::State &state, Player player,
              std::int8_t place, std::vector<board::Content> &contents) {
    { G::place_id(config, player, place, place) } -> std::same_as<int>;
    { G::piece_kind(config, place) } -> std::same_as<int>;
    { G::contents(config, state, contents) } -> std::same_as<void>;
};

} // namespace duodecim
