// SPDX-License-Identifier: MIT
// A match as one text, without loss, and back. Lines:
//
//   GAME
//   POSITION      that the match started from, with the dice that it came with
//   RECORD        of each turn (notation.hpp), moves in the order in which they were made
//
// A line feed ends each, save that of a turn that has not been ended.
#pragma once

#include "rules/match.hpp"

namespace duodecim {

// Match::save writes it. Whatever is not legal is refused; the column counts from the beginning.
Result<std::unique_ptr<Match>> restore_match(std::string_view text);

} // namespace duodecim
