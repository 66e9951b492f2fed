// SPDX-License-Identifier: MIT
// Positions of the Ur games, read and written.
#include "rules/ur.hpp"
#include "rules/ur_shelter.hpp"

#include <bit>

namespace duodecim {

namespace {

using namespace ur;
using Config = Ur::Config;
using State = Ur::State;

unsigned pieces_written(const ur::Place &place, unsigned count) {
    return has_levels(place) ? static_cast<unsigned>(std::popcount(count)) : count;
}

// Whether the numbers of a side can be.
Outcome check_side(const Config &config, const PositionText &text, unsigned s) {
    const LineText &line = text.side[s][0];
    unsigned sum = line.number[0] + line.number[1];
    for (unsigned p = 1; p <= config.path().length; ++p)
        sum += pieces_written(config.path().place[p], line.count[p - 1]);
    const std::string player = std::to_string(s + 1);
    if (sum != config.pieces)
        return Fault{FaultKind::position,
                     "position.ur.pieces",
                     {player, std::to_string(sum), std::to_string(config.pieces)},
                     line.column};
    if (line.number[1] > config.goal)
        return Fault{FaultKind::position,
                     "position.ur.goal",
                     {player, std::to_string(line.number[1]), std::to_string(config.goal)},
                     line.number_column[1]};
    return std::nullopt;
}

// The number of the lowest of such levels, from 1.
std::string lowest(std::uint32_t levels) {
    return std::to_string(std::countr_zero(levels) + 1);
}

// Why `count` pieces, or those levels, cannot be added on place p; nothing where they can.
Outcome check_place(const ur::Path &path, const State &state, unsigned s, unsigned p,
                    unsigned count, unsigned column) {
    const Side &own = state.side[s], &enemy = state.side[1 - s];
    const ur::Place &place = path.place[p];
    const std::string square = ur::square_name(path.square[s][p]);
    const auto fault = [&](std::string_view key, std::vector<std::string> args) {
        return Fault{FaultKind::position, key, std::move(args), column};
    };
    const std::string player = std::to_string(s + 1), number = std::to_string(p);
    if (place.closed)
        return fault(p < path.flip ? "position.ur.closed_plain" : "position.ur.closed_flipped",
                     {player, number, square});
    if (has_levels(place)) {
        if (place.safe && (enemy.on & place.enemy))
            return fault("position.ur.two_owners", {square});
        if (const std::uint32_t twice = count & crowd(place, own, enemy))
            return fault("position.ur.level", {lowest(twice), square});
    } else if (place.shelter) {
        const unsigned all = count + (place.stack ? 0 : crowd(place, own, enemy));
        if (all > ur::shelter_room)
            return fault("position.ur.shelter",
                         {square, std::to_string(all), std::to_string(ur::shelter_room)});
    } else if (count > 1 || (own.on & place.own)) {
        return fault("position.ur.crowded", {player, square});
    } else if (enemy.on & place.enemy) {
        return fault("position.ur.two_colours", {square});
    }
    return std::nullopt;
}

// Puts the pieces of a ROW on the board, behind those of the other side if it is the second.
Outcome read_row(const ur::Path &path, const LineText &line, unsigned s, State &state) {
    Side &own = state.side[s];
    for (unsigned p = 1; p <= path.length; ++p) {
        const unsigned count = line.count[p - 1];
        if (count == 0) continue;
        if (Outcome fault = check_place(path, state, s, p, count, line.column + p - 1))
            return fault;
        const ur::Place &place = path.place[p];
        own.on |= 1u << p;
        const bool levels = !place.stack || has_levels(place);
        own.sheltered |= (levels ? count : (1u << count) - 1) << place.shift & place.counts;
    }
    return std::nullopt;
}

// That pieces of a stack lie above a level where none is.
Outcome check_gaps(const ur::Path &path, const PositionText &text, const State &state) {
    for (unsigned s = 0; s < 2; ++s)
        for (unsigned p = 1; p <= path.length; ++p) {
            const ur::Place &place = path.place[p];
            if (!place.stack) continue;
            const std::uint32_t all = crowd(place, state.side[s], state.side[1 - s]);
            const std::uint32_t gap = ~all & (all + 1); // the lowest level where none is
            const std::uint32_t above = counts_at(place, state.side[s]) & ~(2 * gap - 1);
            if (above != 0)
                return Fault{FaultKind::position,
                             "position.ur.gap",
                             {lowest(above), ur::square_name(path.square[s][p]), lowest(gap)},
                             text.side[s][0].column + p - 1};
        }
    return std::nullopt;
}

} // namespace

Result<State> Ur::read(const Config &config, const PositionText &text) {
    State state;
    state.mover = text.mover;
    for (unsigned s = 0; s < 2; ++s) {
        if (Outcome fault = check_side(config, text, s)) return *fault;
        const LineText &line = text.side[s][0];
        if (Outcome fault = read_row(config.path(), line, s, state)) return *fault;
        state.side[s].hand = line.number[0];
        state.side[s].off = line.number[1];
    }
    if (Outcome fault = check_gaps(config.path(), text, state)) return *fault;
    if (state.side[0].off >= config.goal && state.side[1].off >= config.goal)
        return Fault{
            FaultKind::position, "position.both_finished", {}, text.side[1][0].number_column[1]};
    return state;
}

void Ur::write(const Config &config, const State &state, PositionText &text) {
    for (unsigned s = 0; s < 2; ++s) {
        LineText &line = text.side[s][0];
        for (unsigned p = 1; p <= config.path().length; ++p) {
            const ur::Place &place = config.path().place[p];
            line.count[p - 1] = static_cast<std::uint8_t>(
                has_levels(place) ? counts_at(place, state.side[s])
                                  : count(config, state.side[s], static_cast<int>(p)));
        }
        line.number = {state.side[s].hand, state.side[s].off, 0};
    }
    text.mover = state.mover;
}

} // namespace duodecim
