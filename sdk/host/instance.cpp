// SPDX-License-Identifier: MIT
#include "instance.hpp"

#include "ludus/paths.hpp"
#include "ludus/text.hpp"
#include "tables.hpp"

namespace ludus::detail {

template <class Table>
const Table *Instance::feature(const char *id) {
    const void *table = nullptr;
    caller.call("feature", api->feature, handle_, id, &table);
    if (table == nullptr) return nullptr;
    check_size(caller, id, static_cast<const Table *>(table));
    check_table(caller, id, *static_cast<const Table *>(table));
    return static_cast<const Table *>(table);
}

Instance::Instance(ludus_open_fn entry, std::shared_ptr<void> library, HostDescription host)
    : library_(std::move(library)), log_(std::move(host.log)) {
    caller.addon = utf8(host.addon_folder.filename());
    caller.logs = static_cast<bool>(log_);
    caller.set_language(host.language);
    const std::string folder = utf8(host.addon_folder);
    const std::string data = host.data_folder ? utf8(*host.data_folder) : std::string();
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

void Instance::check_core() {
    if (handle_ == nullptr) caller.fault(LUDUS_ENTRY, Cause::instance_null);
    check_size(caller, "ludus_addon_api", api);
    check_size(caller, "ludus_game_api", api->game);
    check_size(caller, "ludus_match_api", api->match);
    check_table(caller, "ludus_addon_api", *api);
    const uint32_t major = abi >> 16;
    const uint32_t minor = abi & 0xFFFF;
    if (major != LUDUS_ABI_MAJOR || minor > LUDUS_ABI_MINOR || abi < LUDUS_ABI_OLDEST) {
        caller.fault(LUDUS_ENTRY, {Cause::agreed_to, {abi_text(abi), abi_text(LUDUS_ABI)}});
    }
    check_table(caller, "ludus_game_api", *api->game);
    check_table(caller, "ludus_match_api", *api->match);
}

void Instance::destroy() noexcept {
    constexpr std::size_t least = offsetof(ludus_addon_api, destroy) + sizeof(void *);
    const bool can = handle_ != nullptr && api != nullptr && api->size >= least;
    if (can && api->destroy != nullptr) api->destroy(handle_);
    log_failure() = nullptr;
}

void LUDUS_CALL Instance::on_log(void *user, int32_t level, const char *text) noexcept {
    try {
        static_cast<Instance *>(user)->log_(level, printable(text == nullptr ? "" : text));
    } catch (...) {
        log_failure() = std::current_exception();
    }
}

} // namespace ludus::detail
