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

constexpr unsigned kept = 3; // findings at one place

// Takes findings; of those at one place it keeps the first few alone, the rest are counted.
// One thread at a time.
class Report {
public:
    std::function<void(const Finding &)> on_finding;                       // each that is kept
    std::function<void(const std::string &where, unsigned count)> on_more; // left out, at the end

    void find(const std::string &where, const std::string &what);
    // Finds unless `holds`; gives `holds`.
    bool expect(bool holds, const std::string &where, const std::string &what) {
        if (!holds) find(where, what);
        return holds;
    }
    // A call must give this status.
    bool expect_status(int32_t found, int32_t expected, const std::string &where,
                       const std::string &call);
    // Tells how many findings were left out.
    void finish();

private:
    std::map<std::string, unsigned> counts_; // by where
};

// "LUDUS_ERROR_PHASE"
std::string status_name(int32_t status);
// Without the game: "match.play" of "race.six, match.play".
std::string function_of(const std::string &where);
// In quotes, what is not printable as "?", cut when long.
std::string quote(const std::string &text);

} // namespace check
