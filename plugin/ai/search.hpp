// SPDX-License-Identifier: MIT
// Expectimax over the distinct rolls: static values first, then ever fewer candidates ever deeper.
#pragma once

#include "ai/look_ahead.hpp"

#include <tuple>

namespace duodecim {

template <Rules G>
class Search {
public:
    using State = typename G::State;
    using Config = typename G::Config;

    Search(const Config &config, Player mover, const Sources &sources, const Effort &effort,
           Meter &meter)
        : config_(config), me_(mover), effort_(effort), meter_(meter),
          look_ahead_(config, sources, effort, meter), table_(sources.table.get()) {}

    // All the choices, best first; never empty as `choices` is not.
    std::vector<Ranked> rank(const std::vector<Choice<State>> &choices) {
        order_by_pips(choices);
        for (Ranked &r : ranked_) {
            if (!look_ahead_.won(choices[r.turn].after, me_) && !meter_.spend()) break;
            r.chance = look_ahead_.value(choices[r.turn].after, me_);
            r.depth = 0;
        }
        settle();
        meter_.begin_progress();
        for (unsigned ply = 1; ply <= deepest(); ++ply) {
            if (!affordable() || !deepen(choices, ply)) break;
            settle();
        }
        if (effort_.alike && deepest() > 0) look_into_rest(choices);
        return std::move(ranked_);
    }

    // The chance of the mover before the roll, where nobody has won.
    Chance before_roll(const State &state) {
        Chance chance = meter_.spend() ? look_ahead_.value(state, me_) : certain / 2;
        meter_.best(0, chance);
        meter_.begin_progress();
        for (unsigned ply = 1; ply <= deepest(); ++ply) {
            if (!affordable()) break;
            const std::uint64_t before = meter_.left();
            const Chance deeper = look_ahead_(state, me_, ply);
            if (meter_.done()) break;
            look_ = look_ahead_.deeper(before - meter_.left(), ply);
            chance = deeper;
            meter_.best(0, chance);
        }
        return chance;
    }

private:
    // The best guess before anything is evaluated, for the smallest budgets.
    void order_by_pips(const std::vector<Choice<State>> &choices) {
        ranked_.clear();
        for (std::uint32_t i = 0; i < choices.size(); ++i) {
            const State &after = choices[i].after;
            const int ahead = pips_ahead<G>(config_, after, me_);
            ranked_.push_back({i, look_ahead_.won(after, me_) ? certain : ahead, -1});
        }
        sort();
    }

    // Where all are judged alike, their depths matter only between equals. Otherwise equals stay in
    // the order of their pips.
    void sort() {
        const auto rank = [&](const Ranked &r) {
            const int depth = effort_.alike ? std::min<int>(r.depth, 0) : r.depth;
            return std::tuple(-depth, -r.chance, -r.depth);
        };
        std::stable_sort(ranked_.begin(), ranked_.end(),
                         [&](const Ranked &a, const Ranked &b) { return rank(a) < rank(b); });
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
        const int depth = static_cast<int>(ply);
        const Chance least = ranked_.front().chance - effort_.window;
        std::vector<Ranked *> candidates;
        for (Ranked &r : ranked_)
            if (r.depth == depth - 1 && r.chance >= least &&
                candidates.size() < effort_.candidates[ply - 1])
                candidates.push_back(&r);
        if (candidates.size() < (effort_.alike ? 1 : 2) || ranked_.front().chance == certain)
            return false;
        const std::uint64_t before = meter_.left(), spared = effort_.alike ? before / 4 * 3 : 0;
        std::int64_t change = 0;
        unsigned looked = 0;
        for (Ranked *r : candidates) {
            if (looked > 0 && meter_.left() < spared) break;
            const Chance chance = look_ahead_(choices[r->turn].after, me_, ply);
            if (meter_.done()) break;
            change += chance - r->chance;
            r->chance = chance;
            r->depth = static_cast<std::int8_t>(ply);
            ++looked;
        }
        if (effort_.alike && looked > 0) follow(depth, static_cast<Chance>(change / looked));
        look_ = look_ahead_.deeper((before - meter_.left()) / std::max(looked, 1u), ply);
        return true;
    }

    // A look makes all turns worth a little less, as the best of many is mostly overrated: those
    // without it would seem the better for that. They change by what the others did on average.
    void follow(int depth, Chance change) {
        Chance best = 0;
        for (const Ranked &r : ranked_)
            if (r.depth == depth) best = std::max(best, r.chance);
        for (Ranked &r : ranked_)
            if (r.depth >= 0 && r.depth < depth)
                r.chance = std::clamp<Chance>(r.chance + change, 0, best);
        if (depth > 1) followed_ += change;
    }

    // With the nodes that are left.
    void look_into_rest(const std::vector<Choice<State>> &choices) {
        const Chance best = ranked_.front().chance;
        for (Ranked &r : ranked_) {
            if (r.depth != 0 || look_ahead_.won(choices[r.turn].after, me_)) continue;
            const Chance chance = look_ahead_(choices[r.turn].after, me_, 1);
            if (meter_.done()) break;
            r.chance = std::clamp<Chance>(chance + followed_, 0, best);
            r.depth = 1;
        }
        settle();
    }

    // A table needs no look ahead, unless it turns out to be damaged.
    unsigned deepest() const {
        if (table_ && table_->whole()) return 0;
        unsigned plies = 0;
        while (plies < max_plies && effort_.candidates[plies] > 0)
            ++plies;
        return plies;
    }

    // Whether the next ply can look into two candidates, and is not too deep for the effort.
    bool affordable() const {
        return !meter_.done() && look_ <= std::min(meter_.left(), effort_.nodes) / 2;
    }

    const Config &config_;
    const Player me_;
    const Effort &effort_;
    Meter &meter_;
    LookAhead<G> look_ahead_;
    const Table *const table_;
    std::uint64_t look_ = 0; // nodes that the next ply is likely to take for a candidate
    Chance followed_ = 0;    // by how much turns that were looked into once have followed others
    std::vector<Ranked> ranked_;
};

} // namespace duodecim
