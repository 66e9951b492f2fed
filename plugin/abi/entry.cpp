// SPDX-License-Identifier: MIT
// The entry, and the addon itself.
#include "abi/out.hpp"
#include "abi/tables.hpp"
#include "abi/version.h"
#include "ai/file_path.hpp"

#include <filesystem>

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
        if (const std::int32_t status = check_struct(call, out, "out")) return status;
        const std::string *name = addon->texts.find(language_of(language), "addon.name");
        return give_struct(ludus_addon_info{.size = 0,
                                            .reserved = 0,
                                            .id = "duodecim",
                                            .version = DUODECIM_VERSION,
                                            .name = name ? name->c_str() : "Duodecim",
                                            .licence = "MIT",
                                            .languages = language_list},
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

std::string version(std::uint32_t abi) {
    return std::to_string(abi >> 16) + "." + std::to_string(abi & 0xFFFF);
}

bool is_folder(const std::string &path) {
    std::error_code error;
    return std::filesystem::is_directory(file_path(path), error);
}

std::int32_t open(const Call &call, const ludus_host *host, ludus_addon **addon,
                  const ludus_addon_api **api, std::uint32_t *abi) {
    if (const std::int32_t status = check_struct(call, host, "host")) return status;
    if (!addon) return call.null("addon");
    if (!api) return call.null("api");
    if (!abi) return call.null("abi");
    if (host->abi >> 16 != LUDUS_ABI_MAJOR || host->abi < LUDUS_ABI_OLDEST)
        return call.fail(
            LUDUS_ERROR_ABI, "error.abi",
            {version(host->abi), version(LUDUS_ABI_OLDEST), std::to_string(LUDUS_ABI_MAJOR)});
    if (!host->addon_folder) return call.null("addon_folder");
    const std::string folder = host->addon_folder;
    if (folder.empty()) return call.fail(LUDUS_ERROR_ARGUMENT, "argument.folder");
    if (!is_folder(folder)) return call.fail(LUDUS_ERROR_FILE, "folder.missing", {folder});
    auto made = std::make_unique<ludus_addon>();
    made->abi = std::min<std::uint32_t>(host->abi, LUDUS_ABI);
    made->log_to = host->log;
    made->log_user = host->user;
    made->folder = folder;
    const auto warn = [of = made.get()](const std::string &text) {
        of->log(LUDUS_LOG_WARNING, text);
    };
    made->texts.read(folder + "/texts", warn);
    std::vector<std::string> knowing{folder + "/data"};
    if (host->data_folder) knowing.emplace_back(host->data_folder);
    made->knowledge.emplace(std::move(knowing), warn);
    *abi = made->abi;
    *api = &addon_table;
    *addon = made.release();
    return LUDUS_OK;
}

} // namespace

} // namespace duodecim

static_assert(LUDUS_ENTRY == std::string_view("ludus_open_2"));
extern "C" LUDUS_EXPORT std::int32_t LUDUS_CALL ludus_open_2(const ludus_host *host,
                                                             ludus_addon **addon,
                                                             const ludus_addon_api **api,
                                                             std::uint32_t *abi,
                                                             ludus_error *error) {
    using namespace duodecim;
    return guarded(Call(nullptr, error),
                   [&](const Call &call) { return open(call, host, addon, api, abi); });
}
