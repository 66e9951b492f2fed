// SPDX-License-Identifier: MIT
// Expectimax over the distinct rolls: static values first, then ever fewer candidates ever deeper.
#pragma once

#include "ai/cache.hpp"
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

template <class G>
class Search {
public:
    using State = typename G::State;
    using Config = typename G::Config;

    Search(const Config &config, Player mover, const Sources &sources, Meter &meter)
        : config_(config), me_(mover), meter_(meter), judge_(config, sources),
          deepest_(sources.table ? 0 : max_plies), rolls_(distinct_rolls(G::dice(config))) {
        for (const Roll &roll : rolls_)
            ways_ += roll.ways;
    }

    // All the choices, best first; never empty as `choices` is not.
    std::vector<Ranked> rank(const std::vector<Choice<State>> &choices, const Effort &effort) {
        effort_ = &effort;
        order_by_pips(choices);
        for (Ranked &r : ranked_) {
            if (!won(choices[r.turn].after, me_) && !meter_.spend()) break;
            r.chance = value(choices[r.turn].after, me_);
            r.depth = 0;
        }
        settle();
        meter_.begin_progress();
        for (unsigned ply = 1; ply <= deepest_ && effort.candidates[ply - 1] > 0; ++ply) {
            if (meter_.done() || !deepen(choices, ply)) break;
            settle();
        }
        return std::move(ranked_);
    }

    // The chance of the mover before the roll, where nobody has won.
    Chance before_roll(const State &state, const Effort &effort) {
        effort_ = &effort;
        Chance chance = meter_.spend() ? judge_(state, me_) : certain / 2;
        meter_.best(0, chance);
        meter_.begin_progress();
        for (unsigned ply = 1; ply <= deepest_ && effort.candidates[ply - 1] > 0; ++ply) {
            const Chance deeper = expect(state, me_, ply);
            if (meter_.done()) break;
            chance = deeper;
            meter_.best(0, chance);
        }
        return chance;
    }

private:
    bool won(const State &state, Player who) const { return G::winner(config_, state) == who; }

    Chance value(const State &after, Player who) {
        return won(after, who) ? certain : judge_(after, who);
    }

    // The best guess before anything is evaluated, for the smallest budgets.
    void order_by_pips(const std::vector<Choice<State>> &choices) {
        ranked_.clear();
        for (std::uint32_t i = 0; i < choices.size(); ++i) {
            const State &after = choices[i].after;
            const int ahead = Evaluator<G>::pips(config_, after, other(me_)) -
                              Evaluator<G>::pips(config_, after, me_);
            ranked_.push_back({i, won(after, me_) ? certain : ahead, -1});
        }
        sort();
    }

    void sort() {
        std::sort(ranked_.begin(), ranked_.end(), [](const Ranked &a, const Ranked &b) {
            if (a.depth != b.depth) return a.depth > b.depth;
            return a.chance != b.chance ? a.chance > b.chance : a.turn < b.turn;
        });
    }

    // Best first. A turn that was thought worse, and so looked into less, stays behind the others.
    void settle() {
        sort();
        Chance most = certain;
        for (Ranked &r : ranked_)
            r.chance = most = r.depth < 0 ? most : std::min(most, r.chance);
        if (ranked_.front().depth < 0) // stopped before anything was known
            for (Ranked &r : ranked_)
                r.chance = certain / 2;
        meter_.best(ranked_.front().turn, ranked_.front().chance);
    }

    // Looks `ply` rolls ahead for the candidates; false where there is no choice left to make.
    bool deepen(const std::vector<Choice<State>> &choices, unsigned ply) {
        const Chance least = ranked_.front().chance - effort_->window;
        std::size_t count = 0;
        while (count < ranked_.size() && count < effort_->candidates[ply - 1] &&
               ranked_[count].depth == static_cast<int>(ply) - 1 && ranked_[count].chance >= least)
            ++count;
        if (count < 2 || ranked_.front().chance == certain) return false;
        for (std::size_t i = 0; i < count; ++i) {
            const Chance chance = expect(choices[ranked_[i].turn].after, me_, ply);
            if (meter_.done()) break;
            ranked_[i].chance = chance;
            ranked_[i].depth = static_cast<std::int8_t>(ply);
        }
        return true;
    }

    // The chance of `who` before state.mover rolls, `plies` rolls ahead; void once the meter is
    // done.
    Chance expect(const State &state, Player who, unsigned plies) {
        if (const Chance *known = cache_.find(state, plies))
            return who == state.mover ? *known : certain - *known;
        std::vector<Choice<State>> &choices = choices_[plies - 1];
        std::int64_t sum = 0;
        for (const Roll &roll : rolls_) {
            G::turns(config_, state, roll.dice, {}, choices);
            const Chance best = plies == 1 ? best_reply(choices, state.mover)
                                           : best_line(choices, state.mover, plies);
            if (meter_.done()) return 0;
            sum += std::int64_t{best} * roll.ways;
        }
        const auto chance = static_cast<Chance>((sum + ways_ / 2) / ways_);
        cache_.keep(state, plies, chance);
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

    // The best of the few replies that look best, each looked into further.
    Chance best_line(const std::vector<Choice<State>> &choices, Player mover, unsigned plies) {
        std::vector<Ranked> &replies = replies_[plies - 1];
        replies.clear();
        for (std::uint32_t i = 0; i < choices.size(); ++i) {
            if (!meter_.spend()) return 0;
            replies.push_back({i, value(choices[i].after, mover), 0});
        }
        const std::size_t few = std::min<std::size_t>(effort_->replies, replies.size());
        std::partial_sort(replies.begin(), replies.begin() + static_cast<std::ptrdiff_t>(few),
                          replies.end(), [](const Ranked &a, const Ranked &b) {
                              return a.chance != b.chance ? a.chance > b.chance : a.turn < b.turn;
                          });
        if (replies.front().chance == certain) return certain;
        const Chance least = replies.front().chance - effort_->window;
        Chance best = 0;
        for (std::size_t i = 0; i < few && replies[i].chance >= least && !meter_.done(); ++i)
            best = std::max(best, expect(choices[replies[i].turn].after, mover, plies - 1));
        return best;
    }

    const Config &config_;
    const Player me_;
    Meter &meter_;
    Judge<G> judge_;
    Cache<State> cache_;
    const unsigned deepest_; // a table needs no look ahead
    const std::vector<Roll> rolls_;
    std::int64_t ways_ = 0;
    const Effort *effort_ = nullptr;
    std::vector<Ranked> ranked_;
    std::vector<Choice<State>> choices_[max_plies];
    std::vector<Ranked> replies_[max_plies];
};

} // namespace duodecim
