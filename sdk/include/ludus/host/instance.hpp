// SPDX-License-Identifier: MIT
// An addon's instance: opened, agreed upon, checked, and destroyed when the last handle goes.
#pragma once

#include "ludus/host/check.hpp"
#include "ludus/host/paths.hpp"
#include "ludus/host/tables.hpp"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace ludus {

// What a host tells an addon about itself.
struct HostDescription {
    std::string name = {};                   // the launcher's name and version, for logs
    std::filesystem::path addon_folder = {}; // the addon's own, absolute; load sets it
    std::optional<std::filesystem::path> data_folder = {}; // absolute; the addon may write there
    // Called on the thread that called the addon, during that call: level (LUDUS_LOG_), text. What
    // it throws is held back until the addon has returned, and then thrown by the call under way.
    std::function<void(int32_t, const std::string &)> log = {};
    // Of the sentences in which the addon says why something failed; empty: English.
    std::string language = {};
};

namespace detail {

class Instance {
public:
    // `library` is whatever keeps the code in memory; it is released after the instance.
    Instance(ludus_open_fn entry, std::shared_ptr<void> library, HostDescription host)
        : library_(std::move(library)), log_(std::move(host.log)) {
        caller.addon = utf8_path(host.addon_folder.filename());
        caller.logs = static_cast<bool>(log_);
        caller.set_language(host.language);
        const std::string folder = utf8_path(host.addon_folder);
        const std::string data = host.data_folder ? utf8_path(*host.data_folder) : std::string();
        ludus_host description{};
        description.size = sizeof description;
        description.abi = LUDUS_ABI;
        description.name = host.name.c_str();
        description.addon_folder = folder.c_str();
        description.data_folder = host.data_folder ? data.c_str() : nullptr;
        description.log = log_ ? &Instance::on_log : nullptr;
        description.user = this;
        if (entry == nullptr) caller.fault(LUDUS_ENTRY, Cause::entry_null);
        // A failing entry has created nothing: there is nothing to destroy then.
        caller.call(LUDUS_ENTRY, entry, &description, &handle_, &api, &abi);
        try {
            check_core();
            board = feature<ludus_board_api>(LUDUS_BOARD_ID);
            players = feature<ludus_players_api>(LUDUS_PLAYERS_ID);
            analysis = feature<ludus_analysis_api>(LUDUS_ANALYSIS_ID);
            texts = feature<ludus_texts_api>(LUDUS_TEXTS_ID);
        } catch (...) {
            destroy();
            throw;
        }
    }
    ~Instance() { destroy(); }
    Instance(const Instance &) = delete;
    Instance &operator=(const Instance &) = delete;

    ludus_addon *handle() const { return handle_; }

    // The places of a game, read once for each GAME text; `read` reads them.
    template <class Read>
    std::shared_ptr<const PlaceSet> places(const std::string &game, Read read) {
        {
            const std::lock_guard lock(mutex_);
            if (const auto known = places_.find(game); known != places_.end()) return known->second;
        }
        auto set =
            board ? std::make_shared<const PlaceSet>(read()) : std::make_shared<const PlaceSet>();
        const std::lock_guard lock(mutex_);
        return places_.emplace(game, std::move(set)).first->second;
    }

    Caller caller;
    const ludus_addon_api *api = nullptr;
    uint32_t abi = 0; // agreed
    const ludus_board_api *board = nullptr;
    const ludus_players_api *players = nullptr;
    const ludus_analysis_api *analysis = nullptr;
    const ludus_texts_api *texts = nullptr;

private:
    void check_core() {
        if (handle_ == nullptr) caller.fault(LUDUS_ENTRY, Cause::instance_null);
        check_size(caller, "ludus_addon_api", api);
        check_table(caller, *api);
        const uint32_t major = abi >> 16;
        const uint32_t minor = abi & 0xFFFF;
        if (major != LUDUS_ABI_MAJOR || minor > LUDUS_ABI_MINOR) {
            caller.fault(LUDUS_ENTRY, {Cause::agreed_to, {abi_text(abi), abi_text(LUDUS_ABI)}});
        }
        check_size(caller, "ludus_game_api", api->game);
        check_table(caller, *api->game);
        check_size(caller, "ludus_match_api", api->match);
        check_table(caller, *api->match);
    }

    template <class Table>
    const Table *feature(const char *id) {
        const void *table = nullptr;
        caller.call("feature", api->feature, handle_, id, &table);
        if (table == nullptr) return nullptr;
        check_size(caller, id, static_cast<const Table *>(table));
        check_table(caller, *static_cast<const Table *>(table));
        return static_cast<const Table *>(table);
    }

    void destroy() noexcept {
        const bool can = handle_ != nullptr && api != nullptr && api->size >= sizeof *api;
        if (can && api->destroy != nullptr) api->destroy(handle_);
        log_failure() = nullptr;
    }

    static void LUDUS_CALL on_log(void *user, int32_t level, const char *text) noexcept {
        try {
            static_cast<Instance *>(user)->log_(level, printable(text == nullptr ? "" : text));
        } catch (...) {
            log_failure() = std::current_exception();
        }
    }

    std::shared_ptr<void> library_; // declared first: released last
    std::function<void(int32_t, const std::string &)> log_;
    ludus_addon *handle_ = nullptr;
    std::mutex mutex_;
    std::map<std::string, std::shared_ptr<const PlaceSet>> places_;
};

} // namespace detail
} // namespace ludus
