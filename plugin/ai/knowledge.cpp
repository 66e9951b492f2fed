// SPDX-License-Identifier: MIT
#include "ai/knowledge.hpp"

#include "ai/file_path.hpp"

#include <filesystem>

namespace duodecim {

namespace {

bool exists(const std::string &path) {
    std::error_code error;
    return std::filesystem::exists(file_path(path), error);
}

} // namespace

std::shared_ptr<const Network> Knowledge::network(std::string_view name, const InputShape &shape,
                                                  std::uint32_t layout) const {
    const std::lock_guard lock(mutex_);
    if (const auto known = networks_.find(name); known != networks_.end()) return known->second;
    std::shared_ptr<const Network> network;
    std::vector<std::string> faults;
    for (auto folder = folders_.begin(); folder != folders_.end() && !network; ++folder) {
        const std::string path = *folder + "/" + network_file_name(name);
        if (!exists(path)) continue;
        std::string fault;
        network = read_network(path, name, shape, layout, fault);
        if (!network) faults.push_back(fault);
    }
    if (!network && faults.empty()) faults.push_back("no folder has " + network_file_name(name));
    if (!network) faults.back() += "; the levels play by pips";
    for (const std::string &fault : faults)
        complain_(fault);
    networks_.emplace(name, network);
    return network;
}

std::shared_ptr<const Table> Knowledge::table(const Ur::Config &config) const {
    const std::lock_guard lock(mutex_);
    const std::string game = game_text(config);
    if (const auto known = tables_.find(game); known != tables_.end()) return known->second;
    std::shared_ptr<Table> table;
    std::vector<std::string> faults;
    for (auto folder = folders_.begin(); folder != folders_.end() && !table; ++folder) {
        std::string fault;
        table = Table::find(*folder, config, fault);
        if (!fault.empty()) faults.push_back(fault);
    }
    for (const std::string &fault : faults)
        complain_(table ? fault : fault + "; level 5 thinks for itself");
    if (table)
        table->on_damage([complain = complain_](const std::string &fault) {
            complain(fault + "; there level 5 thinks for itself");
        });
    tables_[game] = table;
    return table;
}

} // namespace duodecim
