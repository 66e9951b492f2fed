// SPDX-License-Identifier: MIT
// The lists that a match gives.
#include "abi/match.hpp"

namespace duodecim {

namespace {

ludus_move move_of(const Match &match, const Move &move) {
    return {.from = match.from_id(move),
            .to = match.to_id(move),
            .dice = move.dice,
            .flags = move.flags};
}

} // namespace

ludus_event event_of(const Event &event) {
    ludus_event out{};
    out.kind = event.kind;
    out.player = number_of(event.player);
    out.from = event.from;
    out.to = event.to;
    out.piece = event.piece;
    out.flags = event.flags;
    out.reason = event.reason;
    out.count = event.dice.count;
    give_dice(event.dice, out.values);
    return out;
}

std::int32_t check_move(const Call &call, Match &match, std::uint32_t move) {
    const std::size_t count = match.moves().size();
    if (move < count) return LUDUS_OK;
    const Status now = match.status();
    if (now.phase != Phase::move) return call.fault(wrong_phase(now.phase, now.winner));
    return call.fail(LUDUS_ERROR_MOVE, "move.index", {std::to_string(move), std::to_string(count)});
}

std::int32_t check_turn(const Call &call, Match &match, std::uint32_t turn) {
    const Result<std::size_t> count = match.turns();
    if (!count) return call.fault(count.fault());
    if (turn < *count) return LUDUS_OK;
    return call.fail(LUDUS_ERROR_MOVE, "turn.index",
                     {std::to_string(turn), std::to_string(*count)});
}

namespace match_lists {

std::int32_t LUDUS_CALL moves(ludus_match *match, ludus_move *out, std::uint32_t capacity,
                              std::uint32_t stride, std::uint32_t *count, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        const std::vector<Move> &own = it.moves();
        const auto make = [&](std::size_t i) { return move_of(it, own[i]); };
        return give_list(call, own.size(), make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL turns(ludus_match *match, ludus_turn *out, std::uint32_t capacity,
                              std::uint32_t stride, std::uint32_t *count, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        const Result<std::size_t> n = it.turns();
        if (!n) return call.fault(n.fault());
        const auto make = [&](std::size_t i) {
            const Turn &turn = it.turn(i);
            return ludus_turn{.moves = turn.count, .flags = turn.flags()};
        };
        return give_list(call, *n, make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL turn_moves(ludus_match *match, std::uint32_t turn, ludus_move *out,
                                   std::uint32_t capacity, std::uint32_t stride,
                                   std::uint32_t *count, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (const std::int32_t status = check_turn(call, it, turn)) return status;
        const Turn &own = it.turn(turn);
        const auto make = [&](std::size_t i) { return move_of(it, own.move[i]); };
        return give_list(call, own.count, make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL events(ludus_match *match, ludus_event *out, std::uint32_t capacity,
                               std::uint32_t stride, std::uint32_t *count, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        const std::vector<Event> &own = it.events();
        const auto make = [&](std::size_t i) {
            ludus_event event = event_of(own[i]);
            event.size = stride; // so that `say` takes it as it is
            return event;
        };
        return give_list(call, own.size(), make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL contents(ludus_match *match, ludus_content *out, std::uint32_t capacity,
                                 std::uint32_t stride, std::uint32_t *count, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        std::vector<board::Content> &own = match->contents;
        it.contents(own);
        const auto make = [&](std::size_t i) {
            const board::Content &c = own[i];
            return ludus_content{.place = c.place,
                                 .player = c.player,
                                 .kind = c.kind,
                                 .count = static_cast<std::uint32_t>(c.count)};
        };
        return give_list(call, own.size(), make, out, capacity, stride, count);
    });
}

} // namespace match_lists

} // namespace duodecim
