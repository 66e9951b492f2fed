// SPDX-License-Identifier: MIT
// The evaluation that a search asks: a solved table where there is one, else a network. Where
// neither is, whoever has less far to go is ahead: enough to go on, not to play well.
#pragma once

#include "ai/asilo_inputs.hpp"
#include "ai/evaluator.hpp"
#include "ai/knowledge.hpp"
#include "ai/murray_inputs.hpp"
#include "ai/plain.hpp"
#include "ai/ur_inputs.hpp"

#include <optional>

namespace duodecim {

// What there is to judge by; each may be missing.
struct Sources {
    std::shared_ptr<const Network> network;
    std::shared_ptr<const Table> table;

    Basis basis() const { return table ? Basis::table : network ? Basis::network : Basis::pips; }
};

// For one thread; the config outlives it.
template <Rules G>
class Judge {
public:
    Judge(const typename G::Config &config, const Sources &sources)
        : config_(config), table_(sources.table) {
        if (sources.network) network_.emplace(sources.network);
    }

    // That `who` wins, where nobody has won yet and state.mover rolls next.
    Chance operator()(const typename G::State &state, Player who) {
        const Chance chance = of_mover(state);
        return who == state.mover ? chance : certain - chance;
    }

private:
    static constexpr Logit logit_of_pip = logit_one / 32;

    Chance of_mover(const typename G::State &state) {
        if constexpr (Solvable<G>)
            if (table_)
                if (const auto known = table_->chance(state)) return *known;
        if (!network_) return chance_of(pips_ahead<G>(config_, state, state.mover) * logit_of_pip);
        NetworkInputs<G>::fill(config_, state, inputs_);
        return chance_of((*network_)(inputs_));
    }

    const typename G::Config &config_;
    std::shared_ptr<const Table> table_;
    std::optional<NetworkReader> network_;
    Inputs inputs_;
};

static_assert(Evaluator<Judge<Asilo>, Asilo> && Evaluator<Judge<Murray>, Murray> &&
              Evaluator<Judge<Ur>, Ur>);

} // namespace duodecim
