// SPDX-License-Identifier: MIT
// What the system has for a conversation: input that may be waited for, and what interrupts it.
#pragma once

#include <string>

namespace launcher {

// What stops a conversation, by the numbers of POSIX.
constexpr int hung_up = 1, interrupted_by_keys = 2;

// From now on a stop is noticed instead of ending the process; a stop before is forgotten.
void catch_stops();
void leave_stops();
// Nothing, or which it was.
int stop_noticed();
void notice_stop(int stop);
// So many milliseconds at most.
void wait_for_stop(int milliseconds);

// Adds what has come; false at the end of the input, which may be read again. Comes back without
// anything at a stop. `typed`: by a person, whose terminal may go. Throws RequestError.
bool read_input(std::string &pending, bool typed);
// Has what was typed been shown already, as it came before anybody waited for it?
bool typed_before();

// Of a terminal that is written to.
bool shows_unicode();
bool obeys_escapes(); // that colour a text and delete a line

} // namespace launcher
