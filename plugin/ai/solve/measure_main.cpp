// SPDX-License-Identifier: MIT
// duodecim-measure GAME EXACT PLAYER TURNS: what a player's turns lose against perfect play, by the
// float64 solution EXACT that duodecim-solve --exact has kept.
#include "ai/players.hpp"
#include "ai/solve/measure.hpp"
#include "ai/table.hpp"

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <thread>

using namespace duodecim;

namespace {

constexpr char usage[] =
    "usage: duodecim-measure GAME EXACT PLAYER TURNS [SEED [NODES [THREADS [DATA]]]]\n"
    "\n"
    "PLAYER is one of the game's players, or table:FILE for play by a table and nothing else. It\n"
    "meets perfect play until it has made TURNS turns (passes are not counted). NODES 0: its "
    "own. DATA: the folder with its networks.\n";

int fail(const std::string &fault) {
    std::cerr << "duodecim-measure: " << fault << "\n";
    return 2;
}

std::size_t by_table(const Table &table, const MatchOf<Ur> &match) {
    std::size_t best = 0;
    Chance most = -1;
    for (std::size_t turn = 0; turn < match.choices().size(); ++turn) {
        const Ur::State &after = match.choices()[turn].after;
        const Chance chance = table.chance(after).value();
        const Chance its = after.mover == match.before().mover ? chance : certain - chance;
        if (its > most) best = turn;
        most = std::max(most, its);
    }
    return best;
}

std::size_t by_player(std::string_view player, std::uint64_t nodes, const Knowledge *knowledge,
                      const MatchOf<Ur> &match, std::uint64_t seed) {
    const Result<Thought> thought = think(match, player, {nodes, 0}, seed, {}, knowledge);
    if (!thought) throw std::runtime_error("no player " + thought.fault().args.at(0));
    return thought->turn;
}

void print(const solve::Measurement &m) {
    const auto turns = double(m.turns), games = double(m.games);
    std::printf("%llu turns, %llu of them with a choice; %llu games\n",
                static_cast<unsigned long long>(m.turns),
                static_cast<unsigned long long>(m.choices),
                static_cast<unsigned long long>(m.games));
    std::printf("mean loss a turn %.6f +- %.6f percentage points; of those with a choice %.6f\n",
                m.loss / turns * 100, m.loss_error * 100, m.loss / double(m.choices) * 100);
    std::printf("largest loss %.6f percentage points\n", m.largest * 100);
    std::printf("wins %.3f +- %.3f %% of the games\n", double(m.wins) / games * 100,
                m.wins_error * 100);
}

int run(int argc, char **argv) {
    const auto number = [&](int i, std::uint64_t otherwise) {
        return i < argc ? std::strtoull(argv[i], nullptr, 10) : otherwise;
    };
    const auto game = read_game_text(argv[1]);
    const auto match = game ? (*game)->new_match() : nullptr;
    const auto *start = dynamic_cast<const MatchOf<Ur> *>(match.get());
    if (!start) return fail(std::string(argv[1]) + " is no game of Ur");
    std::string fault;
    const auto exact = solve::Exact::open(argv[2], start->config(), fault);
    if (!exact) return fail(fault);

    const std::string player = argv[3];
    std::shared_ptr<const Table> table;
    if (player.starts_with("table:")) table = Table::open(player.substr(6), start->config(), fault);
    if (table && fault.empty()) fault = table->check();
    if (!fault.empty()) return fail(fault);
    const std::uint64_t nodes = number(6, 0);
    std::optional<Knowledge> knowledge;
    if (argc > 8)
        knowledge.emplace(std::vector<std::string>{argv[8]},
                          [](const std::string &what) { std::cerr << what << "\n"; });
    const auto choose = [&](const MatchOf<Ur> &at, std::uint64_t seed) {
        return table ? by_table(*table, at)
                     : by_player(player, nodes, knowledge ? &*knowledge : nullptr, at, seed);
    };
    const auto threads =
        static_cast<unsigned>(number(7, std::max(1u, std::jthread::hardware_concurrency())));
    print(solve::measure(*exact, *start, choose, number(4, 0), number(5, 1),
                         std::clamp(threads, 1u, 256u)));
    return 0;
}

} // namespace

int main(int argc, char **argv) {
    if (argc < 5 || argc > 9 || std::strtoull(argv[4], nullptr, 10) == 0) {
        std::cerr << usage;
        return 2;
    }
    try {
        return run(argc, argv);
    } catch (const std::exception &e) {
        return fail(e.what());
    }
}
