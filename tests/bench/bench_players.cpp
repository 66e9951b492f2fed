// SPDX-License-Identifier: MIT
// bench_players GAME FIRST SECOND GAMES [SEED [NODES [DATA]]]: how often FIRST beats SECOND, and
// what a turn costs. GAMES / 2 sequences of dice are each played twice, with the sides swapped;
// such a pair is one unit of the interval. FIRST and SECOND are players, or PLAYER=NODES for one
// that gets other nodes than NODES; 0 means a player's own. DATA is where the networks are, those
// of the staged addon if it is not given.
#include "bench.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>

using namespace duodecim;

namespace {

struct Cost {
    double seconds = 0, most = 0;
    std::uint64_t turns = 0, nodes = 0;
};

struct Contest {
    const Game &game;
    bench::Contestant contestant[2];
    std::uint64_t seed;
    const Knowledge &knowledge;
    Cost cost[2];
    std::uint64_t rolls = 0;

    // Whether the first player wins, who begins unless `swapped`.
    bool play(std::uint64_t sequence, bool swapped) {
        const auto match = bench::play_out(
            game, seed + sequence, [&](const Match &, std::uint64_t) { ++rolls; },
            [&](Match &at, std::uint64_t roll) {
                turn(at, index(at.status().mover) ^ (swapped ? 1u : 0u),
                     (seed + sequence) << 20 ^ roll);
            });
        return index(*match->status().winner) == (swapped ? 1u : 0u);
    }

    void turn(Match &match, unsigned who, std::uint64_t turn_seed) {
        const std::clock_t begin = std::clock(); // of the processor: others may use it too
        const Thought thought = bench::play_turn(match, contestant[who], turn_seed, knowledge);
        const double spent = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        cost[who].seconds += spent;
        cost[who].most = std::max(cost[who].most, spent);
        cost[who].nodes += thought.nodes;
        ++cost[who].turns;
    }
};

} // namespace

int main(int argc, char **argv) {
    const bench::Arguments arguments{argc, argv};
    const std::uint64_t pairs = arguments.number(4, 0) / 2;
    if (argc < 5 || argc > 8 || pairs == 0) {
        std::fputs("usage: bench_players GAME FIRST SECOND GAMES [SEED [NODES [DATA]]]\n", stderr);
        return 2;
    }
    const auto game = bench::game_named(argv[1]);
    const Knowledge knowledge =
        bench::knowledge_of(arguments.text(7, TEST_STAGE "/addons/duodecim/data"));
    const std::uint64_t nodes = arguments.number(6, 0);
    Contest contest{
        *game, {{argv[2], nodes}, {argv[3], nodes}}, arguments.number(5, 1), knowledge, {}};
    double wins = 0, squares = 0;
    for (std::uint64_t pair = 0; pair < pairs; ++pair) {
        const int won = contest.play(pair, false) + contest.play(pair, true);
        wins += won;
        squares += won * won;
    }
    const double n = static_cast<double>(pairs), mean = wins / n;
    const double deviation = std::sqrt(std::max(0.0, squares / n - mean * mean) / n);
    std::printf("%s: %s beats %s %.1f +- %.1f %% of %llu games, %.1f rolls each\n", argv[1],
                argv[2], argv[3], mean * 50, deviation * 1.96 * 50,
                static_cast<unsigned long long>(2 * pairs),
                static_cast<double>(contest.rolls) / (2 * n));
    for (unsigned p = 0; p < 2; ++p) {
        const Cost &cost = contest.cost[p];
        const double turns = static_cast<double>(std::max<std::uint64_t>(cost.turns, 1));
        std::printf("  %-8s %8.3f ms a turn, at most %.1f; %.0f nodes\n", argv[2 + p],
                    cost.seconds / turns * 1e3, cost.most * 1e3,
                    static_cast<double>(cost.nodes) / turns);
    }
    return 0;
}
