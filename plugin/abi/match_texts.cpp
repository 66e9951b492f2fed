// SPDX-License-Identifier: MIT
// The notation's texts that a match gives.
#include "abi/match.hpp"

namespace duodecim::match_texts {

std::int32_t LUDUS_CALL move_text(ludus_match *match, std::uint32_t move, char *text,
                                  std::uint32_t capacity, std::uint32_t *length,
                                  ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (const std::int32_t status = check_move(call, it, move)) return status;
        return give_text(call, it.move_text(it.moves()[move]), text, capacity, length);
    });
}

std::int32_t LUDUS_CALL turn_text(ludus_match *match, std::uint32_t turn, char *text,
                                  std::uint32_t capacity, std::uint32_t *length,
                                  ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        const std::int32_t status = check_turn(call, it, turn);
        return status ? status : give_text(call, it.turn_text(turn), text, capacity, length);
    });
}

std::int32_t LUDUS_CALL turn_position(ludus_match *match, std::uint32_t turn, char *text,
                                      std::uint32_t capacity, std::uint32_t *length,
                                      ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        const std::int32_t status = check_turn(call, it, turn);
        return status ? status : give_text(call, it.turn_position(turn), text, capacity, length);
    });
}

std::int32_t LUDUS_CALL position(ludus_match *match, char *text, std::uint32_t capacity,
                                 std::uint32_t *length, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        return give_text(call, it.position(), text, capacity, length);
    });
}

std::int32_t LUDUS_CALL partial(ludus_match *match, char *text, std::uint32_t capacity,
                                std::uint32_t *length, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        return give_text(call, it.partial(), text, capacity, length);
    });
}

std::int32_t LUDUS_CALL start(ludus_match *match, char *text, std::uint32_t capacity,
                              std::uint32_t *length, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        return give_text(call, it.start(), text, capacity, length);
    });
}

std::int32_t LUDUS_CALL record(ludus_match *match, std::uint32_t index, char *text,
                               std::uint32_t capacity, std::uint32_t *length, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        const Result<std::string> line = it.record(index);
        if (!line) // the one fault there is: no such turn
            return call.fail(LUDUS_ERROR_ARGUMENT, line.fault().key, line.fault().args);
        return give_text(call, *line, text, capacity, length);
    });
}

std::int32_t LUDUS_CALL save(ludus_match *match, char *text, std::uint32_t capacity,
                             std::uint32_t *length, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        return give_text(call, it.save(), text, capacity, length);
    });
}

std::int32_t LUDUS_CALL game(ludus_match *match, char *text, std::uint32_t capacity,
                             std::uint32_t *length, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        return give_text(call, it.game(), text, capacity, length);
    });
}

} // namespace duodecim::match_texts
