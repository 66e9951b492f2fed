// SPDX-License-Identifier: MIT
// A process for one check: it ends with its parent, is ended when it no longer answers, and what it
// saw and how it ended is told.
#pragma once

#include "frames.hpp"
#include "guard.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace check {

enum class End {
    well,    // all frames came, exit status 0
    status,  // exited otherwise
    crash,   // by a signal or an exception
    hung,    // no call began or ended in time
    slow,    // calls went on and on
    deaf,    // the pipe was closed
    garbled, // something else was written into the pipe
};

struct Ended {
    End how = End::well;
    int value = 0;                // exit status, or number of the signal or the exception
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

// What a check does, and the words by which a process that is started anew knows it too: task_named
// of run.hpp gives it back.
struct Job {
    Task task;
    std::vector<std::string> words;
};

// Runs the task in a process of its own, and once more where it is unclear which call of several
// left something behind: a check does the same each time. Throws std::runtime_error where none can
// be started.
Ended run_in_child(const Scratch &scratch, const Job &job, const Limits &limits,
                   const std::function<void(const Frame &)> &on_frame);

// Once: what run_in_child starts and reads, by posix/ and windows/.
Ended run_once(const Scratch &scratch, const Job &job, const Limits &limits,
               const std::function<void(const Frame &)> &on_frame,
               const std::vector<Stretch> &stretches);

// Where this process was started for a check and not by a person: its exit status.
std::optional<int> be_child(int argc, char **argv);

// What interrupts a person's work with it ends the child first: run_in_child throws Interrupted.
void listen_to_signals();
struct Interrupted {
    int signal;
};

// In the process of a check: does the task and ends the process. `out` is what the parent reads.
[[noreturn]] void carry_out(const Task &task, const Stage &stage, Watch &watch, int out,
                            const std::vector<Stretch> &stretches) noexcept;

// In the parent: what comes from a check, and how it ends.
class Hearing {
public:
    Hearing(const Watch &watch, const Limits &limits,
            const std::function<void(const Frame &)> &on_frame);
    void add(const char *bytes, std::size_t count);
    // To be asked again and again while the process runs: false where it is to be ended.
    bool may_go_on();
    // The process has ended: by itself with a status, or otherwise by a number.
    Ended ended(std::optional<int> status, int crash);

private:
    void look_for_call();

    const Watch &watch_;
    const Limits &limits_;
    const std::function<void(const Frame &)> &on_frame_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point heard_ = begin_;
    uint64_t beats_ = 0;
    FrameReader reader_;
    Ended out_;
};

} // namespace check
