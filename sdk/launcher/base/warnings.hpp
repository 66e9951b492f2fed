// SPDX-License-Identifier: MIT
// What addons warn of, on any thread, until somebody can be told; each once.
#pragma once

#include <mutex>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace launcher {

class Warnings {
public:
    // False: that has been said before.
    bool add(const std::string &sentence) {
        const std::lock_guard lock(mutex_);
        if (!known_.insert(sentence).second) return false;
        new_.push_back(sentence);
        return true;
    }
    std::vector<std::string> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(new_, {});
    }

private:
    std::mutex mutex_;
    std::set<std::string> known_;
    std::vector<std::string> new_;
};

} // namespace launcher
