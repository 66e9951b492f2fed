// SPDX-License-Identifier: MIT
// The findings of all checks, each once, with the checks in which it was made.
#pragma once

#include "child.hpp"

namespace check {

struct Summary {
    std::string where;
    std::string what;
    std::vector<std::string> checks;
};

class Findings {
public:
    void add(const std::string &check, const Finding &finding);
    void more(const std::string &where, unsigned count) { more_[where] += count; }
    // How the process of a check ended, where that was not well.
    void add_end(const std::string &check, const Ended &ended, const Limits &limits);
    // What a check changed in the addon's own folder.
    void compare_folder(const std::string &check, const Surroundings &before,
                        const Surroundings &after);
    std::vector<Summary> summaries() const;

private:
    struct Entry {
        Summary summary;
        bool with_checks; // an end: the checks are part of the sentence
    };
    void add(const std::string &check, const Finding &finding, bool with_checks);

    std::vector<Entry> entries_;
    std::map<std::string, unsigned> more_; // by where
};

} // namespace check
