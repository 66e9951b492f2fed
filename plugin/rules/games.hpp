// SPDX-License-Identifier: MIT
// The games that there are. To add one: write its rules as values and pure functions in the form of
// asilo.hpp, and name it here.
#pragma once

#include "rules/asilo.hpp"
#include "rules/match_of.hpp"
#include "rules/murray.hpp"
#include "rules/ur.hpp"

#include <memory>
#include <span>
#include <string_view>
#include <tuple>

namespace duodecim {

// The types of rules; one may serve several ids.
using AllRules = std::tuple<Asilo, Murray, Ur>;

// A game with its options chosen.
class Game {
public:
    virtual ~Game() = default;
    virtual std::string_view id() const = 0;
    virtual std::string text() const = 0; // GAME, canonical
    virtual std::vector<Option> options() const = 0;
    virtual const DiceSet &dice() const = 0;
    virtual board::Board board() const = 0;
    // Of player 1 or 2, in the order of the track.
    virtual std::vector<board::Word> words(Player player) const = 0;
    virtual std::unique_ptr<Match> new_match() const = 0;
};

// In the order in which they are offered.
std::span<const std::string_view> game_ids();

// Reads a GAME text.
Result<std::unique_ptr<Game>> read_game_text(std::string_view text);

// Calls f(const MatchOf<G> &) with the match as what it is.
template <class F>
auto visit(const Match &match, const F &f) {
    return std::apply(
        [&]<class First, class... Rest>(const First &, const Rest &...) {
            using R = decltype(f(std::declval<const MatchOf<First> &>()));
            std::optional<R> result;
            const auto attempt = [&]<class G>(const G *) {
                if (const auto *it = dynamic_cast<const MatchOf<G> *>(&match))
                    result.emplace(f(*it));
                return result.has_value();
            };
            (void)(attempt(static_cast<const First *>(nullptr)) || ... ||
                   attempt(static_cast<const Rest *>(nullptr)));
            return std::move(*result);
        },
        AllRules{});
}

} // namespace duodecim
