// SPDX-License-Identifier: MIT
#include "game/catalogue.hpp"

#include "base/console.hpp"
#include "base/output.hpp"
#include "base/quote.hpp"
#include "base/typed.hpp"
#include "game/addon_folders.hpp"
#include "game/crash_record.hpp"
#include "ludus/text.hpp"
#include "storage/folders.hpp"
#include "words/reasons.hpp"
#include "words/text.hpp"

#include <algorithm>

namespace launcher {

namespace {

namespace fs = std::filesystem;

const ludus::Manifest::Game *named(const ludus::Found &found, const std::string &id) {
    if (!found.manifest) return nullptr;
    for (const auto &game : found.manifest->games)
        if (game.id == id) return &game;
    return nullptr;
}

// How well an addon's id fits that of a game: "duodecim" has "duodecim.asilo".
size_t fit(const std::string &addon, const std::string &game) {
    return game == addon || game.starts_with(addon + '.') ? addon.size() : 0;
}

std::string id_of(const ludus::Found &found) {
    return found.manifest ? found.manifest->id : path_text(found.folder.filename());
}

std::string listed(const std::vector<Offer> &games) {
    std::string list;
    for (const auto &game : games)
        list += (list.empty() ? "" : ", ") + game.id;
    return list;
}

} // namespace

std::string game_id(const std::string &game) {
    std::string id = trimmed(game.substr(0, game.find('?')));
    for (char &c : id) // in an addon.json ids are of small ASCII letters
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return id;
}

std::string launcher_name() {
    return "ludus " LUDUS_LAUNCHER_VERSION;
}

std::string addon_error_sentence(const std::exception &error) {
    const auto *from_addon = dynamic_cast<const ludus::Error *>(&error);
    return from_addon ? said(from_addon->whole()) : error.what();
}

std::string sentence(const std::exception &error) {
    const auto *from_addon = dynamic_cast<const ludus::Error *>(&error);
    if (!from_addon || from_addon->code() == LUDUS_ERROR_INTERNAL)
        return addon_error_sentence(error);
    const std::string words = said(from_addon->reason());
    if (from_addon->column() == 0) return words;
    const std::string column = std::to_string(from_addon->column());
    const std::string place = text(Text::at_column, {column});
    if (words.find("column " + column) != std::string::npos) return words;
    if (words.back() != '.') return words + ' ' + place;
    return words.substr(0, words.size() - 1) + ' ' + place + '.';
}

Catalogue::Catalogue(std::vector<fs::path> folders, std::string language)
    : Catalogue(std::move(folders), std::move(language), own_program()) {}

Catalogue::Catalogue(std::vector<fs::path> folders, std::string language,
                     std::optional<fs::path> prober)
    : folders_(std::move(folders)), language_(std::move(language)), prober_(std::move(prober)),
      tried_(std::make_shared<std::set<fs::path>>()) {
    if (folders_.empty()) {
        folders_ = usual_addon_folders(own_program());
        addons_ = addons_in(folders_);
    } else {
        addons_ = ludus::discover(folders_);
    }
}

std::string Catalogue::folders() const {
    std::string list;
    for (const auto &folder : folders_)
        list += (list.empty() ? "\"" : ", \"") + path_text(folder) + '"';
    return list;
}

std::vector<Offer> Catalogue::games() const {
    std::vector<Offer> offers;
    for (const auto &found : addons_)
        if (found.usable())
            for (const auto &game : found.manifest->games)
                if (holder(game.id) == &found)
                    offers.push_back({game.id, ludus::in_language(game.name, language_)});
    return offers;
}

RequestError Catalogue::without_games() const {
    std::string why = text(Text::games_none, {folders()});
    for (const auto &found : addons_)
        if (!found.usable())
            why += '\n' + text(Text::addon_named_refused,
                               {path_text(found.folder.filename()), said(found.refusal)});
    return RequestError(why);
}

bool Catalogue::folders_listed() const {
    // What cannot be listed is found as an addon that is refused.
    return std::none_of(addons_.begin(), addons_.end(), [&](const ludus::Found &found) {
        return std::find(folders_.begin(), folders_.end(), found.folder) != folders_.end();
    });
}

ludus::Addon Catalogue::load(const ludus::Found &found) const {
    record_addon(found.manifest->id);
    ludus::HostDescription host;
    host.name = launcher_name();
    host.addon_folder = found.folder;
    host.data_folder = addon_data_folder(found.manifest->id);
    // The contract has these in English only.
    const Listener listener =
        listener_ ? listener_ : [](const std::string &sentence) { complain(sentence); };
    host.log = [id = found.manifest->id, listener](int32_t level, const std::string &words) {
        if (level >= LUDUS_LOG_WARNING) listener(text(Text::addon_warns, {id, words}));
    };
    host.language = language_;
    ludus::LoadOptions options;
    if (!tried_->count(found.library)) options.prober = prober_;
    ludus::Addon addon = ludus::load(found, std::move(host), options);
    tried_->insert(found.library);
    return addon;
}

void Catalogue::try_one(ludus::Found &found) {
    if (!found.usable()) return;
    try {
        load(found);
    } catch (const ludus::Error &error) {
        found.refusal = error.reason();
    }
}

void Catalogue::try_all() {
    for (auto &found : addons_)
        try_one(found);
}

void Catalogue::settle() {
    for (auto &found : addons_) {
        const bool shares = found.manifest &&
                            std::any_of(found.manifest->games.begin(), found.manifest->games.end(),
                                        [&](const ludus::Manifest::Game &game) {
                                            return having(game.id).size() > 1;
                                        });
        ludus::verify(found);
        if (shares) try_one(found);
    }
}

std::vector<const ludus::Found *> Catalogue::having(const std::string &id) const {
    std::vector<const ludus::Found *> out;
    for (const auto &found : addons_)
        if (named(found, id)) out.push_back(&found);
    std::stable_sort(out.begin(), out.end(), [&](const auto *a, const auto *b) {
        return fit(a->manifest->id, id) > fit(b->manifest->id, id);
    });
    return out;
}

const ludus::Found *Catalogue::holder(const std::string &id) const {
    for (const ludus::Found *found : having(id))
        if (found->usable()) return found;
    return nullptr;
}

// Those to be asked for a game, in their order; never none. The addon of a save may be there
// without a manifest that can be read: then its folder has its name.
std::vector<const ludus::Found *> Catalogue::asked_for(const std::string &id,
                                                       const std::string &addon) const {
    if (addon.empty()) {
        auto all = having(id);
        if (!all.empty()) return all;
    }
    const ludus::Found *best = nullptr;
    for (const auto &found : addons_)
        if (!addon.empty() && id_of(found) == addon &&
            (!best || (found.usable() && !best->usable())))
            best = &found;
    if (best && (named(*best, id) || !best->usable())) return {best};
    if (!addon.empty() && !best && !games().empty())
        throw RequestError(text(Text::game_other_addon, {shown(addon), folders()}));
    const auto offers = games();
    if (offers.empty()) throw without_games();
    throw RequestError(text(Text::game_unknown, {shown(id), listed(offers)}) + unread());
}

std::string Catalogue::unread() const {
    std::string out;
    for (const auto &found : addons_)
        if (!found.manifest)
            out += '\n' + text(Text::addon_named_refused,
                               {path_text(found.folder.filename()), said(found.refusal)});
    return out;
}

Game Catalogue::open(const std::string &game, const std::string &addon_named) const {
    const std::string id = game_id(game);
    std::exception_ptr why; // of the first
    for (const ludus::Found *found : asked_for(id, addon_named)) {
        std::optional<ludus::Addon> addon;
        try {
            if (!found->usable())
                throw RequestError(
                    text(Text::game_refused, {id_of(*found), shown(id), said(found->refusal)}));
            addon = load(*found);
        } catch (const ludus::Error &) {
            if (!why) why = std::current_exception();
        } catch (const RequestError &) {
            if (!why) why = std::current_exception();
        }
        if (addon) return opened(*addon, game);
    }
    std::rethrow_exception(why);
}

Game Catalogue::opened(const ludus::Addon &addon, const std::string &game) const {
    const std::string id = game_id(game);
    const std::string canonical = addon.check(game);
    std::vector<Offer> brought;
    for (const auto &about : addon.games(language_)) {
        if (about.id == id)
            return {addon, canonical, about, language_, addon.sides(canonical, language_)};
        brought.push_back({about.id, about.name});
    }
    throw RequestError(text(Text::game_not_in_addon, {addon.label(), id, listed(brought)}));
}

} // namespace launcher
