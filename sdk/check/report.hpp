// SPDX-License-Identifier: MIT
// What was found, and how to say it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace check {

// A breach of the contract: where (the game and the function), and what was found and expected.
struct Finding {
    std::string where;
    std::string what;
};

// Collects findings; of those at one place the first few alone, the rest are counted.
// One thread at a time.
class Report {
public:
    // Called for each finding kept and at the beginning of each check; both may be empty.
    std::function<void(const Finding &)> on_finding;
    std::function<void(const std::string &)> on_begin;

    void begin(const std::string &check) {
        if (on_begin) on_begin(check);
    }
    void find(const std::string &where, const std::string &what);
    // Finds unless `holds`; gives `holds`.
    bool expect(bool holds, const std::string &where, const std::string &what) {
        if (!holds) find(where, what);
        return holds;
    }
    // A call must give this status.
    bool expect_status(int32_t found, int32_t expected, const std::string &where,
                       const std::string &call);
    // Says how many findings were left out.
    void finish();

private:
    std::map<std::string, unsigned> counts_; // by where
};

// "LUDUS_ERROR_PHASE"
std::string status_name(int32_t status);
// In quotes, what is not printable as "?", cut when long.
std::string quote(const std::string &text);

} // namespace check
