// SPDX-License-Identifier: MIT
// Which function of the addon is under way, in memory that the parent of a check sees too: it can
// be told even of a process that has crashed or no longer answers.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace check {

class Guard;

// Lies in shared memory; one process writes, its parent reads.
struct Watch {
    struct Call {
        std::atomic<uint32_t> under_way;
        std::array<char, 256> where; // ended by NUL; stays when the call is over
    };
    std::array<Call, 8> calls;       // of the threads of a check, the main one first
    std::atomic<uint32_t> threads;   // that have called so far
    std::atomic<uint64_t> beats;     // calls begun and ended
    std::atomic<uint64_t> output[3]; // bytes of files 1 and 2 that have been told of
    std::atomic<uint32_t> deaf;      // findings can no longer be written
    std::atomic<uint32_t> aborted;   // by abort(), where no signal tells it
};

// From now on the calls of this process are written down there, and looked at by the guard.
void begin_watching(Watch &watch, Guard &guard);

// A call into the addon, as long as this lives. Any thread.
class Calling {
public:
    explicit Calling(const std::string &where);
    ~Calling();
    Calling(const Calling &) = delete;
    Calling &operator=(const Calling &) = delete;

private:
    const std::string &where_; // lives longer
};

} // namespace check
