// SPDX-License-Identifier: MIT
// Memory that the process which works shares with the one that watches it.
#pragma once

#include <cstddef>

namespace launcher {

struct SharedMemory {
    void *place = nullptr; // nothing: the system has none
    bool filled = false;   // by the process that made it, which is this one's parent
};

// All zero where this process is the first; a child that is made next has it too.
SharedMemory shared_memory(std::size_t size);

// Ends the process now: nothing of it runs any more.
[[noreturn]] void end_process();

} // namespace launcher
