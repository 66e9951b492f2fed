// SPDX-License-Identifier: MIT
// duodecim-fit GAME ROUNDS GAMES SEED: fits the weights of a linear evaluation to games that it
// plays against itself, and prints them. Each round plays so many games with the weights of the
// round before (the first, shorter, by pips), then finds those that best foretell how they went on:
// logistic regression on lambda-returns (R. S. Sutton, 1988), by gradient descent with Adam's steps
// (D. P. Kingma, J. Ba, 2015).
#include "ai/asilo_evaluator.hpp"
#include "ai/murray_evaluator.hpp"
#include "ai/plain.hpp"
#include "ai/ur_evaluator.hpp"
#include "rules/games.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <numeric>

namespace duodecim {

namespace {

template <class G>
class Fit {
public:
    using State = typename G::State;
    static constexpr std::size_t N = Evaluator<G>::counts;
    static constexpr std::size_t width = 2 * N + 1; // bias, roller, waiter
    static constexpr double lambda = 0.95;

    Fit(std::string_view id, const typename G::Config &config, std::uint64_t seed)
        : id_(id), config_(config), evaluator_(config_), chooser_{seed} {}

    void round(unsigned games) {
        samples_.clear();
        for (unsigned g = 0; g < games; ++g)
            play();
        const double loss = regress();
        known_ = true;
        std::cerr << id_ << ": " << samples_.size() << " positions, mean squared error " << loss
                  << "\n";
    }

    void print() const {
        std::printf("// Made by duodecim-fit. %s: log-odds of a count in 65536ths.\n",
                    std::string(id_).c_str());
        std::string name(id_);
        for (char &c : name)
            if (c == '.' || c == '-') c = '_';
        std::printf("constexpr Linear<%zu> %s_weights{\n", N, name.c_str());
        for (unsigned part = 0; part < 2; ++part) {
            const std::int32_t *w = rounded_ + part * width;
            std::printf("    {%d,", w[0]);
            print_row(w + 1, ",");
            print_row(w + 1 + N, part == 0 ? "}," : "}};");
            std::printf("\n");
        }
    }

private:
    struct Sample {
        std::int16_t count[2 * N];
        std::int16_t phase;
        float target; // the chance that the player who rolls next wins, as it turned out
    };

    static void print_row(const std::int32_t *w, const char *end) {
        std::printf("\n     {");
        for (std::size_t i = 0; i < N; ++i)
            std::printf("%s%d", i == 0 ? "" : i % 12 == 0 ? ",\n      " : ", ", w[i]);
        std::printf("}%s", end);
    }

    std::uint32_t draw(std::size_t bound) { return chooser_.below(bound, draws_++); }

    double chance(const Sample &s) const {
        const double t = s.phase / double{phase_whole};
        double sum = weight_[0] * (1 - t) + weight_[width] * t;
        for (std::size_t i = 0; i < 2 * N; ++i)
            sum += (weight_[1 + i] * (1 - t) + weight_[width + 1 + i] * t) * s.count[i];
        return 1 / (1 + std::exp(-sum));
    }

    Sample sample(const State &state) const {
        Sample s{};
        const auto roller = evaluator_.count(state, state.mover);
        const auto waiter = evaluator_.count(state, other(state.mover));
        for (std::size_t i = 0; i < N; ++i) {
            s.count[i] = static_cast<std::int16_t>(roller[i]);
            s.count[N + i] = static_cast<std::int16_t>(waiter[i]);
        }
        s.phase = static_cast<std::int16_t>(evaluator_.phase(state));
        return s;
    }

    // The chance of `who` by the weights as they will be used.
    double value(const State &state, Player who) const {
        if (G::winner(config_, state) == who) return 2;
        const double p = chance(sample(state));
        return who == state.mover ? p : 1 - p;
    }

    std::size_t choose(Player mover) {
        if (draw(16) == 0) return draw(choices_.size());
        if (!known_) return best_by_pips<G>(config_, mover, choices_, {draws_++});
        std::size_t best = 0;
        double most = -1;
        for (std::size_t i = 0; i < choices_.size(); ++i)
            if (const double v = value(choices_[i].after, mover); v > most) {
                most = v;
                best = i;
            }
        return best;
    }

    void play() {
        State state = G::start(config_);
        const std::size_t first = samples_.size();
        std::vector<Player> rollers;
        while (!G::winner(config_, state)) {
            samples_.push_back(sample(state));
            rollers.push_back(state.mover);
            const Dice dice = ascending(throw_dice(G::dice(config_), chooser_.seed, draws_++));
            G::turns(config_, state, dice, {}, choices_);
            state = choices_[choose(state.mover)].after;
        }
        const Player winner = *G::winner(config_, state);
        // Backwards: how the game ended counts less, the farther away and the better the weights
        // of the round before foretell it.
        double ahead = winner == Player::one ? 1 : 0; // player one's chance
        for (std::size_t i = rollers.size(); i-- > 0;) {
            Sample &s = samples_[first + i];
            const bool one = rollers[i] == Player::one;
            s.target = static_cast<float>(one ? ahead : 1 - ahead);
            if (known_) {
                const double now = one ? chance(s) : 1 - chance(s);
                ahead = lambda * ahead + (1 - lambda) * now;
            }
        }
    }

    // One descent, steps shrinking, from the weights of the round before.
    double regress() {
        constexpr unsigned epochs = 12, batch = 512;
        std::vector<double> scale(width, 1); // counts differ in size
        for (const Sample &s : samples_)
            for (std::size_t i = 0; i < 2 * N; ++i)
                scale[1 + i] += std::abs(double(s.count[i])) * 3 / double(samples_.size());
        std::vector<double> mean(2 * width, 0), square(2 * width, 0), slope(2 * width);
        double loss = 0, power1 = 1, power2 = 1;
        const std::size_t batches = samples_.size() / batch;
        for (std::size_t step = 0; step < epochs * batches; ++step) {
            if (step % batches == 0) loss = 0;
            std::fill(slope.begin(), slope.end(), 0);
            for (unsigned i = 0; i < batch; ++i) {
                const Sample &s = samples_[draw(samples_.size())];
                const double p = chance(s), error = p - s.target;
                const double t = s.phase / double{phase_whole};
                loss += error * error / double(batches * batch);
                slope[0] += error * (1 - t);
                slope[width] += error * t;
                for (std::size_t c = 0; c < 2 * N; ++c) {
                    const double part = error * s.count[c] / scale[1 + c];
                    slope[1 + c] += part * (1 - t);
                    slope[width + 1 + c] += part * t;
                }
            }
            const double rate = 0.02 * (1 - double(step) / double(epochs * batches));
            power1 *= 0.9;
            power2 *= 0.999;
            for (std::size_t w = 0; w < 2 * width; ++w) {
                // Weights that the games say little about stay small.
                const double g = slope[w] / batch + 1e-4 * weight_[w] * scale[w % width];
                mean[w] = 0.9 * mean[w] + 0.1 * g;
                square[w] = 0.999 * square[w] + 0.001 * g * g;
                weight_[w] -= rate * mean[w] / (1 - power1) /
                              (std::sqrt(square[w] / (1 - power2)) + 1e-8) / scale[w % width];
            }
        }
        for (std::size_t w = 0; w < 2 * width; ++w)
            rounded_[w] = static_cast<std::int32_t>(std::lround(weight_[w] * logit_one));
        return loss;
    }

    std::string_view id_;
    typename G::Config config_;
    Evaluator<G> evaluator_;
    Chooser chooser_;
    std::uint64_t draws_ = 0;
    std::vector<Choice<State>> choices_;
    std::vector<Sample> samples_;
    double weight_[2 * width]{};
    std::int32_t rounded_[2 * width]{};
    bool known_ = false;
};

template <class G>
bool fit(std::string_view id, unsigned rounds, unsigned games, std::uint64_t seed) {
    for (const std::string_view known : G::ids) {
        if (known != id) continue;
        Fit<G> fit(known, G::plain(known), seed);
        for (unsigned r = 0; r < rounds; ++r)
            fit.round(r == 0 ? games / 8 : games); // by pips games are long
        fit.print();
        return true;
    }
    return false;
}

template <class... G>
bool fit_any(const std::tuple<G...> *, std::string_view id, unsigned rounds, unsigned games,
             std::uint64_t seed) {
    return (fit<G>(id, rounds, games, seed) || ...);
}

} // namespace

} // namespace duodecim

int main(int argc, char **argv) {
    using namespace duodecim;
    if (argc == 5 && fit_any(static_cast<const AllRules *>(nullptr), argv[1],
                             static_cast<unsigned>(std::strtoul(argv[2], nullptr, 10)),
                             static_cast<unsigned>(std::strtoul(argv[3], nullptr, 10)),
                             std::strtoull(argv[4], nullptr, 10)))
        return 0;
    std::cerr << "usage: duodecim-fit GAME ROUNDS GAMES SEED, GAME one of:";
    for (const std::string_view id : game_ids())
        std::cerr << " " << id;
    std::cerr << "\n";
    return 2;
}
