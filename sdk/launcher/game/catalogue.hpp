// SPDX-License-Identifier: MIT
// The addons found, the games they name, and the way to a game: nothing is loaded before.
#pragma once

#include "base/errors.hpp"
#include "base/quote.hpp"
#include "ludus/host.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace launcher {

// The id in a GAME text, which may have capitals, and blanks around it, as addon.md says.
std::string game_id(const std::string &game);

// A game that has been opened.
struct Game {
    ludus::Addon addon;
    std::string text;              // the GAME text, canonical
    ludus_game about;              // in the language
    std::string language;          // asked for; may be empty
    std::vector<ludus_side> sides; // of player 1, of player 2; in the language

    std::string side(int32_t player) const { return sides.at(player == 2 ? 1 : 0).name; }
    std::string id() const { return game_id(text); }
};

// A game that an addon's manifest names.
struct Offer {
    std::string id;
    std::string name;
};

class Catalogue {
public:
    // Looks into the folders; where none is given, into the usual ones. The executable is also the
    // program that tries an addon before it is loaded; see ludus::LoadOptions.
    Catalogue(std::vector<std::filesystem::path> folders, std::string language);
    // Another program tries them; with none they are loaded untried.
    Catalogue(std::vector<std::filesystem::path> folders, std::string language,
              std::optional<std::filesystem::path> prober);

    const std::vector<ludus::Found> &addons() const { return addons_; }
    const std::string &language() const { return language_; }
    // The same addons, in another language.
    Catalogue in_language(std::string language) const {
        Catalogue other = *this;
        other.language_ = std::move(language);
        return other;
    }
    // "A", "B": for sentences.
    std::string folders() const;
    // The games of the usable addons, in their order.
    std::vector<Offer> games() const;
    // Why there is no game at all, with what each refused addon lacks.
    RequestError without_games() const;
    // False where one of the folders could not even be listed.
    bool folders_listed() const;
    // Who hears what addons that are loaded from now on warn of, on any thread; nobody: the
    // standard error.
    using Listener = std::function<void(const std::string &)>;
    void listen(Listener listener) { listener_ = std::move(listener); }
    // Loads each usable addon; one that fails counts as refused from now on.
    void try_all();
    // Reads each library whole, and loads those that share a game with another.
    void settle();
    // Whose game it is: of the usable addons that name it, the one whose id is the longest part of
    // the game's up to a dot; among equals, the first in the order of folders. None: NULL.
    const ludus::Found *holder(const std::string &id) const;
    // Loads the addon that has this game: its holder, and where that does not load, the next; of
    // the addon named, where one is. Throws RequestError, or ludus::Error from the addon.
    Game open(const std::string &game, const std::string &addon = {}) const;

private:
    ludus::Addon load(const ludus::Found &found) const;
    void try_one(ludus::Found &found);
    std::vector<const ludus::Found *> having(const std::string &id) const; // the best first
    std::vector<const ludus::Found *> asked_for(const std::string &id,
                                                const std::string &addon) const;
    std::string unread() const; // lines on addons whose games are not known
    Game opened(const ludus::Addon &addon, const std::string &game) const;

    std::vector<std::filesystem::path> folders_;
    std::string language_;
    std::optional<std::filesystem::path> prober_;
    Listener listener_;
    std::vector<ludus::Found> addons_;
    // Libraries that were tried and are in memory since; for all copies.
    std::shared_ptr<std::set<std::filesystem::path>> tried_;
};

// The launcher's name and version.
std::string launcher_name();

// The sentence, with the column where it does not name one itself.
std::string sentence(const std::exception &error);
// Of what nobody asked for: an addon's own words come with the addon and its function.
std::string addon_error_sentence(const std::exception &error);

} // namespace launcher
