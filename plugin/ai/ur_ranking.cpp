// SPDX-License-Identifier: MIT
#include "ai/ur_ranking.hpp"

#include "rules/ur_shelter.hpp"

#include <algorithm>
#include <bit>

namespace duodecim {

namespace {

constexpr unsigned too_many = 100; // pieces, of a way that cannot be

constexpr unsigned digit_base = ur::shelter_room + 1;

// Of a number's digits.
unsigned digit_sum(std::size_t number) {
    unsigned sum = 0;
    for (; number > 0; number /= digit_base)
        sum += static_cast<unsigned>(number % digit_base);
    return sum;
}

} // namespace

// The places, of own and of enemy path, that are one square and where pieces may stop.
struct UrRanking::Square {
    std::uint32_t places[2];
    // One piece; several side by side; on each other, of more players or kinds than one.
    enum { single, shelter, levels } kind;
    bool one_owner; // of levels

    unsigned count() const {
        return static_cast<unsigned>(std::popcount(places[0]) + std::popcount(places[1]));
    }
    // A single square's code is 0, or 1 + which of its places is taken; a shelter's has a digit for
    // each place, the pieces there; one with levels a digit for each level, like a single square.
    unsigned codes() const {
        const unsigned base = kind == shelter ? digit_base : count() + 1;
        unsigned all = 1;
        for (unsigned n = kind == single    ? 1
                          : kind == shelter ? count()
                                            : ur::shelter_room;
             n > 0; --n)
            all *= base;
        return all;
    }
};

std::vector<UrRanking::Square> UrRanking::squares(const ur::Path &path) {
    std::vector<Square> all;
    for (unsigned p = 1; p <= path.length; ++p) {
        const ur::Place &place = path.place[p];
        if (place.own & ((1u << p) - 1)) continue; // met before
        const std::uint32_t own = place.own & ~path.closed, enemy = place.enemy & ~path.closed;
        const auto kind = ur::has_levels(place)       ? Square::levels
                          : (own & path.shelter) != 0 ? Square::shelter
                                                      : Square::single;
        all.push_back({{own, enemy}, kind, place.safe});
        if (enemy == 0) all.push_back({{0, own}, kind, place.safe}); // the enemy's likewise
    }
    return all;
}

UrRanking::UrRanking(const Ur::Config &config) : config_(config) {
    for (const Square &square : squares(config.path())) {
        const std::size_t part = part_for(square);
        if (square.kind == Square::single)
            add_single(part, square);
        else if (square.kind == Square::shelter)
            add_shelter(part, config.path(), square);
        else
            add_levels(part, config.path(), square);
    }
    for (Part &part : parts_)
        classify(part);
    count_ways();
}

// The last part, else the first that has room, else a new one.
std::size_t UrRanking::part_for(const Square &square) {
    const auto has_room = [&](const Part &part) {
        return part.way.size() * square.codes() <= 1u << part_bits;
    };
    if (!parts_.empty() && has_room(parts_.back())) return parts_.size() - 1;
    const auto found = std::ranges::find_if(parts_, has_room);
    const auto index = static_cast<std::size_t>(found - parts_.begin());
    if (found == parts_.end()) parts_.emplace_back().way.resize(1);
    return index;
}

void UrRanking::Way::add(unsigned side, unsigned more) {
    pieces[side] = static_cast<std::uint8_t>(std::min(pieces[side] + more, too_many));
}

// Each way of the part so far becomes one for each code of the square.
void UrRanking::add_single(std::size_t part, const Square &square) {
    std::vector<Way> &way = parts_[part].way;
    const std::size_t before = way.size();
    for (unsigned s = 0; s < 2; ++s)
        for (std::uint32_t left = square.places[s]; left != 0; left &= left - 1) {
            const auto p = static_cast<unsigned>(std::countr_zero(left));
            const std::uint64_t step = std::uint64_t{way.size()} << part_bits * part;
            for (unsigned byte = 0; byte < 256; ++byte)
                on_code_[s][p / 8][byte] += step * (byte >> p % 8 & 1);
            for (std::size_t w = 0; w < before; ++w) {
                Way taken = way[w];
                taken.on[s] |= 1u << p;
                taken.add(s, 1);
                way.push_back(taken);
            }
        }
}

void UrRanking::add_shelter(std::size_t part, const ur::Path &path, const Square &square) {
    std::vector<Way> &way = parts_[part].way;
    const std::size_t before = way.size();
    for (unsigned s = 0; s < 2; ++s)
        for (std::uint32_t left = square.places[s]; left != 0; left &= left - 1) {
            const auto p = static_cast<unsigned>(std::countr_zero(left));
            const ur::Place &place = path.place[p];
            const unsigned shift = place.shift;
            const std::size_t size = way.size();
            const std::uint64_t step = std::uint64_t{size} << part_bits * part;
            for (unsigned byte = 0; byte < 256; ++byte) {
                const unsigned bits = byte >> shift % 8 & 15;
                const int levels = std::popcount(bits);
                sheltered_code_[s][shift / 8][byte] +=
                    step * (place.stack ? static_cast<unsigned>(levels) : bits);
            }
            for (unsigned n = 1; n < digit_base; ++n)
                for (std::size_t w = 0; w < size; ++w) {
                    Way more = way[w];
                    more.on[s] |= 1u << p;
                    more.sheltered[s] += (place.stack ? (1u << n) - 1 : n) << shift;
                    more.add(s, n);
                    way.push_back(more);
                }
        }
    for (std::size_t w = 0; w < way.size(); ++w)
        if (digit_sum(w / before) > ur::shelter_room)
            way[w].pieces[0] = way[w].pieces[1] = too_many;
}

void UrRanking::add_levels(std::size_t part, const ur::Path &path, const Square &square) {
    std::vector<Way> &way = parts_[part].way;
    const unsigned base = square.count() + 1;
    for (unsigned level = 0; level < ur::shelter_room; ++level) {
        const std::size_t size = way.size();
        unsigned digit = 0; // the lowest level's comes first
        for (unsigned s = 0; s < 2; ++s)
            for (std::uint32_t left = square.places[s]; left != 0; left &= left - 1) {
                const auto p = static_cast<unsigned>(std::countr_zero(left));
                const unsigned shift = path.place[p].shift + level;
                const std::uint64_t step = std::uint64_t{size * ++digit} << part_bits * part;
                for (unsigned byte = 0; byte < 256; ++byte)
                    sheltered_code_[s][shift / 8][byte] += step * (byte >> shift % 8 & 1);
                for (std::size_t w = 0; w < size; ++w) {
                    Way more = way[w];
                    more.on[s] |= 1u << p;
                    more.sheltered[s] += 1u << shift;
                    more.add(s, 1);
                    const std::size_t below = size / base; // codes without the level beneath
                    if (level > 0 && w < below) more.add(s, too_many);
                    way.push_back(more);
                }
            }
    }
    if (!square.one_owner) return;
    for (Way &its : way) {
        const bool own = (its.on[0] & square.places[0]) != 0;
        if (own && (its.on[1] & square.places[1]) != 0) its.pieces[0] = too_many;
    }
}

void UrRanking::classify(Part &part) {
    for (std::size_t code = 0; code < part.way.size(); ++code) {
        Way &way = part.way[code];
        if (way.pieces[0] > config_.pieces || way.pieces[1] > config_.pieces) continue;
        auto &its_class = part.code[way.pieces[0]][way.pieces[1]];
        way.number = static_cast<std::uint16_t>(its_class.size());
        its_class.push_back(static_cast<std::uint16_t>(code));
    }
}

void UrRanking::count_ways() {
    BySides ways;
    for (auto &row : ways)
        row.fill(1);
    for (auto part = parts_.rbegin(); part != parts_.rend(); ++part) {
        part->after = ways;
        for (unsigned a = 0; a <= config_.pieces; ++a)
            for (unsigned b = 0; b <= config_.pieces; ++b) {
                std::uint64_t sum = 0;
                for (unsigned i = 0; i <= a; ++i)
                    for (unsigned j = 0; j <= b; ++j) {
                        part->before[a][b][i][j] = sum;
                        sum += part->code[i][j].size() * part->after[a - i][b - j];
                    }
                ways[a][b] = sum;
            }
    }
    for (unsigned own = 0; own < config_.goal; ++own)
        for (unsigned enemy = 0; enemy < config_.goal; ++enemy) {
            layer_[own][enemy] = {count_, ways[config_.pieces - own][config_.pieces - enemy]};
            count_ += layer_[own][enemy].size;
        }
}

std::uint64_t UrRanking::rank(const Ur::State &state) const {
    const Ur::Side *side[2] = {&state.side[index(state.mover)],
                               &state.side[index(other(state.mover))]};
    std::uint64_t codes = 0;
    for (unsigned s = 0; s < 2; ++s) {
        for (unsigned byte = 0; byte < 3; ++byte)
            codes += on_code_[s][byte][side[s]->on >> 8 * byte & 255];
        if (side[s]->sheltered == 0) continue;
        for (unsigned byte = 0; byte < 4; ++byte)
            codes += sheltered_code_[s][byte][side[s]->sheltered >> 8 * byte & 255];
    }
    unsigned a = config_.pieces - side[0]->off, b = config_.pieces - side[1]->off;
    std::uint64_t rank = layer_[side[0]->off][side[1]->off].first;
    for (const Part &part : parts_) {
        const Way &way = part.way[codes & ((1u << part_bits) - 1)];
        codes >>= part_bits;
        const unsigned i = way.pieces[0], j = way.pieces[1];
        rank += part.before[a][b][i][j] + way.number * part.after[a - i][b - j];
        a -= i;
        b -= j;
    }
    return rank;
}

Ur::State UrRanking::state(std::uint64_t rank) const {
    Ur::State state;
    const auto side = [&](unsigned s) -> Ur::Side & { return state.side[s]; };
    for (unsigned own = 0; own < config_.goal; ++own)
        for (unsigned enemy = 0; enemy < config_.goal; ++enemy)
            if (const Layer &layer = layer_[own][enemy]; rank - layer.first < layer.size) {
                side(0).off = static_cast<std::uint8_t>(own);
                side(1).off = static_cast<std::uint8_t>(enemy);
            }
    rank -= layer_[side(0).off][side(1).off].first;
    unsigned a = config_.pieces - side(0).off, b = config_.pieces - side(1).off;
    for (const Part &part : parts_) {
        unsigned i = a, j = b; // the last class that begins at or below the rank
        while (part.code[i][j].empty() || part.before[a][b][i][j] > rank) {
            i -= j == 0 ? 1 : 0;
            j = j == 0 ? b : j - 1;
        }
        rank -= part.before[a][b][i][j];
        const std::uint64_t after = part.after[a - i][b - j];
        const Way &way = part.way[part.code[i][j][static_cast<std::size_t>(rank / after)]];
        rank %= after;
        for (unsigned s = 0; s < 2; ++s) {
            side(s).on |= way.on[s];
            side(s).sheltered |= way.sheltered[s];
        }
        a -= i;
        b -= j;
    }
    side(0).hand = static_cast<std::uint8_t>(a);
    side(1).hand = static_cast<std::uint8_t>(b);
    return state;
}

} // namespace duodecim
