// SPDX-License-Identifier: MIT
#pragma once

#include "ai/inputs.hpp"
#include "rules/ur.hpp"

namespace duodecim {

// The numbers of pieces and the goal are shown by what is in hand and what is still to be borne
// off, so that one network knows every variant. In Finkel's game and Masters', small enough for it,
// whole patterns are inputs too: the shared squares, and each player's own with the pieces to go.
// Where pieces lie on each other, every level is shown, and which pieces are held.
template <>
struct NetworkInputs<Ur> {
    static constexpr std::uint32_t layout = 1;
    static constexpr unsigned shared_patterns = 6561; // 3^8
    static constexpr unsigned block_patterns = 81;    // 3^4
    static constexpr unsigned own_patterns = 512;     // 2^6, by up to 7 to go
    static constexpr unsigned first_patterns = 128;   // 2^4, likewise
    static std::string_view network(const Ur::Config &config) { return config.variant->network; }
    static InputShape shape(const Ur::Config &config) {
        switch (config.variant->patterns) {
        case ur::Patterns::middle:
            return {4, {shared_patterns, own_patterns, own_patterns}, 8};
        case ur::Patterns::blocks:
            return {4, {shared_patterns, first_patterns, first_patterns, block_patterns}, 8};
        case ur::Patterns::none:
            break;
        }
        return {config.path().stack != 0 ? 6u : 4u, {}, 8};
    }
    static void fill(const Ur::Config &config, const Ur::State &state, Inputs &out);
};
static_assert(InputsOf<NetworkInputs<Ur>, Ur>);

} // namespace duodecim
