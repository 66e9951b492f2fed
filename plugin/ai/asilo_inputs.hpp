// SPDX-License-Identifier: MIT
#pragma once

#include "ai/inputs.hpp"
#include "rules/asilo.hpp"

namespace duodecim {

// Lines matter only by what stands on them, so they are shown in an order of their own: the line on
// which the roller has farthest to go first.
template <>
struct NetworkInputs<Asilo> {
    static constexpr std::uint32_t layout = 1;
    static constexpr InputShape shape(const Asilo::Config &) { return {9, {}, 8}; }
    static void fill(const Asilo::Config &, const Asilo::State &state, Inputs &out);
};

} // namespace duodecim
