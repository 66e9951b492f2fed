// SPDX-License-Identifier: MIT
// Which options of a game are played in training: those asked for in three games of four, as one
// network serves many.
#pragma once

#include "rules/games.hpp"

namespace duodecim::train {

// `draw(n)` gives a number below n.
template <class Draw>
Asilo::Config variant(const Asilo::Config &config, const Draw &) {
    return config;
}

template <class Draw>
Murray::Config variant(Murray::Config config, const Draw &draw) {
    if (draw(4) != 0) return config;
    config.steps = draw(2) == 0;
    // The networks of bearoff=enough learned before bearoff=exact had its own.
    const bool exact = draw(2) == 0;
    config.exact = config.exact || exact;
    return config;
}

template <class Draw>
Ur::Config variant(Ur::Config config, const Draw &draw) {
    if (draw(4) != 0) return config;
    config.pieces = static_cast<std::uint8_t>(1 + draw(Ur::most_pieces));
    config.goal = draw(2) == 0 ? config.pieces : static_cast<std::uint8_t>(1 + draw(config.pieces));
    // Counted from the last, as the networks there are were taught.
    const auto its = ur::variants_of(config.variant->id);
    if (its.size() > 1) config.variant = &its[its.size() - 1 - draw(its.size())];
    return config;
}

} // namespace duodecim::train
