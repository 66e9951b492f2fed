// SPDX-License-Identifier: MIT
// A saved game: lines of text that a person can read.
//
//   ludus save 1                      the format's version
//   game duodecim.asilo               a GAME text
//   addon duodecim                    whose game it is; saves of old do not say
//   start POSITION                    where it did not start as the game does
//   first human                       "human" or a player of the addon's
//   second level-3
//   dice seed 7                       or "dice typed", "dice none 7" in a game without dice (of the
//                                     program's choices), or "dice fair" with these three:
//   commitment 9f86...                SHA-256 of the secret
//   secret 3b1c...
//   word anything                     the player's; may be empty
//   begin rolled 124 135              who begins: agreed (if left out), drawn, or rolled for
//   124 I:hand/1 II:hand/2            each turn as the record has it, "-" where no dice were
//   356 hand/3                        thrown; the last one may be unfinished or missing
//   ended                             the last turn was ended, where its line does not tell
//
// A player who reads the save of a fair game that is not over can see the secret: it has to be
// there for the game to go on.
#pragma once

#include "game/dice_source.hpp"

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace launcher {

class Session;

// A line of a save, with its number in the file it was read from.
struct SavedLine {
    std::string text;
    size_t number = 0;
};

struct Save {
    SavedLine game;
    SavedLine addon;
    SavedLine start;
    SavedLine first;
    SavedLine second;
    SavedLine begin;
    DiceSource dice = DiceSource::to_be_typed();
    size_t dice_line = 0; // its number
    std::vector<SavedLine> turns;
    SavedLine ended;
};

// What is wrong in a line of a save.
struct SaveError : std::runtime_error {
    SaveError(size_t line, const std::string &sentence)
        : std::runtime_error(sentence), line(line) {}
    size_t line;
};

constexpr std::string_view save_magic = "ludus save "; // every save begins with it
constexpr size_t largest_save = 16u << 20;             // bytes

// The text of a save. Throws SaveError.
Save parse_save(const std::string &text);
// Throws RequestError where an addon gave what cannot stand in a save, or could not be read from
// it.
std::string save_text(const Session &session);
bool looks_like_save(const std::string &text);

// Does it tell a moment of the game that the session has been through? Then nothing is lost where
// it is replaced by the session's own save.
bool tells_moment_of(const Session &session, const std::string &saved);
// Are a save's dice the session's? Otherwise it is of another match.
bool same_dice(const Save &save, const Session &session);

// Throws RequestError, which names the file and the line.
Save read_save(const std::filesystem::path &file);
// The text of a save that was read from this file; throws likewise.
Save save_in(const std::filesystem::path &file, const std::string &text);
// The same for what turns out later to be wrong in a save.
[[noreturn]] void refuse_save(const std::filesystem::path &file, const SaveError &fault);

// Plays the save again, through the rules, and checks its dice. Throws SaveError. The session keeps
// a reference to the game.
Session replayed(const Save &save, const Game &game);
// Opens the game that a save names. Throws SaveError.
Game game_of(const Save &save, const Catalogue &catalogue);

} // namespace launcher
