// SPDX-License-Identifier: MIT
// Games opened in the test itself, without the launcher's child that tries an addon first.
#pragma once

#include "game/catalogue.hpp"

using namespace launcher;

inline Game opened_game(const std::filesystem::path &addons, const std::string &id) {
    for (const auto &found : ludus::discover({addons})) {
        ludus::HostDescription host;
        host.name = "launcher test";
        host.addon_folder = found.folder;
        const ludus::Addon addon = ludus::load(found, std::move(host), {});
        for (const auto &about : addon.games("en"))
            if (about.id == id)
                return Game{addon, addon.check(id), about, "en", addon.sides(id, "en")};
    }
    throw std::runtime_error("the game " + id + " is not there");
}
