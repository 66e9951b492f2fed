// SPDX-License-Identifier: MIT
// What the players know beyond the rules, from files in the addon's folder and the user's: networks
// and solved tables. Each is read when it is first asked for, and then shared by all that think.
#pragma once

#include "ai/network.hpp"
#include "ai/table.hpp"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace duodecim {

// What a judgement rests on. Without a network, which is missing or damaged then, that is little.
enum class Basis { pips, network, table };

// Any thread.
class Knowledge {
public:
    using Complain = std::function<void(const std::string &)>;

    // Folders as UTF-8, to be searched in this order. What is wrong with a file is complained about
    // once, in a sentence without a full stop, by the thread that asked for it.
    Knowledge(std::vector<std::string> folders, Complain complain)
        : folders_(std::move(folders)), complain_(std::move(complain)) {}

    // By the name, shape and layout of NetworkInputs; nothing where no folder has one that fits.
    std::shared_ptr<const Network> network(std::string_view name, const InputShape &shape,
                                           std::uint32_t layout) const;
    template <class G>
    std::shared_ptr<const Network> network(const typename G::Config &config) const {
        using Its = NetworkInputs<G>;
        return network(Its::network(config), Its::shape(config), Its::layout);
    }
    // Nothing where no folder has one, which is nothing to complain about.
    std::shared_ptr<const Table> table(const Ur::Config &config) const;

private:
    const std::vector<std::string> folders_;
    const Complain complain_;
    mutable std::mutex mutex_;
    mutable std::map<std::string, std::shared_ptr<const Network>, std::less<>> networks_;
    mutable std::map<std::string, std::shared_ptr<const Table>, std::less<>> tables_;
};

} // namespace duodecim
