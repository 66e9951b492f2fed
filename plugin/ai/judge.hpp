// SPDX-License-Identifier: MIT
// The evaluation that a search asks: a solved table where there is one, else a network, else the
// hand-made evaluation.
#pragma once

#include "ai/asilo_evaluator.hpp"
#include "ai/asilo_inputs.hpp"
#include "ai/knowledge.hpp"
#include "ai/murray_evaluator.hpp"
#include "ai/murray_inputs.hpp"
#include "ai/ur_evaluator.hpp"
#include "ai/ur_inputs.hpp"

#include <optional>

namespace duodecim {

// What there is to judge by; each may be missing.
struct Sources {
    std::shared_ptr<const Network> network;
    std::shared_ptr<const Table> table;
};

// For one thread; the config outlives it.
template <class G>
class Judge {
public:
    Judge(const typename G::Config &config, const Sources &sources)
        : config_(config), by_hand_(config), table_(sources.table) {
        if (sources.network) network_.emplace(sources.network);
    }

    // That `who` wins, where nobody has won yet and state.mover rolls next.
    Chance operator()(const typename G::State &state, Player who) {
        if constexpr (std::is_same_v<G, Ur>)
            if (table_)
                if (const auto known = table_->chance(state))
                    return who == state.mover ? *known : certain - *known;
        if (!network_) return by_hand_(state, who);
        NetworkInputs<G>::fill(config_, state, inputs_);
        const Chance chance = chance_of((*network_)(inputs_));
        return who == state.mover ? chance : certain - chance;
    }

private:
    const typename G::Config &config_;
    Evaluator<G> by_hand_;
    std::shared_ptr<const Table> table_;
    std::optional<NetworkReader> network_;
    Inputs inputs_;
};

} // namespace duodecim
