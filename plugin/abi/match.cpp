// SPDX-License-Identifier: MIT
// A match: its life, its steps, and the table of its functions.
#include "abi/match.hpp"

#include "abi/game.hpp"
#include "abi/tables.hpp"
#include "rules/save.hpp"

namespace duodecim {

namespace {

std::int32_t LUDUS_CALL create(ludus_addon *addon, const char *game, ludus_match **out,
                               ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        if (!out) return call.null("out");
        *out = new ludus_match{addon, it.new_match(), {}};
        return LUDUS_OK;
    });
}

std::int32_t LUDUS_CALL restore(ludus_addon *addon, const char *text, ludus_match **out,
                                ludus_error *error) {
    return guarded(addon, error, [&](const Call &call) {
        if (!text) return call.null("text");
        if (!out) return call.null("out");
        Result<std::unique_ptr<Match>> match = restore_match(text);
        if (!match) return call.fault(match.fault());
        *out = new ludus_match{addon, std::move(*match), {}};
        return LUDUS_OK;
    });
}

std::int32_t LUDUS_CALL clone(ludus_match *match, ludus_match **out, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (!out) return call.null("out");
        *out = new ludus_match{match->addon, it.clone(), {}};
        return LUDUS_OK;
    });
}

std::int32_t LUDUS_CALL destroy(ludus_match *match) {
    delete match;
    return LUDUS_OK;
}

std::int32_t LUDUS_CALL state(ludus_match *match, ludus_state *out, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (const std::int32_t status = check_struct(call, out, "out")) return status;
        const Status now = it.status();
        ludus_state own{}; // no game here has kinds of victory, or counts points
        own.phase = static_cast<std::int32_t>(now.phase);
        own.mover = number_of(now.mover);
        own.winner = now.winner ? number_of(*now.winner) : 0;
        own.turns = now.turns;
        own.rolls = now.rolls;
        own.steps = now.steps;
        own.moves_made = now.moves_made;
        own.may_end = now.phase == Phase::end; // every move that can be made must be
        own.dice_count = now.dice.count;
        own.dice_used = now.dice_used;
        give_dice(now.dice, own.dice);
        return give_struct(own, out);
    });
}

std::int32_t LUDUS_CALL set_dice(ludus_match *match, const std::int32_t *values,
                                 std::uint32_t count, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (!values) return call.null("values");
        return call.outcome(it.set_dice({values, count}));
    });
}

std::int32_t LUDUS_CALL play(ludus_match *match, std::uint32_t move, ludus_error *error) {
    return guarded(match, error,
                   [&](const Call &call, Match &it) { return call.outcome(it.play(move)); });
}

std::int32_t LUDUS_CALL play_turn(ludus_match *match, std::uint32_t turn, ludus_error *error) {
    return guarded(match, error,
                   [&](const Call &call, Match &it) { return call.outcome(it.play_turn(turn)); });
}

std::int32_t LUDUS_CALL play_text(ludus_match *match, const char *turn, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (!turn) return call.null("turn");
        return call.outcome(it.play_text(turn));
    });
}

std::int32_t LUDUS_CALL end_turn(ludus_match *match, ludus_error *error) {
    return guarded(match, error,
                   [&](const Call &call, Match &it) { return call.outcome(it.end_turn()); });
}

std::int32_t LUDUS_CALL undo(ludus_match *match, ludus_event *undone, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (undone)
            if (const std::int32_t status = check_struct(call, undone, "undone")) return status;
        const Result<Event> event = it.undo();
        if (!event) return call.fault(event.fault());
        return undone ? give_struct(event_of(*event), undone) : LUDUS_OK;
    });
}

std::int32_t LUDUS_CALL set_position(ludus_match *match, const char *position, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (!position) return call.null("position");
        return call.outcome(it.set_position(position));
    });
}

} // namespace

const ludus_match_api match_table{
    .size = sizeof(ludus_match_api),
    .reserved = 0,
    .create = create,
    .save = match_texts::save,
    .restore = restore,
    .clone = clone,
    .destroy = destroy,
    .state = state,
    .set_dice = set_dice,
    .moves = match_lists::moves,
    .move_text = match_texts::move_text,
    .play = play,
    .turns = match_lists::turns,
    .turn_text = match_texts::turn_text,
    .turn_moves = match_lists::turn_moves,
    .turn_position = match_texts::turn_position,
    .play_turn = play_turn,
    .play_text = play_text,
    .end_turn = end_turn,
    .undo = undo,
    .events = match_lists::events,
    .contents = match_lists::contents,
    .position = match_texts::position,
    .set_position = set_position,
    .partial = match_texts::partial,
    .start = match_texts::start,
    .record = match_texts::record,
    .game = match_texts::game,
};

} // namespace duodecim
