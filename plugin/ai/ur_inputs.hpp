// SPDX-License-Identifier: MIT
#pragma once

#include "ai/inputs.hpp"
#include "rules/ur.hpp"

namespace duodecim {

// The numbers of pieces and the goal are shown by what is in hand and what is still to be borne
// off, so that one network knows every variant. In Finkel's game, small enough for it, whole
// patterns are inputs too: all the shared squares, and each player's own with the pieces to go.
template <>
struct NetworkInputs<Ur> {
    static constexpr std::uint32_t layout = 1;
    static constexpr unsigned shared_patterns = 6561; // 3^8
    static constexpr unsigned own_patterns = 512;     // 2^6, by up to 7 to go
    static std::string_view network(const Ur::Config &config) { return config.variant->network; }
    static InputShape shape(const Ur::Config &config) {
        if (!config.variant->patterns) return {4, {}, 8};
        return {4, {shared_patterns, own_patterns, own_patterns}, 8};
    }
    static void fill(const Ur::Config &config, const Ur::State &state, Inputs &out);
};
static_assert(InputsOf<NetworkInputs<Ur>, Ur>);

} // namespace duodecim
