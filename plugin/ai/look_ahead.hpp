// SPDX-License-Identifier: MIT
// What a position is worth some rolls ahead: the mean over the distinct rolls, each answered by the
// turn that looks best. Behind the first roll a sample of them may do, another one for each first
// roll, so that all together see every roll alike; what it errs by is much the same for all turns
// that are compared, as they mostly get the same samples.
#pragma once

#include "ai/cache.hpp"
#include "ai/effort.hpp"
#include "ai/judge.hpp"
#include "ai/meter.hpp"
#include "rules/dice.hpp"

#include <algorithm>
#include <vector>

namespace duodecim {

// A turn with the chance that the mover wins after it.
struct Ranked {
    std::uint32_t turn; // index in the list of choices
    Chance chance;
    std::int8_t depth; // -1: not looked at, 0: static, n: n rolls ahead
};

// For one thought; all that it is made of outlives it.
template <Rules G>
class LookAhead {
public:
    using State = typename G::State;
    using Config = typename G::Config;

    LookAhead(const Config &config, const Sources &sources, const Effort &effort, Meter &meter)
        : config_(config), effort_(effort), meter_(meter), judge_(config, sources),
          rolls_(distinct_rolls(G::dice(config))) {}

    bool won(const State &state, Player who) const { return G::winner(config_, state) == who; }

    // That `who` wins after a turn of theirs, as it looks.
    Chance value(const State &after, Player who) {
        return won(after, who) ? certain : judge_(after, who);
    }

    // The chance of `who` before state.mover rolls, `plies` rolls ahead; void once the meter is
    // done.
    Chance operator()(const State &state, Player who, unsigned plies) {
        return look(state, who, plies, {0, 1});
    }

    // Nodes that a look one roll deeper is likely to take, where one of `plies` rolls took `nodes`:
    // each roll's replies that are followed cost as much.
    std::uint64_t deeper(std::uint64_t nodes, unsigned plies) {
        if (plies == 1) replies_met_ = nodes / rolls_.size();
        return nodes * rolls_.size() / effort_.sample *
               std::min<std::uint64_t>(effort_.replies, replies_met_);
    }

private:
    // Of the distinct rolls every `step`th.
    struct Sample {
        std::size_t first, step;
        bool whole() const { return step == 1; }
    };

    Chance look(const State &state, Player who, unsigned plies, const Sample &sample) {
        const unsigned depth = 2 * plies + (sample.whole() ? 1 : 0);
        if (const Chance *known = cache_.find(state, depth))
            return who == state.mover ? *known : certain - *known;
        std::vector<Choice<State>> &choices = choices_[plies - 1];
        std::int64_t sum = 0, ways = 0;
        for (std::size_t i = sample.first; i < rolls_.size(); i += sample.step) {
            G::turns(config_, state, rolls_[i].dice, {}, choices);
            const Chance best = plies == 1 ? best_reply(choices, state.mover)
                                           : best_line(choices, state.mover, plies, i);
            if (meter_.done()) return 0;
            sum += std::int64_t{best} * rolls_[i].ways;
            ways += rolls_[i].ways;
        }
        const auto chance = static_cast<Chance>((sum + ways / 2) / ways);
        cache_.keep(state, depth, chance);
        return who == state.mover ? chance : certain - chance;
    }

    Chance best_reply(const std::vector<Choice<State>> &choices, Player mover) {
        Chance best = 0;
        for (const Choice<State> &choice : choices) {
            if (!meter_.spend()) return 0;
            best = std::max(best, value(choice.after, mover));
        }
        return best;
    }

    // The best of the few replies to that roll that look best, each looked into further.
    Chance best_line(const std::vector<Choice<State>> &choices, Player mover, unsigned plies,
                     std::size_t roll) {
        std::vector<Ranked> &replies = replies_[plies - 1];
        replies.clear();
        for (std::uint32_t i = 0; i < choices.size(); ++i) {
            if (!meter_.spend()) return 0;
            replies.push_back({i, value(choices[i].after, mover), 0});
        }
        const std::size_t few = std::min<std::size_t>(effort_.replies, replies.size());
        std::partial_sort(replies.begin(), replies.begin() + static_cast<std::ptrdiff_t>(few),
                          replies.end(), [](const Ranked &a, const Ranked &b) {
                              return a.chance != b.chance ? a.chance > b.chance : a.turn < b.turn;
                          });
        if (replies.front().chance == certain) return certain;
        const Chance least = replies.front().chance - effort_.window;
        Chance best = 0;
        for (std::size_t i = 0; i < few && replies[i].chance >= least && !meter_.done(); ++i)
            best = std::max(best, look(choices[replies[i].turn].after, mover, plies - 1,
                                       {roll % effort_.sample, effort_.sample}));
        return best;
    }

    const Config &config_;
    const Effort &effort_;
    Meter &meter_;
    Judge<G> judge_;
    Cache<State> cache_;
    const std::vector<Roll> rolls_;
    std::uint64_t replies_met_ = 0; // to a roll, on average
    std::vector<Choice<State>> choices_[max_plies];
    std::vector<Ranked> replies_[max_plies];
};

} // namespace duodecim
