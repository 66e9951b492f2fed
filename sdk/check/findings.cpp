// SPDX-License-Identifier: MIT
#include "findings.hpp"

#include "system.hpp"

#include <algorithm>

namespace check {

namespace {

std::string words_of_end(const Ended &ended, const Limits &limits) {
    switch (ended.how) {
    case End::crash:
        return words_of_crash(ended.value);
    case End::status:
        return "ended the process with exit status " + std::to_string(ended.value) +
               (ended.done ? "; 0 was expected" : "; no call may");
    case End::hung:
        return "did not return within " + std::to_string(limits.first.count()) + " s";
    case End::slow:
        return "was called again and again for " + std::to_string(limits.check.count()) +
               " s, and no end was in sight";
    case End::deaf:
        return "closed a file of the process that is not its own";
    case End::garbled:
        return "wrote to a file of the process that is not its own";
    case End::well:
        break;
    }
    return "";
}

// "A", "A and B", "A, B and 3 more"
std::string join(const std::vector<std::string> &checks) {
    if (checks.size() == 1) return checks[0];
    if (checks.size() == 2) return checks[0] + " and " + checks[1];
    return checks[0] + ", " + checks[1] + " and " + std::to_string(checks.size() - 2) + " more";
}

} // namespace

void Findings::add(const std::string &check, const Finding &finding, bool with_checks) {
    for (Entry &entry : entries_)
        if (entry.summary.where == finding.where && entry.summary.what == finding.what) {
            entry.summary.checks.push_back(check);
            return;
        }
    entries_.push_back({{finding.where, finding.what, {check}}, with_checks});
}

void Findings::add(const std::string &check, const Finding &finding) {
    add(check, finding, false);
}

void Findings::add_end(const std::string &check, const Ended &ended, const Limits &limits) {
    if (ended.how == End::well) {
        for (const int stream : {1, 2})
            if (!ended.streams[stream].empty())
                add(check, {"the end of the process",
                            "writes " + quote(ended.streams[stream]) +
                                (stream == 1 ? " to standard output" : " to standard error") +
                                ", which belongs to the host; nothing was expected"});
        return;
    }
    const std::string where = ended.where.empty() ? "before any call"
                              : ended.in_call     ? ended.where
                                                  : "after " + ended.where;
    add(check, {where, words_of_end(ended, limits)}, true);
}

void Findings::compare_folder(const std::string &check, const Surroundings &before,
                              const Surroundings &after) {
    const auto tell = [&](const std::string &name, const char *verb) {
        add(check, {"the addon's folder", std::string(verb) + quote(name) +
                                              "; an addon writes to its data_folder alone"});
    };
    for (const auto &[name, state] : before)
        if (const auto now = after.find(name); now == after.end())
            tell(name, "has lost ");
        else if (now->second != state)
            tell(name, "has a changed ");
    for (const auto &[name, state] : after)
        if (before.count(name) == 0) tell(name, "has a new ");
}

std::vector<Summary> Findings::summaries() const {
    std::vector<Summary> out;
    std::map<std::string, unsigned> told;
    std::map<std::string, unsigned> left = more_;
    for (const Entry &entry : entries_) {
        Summary summary = entry.summary;
        if (++told[summary.where] > kept) {
            ++left[summary.where];
            continue;
        }
        if (entry.with_checks) summary.what += ", while checking " + join(summary.checks);
        out.push_back(std::move(summary));
    }
    for (const auto &[where, count] : left)
        out.push_back({where,
                       "and " + std::to_string(count) +
                           (count == 1 ? " more finding here" : " more findings here"),
                       {}});
    return out;
}

} // namespace check
