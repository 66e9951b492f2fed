// SPDX-License-Identifier: MIT
// The names of the launcher's texts. A text stands in text_en.cpp, text_ru.cpp and text_uk.cpp;
// from play_heading on in text_en_play.cpp and its like.
#pragma once

#include <cstddef>

// clang-format off
enum class Text {
    // Command line
    output_lost, about, about_addons, about_best, about_match, about_perft, about_play, about_rules,
    about_turns, option_addons, option_depth, option_first, option_first_match, option_game,
    option_game_play, option_games, option_json, option_lang, option_nodes, option_player,
    option_position, option_seed, option_seed_play, option_second, option_second_match,
    option_stdin, option_stdin_json, option_version, usage_odd_games, usage_position_or_stdin,
    usage_game_or_json, usage_json_stdin, usage_see_help, option_auto_forced, option_game_rules, option_page,
    option_help, option_no_settings, option_plain, option_speed, help_usage, help_commands,
    help_arguments, help_options, help_word_options, help_word_command, help_required, help_default,
    help_more, usage_language, usage_unexpected, usage_missing, usage_no_value, usage_not_a_number,
    usage_range, usage_choice, usage_twice, usage_no_flag_value, usage_empty, settings_damaged,
    settings_unwritable, settings_not_text, settings_not_bool, settings_foreign, settings_moved, settings_link,
    // What stands for a value on the command line
    word_folder, word_language, word_player, word_number, word_kind, word_word, word_how, word_file,
    word_speed, word_game, word_position, word_depth, word_theme, word_side, word_size, word_page,
    // Addons and games
    addon_line, addon_refused, addon_named_refused, addon_warns, addon_game, addon_game_elsewhere, addons_none,
    game_unknown, games_none, game_refused, game_not_in_addon, game_other_addon, choose_game, choose_game_prompt,
    choose_game_wrong, choose_game_end, choose_option, choose_option_usual, choose_option_prompt,
    choose_option_wrong, rules_none, page_none, pages_more,
    // Players
    human, player_human_only_in_play, player_unknown, players_none, about_players,
    option_game_players, player_line, player_weakened, addon_weakened,
    // Positions
    at_column, dice_missing, over_no_turns, line_error, line_empty, line_not_json, line_no_object,
    line_without_position, line_without_game, line_other_game,
    // Results
    best_line, match_heading, match_won, match_drawn, match_length, match_time, match_progress,
    // Analysis and review
    about_analyse, about_review, option_analyse_nodes, option_position_analyse, analysis_none,
    analyse_before, review_turn, review_turn_loss, review_error, review_blunder, review_side, review_side_no_dice,
    review_nothing, review_progress, review_prompt, review_stopped, order_review,
    // Pictures
    about_draw, option_position_draw, option_png, option_svg, option_size, option_theme,
    option_route, usage_png_or_svg, usage_size, draw_no_board, draw_no_pictures,
    // Files
    file_unwritable, file_unreadable, file_not_regular, file_too_large, file_without_folder,
    fault_access, fault_missing, fault_no_folder, fault_folder, fault_full, fault_read_only,
    fault_long_name, fault_too_large, fault_circle, fault_device, fault_other, fault_closed,
    input_unreadable,
    // Ends that nobody wanted
    end_crashed, end_crashed_alone, end_exited, end_exited_alone,
    end_killed, end_silent, end_silent_window, end_stopped, end_not_kept, end_game_stopped,
    order_dice_first, window_warning,
    // Play
    play_heading, play_players, play_seed, play_hint, play_to_move, play_to_move_plain, play_used_note, play_so_far,
    play_last_turn, play_moves, play_prompt, play_no_such_number, play_thinking, play_undo_nothing,
    play_undone, play_marks, play_no_board, play_end_of_input, play_quit, play_stopped, pieces_of,
    pieces_hand, pieces_captured, pieces_sheltered, pieces_borne_off, mark_rosette, mark_eyes,
    mark_dots, mark_fives, mark_change, mark_end, play_left_to_play, play_undone_more, play_unknown,
    play_only_number,
    // Play: commands
    play_keys, play_bad_utf8, play_forced, play_no_moves, play_move_line, play_move_enters,
    play_move_captures, play_move_bears_off, play_move_again, play_help_number, play_help_notation,
    play_help_marks, order_undo, order_hint, order_board, order_where, order_moves, order_rules,
    order_help, order_quit, order_end, play_may_end, play_may_not_end,
    // Play: hints
    hint_none, hint_thinking, hint_best, hint_only, hint_cost, hint_equal,
    // Saves, dice, who begins
    play_stopped_early, save_fault, save_no_save, save_newer, save_cut, save_not_text,
    save_unknown_line, save_twice, save_missing, save_no_roll, save_hash, save_only_fair,
    save_commitment, save_dice, save_start, save_begin, save_begin_differs, save_not_rolled,
    save_roll_differs, save_incomplete, save_over, save_nowhere, save_failing, save_works,
    save_done, save_go_on, save_lost, save_not_kept, save_taken, save_taken_game, resume_none,
    resume_no_folder, resume_line, resume_prompt, resume_over, resume_goes_on, dice_commitment,
    dice_word_prompt, dice_word_bad, dice_fair, dice_fair_no_word, dice_typed, dice_type_now,
    dice_type_prompt, dice_no_numbers, dice_secret, dice_seed_was, dice_seed_was_no_word,
    dice_check, dice_none, dice_none_ever, dice_luck, begin_contender, begin_roll, begin_tie, begin_done,
    begin_drawn, begin_type_now, verify_commitment, verify_word, verify_seed, verify_ok,
    verify_typed, verify_no_dice, about_resume, about_verify, option_save, option_no_save, option_resume,
    option_save_file, option_resume_file, option_dice, option_word, option_begin,
    usage_resume_alone, usage_save_twice, usage_seed_dice, usage_word_typed, dice_not_typed,
    dice_taken_back, order_correct, order_save, order_dice, save_in_use, save_beside, save_addon_line, save_addon_fault,
    // The window
    option_window, option_terminal, option_say, usage_window_terminal, usage_window_dice,
    window_none, window_no_display, window_terminal, window_display, window_not_built, window_over,
    window_drawn, window_end_turn, window_acts, window_pages,
    window_choose_piece, window_choose_target, window_thinking, window_start, window_turn,
    window_back, window_menu, window_new, window_undo, window_hint, window_sorry, window_kept_elsewhere, window_continue,
    window_saved, window_moves, window_rules, window_route, window_odds, window_speed, window_slow,
    window_normal, window_fast, window_instant, window_theme, window_classic, window_contrast,
    window_language, window_language_name, window_quit, window_on, window_off, window_which,
    window_start_game, window_game, window_player, window_begin, window_begin_usual,
    window_begin_agreed, window_begin_rolled, window_begin_drawn, window_sayings, window_beginning,
    window_dice, window_dice_rolled, window_dice_typed, window_correct, window_way_of,
    // The window: review
    window_review, window_none_better, window_better, window_lost, window_lost_each, window_errors,
    window_blunders, window_luck, window_error, window_blunder, window_reviewed,
    // The core for RetroArch
    core_state_altered, core_state_version, core_state_other_game, core_state_empty,
    core_state_fault, core_state_too_long, core_no_games, core_look_again, core_game_about,
    core_next_game, core_level, core_speed_about, core_forced, core_forced_about, core_theme_about,
    core_language_about, core_language_auto, core_size, core_size_about, core_messages,
    core_messages_about, core_left, core_right, core_up, core_down, core_choose, core_next,
    core_previous, core_failed,
    // Events, where an addon has no words of its own
    event_roll, event_move, event_capture, event_pass, event_pass_chosen, event_again, event_win, event_draw,

    count // none: how many there are
};
// clang-format on

constexpr size_t text_count = static_cast<size_t>(Text::count);
