// SPDX-License-Identifier: MIT
#include "base/output.hpp"
#include "commands/commands.hpp"
#include "words/reasons.hpp"
#include "words/text.hpp"

#include <iostream>
#include <nlohmann/json.hpp>

namespace launcher {

namespace {

using Json = nlohmann::ordered_json;

// Another addon that has this game, or NULL.
const ludus::Found *other_holder(const Catalogue &catalogue, const ludus::Found &found,
                                 const std::string &game) {
    const ludus::Found *holder = catalogue.holder(game);
    return holder == &found ? nullptr : holder;
}

Json described(const Catalogue &catalogue, const ludus::Found &found) {
    const std::string &language = catalogue.language();
    Json addon{{"folder", path_text(found.folder)}, {"usable", found.usable()}};
    if (!found.usable()) addon["refusal"] = said(found.refusal);
    if (!found.manifest) return addon;
    const ludus::Manifest &manifest = *found.manifest;
    addon["id"] = manifest.id;
    addon["version"] = manifest.version;
    addon["abi"] = ludus::abi_text(manifest.abi);
    addon["licence"] = manifest.licence;
    addon["name"] = ludus::in_language(manifest.name, language);
    addon["description"] = ludus::in_language(manifest.description, language);
    addon["games"] = Json::array();
    for (const auto &game : manifest.games) {
        addon["games"].push_back(
            {{"id", game.id}, {"name", ludus::in_language(game.name, language)}});
        if (const auto *other = other_holder(catalogue, found, game.id))
            addon["games"].back()["played_by"] = path_text(other->folder);
    }
    return addon;
}

void print(const Catalogue &catalogue, const ludus::Found &found) {
    const std::string &language = catalogue.language();
    const std::string folder = path_text(found.folder);
    if (found.manifest) {
        const ludus::Manifest &manifest = *found.manifest;
        std::cout << text(Text::addon_line, {manifest.id, manifest.version,
                                             ludus::in_language(manifest.name, language), folder})
                  << '\n';
        for (const auto &game : manifest.games) {
            std::cout << text(Text::addon_game, {game.id, ludus::in_language(game.name, language)})
                      << '\n';
            if (const auto *other = other_holder(catalogue, found, game.id))
                std::cout << text(Text::addon_game_elsewhere, {path_text(other->folder)}) << '\n';
        }
    } else {
        std::cout << folder << '\n';
    }
    if (!found.usable())
        std::cout << fitting(text(Text::addon_refused, {said(found.refusal)})) << '\n';
}

} // namespace

int list_addons(const Catalogue &found_ones, bool json) {
    Catalogue catalogue = found_ones;
    catalogue.settle();
    const int exit_code = catalogue.folders_listed() ? 0 : 1;
    if (json) {
        Json all = Json::array();
        for (const auto &found : catalogue.addons())
            all.push_back(described(catalogue, found));
        std::cout << all.dump(2) << '\n';
        return exit_code;
    }
    for (const auto &found : catalogue.addons())
        print(catalogue, found);
    if (catalogue.addons().empty())
        std::cout << fitting(text(Text::addons_none, {catalogue.folders()})) << '\n';
    return exit_code;
}

} // namespace launcher
