// SPDX-License-Identifier: MIT
#include "text.hpp"

namespace {

// No default: the compiler names a text that is missing.
const char *english(Text id) {
    switch (id) {
    // Command line
    case Text::about:
        return "ludus plays board games that addons bring.";
    case Text::about_addons:
        return "List the addons found and their games; loads nothing";
    case Text::about_best:
        return "The turn that one of the program's players would play";
    case Text::about_match:
        return "Let two of the program's players play many games";
    case Text::about_perft:
        return "Count the positions that can be reached in so many turns";
    case Text::about_play:
        return "Play a game, against the program or another person (the default)";
    case Text::about_turns:
        return "List the legal turns of a position";
    case Text::option_addons:
        return "Look for addons in this folder instead of the one beside the launcher; may be "
               "given several times";
    case Text::option_depth:
        return "How many turns deep, each with its roll";
    case Text::option_first:
        return "Who plays first: human, or a player of the program's, such as "
               "level-3, or 3 for short";
    case Text::option_first_match:
        return "A player of the program's, such as level-3, or 3 for short";
    case Text::option_game:
        return "A game, with options as in \"game?key=value&key=value\"";
    case Text::option_game_play:
        return "The game; asked for if left out where there are several";
    case Text::option_games:
        return "How many games: an even number, as each dice sequence is "
               "played twice with the sides swapped";
    case Text::option_json:
        return "Print JSON";
    case Text::option_lang:
        return "The language: en, ru, uk, ...";
    case Text::option_nodes:
        return "Positions that a player may evaluate for a turn; 0: as many "
               "as it is made for";
    case Text::option_player:
        return "The player, such as level-3, or 3 for short";
    case Text::option_position:
        return "The position, in the game's notation";
    case Text::option_seed:
        return "The same number gives the same dice and the same choices";
    case Text::option_seed_play:
        return "The same number gives the same dice; drawn if left out";
    case Text::option_second:
        return "Who plays second, as for --first";
    case Text::option_second_match:
        return "The other player";
    case Text::option_stdin:
        return "Read a position from each line of the standard input";
    case Text::option_stdin_json:
        return "With --stdin: print a JSON object for each position";
    case Text::option_version:
        return "Print the launcher's version and the contract it speaks";
    case Text::usage_odd_games:
        return "--games is {1}; an even number from 2 was expected, because each dice sequence is "
               "played twice with the sides swapped";
    case Text::usage_position_or_stdin:
        return "turns needs a POSITION or --stdin, one of the two";
    case Text::usage_game_or_json:
        return "turns needs a GAME, or --stdin with lines of JSON";
    case Text::usage_json_stdin:
        return "turns --json needs --stdin";
    case Text::usage_see_help:
        return "\"{1} --help\" explains.";
    // Addons and games
    case Text::addon_line:
        return "{1} {2}: {3} ({4})";
    case Text::addon_refused:
        return "    refused: {1}";
    case Text::addon_game:
        return "    {1}  {2}";
    case Text::addons_none:
        return "There are no addons in {1}.";
    case Text::game_unknown:
        return "There is no game \"{1}\"; there are: {2}";
    case Text::games_none:
        return "There is no game to play. An addon's folder was expected in {1}";
    case Text::game_refused:
        return "Addon \"{1}\", which has the game \"{2}\", is refused: {3}";
    case Text::game_not_in_addon:
        return "Addon \"{1}\" has not the game \"{2}\" that its addon.json names; it has: {3}";
    case Text::choose_game:
        return "Which game?";
    case Text::choose_game_prompt:
        return "A number from 1 to {1}: ";
    case Text::choose_game_wrong:
        return "\"{1}\" is not a number from 1 to {2}.";
    case Text::choose_game_end:
        return "No game was chosen.";
    // Players
    case Text::human:
        return "human";
    case Text::player_human_only_in_play:
        return "human cannot be chosen here; the program's players are: {1}";
    case Text::player_unknown:
        return "There is no player \"{1}\" of {2}; there are: {3}";
    case Text::players_none:
        return "Addon \"{1}\" has no players for {2}; only people can play it";
    // Positions
    case Text::at_column:
        return "(column {1})";
    case Text::dice_missing:
        return "Position \"{1}\": the dice are not rolled; a position with its dice was expected";
    case Text::over_no_turns:
        return "Position \"{1}\": the game is over; a position in which somebody has to move was "
               "expected";
    case Text::line_error:
        return "line {1}: {2}";
    case Text::line_not_json:
        return "a JSON object was expected";
    case Text::line_without_position:
        return "the JSON object has no text \"position\"";
    case Text::line_without_game:
        return "the JSON object has no text \"game\", and no GAME was given";
    // Results
    case Text::best_line:
        return "{1}\t{2} %";
    case Text::match_heading:
        return "{1}: {2} against {3}, {4} games, seed {5}";
    case Text::match_won:
        return "{1} won {2} of {3}: {4} % (95 % interval: {5} to {6} %)";
    case Text::match_length:
        return "Length: {1} turns a game on average";
    case Text::match_time:
        return "Time a turn: {1} {2} ms, {3} {4} ms";
    case Text::match_progress:
        return "{1} of {2} games, {3} has won {4} %";
    // Play
    case Text::play_heading:
        return "{1} ({2})";
    case Text::play_players:
        return "{1}: {2}. {3}: {4}.";
    case Text::play_seed:
        return "Dice: --seed {1} gives them again.";
    case Text::play_hint:
        return "Type a move's number or its notation, or several moves at once; help says more.";
    case Text::play_to_move:
        return "{1} to move. Dice: {2}";
    case Text::play_used_note:
        return " (in brackets: used)";
    case Text::play_so_far:
        return "Played of this turn: {1}";
    case Text::play_last_turn:
        return "Last turn: {1}, {2}";
    case Text::play_moves:
        return "Moves:";
    case Text::play_prompt:
        return "{1}> ";
    case Text::play_no_such_number:
        return "There is no move number {1}; a number from 1 to {2} was expected.";
    case Text::play_thinking:
        return "{1} is thinking: {2} positions";
    case Text::play_undo_nothing:
        return "There is nothing of yours to take back.";
    case Text::play_undone:
        return "Taken back.";
    case Text::play_help:
        return "  a number      makes that move of the list\n"
               "  notation      makes a move, or several at once, in any order: {1}\n"
               "  undo          takes back your last move, over the other side's turn if need be\n"
               "  board         draws the board\n"
               "  where         says in words what stands where\n"
               "  moves         lists the moves again\n"
               "  help          this\n"
               "  quit          leaves the game\n"
               "A letter is enough: u, b, w, m, h, q.";
    case Text::play_marks:
        return "Signs on the board: {1}";
    case Text::play_no_board:
        return "This addon has no board to draw; \"where\" gives the position.";
    case Text::play_end_of_input:
        return "The input has ended; the game is left unfinished.";
    case Text::play_quit:
        return "The game is left unfinished.";
    case Text::play_stopped:
        return "Stopped; the game is left unfinished.";
    case Text::pieces_of:
        return "{1}: {2}";
    case Text::pieces_hand:
        return "in hand";
    case Text::pieces_captured:
        return "captured";
    case Text::pieces_sheltered:
        return "in shelter";
    case Text::pieces_borne_off:
        return "off";
    case Text::mark_rosette:
        return "rosette";
    case Text::mark_eyes:
        return "four eyes";
    case Text::mark_dots:
        return "five dots";
    case Text::mark_fives:
        return "four fives";
    case Text::mark_change:
        return "change";
    case Text::mark_end:
        return "end";
    // Events, where an addon has no words of its own
    case Text::event_roll:
        return "{1} rolls {2}.";
    case Text::event_move:
        return "{1} moves from {2} to {3}.";
    case Text::event_capture:
        return "{1} loses a piece on {2}: it goes to {3}.";
    case Text::event_pass:
        return "{1} cannot move and passes.";
    case Text::event_again:
        return "{1} rolls again.";
    case Text::event_win:
        return "{1} wins.";
    }
    return "";
}

} // namespace

std::string text(Text id, std::initializer_list<std::string> arguments) {
    std::string out;
    for (const char *from = english(id); *from; ++from) {
        const bool slot = from[0] == '{' && from[1] >= '1' && from[1] <= '9' && from[2] == '}';
        const size_t number = slot ? static_cast<size_t>(from[1] - '1') : 0;
        if (slot && number < arguments.size()) {
            out += arguments.begin()[number];
            from += 2;
        } else {
            out += *from;
        }
    }
    return out;
}
