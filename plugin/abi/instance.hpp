// SPDX-License-Identifier: MIT
// What the handles of the contract stand for.
#pragma once

#include "abi/texts.hpp"
#include "ai/knowledge.hpp"
#include "rules/match.hpp"

#include <ludus/addon.h>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace duodecim {

// Texts that live as long as the instance. Any thread may add.
class Pool {
public:
    const char *keep(std::string_view text) {
        const std::lock_guard lock(mutex_);
        return texts_.emplace(text).first->c_str();
    }

private:
    std::mutex mutex_;
    std::unordered_set<std::string> texts_; // its strings never move
};

} // namespace duodecim

struct ludus_addon {
    std::uint32_t abi = 0; // what was agreed
    std::string folder;
    duodecim::Texts texts;
    duodecim::Pool pool;
    std::optional<duodecim::Knowledge> knowledge;
    void(LUDUS_CALL *log_to)(void *user, std::int32_t level, const char *text) = nullptr;
    void *log_user = nullptr;

    void log(std::int32_t level, const std::string &text) const noexcept;
};

struct ludus_match {
    ludus_addon *addon;
    std::unique_ptr<duodecim::Match> match;
    std::vector<duodecim::board::Content> contents; // kept for its memory
};
