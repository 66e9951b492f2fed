// SPDX-License-Identifier: MIT
// How an addon breaks the contract while it is used; included by reason.hpp.
// X(name, words): English, with {1}, {2}, ... for what the reason adds.
#pragma once

// clang-format off
#define LUDUS_CAUSES_OF_CALLS(X) \
    X(in_call, "Addon \"{1}\", {2}: {3}") \
    X(no_feature, "Addon \"{1}\" has not the feature {2}, which was asked for") \
    X(nul_in_text, "The text holds a NUL byte; text was expected") \
    X(threw, "let an exception out, which the contract forbids") \
    X(no_reason, "{1} (status {2}); it gave no reason") \
    X(status_argument, "a bad argument") \
    X(status_abi, "another major version of the contract") \
    X(status_unknown, "an unknown name") \
    X(status_syntax, "a text that breaks its grammar") \
    X(status_position, "a position that cannot stand") \
    X(status_dice, "dice that the game has not") \
    X(status_move, "a move that is not legal") \
    X(status_phase, "a call out of phase") \
    X(status_nothing, "nothing to undo") \
    X(status_memory, "out of memory") \
    X(status_file, "a file missing or damaged") \
    X(status_internal, "a fault of its own") \
    X(status_strange, "a status that the contract does not know") \
    /* Texts and lists */ \
    X(text_too_long, "announced a text of {1} bytes; at most {2} are read") \
    X(text_grows, "announced a longer text each time it was asked") \
    X(text_shorter, "announced a text of {1} bytes and delivered {2}") \
    X(text_longer, "announced a text of {1} bytes and delivered more") \
    X(text_not_utf8, "gave a text that is not UTF-8 at byte {1}: {2}") \
    X(text_control, "gave a text with a control character at byte {1}: {2}") \
    X(static_null, "{1} is NULL; a text was expected") \
    X(static_control, "{1} holds a control character: {2}") \
    X(static_not_utf8, "{1} is not UTF-8: {2}") \
    X(list_too_long, "announced {1} elements; at most {2} are read") \
    X(list_grows, "announced more elements each time it was asked") \
    X(element, "element {1}: {2}") \
    X(element_of, "element {1} of {2}: {3}") \
    /* The entry and the tables */ \
    X(entry_null, "the entry is NULL") \
    X(instance_null, "succeeded, but the instance is NULL") \
    X(match_null, "succeeded, but the match is NULL") \
    X(agreed_to, "agreed to contract {1}; at most {2} was offered") \
    X(table_null, "the table is NULL") \
    X(table_small, "the table has {1} bytes; at least {2} were expected") \
    X(function_null, "the function {1} is NULL") \
    /* What it delivers */ \
    X(refused_offer, "refused number {1} of the {2} it offered: {3}") \
    X(chose_turn, "chose turn {1} of {2}, counted from 0") \
    X(phase_unknown, "phase unknown") \
    X(mover_wrong, "mover is neither 1 nor 2") \
    X(winner_wrong, "winner is not 0, 1 or 2") \
    X(phase_and_winner, "a winner before the match is over") \
    X(draw_with_winner, "a draw with a winner") \
    X(end_and_state, "the match is over by the events and not by the state, or by another end") \
    X(roll_without_dice, "phase roll in a game without dice") \
    X(dice_without_dice, "dice rolled in a game without dice") \
    X(turns_wrong, "numbers of turns and rolls that cannot be") \
    X(turn_not_ended, "the turn was ended, and the phase is still end") \
    X(may_not_end, "may_end is set in a phase in which no turn can end") \
    X(must_end, "may_end is 0 in phase end") \
    X(moves_empty, "no moves in phase move") \
    X(sides_wrong, "{1} sides; two were expected") \
    X(word_empty, "an empty word") \
    X(too_many_dice, "more dice than the contract allows") \
    X(die_not_rolled, "a die used that was not rolled") \
    X(from_no_place, "from is no place of the board") \
    X(to_no_place, "to is no place of the board") \
    X(die_impossible, "a die used that cannot be") \
    X(no_place, "no place of the board") \
    X(player_wrong, "player is neither 1 nor 2") \
    X(count_zero, "count is 0") \
    X(kind_unknown, "kind unknown") \
    X(kind_zero, "kind is 0") \
    X(roll_empty, "a roll without dice") \
    X(letter_wrong, "letter is not one printable ASCII character") \
    X(faces_wrong, "faces not from 1 to 24") \
    X(probability_wrong, "probability is not from 0 to 1,000,000,000") \
    X(board_empty, "a board without width or height") \
    X(place_id_wrong, "a place id that is not above 0") \
    X(place_id_twice, "a place id that another place has") \
    X(id_empty, "an empty id") \
    X(turn_empty, "a turn without moves, though the turn may not end yet") \
    X(turn_unlisted, "a turn that the list has not")
// clang-format on
