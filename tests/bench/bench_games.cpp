// SPDX-License-Identifier: MIT
// How fast random games go: bench_games [GAME...]. For each game, games a second on one core, the
// median of five runs: by the rules alone, with moves chosen one by one and with every legal turn
// enumerated at every roll; and the same two through the C contract of the staged addon.
#include "abi/support.hpp"
#include "rules/games.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <fstream>

using namespace duodecim;

namespace {

constexpr unsigned runs = 5;
constexpr double seconds_a_run = 0.4;

// xorshift64* (S. Vigna, 2016): fast, and good enough to pick moves.
struct Random {
    std::uint64_t state = 0x9E3779B97F4A7C15;

    std::uint32_t below(std::size_t bound) {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        return static_cast<std::uint32_t>(((state * 0x2545F4914F6CDD1D) >> 32) * bound >> 32);
    }
};

// Every roll as often as it has ways, to draw from.
std::vector<Dice> bag_of(const DiceSet &set) {
    std::vector<Dice> bag;
    for (const Roll &roll : distinct_rolls(set))
        bag.insert(bag.end(), roll.ways, roll.dice);
    return bag;
}

template <class G>
class ByRules {
public:
    explicit ByRules(const typename G::Config &config)
        : config_(config), bag_(bag_of(G::dice(config))) {}

    void game_by_moves() {
        State state = G::start(config_);
        for (;;) {
            const Dice &dice = bag_[random_.below(bag_.size())];
            const unsigned all = (1u << dice.count) - 1;
            Turn made;
            while (made.dice() != all) {
                G::moves(config_, state, dice, made, moves_);
                if (moves_.empty()) break;
                made.push(moves_[random_.below(moves_.size())]);
                if (made.flags() & flag::bears_off &&
                    G::winner(config_, G::apply(config_, state, made)))
                    return;
            }
            const Player next = G::next(config_, state, made);
            advance(state, made);
            state.mover = next;
        }
    }

    void game_by_turns() {
        State state = G::start(config_);
        for (;;) {
            G::turns(config_, state, bag_[random_.below(bag_.size())], {}, turns_);
            const Choice<State> &choice = turns_[random_.below(turns_.size())];
            state = choice.after;
            if (choice.turn.flags() & flag::bears_off && G::winner(config_, state)) return;
        }
    }

private:
    using State = typename G::State;

    void advance(State &state, const Turn &made) {
        for (const Move &move : made)
            G::play(config_, state, move);
    }

    typename G::Config config_;
    std::vector<Dice> bag_;
    std::vector<Move> moves_;
    std::vector<Choice<State>> turns_;
    Random random_;
};

class ByContract {
public:
    ByContract(const Instance &instance, const std::string &game)
        : instance_(instance), game_(game) {
        for (const ludus_roll &roll : list<ludus_roll>([&](auto... args) {
                 return instance.game().rolls(instance.addon, game.c_str(), args..., nullptr);
             }))
            bag_.insert(bag_.end(), roll.ways, roll);
    }

    void game_by_moves() {
        play_out([&](const Play &play) {
            while (const std::uint32_t count = fill(play, play.api.moves, moves_))
                play.api.play(play.match, random_.below(count), nullptr);
        });
    }

    void game_by_turns() {
        play_out([&](const Play &play) {
            const std::uint32_t count = fill(play, play.api.turns, turns_);
            play.api.play_turn(play.match, random_.below(count), nullptr);
        });
    }

private:
    template <class Mover>
    void play_out(const Mover &move) {
        const Play play(instance_, game_);
        do {
            const ludus_roll &roll = bag_[random_.below(bag_.size())];
            play.api.set_dice(play.match, roll.values, roll.count, nullptr);
            move(play);
        } while (play.api.end_turn(play.match, nullptr) == LUDUS_OK); // not once it is won
    }

    // Puts the whole list at the head of a vector, which only grows; its length.
    template <class T, class Call>
    std::uint32_t fill(const Play &play, const Call &call, std::vector<T> &out) const {
        for (std::uint32_t count = 0;; out.resize(count)) {
            call(play.match, out.data(), static_cast<std::uint32_t>(out.size()), sizeof(T), &count,
                 nullptr);
            if (count <= out.size()) return count;
        }
    }

    const Instance &instance_;
    std::string game_;
    std::vector<ludus_roll> bag_;
    std::vector<ludus_move> moves_ = std::vector<ludus_move>(64);
    std::vector<ludus_turn> turns_ = std::vector<ludus_turn>(64);
    Random random_;
};

template <class F>
double games_a_second(const F &game) {
    std::array<double, runs> rates{};
    for (double &rate : rates) {
        unsigned games = 0;
        const std::clock_t start = std::clock(); // of the processor, whatever else runs
        double passed = 0;
        for (; passed < seconds_a_run;
             passed = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC)
            for (unsigned i = 0; i < 16; ++i, ++games)
                game();
        rate = games / passed;
    }
    std::nth_element(rates.begin(), rates.begin() + runs / 2, rates.end());
    return rates[runs / 2];
}

std::string processor() {
    std::ifstream in("/proc/cpuinfo");
    for (std::string line; std::getline(in, line);)
        if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
    return "unknown";
}

void measure(const Instance &instance, const std::string &text) {
    const auto game = read_game_text(text);
    if (!game) throw std::runtime_error("no game " + text);
    const auto match = (*game)->new_match();
    visit(*match, [&]<class G>(const MatchOf<G> &it) {
        ByRules<G> rules(it.config());
        ByContract contract(instance, text);
        std::printf("%-32s %12.0f %12.0f %12.0f %12.0f\n", text.c_str(),
                    games_a_second([&] { rules.game_by_moves(); }),
                    games_a_second([&] { rules.game_by_turns(); }),
                    games_a_second([&] { contract.game_by_moves(); }),
                    games_a_second([&] { contract.game_by_turns(); }));
        std::fflush(stdout);
        return 0;
    });
}

} // namespace

int main(int argc, char **argv) {
    const Instance instance;
    std::vector<std::string> games(argv + 1, argv + argc);
    if (games.empty())
        for (const std::string_view id : duodecim::game_ids())
            games.emplace_back(id);
    std::printf("Random games a second on one core of %s\n", processor().c_str());
    std::printf("%-32s %12s %12s %12s %12s\n", "", "moves", "turns", "C, moves", "C, turns");
    for (const std::string &game : games)
        measure(instance, game);
}
