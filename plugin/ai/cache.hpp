// SPDX-License-Identifier: MIT
// What a search has found out about positions before the roll. A look is only reused for one of the
// same depth, and a sample only for a sample, whichever its rolls were: others end in other
// estimates.
#pragma once

#include "ai/chance.hpp"
#include "rules/games.hpp"

#include <cstdint>
#include <vector>

namespace duodecim {

inline std::uint64_t mixed(std::uint64_t hash, std::uint64_t more) {
    hash = (hash ^ more) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 29;
}

inline std::uint64_t hash_of(const Ur::State &state) {
    std::uint64_t hash = index(state.mover);
    for (const Ur::Side &side : state.side) {
        hash = mixed(hash, std::uint64_t{side.on} << 32 | side.sheltered);
        hash = mixed(hash, std::uint64_t{side.hand} << 8 | side.off);
    }
    return hash;
}

inline std::uint64_t hash_of(const Murray::State &state) {
    return mixed(state.hash(), index(state.mover));
}

inline std::uint64_t hash_of(const Asilo::State &state) {
    std::uint64_t hash = index(state.mover);
    for (const Asilo::Line &line : state.line)
        for (unsigned side = 0; side < 2; ++side)
            hash = mixed(hash, std::uint64_t{line.row[side]} << 16 |
                                   std::uint64_t{line.praetentura[side]} << 8 | line.off[side]);
    return hash;
}

template <class State>
class Cache {
public:
    // Nothing where the position is not known that deep.
    const Chance *find(const State &state, unsigned depth) const {
        if (entries_.empty()) return nullptr;
        const Entry &entry = entries_[slot(state, depth)];
        return entry.depth == depth && entry.state == state ? &entry.chance : nullptr;
    }
    // Takes the place of whatever shares it.
    void keep(const State &state, unsigned depth, Chance chance) {
        if (entries_.empty()) entries_.resize(size);
        entries_[slot(state, depth)] = {state, depth, chance};
    }

private:
    static constexpr std::size_t size = 1u << 14;
    struct Entry {
        State state{};
        unsigned depth = 0;
        Chance chance = 0; // of the position's mover
    };

    static std::size_t slot(const State &state, unsigned depth) {
        return static_cast<std::size_t>(mixed(hash_of(state), depth) >> 32) % size;
    }

    std::vector<Entry> entries_;
};

} // namespace duodecim
