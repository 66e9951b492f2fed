// SPDX-License-Identifier: MIT
#pragma once

#include "ai/inputs.hpp"
#include "rules/murray.hpp"

namespace duodecim {

// Places with at least 1, 2, ... pieces, as the bits of Murray::Side have them.
template <>
struct NetworkInputs<Murray> {
    static constexpr std::uint32_t layout = 1;
    // A piece that waits at home for its number makes another game of it.
    static constexpr std::string_view network(const Murray::Config &config) {
        if (config.exact)
            return config.split ? "duodecim.murray-split-exact" : "duodecim.murray-exact";
        return Murray::ids[config.split ? 1 : 0];
    }
    static constexpr InputShape shape(const Murray::Config &) { return {17, {}, 8}; }
    static void fill(const Murray::Config &config, const Murray::State &state, Inputs &out);
};
static_assert(InputsOf<NetworkInputs<Murray>, Murray>);

} // namespace duodecim
