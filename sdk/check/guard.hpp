// SPDX-License-Identifier: MIT
// Looks at what belongs to the process round the calls into the addon, and tells what they left
// otherwise than they found it.
#pragma once

#include "report.hpp"
#include "surroundings.hpp"
#include "watch.hpp"

#include <unordered_map>

namespace check {

// The files that are 0, 1 and 2 in the process of a check, and its folder for what is written.
struct Stage {
    std::array<int, 3> files;      // in memory; the first holds something to read
    std::filesystem::path scratch; // holds the working folder, HOME and the like; else nothing
};

class Guard {
public:
    // Remembers how things are. All three must outlive it.
    Guard(Report &report, Watch &watch, const Stage &stage);

    // After a call: a look costs more than most calls, so calls 1, 2, 4, 8 and so on of each
    // function are looked at.
    void after(const std::string &where);
    // What no call may change.
    void look(const std::string &where);
    // The same, and what must not be there without an instance of the addon: threads and files.
    void look_alone(const std::string &where);

private:
    void compare(const std::string &where, Surroundings &before, Surroundings now, bool may_grow);
    void compare_threads(const std::string &where);
    void compare_processes(const std::string &where);
    void compare_streams(const std::string &where);
    void compare_written(const std::string &where);
    void tell(const std::string &where, const std::string &what);

    Report &report_;
    Watch &watch_;
    const Stage &stage_;
    Surroundings before_;
    Surroundings files_; // open
    Surroundings written_;
    unsigned threads_;
    bool has_child_ = false;
    long children_ended_ = 0;
    long long input_read_ = 0;
    std::unordered_map<std::string, unsigned> calls_; // by where
    unsigned unseen_ = 0;                             // calls since the last look
};

} // namespace check
