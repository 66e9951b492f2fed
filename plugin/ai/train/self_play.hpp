// SPDX-License-Identifier: MIT
// Games that a network plays against itself, and what it should learn from them: returns, what a
// look one roll ahead says, or what a solved table says.
#pragma once

#include "ai/network.hpp"
#include "ai/plain.hpp"
#include "ai/table.hpp"
#include "ai/train/returns.hpp"
#include "ai/train/variants.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace duodecim::train {

struct Lesson {
    float lambda = 0.8f; // of the returns
    unsigned ahead = 0;  // of so many positions, one is looked ahead from; 0: returns
    std::vector<std::shared_ptr<const Table>> tables{}; // teach the games that they are of
};

template <Rules G>
class SelfPlay {
public:
    using State = typename G::State;
    using Config = typename G::Config;

    SelfPlay(const Config &config, std::uint64_t seed)
        : asked_(config), config_(config), seed_(seed) {}

    void use(const std::shared_ptr<const Network> &network) { reader_.emplace(network); }

    // The game of that number, the same whatever was played before; appends what it teaches.
    void play(std::uint64_t game, const Lesson &lesson, std::vector<Sample> &out) {
        begin(game, lesson);
        State state = G::start(config_);
        // Some begin at random, the one longer than the other: positions far from even, too, are to
        // be judged.
        const std::size_t wild[2] = {wildness(), wildness()};
        // Or one does nothing for a while.
        const auto idler = static_cast<Player>(draw(2));
        const std::size_t idle = draw(6) == 0 ? draw(160) : 0;
        steps_.clear();
        for (std::size_t roll = 0; !G::winner(config_, state); ++roll) {
            if (roll < idle && state.mover == idler) {
                state.mover = other(idler);
                continue;
            }
            const Dice dice = ascending(throw_dice(G::dice(config_), chooser_.seed, roll));
            G::turns(config_, state, dice, {}, choices_);
            const bool learns = roll >= std::max({wild[0], wild[1], idle});
            if (learns && table_) {
                for (const Choice<State> &choice : choices_) // all that are to be told apart
                    if (!G::winner(config_, choice.after)) learn_by_table(choice.after, out);
            } else if (learns && lesson.ahead > 0 && draw(lesson.ahead) == 0) {
                out.push_back({inputs(state), look_ahead(state)});
            }
            const bool astray = roll < wild[index(state.mover)] || draw(64) == 0;
            const std::size_t best = choose(state.mover);
            steps_.push_back({inputs(state), state.mover, ahead_, learns, astray});
            state = choices_[astray ? draw(choices_.size()) : best].after;
        }
        if (!table_ && lesson.ahead == 0) learn_returns(steps_, lesson.lambda, out);
    }

private:
    void begin(std::uint64_t game, const Lesson &lesson) {
        chooser_ = {seed_ ^ game * 0x9E3779B97F4A7C15u};
        draws_ = 0;
        config_ = variant(asked_, [this](std::size_t n) { return draw(n); });
        table_ = nullptr;
        if constexpr (Solvable<G>)
            for (const auto &table : lesson.tables)
                if (table->config() == config_) table_ = table.get();
        rolls_ = distinct_rolls(G::dice(config_));
    }

    // Rolls at random to begin with.
    std::size_t wildness() { return draw(2) == 0 ? 0 : draw(std::size_t{160} >> draw(5)); }

    std::size_t draw(std::size_t bound) { return chooser_.below(bound, draws_++); }

    Inputs inputs(const State &state) const {
        Inputs out;
        NetworkInputs<G>::fill(config_, state, out);
        return out;
    }

    // That `who` wins after a turn of theirs, in log-odds; more than any where they have.
    Logit value(const State &after, Player who) {
        if (G::winner(config_, after)) return logit_most + 1;
        NetworkInputs<G>::fill(config_, after, scratch_);
        const Logit logit = (*reader_)(scratch_);
        return who == after.mover ? logit : -logit;
    }
    static float chance(Logit logit) {
        if (logit > logit_most) return 1;
        return 1 / (1 + std::exp(-float(logit) / logit_one));
    }

    // The best of the choices; sets ahead_.
    std::size_t choose(Player mover) {
        std::size_t best = 0;
        Logit most = -logit_most - 1;
        for (std::size_t i = 0; i < choices_.size(); ++i)
            if (const Logit v = value(choices_[i].after, mover); v > most) {
                most = v;
                best = i;
            }
        ahead_ = mover == Player::one ? chance(most) : 1 - chance(most);
        return best;
    }

    float look_ahead(const State &state) {
        double sum = 0, ways = 0;
        for (const Roll &roll : rolls_) {
            G::turns(config_, state, roll.dice, {}, replies_);
            Logit most = -logit_most - 1;
            for (const Choice<State> &reply : replies_)
                most = std::max(most, value(reply.after, state.mover));
            sum += double(chance(most)) * roll.ways;
            ways += roll.ways;
        }
        return float(sum / ways);
    }

    void learn_by_table(const State &state, std::vector<Sample> &out) {
        if constexpr (Solvable<G>)
            if (const auto known = table_->chance(state))
                out.push_back({inputs(state), float(double(*known) / certain)});
    }

    const Config asked_;
    Config config_; // of the game at hand
    std::uint64_t seed_;
    Chooser chooser_{0};
    std::uint64_t draws_ = 0;
    const Table *table_ = nullptr;
    std::vector<Roll> rolls_;
    std::optional<NetworkReader> reader_;
    Inputs scratch_;
    std::vector<Choice<State>> choices_, replies_;
    std::vector<Step> steps_;
    float ahead_ = 0;
};

} // namespace duodecim::train
