// SPDX-License-Identifier: MIT
#pragma once

#include "ai/inputs.hpp"
#include "rules/murray.hpp"

namespace duodecim {

// Places with at least 1, 2, ... pieces, as the bits of Murray::Side have them.
template <>
struct NetworkInputs<Murray> {
    static constexpr std::uint32_t layout = 1;
    static constexpr InputShape shape(const Murray::Config &) { return {17, {}, 8}; }
    static void fill(const Murray::Config &config, const Murray::State &state, Inputs &out);
};

} // namespace duodecim
