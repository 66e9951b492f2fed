// SPDX-License-Identifier: MIT
#include "sentences.hpp"

#include "text.hpp"

std::string Sentences::place_name(int32_t id) const {
    const ludus_place *place = board_.place(id);
    return place && *place->name ? place->name : std::to_string(id);
}

std::string Sentences::own_words(const ludus_event &event) const {
    const std::string side = game_.side(event.player);
    switch (event.kind) {
    case LUDUS_EVENT_ROLL: {
        std::string values;
        for (uint32_t i = 0; i < event.count; ++i)
            values += (i ? " " : "") + std::to_string(event.values[i]);
        return text(Text::event_roll, {side, values});
    }
    case LUDUS_EVENT_MOVE:
        return text(Text::event_move, {side, place_name(event.from), place_name(event.to)});
    case LUDUS_EVENT_CAPTURE:
        return text(Text::event_capture, {side, place_name(event.from), place_name(event.to)});
    case LUDUS_EVENT_PASS:
        return text(Text::event_pass, {side});
    case LUDUS_EVENT_AGAIN:
        return text(Text::event_again, {side});
    case LUDUS_EVENT_WIN:
        return text(Text::event_win, {side});
    default:
        return {};
    }
}

std::string Sentences::of(const ludus_event &event) const {
    const auto texts = game_.addon.texts();
    return texts ? texts->say(game_.text, event, game_.language) : own_words(event);
}

std::string Sentences::of(const ludus::Match &match, const ludus_move &move) const {
    const ludus_state state = match.state();
    ludus_event event{};
    event.kind = LUDUS_EVENT_MOVE;
    event.player = state.mover;
    event.from = move.from;
    event.to = move.to;
    event.flags = move.flags;
    for (const auto &content : match.contents())
        if (content.place == move.from && content.player == state.mover) event.piece = content.kind;
    for (uint32_t i = 0; i < state.dice_count; ++i)
        if (move.dice >> i & 1) event.values[event.count++] = state.dice[i];
    std::string said = of(event);
    if (move.flags & LUDUS_MOVE_CAPTURES) said += ' ' + text(Text::play_move_captures);
    if (move.flags & LUDUS_MOVE_AGAIN) said += ' ' + text(Text::play_move_again);
    return said;
}
