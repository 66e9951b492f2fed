// SPDX-License-Identifier: MIT
// An addon's instance: opened, agreed upon, checked, and destroyed when the last handle goes.
#pragma once

#include "call.hpp"
#include "elements.hpp"
#include "ludus/handles.hpp"

#include <map>
#include <mutex>

namespace ludus::detail {

class Instance {
public:
    // `library` is whatever keeps the code in memory; it is released after the instance.
    Instance(ludus_open_fn entry, std::shared_ptr<void> library, HostDescription host);
    ~Instance() { destroy(); }
    Instance(const Instance &) = delete;
    Instance &operator=(const Instance &) = delete;

    ludus_addon *handle() const { return handle_; }

    // What is known of a game, read once for each GAME text; `read` reads it.
    template <class Read>
    std::shared_ptr<const GameFacts> facts(const std::string &game, Read read) {
        {
            const std::lock_guard lock(mutex_);
            if (const auto known = facts_.find(game); known != facts_.end()) return known->second;
        }
        auto facts = std::make_shared<const GameFacts>(read());
        const std::lock_guard lock(mutex_);
        return facts_.emplace(game, std::move(facts)).first->second;
    }

    Caller caller;
    const ludus_addon_api *api = nullptr;
    uint32_t abi = 0; // agreed
    const ludus_board_api *board = nullptr;
    const ludus_players_api *players = nullptr;
    const ludus_analysis_api *analysis = nullptr;
    const ludus_texts_api *texts = nullptr;

private:
    void check_core();

    template <class Table>
    const Table *feature(const char *id);

    void destroy() noexcept;

    static void LUDUS_CALL on_log(void *user, int32_t level, const char *text) noexcept;

    std::shared_ptr<void> library_; // declared first: released last
    std::function<void(int32_t, const std::string &)> log_;
    ludus_addon *handle_ = nullptr;
    std::mutex mutex_;
    std::map<std::string, std::shared_ptr<const GameFacts>> facts_;
};

} // namespace ludus::detail
