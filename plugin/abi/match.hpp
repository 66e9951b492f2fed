// SPDX-License-Identifier: MIT
// The functions of a match by what they give; match.cpp has the steps.
#pragma once

#include "abi/out.hpp"

namespace duodecim {

constexpr std::int32_t number_of(Player player) {
    return player == Player::one ? 1 : 2;
}

ludus_event event_of(const Event &event);

// Of the list moves() gives: the status of an index beyond it, or of another phase.
std::int32_t check_move(const Call &call, Match &match, std::uint32_t move);
// Of the list turns() made: the status of an index beyond it, or of another phase.
std::int32_t check_turn(const Call &call, Match &match, std::uint32_t turn);

namespace match_lists {
std::int32_t LUDUS_CALL moves(ludus_match *match, ludus_move *out, std::uint32_t capacity,
                              std::uint32_t stride, std::uint32_t *count, ludus_error *error);
std::int32_t LUDUS_CALL turns(ludus_match *match, ludus_turn *out, std::uint32_t capacity,
                              std::uint32_t stride, std::uint32_t *count, ludus_error *error);
std::int32_t LUDUS_CALL turn_moves(ludus_match *match, std::uint32_t turn, ludus_move *out,
                                   std::uint32_t capacity, std::uint32_t stride,
                                   std::uint32_t *count, ludus_error *error);
std::int32_t LUDUS_CALL events(ludus_match *match, ludus_event *out, std::uint32_t capacity,
                               std::uint32_t stride, std::uint32_t *count, ludus_error *error);
std::int32_t LUDUS_CALL contents(ludus_match *match, ludus_content *out, std::uint32_t capacity,
                                 std::uint32_t stride, std::uint32_t *count, ludus_error *error);
} // namespace match_lists

namespace match_texts {
std::int32_t LUDUS_CALL move_text(ludus_match *match, std::uint32_t move, char *text,
                                  std::uint32_t capacity, std::uint32_t *length,
                                  ludus_error *error);
std::int32_t LUDUS_CALL turn_text(ludus_match *match, std::uint32_t turn, char *text,
                                  std::uint32_t capacity, std::uint32_t *length,
                                  ludus_error *error);
std::int32_t LUDUS_CALL turn_position(ludus_match *match, std::uint32_t turn, char *text,
                                      std::uint32_t capacity, std::uint32_t *length,
                                      ludus_error *error);
std::int32_t LUDUS_CALL position(ludus_match *match, char *text, std::uint32_t capacity,
                                 std::uint32_t *length, ludus_error *error);
std::int32_t LUDUS_CALL partial(ludus_match *match, char *text, std::uint32_t capacity,
                                std::uint32_t *length, ludus_error *error);
std::int32_t LUDUS_CALL start(ludus_match *match, char *text, std::uint32_t capacity,
                              std::uint32_t *length, ludus_error *error);
std::int32_t LUDUS_CALL record(ludus_match *match, std::uint32_t index, char *text,
                               std::uint32_t capacity, std::uint32_t *length, ludus_error *error);
std::int32_t LUDUS_CALL save(ludus_match *match, char *text, std::uint32_t capacity,
                             std::uint32_t *length, ludus_error *error);
std::int32_t LUDUS_CALL game(ludus_match *match, char *text, std::uint32_t capacity,
                             std::uint32_t *length, ludus_error *error);
} // namespace match_texts

} // namespace duodecim
