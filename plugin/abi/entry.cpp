// SPDX-License-Identifier: MIT
// The entry, and the addon itself.
#include "abi/out.hpp"
#include "abi/tables.hpp"
#include "abi/version.h"

namespace duodecim {

namespace {

struct Feature {
    std::string_view id;
    const void *table;
};
constexpr Feature features[] = {
    {LUDUS_BOARD_ID, &board_table},
    {LUDUS_PLAYERS_ID, &players_table},
    {LUDUS_ANALYSIS_ID, &analysis_table},
    {LUDUS_TEXTS_ID, &texts_table},
};

std::int32_t LUDUS_CALL destroy(ludus_addon *addon) {
    delete addon;
    return LUDUS_OK;
}

std::int32_t LUDUS_CALL info(ludus_addon *addon, const char *language, ludus_addon_info *out,
                             ludus_error *error) {
    return guarded(addon, error, [&](const Call &call) {
        const std::string *name = addon->texts.find(language_of(language), "addon.name");
        return give_struct(call,
                           ludus_addon_info{.size = 0,
                                            .reserved = 0,
                                            .id = "duodecim",
                                            .version = DUODECIM_VERSION,
                                            .name = name ? name->c_str() : "Duodecim",
                                            .licence = "MIT",
                                            .languages = "en ru uk"},
                           out);
    });
}

std::int32_t LUDUS_CALL feature(ludus_addon *addon, const char *id, const void **table,
                                ludus_error *error) {
    return guarded(addon, error, [&](const Call &call) {
        if (!id) return call.null("id");
        if (!table) return call.null("table");
        *table = nullptr;
        for (const Feature &own : features)
            if (own.id == id) *table = own.table;
        return LUDUS_OK;
    });
}

constexpr ludus_addon_api addon_table{.size = sizeof(ludus_addon_api),
                                      .reserved = 0,
                                      .game = &game_table,
                                      .match = &match_table,
                                      .destroy = destroy,
                                      .info = info,
                                      .feature = feature};

// What a host says of itself, as far as its struct reaches.
ludus_host read_host(const ludus_host *host) {
    ludus_host own{};
    std::uint32_t size = 0;
    std::memcpy(&size, host, sizeof size);
    std::memcpy(&own, host, std::min<std::size_t>(size, sizeof own));
    return own;
}

std::string version(std::uint32_t abi) {
    return std::to_string(abi >> 16) + "." + std::to_string(abi & 0xFFFF);
}

std::int32_t open(const Call &call, const ludus_host *host, ludus_addon **addon,
                  const ludus_addon_api **api, std::uint32_t *abi) {
    if (!host) return call.null("host");
    if (!addon) return call.null("addon");
    if (!api) return call.null("api");
    if (!abi) return call.null("abi");
    const ludus_host own = read_host(host);
    if (own.size < offsetof(ludus_host, name))
        return call.fail(LUDUS_ERROR_ARGUMENT, "argument.size",
                         {std::to_string(own.size), std::to_string(sizeof own)});
    if (own.abi >> 16 != LUDUS_ABI_MAJOR)
        return call.fail(LUDUS_ERROR_ABI, "error.abi",
                         {version(own.abi), std::to_string(LUDUS_ABI_MAJOR)});
    auto made = std::make_unique<ludus_addon>();
    made->abi = std::min<std::uint32_t>(own.abi, LUDUS_ABI);
    made->log_to = own.log;
    made->log_user = own.user;
    const auto warn = [&](const std::string &text) { made->log(LUDUS_LOG_WARNING, text); };
    std::vector<std::string> knowing; // folders
    if (own.addon_folder) {
        made->folder = own.addon_folder;
        made->texts.read(made->folder + "/texts", warn);
        knowing.push_back(made->folder + "/data");
    } else {
        warn("the host names no addon_folder; English stands in for every language");
    }
    if (own.data_folder) knowing.emplace_back(own.data_folder);
    if (!knowing.empty())
        made->knowledge.emplace(std::move(knowing), [of = made.get()](const std::string &text) {
            of->log(LUDUS_LOG_WARNING, text);
        });
    *abi = made->abi;
    *api = &addon_table;
    *addon = made.release();
    return LUDUS_OK;
}

} // namespace

} // namespace duodecim

extern "C" LUDUS_EXPORT std::int32_t LUDUS_CALL ludus_open(const ludus_host *host,
                                                           ludus_addon **addon,
                                                           const ludus_addon_api **api,
                                                           std::uint32_t *abi, ludus_error *error) {
    using namespace duodecim;
    return guarded(Call(nullptr, error),
                   [&](const Call &call) { return open(call, host, addon, api, abi); });
}
