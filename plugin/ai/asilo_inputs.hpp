// SPDX-License-Identifier: MIT
#pragma once

#include "ai/inputs.hpp"
#include "rules/asilo.hpp"

namespace duodecim {

// A line is a part, with what matters of the whole. Lines matter only by what stands on them, so
// they are shown in an order of their own: the one on which the roller has farthest to go first.
template <>
struct NetworkInputs<Asilo> {
    static constexpr std::uint32_t layout = 2;
    // Six fields, each empty, own or the enemy's: 1-6, 4-9 and 7-12.
    static constexpr std::uint16_t windows = 729;
    static constexpr std::string_view network(const Asilo::Config &) { return Asilo::ids[0]; }
    static constexpr InputShape shape(const Asilo::Config &) {
        return {4, {windows, windows, windows}, 8, Asilo::lines};
    }
    static void fill(const Asilo::Config &, const Asilo::State &state, Inputs &out);
};
static_assert(InputsOf<NetworkInputs<Asilo>, Asilo>);

} // namespace duodecim
