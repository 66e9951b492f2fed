// SPDX-License-Identifier: MIT
#include "ai/solve/measure.hpp"

#include "ai/solve/threads.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace duodecim::solve {

namespace {

constexpr std::size_t round_pairs = 64; // pairs of games between two looks at the turns made

class Contest {
public:
    Contest(const Exact &exact, const MatchOf<Ur> &start, const Chooser &player)
        : exact_(exact), start_(start), player_(player) {}

    // Both games of a sequence of dice.
    Measurement pair(std::uint64_t sequence) {
        Measurement m;
        for (const Player side : {Player::one, Player::two})
            game(sequence, side, m);
        return m;
    }

private:
    void game(std::uint64_t sequence, Player side, Measurement &m) {
        MatchOf<Ur> match = start_;
        for (std::uint64_t roll = 0; match.status().phase != Phase::over; ++roll) {
            const Dice dice = throw_dice(Ur::dice(match.config()), sequence, roll);
            const std::int32_t value[] = {dice.value[0]};
            (void)match.set_dice(value);
            if (match.status().phase == Phase::move) {
                (void)match.turns();
                const bool its = match.status().mover == side;
                const std::size_t turn =
                    its ? judged(match, sequence << 12 ^ roll, m) : best(match);
                (void)match.play_turn(turn);
            }
            if (match.status().phase == Phase::end) (void)match.end_turn();
        }
        ++m.games;
        m.wins += match.status().winner == side ? 1 : 0;
    }

    double value(const MatchOf<Ur> &match, std::size_t turn) const {
        const Ur::State &after = match.choices()[turn].after;
        const double value = exact_(after);
        return after.mover == match.before().mover ? value : 1 - value;
    }

    std::size_t best(const MatchOf<Ur> &match) const {
        std::size_t best = 0;
        for (std::size_t turn = 1; turn < match.choices().size(); ++turn)
            if (value(match, turn) > value(match, best)) best = turn;
        return best;
    }

    std::size_t judged(const MatchOf<Ur> &match, std::uint64_t seed, Measurement &m) const {
        const std::size_t turn = player_(match, seed);
        const double loss = value(match, best(match)) - value(match, turn);
        ++m.turns;
        m.choices += match.choices().size() > 1 ? 1 : 0;
        m.loss += loss;
        m.largest = std::max(m.largest, loss);
        return turn;
    }

    const Exact &exact_;
    const MatchOf<Ur> &start_;
    const Chooser &player_;
};

// Half the width of the 95 % interval of a mean, from sums over n samples.
double half_width(double sum, double squares, double n) {
    return n < 2 ? 0 : 1.96 * std::sqrt(std::max(0.0, squares - sum * sum / n) / (n * (n - 1)));
}

} // namespace

Measurement measure(const Exact &exact, const MatchOf<Ur> &start, const Chooser &player,
                    std::uint64_t turns, std::uint64_t seed, unsigned threads) {
    Measurement all;
    double loss_squares = 0, win_squares = 0;
    std::uint64_t pairs = 0;
    std::vector<Measurement> round(round_pairs);
    while (all.turns < turns) {
        std::atomic<std::size_t> next{0};
        run(threads, [&](unsigned) {
            Contest contest(exact, start, player);
            for (std::size_t i; (i = next++) < round.size();)
                round[i] = contest.pair(seed + pairs + i);
        });
        pairs += round.size();
        for (const Measurement &m : round) {
            all.games += m.games;
            all.wins += m.wins;
            all.turns += m.turns;
            all.choices += m.choices;
            all.loss += m.loss;
            all.largest = std::max(all.largest, m.largest);
            loss_squares += m.loss * m.loss;
            win_squares += double(m.wins * m.wins);
        }
    }
    const auto n = double(pairs);
    all.loss_error = half_width(all.loss, loss_squares, n) * n / double(all.turns);
    all.wins_error = half_width(double(all.wins), win_squares, n) / 2;
    return all;
}

} // namespace duodecim::solve
