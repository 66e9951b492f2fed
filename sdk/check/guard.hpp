// SPDX-License-Identifier: MIT
// Looks at what belongs to the process round the calls into the addon, and tells what they left
// otherwise than they found it.
#pragma once

#include "report.hpp"
#include "surroundings.hpp"
#include "watch.hpp"

#include <set>
#include <unordered_map>
#include <vector>

namespace check {

// The files that are 0, 1 and 2 in the process of a check, and its folder for what is written.
struct Stage {
    std::array<int, 3> files;      // in memory; the first holds something to read
    std::filesystem::path scratch; // holds the working folder, HOME and the like; else nothing
};

// The calls from one look to another, by their numbers in the process of a check.
struct Stretch {
    uint64_t first;
    uint64_t last;
    bool has(uint64_t call) const { return first <= call && call <= last; }
};

class Guard {
public:
    // Remembers how things are. All must outlive it. Every call in the stretches is looked at.
    Guard(Report &report, Watch &watch, const Stage &stage, const std::vector<Stretch> &stretches);

    // Called where something was left by one of several calls, before that is told. It does not
    // come back where the check is to be run once more, with a look at each of these.
    std::function<void(const Stretch &)> on_unclear;

    // After a call: a look costs more than most calls, so calls 1, 2, 4, 8 and so on of each
    // function are looked at.
    void after(const std::string &where);
    // What no call may change.
    void look(const std::string &where);
    // The same, and what must not be there without an instance of the addon: threads and files.
    void look_alone(const std::string &where);
    // Looks no more until told to again: a look takes memory, which is to be measured.
    void rest(bool resting) { resting_ = resting; }

private:
    void compare(const std::string &where, Surroundings &before, Surroundings now, bool may_grow);
    void compare_threads(const std::string &where);
    void compare_processes(const std::string &where);
    void compare_streams(const std::string &where);
    void compare_written(const std::string &where);
    // Each thing once: it is seldom one call alone that leaves it so.
    void tell(const std::string &where, const std::string &thing, const std::string &what);

    Report &report_;
    Watch &watch_;
    const Stage &stage_;
    const std::vector<Stretch> &stretches_;
    Surroundings before_;
    Surroundings files_; // open
    Surroundings written_;
    unsigned threads_;
    bool has_child_ = false;
    long children_ended_ = 0;
    long long input_read_ = 0;
    std::unordered_map<std::string, unsigned> calls_; // by where
    uint64_t call_ = 0;                               // the number of the last one
    uint64_t seen_ = 0;                               // that of the one looked at last
    std::set<std::string> told_;                      // things
    bool resting_ = false;
};

} // namespace check
