// SPDX-License-Identifier: MIT
#include "ai/knowledge.hpp"

#include <filesystem>

namespace duodecim {

namespace {

bool exists(const std::string &path) {
    std::error_code error;
    return std::filesystem::exists(std::u8string(path.begin(), path.end()), error);
}

} // namespace

std::shared_ptr<const Network> Knowledge::network(std::string_view game, const InputShape &shape,
                                                  std::uint32_t layout) const {
    const std::lock_guard lock(mutex_);
    if (const auto known = networks_.find(game); known != networks_.end()) return known->second;
    std::shared_ptr<const Network> &network = networks_[std::string(game)];
    bool found = false;
    for (const std::string &folder : folders_) {
        const std::string path = folder + "/" + network_file_name(game);
        if (!exists(path)) continue;
        std::string fault;
        network = read_network(path, game, shape, layout, fault);
        if (network) break;
        complain_(fault);
        found = true;
    }
    if (!network && !found) complain_("no folder has " + network_file_name(game));
    if (!network)
        complain_("the levels of " + std::string(game) + " play by simpler rules of thumb");
    return network;
}

std::shared_ptr<const Table> Knowledge::table(const Ur::Config &config) const {
    const std::lock_guard lock(mutex_);
    const std::string game = game_text(config);
    if (const auto known = tables_.find(game); known != tables_.end()) return known->second;
    std::string fault;
    std::shared_ptr<const Table> &table = tables_[game];
    table = Table::find(folders_, config, fault);
    if (!fault.empty()) complain_(fault + "; level 5 thinks for itself");
    return table;
}

} // namespace duodecim
