// SPDX-License-Identifier: MIT
// What tests of rules share: matches at a position, and checks that hold for any game.
#pragma once

#include "rules/games.hpp"

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>

// A new match of a GAME text, which must be right.
std::unique_ptr<duodecim::Match> match_of(std::string_view game);
// One at a position, which must stand.
std::unique_ptr<duodecim::Match> match_at(std::string_view game, std::string_view position);

// The texts of the legal turns; a pass is "pass".
std::set<std::string> turns(duodecim::Match &match);
std::set<std::string> turns(std::string_view game, std::string_view position);

// The position after a whole turn.
std::string after(std::string_view game, std::string_view position, std::string_view turn);

// The position after the turn that the match has just completed, which is ended.
std::string after_turn(duodecim::Match &match);

// Where the match stands, to its last detail.
std::string snapshot(const duodecim::Match &match);

// The fault with which a text is refused, as "KEY(ARG, ARG) at COLUMN"; "accepted" if it is not.
// A refused position must leave the match as it was.
std::string refused_position(std::string_view game, std::string_view position);
std::string refused_game(std::string_view game);
std::string said(const duodecim::Fault &fault);

// Plays every sequence of moves from here to the end of the turn and gathers where they lead; each
// step must be undone exactly.
void play_all(duodecim::Match &match, std::set<std::string> &reached);

// Plays random games and checks that
// - whole turns and moves one by one lead to the same positions, in any order that is offered;
// - undo leads back over every step to the start, exactly;
// - every position that comes about is read back as written, with the same turns;
// - no piece is lost: the contents always add up to `pieces`;
// - the record plays the same game again.
void check_random_games(std::string_view game, unsigned games, unsigned pieces);
