// SPDX-License-Identifier: MIT
// What the functions that take a GAME text share.
#pragma once

#include "abi/call.hpp"
#include "rules/games.hpp"

namespace duodecim {

// Static texts in a language.
struct Words {
    ludus_addon &addon;
    Language language;

    // The text itself, without arguments; the key where there is none.
    const char *of(std::string_view key) const;
    const char *of(const board::Name &name) const;
};

// f(call, game) with the game that the text names, or its fault.
template <class F>
std::int32_t with_game(ludus_addon *addon, const char *text, ludus_error *error,
                       const F &f) noexcept {
    return guarded(addon, error, [&](const Call &call) -> std::int32_t {
        if (!text) return call.null("game");
        const Result<std::unique_ptr<Game>> game = read_game_text(text);
        return game ? f(call, **game) : call.fault(game.fault());
    });
}

} // namespace duodecim
