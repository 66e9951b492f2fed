// SPDX-License-Identifier: MIT
#include "abi/moves_said.hpp"

#include "rules/notation.hpp"

namespace duodecim {

namespace {

std::string_view key_of(const Move &move) {
    if (move.from == place::hand) return "do.enters";
    if (move.from == place::bar) return "do.returns";
    if (move.from == place::praetentura) return "do.leaves";
    return move.to == place::off ? "do.bears_off" : "do.moves";
}

} // namespace

// A text that a game may have in words of its own.
std::string MovesSaid::text(std::string_view key, const Arguments &args) const {
    const std::string own = std::string(key) + "." + game_;
    return texts_.say(language_, texts_.find(language_, own) ? own : key, args);
}

std::string MovesSaid::said(const Move &move) const {
    const std::string line(static_cast<std::size_t>(move.line) + 1, 'I');
    std::string out = text(key_of(move), {place_word(move.from), place_word(move.to), line});
    if (move.flags & flag::captures) out = text("do.captures", {out});
    if (move.flags & flag::again) out = text("do.again", {out});
    return out;
}

std::string MovesSaid::move(std::size_t i) const {
    const Move &move = match_.moves()[i];
    std::string out = said(move);
    if (match_.alike(move)) {
        const Dice dice = some_of(match_.status().dice, move.dice);
        Arguments values;
        for (unsigned d = 0; d < dice.count; ++d)
            values.push_back(std::to_string(dice.value[d]));
        out = text("do.dice", {out, texts_.list(language_, values), std::to_string(dice.count)});
    }
    return capital(std::move(out));
}

std::string MovesSaid::turn(std::size_t i) const {
    const Turn &turn = match_.turn(i);
    std::string out;
    for (const Move &move : turn)
        out = out.empty() ? said(move) : text("do.then", {out, said(move)});
    if (turn.count == 0) out = text(match_.status().moves_made > 0 ? "do.end" : "do.pass", {});
    return capital(std::move(out));
}

} // namespace duodecim
