// SPDX-License-Identifier: MIT
#include "support.hpp"

#include "catch.hpp"

using namespace duodecim;

std::unique_ptr<Game> game_of(std::string_view text) {
    auto game = read_game_text(text);
    REQUIRE(game);
    return std::move(*game);
}

std::unique_ptr<Match> match_at(std::string_view game, std::string_view position) {
    auto match = game_of(game)->new_match();
    const Outcome fault = match->set_position(position);
    if (fault) FAIL(position << ": " << fault->key);
    return match;
}

void roll(Match &match, const Game &game, std::uint64_t seed) {
    const Dice dice = throw_dice(game.dice(), seed, match.status().rolls);
    std::vector<std::int32_t> values;
    for (unsigned i = 0; i < dice.count; ++i)
        values.push_back(dice.value[i]);
    REQUIRE_FALSE(match.set_dice(values));
}

void random_positions(std::string_view text, unsigned count, unsigned step,
                      const std::function<void(Match &)> &f) {
    const auto game = game_of(text);
    for (std::uint64_t seed = 1; count > 0; ++seed) {
        const auto match = game->new_match();
        for (unsigned rolls = 1; count > 0 && match->status().phase != Phase::over; ++rolls) {
            roll(*match, *game, seed);
            if (rolls % step == 0) {
                f(*match);
                --count;
            }
            REQUIRE_FALSE(match->play_turn(
                draw_below(static_cast<std::uint32_t>(*match->turns()), seed, rolls, 77)));
            if (match->status().phase == Phase::end) REQUIRE_FALSE(match->end_turn());
        }
    }
}

namespace {

// Who wins, given the players of sides 1 and 2.
Player play(const Game &game, const std::string_view (&player)[2], std::uint64_t seed) {
    const auto match = game.new_match();
    while (match->status().phase != Phase::over) {
        roll(*match, game, seed);
        const auto thought =
            shipped_think(*match, player[index(match->status().mover)], {}, match->status().rolls);
        REQUIRE(thought);
        REQUIRE_FALSE(match->play_turn(thought->turn));
        if (match->status().phase == Phase::end) REQUIRE_FALSE(match->end_turn());
    }
    return *match->status().winner;
}

} // namespace

double share_won(std::string_view text, std::string_view first, std::string_view second,
                 unsigned games, std::uint64_t seed) {
    const auto game = game_of(text);
    unsigned wins = 0;
    for (unsigned pair = 0; pair < games / 2; ++pair) {
        wins += play(*game, {first, second}, seed + pair) == Player::one;
        wins += play(*game, {second, first}, seed + pair) == Player::two;
    }
    return wins / (2.0 * (games / 2));
}

std::vector<const NetworkKernels *> kernels_here() {
    std::vector<const NetworkKernels *> kernels{&plain_kernels};
    for (const NetworkKernels *found : {kernels_of_128_bits(), kernels_of_256_bits()})
        if (found) kernels.push_back(found);
#if defined(__SSE2__) || defined(__ARM_NEON) // what this program is built for
    CHECK(kernels_of_128_bits());
#endif
    CHECK(&best_kernels() == kernels.back());
    return kernels;
}

const Knowledge &shipped() {
    static const Knowledge knowledge({shipped_data},
                                     [](const std::string &fault) { FAIL_CHECK(fault); });
    return knowledge;
}

std::vector<std::string> player_ids(std::string_view game) {
    std::vector<std::string> ids;
    for (const PlayerInfo &player : players(game_of(game)->id()))
        ids.emplace_back(player.id);
    return ids;
}

const std::vector<std::string> &games_tried() {
    static const std::vector<std::string> games = {"duodecim.asilo",
                                                   "duodecim.murray",
                                                   "duodecim.murray-split",
                                                   "duodecim.murray?compound=steps&bearoff=exact",
                                                   "duodecim.murray-split?bearoff=exact",
                                                   "ur.finkel",
                                                   "ur.finkel?pieces=3&goal=1",
                                                   "ur.dmytro",
                                                   "ur.dmytro?pieces=5&goal=2&dice=astragal",
                                                   "ur.masters",
                                                   "ur.masters?pieces=4&goal=2&dice=four",
                                                   "ur.blitz",
                                                   "ur.skiryuk",
                                                   "ur.skiryuk?pieces=5&flip=reach&captures=any"};
    return games;
}
