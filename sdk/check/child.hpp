// SPDX-License-Identifier: MIT
// A process for one check: it ends with its parent, is ended when it no longer answers, and what it
// saw and how it ended is told.
#pragma once

#include "frames.hpp"
#include "guard.hpp"

#include <chrono>
#include <functional>

namespace check {

enum class End {
    well,    // all frames came, exit status 0
    status,  // exited otherwise
    signal,  // by one
    hung,    // no call began or ended in time
    slow,    // calls went on and on
    deaf,    // the pipe was closed
    garbled, // something else was written into the pipe
};

struct Ended {
    End how = End::well;
    int value = 0;                // exit status or number of the signal
    std::string where;            // the call under way, or the last one
    bool in_call = false;         // it was under way
    bool done = false;            // the check itself was through
    std::optional<Stretch> again; // it is to be run once more
    std::string streams[3];       // what was written to 1 and 2 and not told by a finding
};

// How long may be waited.
struct Limits {
    std::function<std::chrono::seconds(const std::string &where)> call; // for the one under way
    std::chrono::seconds first; // for one that has not hung before
    std::chrono::seconds check; // for the whole of it
};

// What a check does in its process, and how it speaks to the parent.
using Task = std::function<void(Report &, Guard &, const std::function<void(const Frame &)> &send)>;

// A folder for the checks to be in, removed with this.
class Scratch {
public:
    Scratch();
    ~Scratch();
    Scratch(const Scratch &) = delete;
    Scratch &operator=(const Scratch &) = delete;
    std::filesystem::path stage() const { return root_ / "stage"; } // empty anew for each check
    std::filesystem::path data() const { return root_ / "data"; }   // made by the addon
    void clean() const;

private:
    std::filesystem::path root_;
};

// Runs the task in a process of its own, and once more where it is unclear which call of several
// left something behind: a check does the same each time. Throws std::runtime_error where none can
// be started.
Ended run_in_child(const Scratch &scratch, const Task &task, const Limits &limits,
                   const std::function<void(const Frame &)> &on_frame);

// SIGINT, SIGTERM and SIGHUP end the child first: run_in_child throws Interrupted.
void listen_to_signals();
struct Interrupted {
    int signal;
};

} // namespace check
