// SPDX-License-Identifier: MIT
// bench_calibration GAME POSITIONS [PLAYER [SEED [NODES [DATA [RARITY]]]]]: whether probabilities
// come true.
// PLAYER, or PLAYER=NODES, plays games against itself; of each, at most one position before a roll
// is evaluated with NODES (those of an analysis), until there are POSITIONS. Which one is drawn as
// the game goes on, one roll of RARITY (100): to draw among all of a game that is over would
// prefer short games, and so those that the leader won. The rarer, the more of the end of long
// games, and the more games without any. Prints for each tenth of the predictions how many there
// are, their mean, how often the mover won, and the difference in percentage points with its
// standard error. If no player is given it is level-5=300, which looks at most turns but hardly
// ahead: lower levels err on purpose, each side in its own way, so that who is ahead is likely to
// be the better player too.
#include "ai/plain.hpp"
#include "bench.hpp"

#include <algorithm>
#include <array>
#include <cmath>

using namespace duodecim;

namespace {

constexpr unsigned tenths = 10;

struct Bin {
    double predicted = 0, won = 0, count = 0;
};

struct Sampled {
    std::string position; // empty: none
    Player mover;
    bool won;
};

// A game to its end, and one of its positions.
Sampled play(const Game &game, const bench::Contestant &player, std::uint64_t seed,
             const Knowledge &knowledge, std::uint32_t rarity) {
    const Chooser chooser{~seed};
    Sampled sampled{};
    const auto match = bench::play_out(
        game, seed,
        [&](const Match &at, std::uint64_t roll) {
            if (sampled.position.empty() && chooser.below(rarity, roll) == 0)
                sampled = {at.position(), at.status().mover, false};
        },
        [&](Match &at, std::uint64_t roll) {
            bench::play_turn(at, player, seed << 20 ^ roll, knowledge);
        });
    sampled.won = match->status().winner == sampled.mover;
    return sampled;
}

} // namespace

int main(int argc, char **argv) {
    const bench::Arguments arguments{argc, argv};
    const std::uint64_t positions = arguments.number(2, 0), seed = arguments.number(4, 1),
                        nodes = arguments.number(5, 0);
    const auto rarity = static_cast<std::uint32_t>(arguments.number(7, 100));
    if (argc < 3 || argc > 8 || positions == 0 || rarity == 0) {
        std::fputs("usage: bench_calibration GAME POSITIONS "
                   "[PLAYER [SEED [NODES [DATA [RARITY]]]]]\n",
                   stderr);
        return 2;
    }
    const auto game = bench::game_named(argv[1]);
    const std::string player = arguments.text(3, "level-5=300");
    const Knowledge knowledge =
        bench::knowledge_of(arguments.text(6, TEST_STAGE "/addons/duodecim/data"));
    std::array<Bin, tenths> bins{};
    std::uint64_t taken = 0, games = 0;
    while (taken < positions) {
        const Sampled sampled = play(*game, {player, 0}, seed + games++, knowledge, rarity);
        if (sampled.position.empty()) continue;
        ++taken;
        const auto match = game->new_match();
        (void)match->set_position(sampled.position);
        const double predicted = *evaluate(*match, {nodes, 0}, {}, &knowledge) / 1e9;
        Bin &bin = bins[std::min(tenths - 1, static_cast<unsigned>(predicted * tenths))];
        bin.predicted += predicted;
        bin.won += sampled.won;
        ++bin.count;
    }
    std::printf("%s: %s against itself, %llu positions of %llu games\n", argv[1], player.c_str(),
                static_cast<unsigned long long>(positions), static_cast<unsigned long long>(games));
    for (const Bin &bin : bins) {
        if (bin.count == 0) continue;
        const double predicted = bin.predicted / bin.count, won = bin.won / bin.count;
        std::printf("  %7.0f predicted %5.1f %%, won %5.1f %%: %+5.2f +- %.2f\n", bin.count,
                    predicted * 100, won * 100, (won - predicted) * 100,
                    std::sqrt(predicted * (1 - predicted) / bin.count) * 100);
    }
    return 0;
}
