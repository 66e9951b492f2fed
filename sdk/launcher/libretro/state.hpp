// SPDX-License-Identifier: MIT
// Save states: a game as the text of a save, in a block of fixed size.
//
//   bytes 0-15    "ludus state", zeros
//   16-19         version, little endian
//   20-23         length of the text, likewise; 0: there is no game
//   24-87         SHA-256 of the text in hex
//   88-           the text, then zeros
#pragma once

#include <cstddef>
#include <string>

namespace launcher {

constexpr size_t state_size = 131072; // some 3,000 rolls

// False: the text is too long.
bool write_state(const std::string &text, void *data, size_t size);
// The text. Throws RequestError with the reason where this is no state of this version, whole and
// unaltered.
std::string read_state(const void *data, size_t size);

} // namespace launcher
