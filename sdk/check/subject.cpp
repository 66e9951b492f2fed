// SPDX-License-Identifier: MIT
#include "subject.hpp"

#include <ludus/paths.hpp>
#include <sstream>

namespace check {

ludus_host describe_host(const std::string &folder, const std::string &data) {
    ludus_host host{};
    host.size = sizeof host;
    host.abi = LUDUS_ABI;
    host.name = "ludus-check";
    host.addon_folder = folder.c_str();
    if (!data.empty()) host.data_folder = data.c_str();
    return host;
}

namespace {

template <class Table>
void need_table(const char *name, const Table *table) {
    if (table == nullptr) throw Failed(name, "the table is NULL");
    if (table->size < sizeof(Table))
        throw Failed(name, "the table's size is " + std::to_string(table->size) + "; at least " +
                               std::to_string(sizeof(Table)) + " was expected");
    if (table->reserved != 0) throw Failed(name, "reserved is not 0 in the table");
    // After size and reserved a table holds pointers alone.
    const auto *bytes = reinterpret_cast<const unsigned char *>(table);
    for (std::size_t at = 2 * sizeof(uint32_t); at < sizeof(Table); at += sizeof(void *)) {
        bool null = true;
        for (std::size_t i = 0; i < sizeof(void *); ++i)
            null = null && bytes[at + i] == 0;
        if (null)
            throw Failed(name, "entry " + std::to_string((at - 8) / sizeof(void *)) +
                                   " of the table is NULL");
    }
}

template <class Table>
const Table *feature(const Subject &subject, const char *id) {
    const void *table = nullptr;
    call("addon.feature", subject.api->feature, subject.addon, id, &table);
    if (table != nullptr) need_table(id, static_cast<const Table *>(table));
    return static_cast<const Table *>(table);
}

} // namespace

Subject::Subject(ludus_open_fn entry_, std::filesystem::path folder_,
                 const std::filesystem::path &data)
    : entry(entry_), folder(std::move(folder_)) {
    const std::string name = ludus::utf8(folder);
    const std::string data_name = ludus::utf8(data);
    const ludus_host host = describe_host(name, data_name);
    uint32_t abi = 0;
    call("ludus_open_2", entry, &host, &addon, &api, &abi);
    if (addon == nullptr) throw Failed("ludus_open_2", "the instance is NULL");
    need_table("the addon's table", api);
    game = api->game;
    match = api->match;
    need_table("the game's table", game);
    need_table("the match's table", match);
    board = feature<ludus_board_api>(*this, LUDUS_BOARD_ID);
    players = feature<ludus_players_api>(*this, LUDUS_PLAYERS_ID);
    analysis = feature<ludus_analysis_api>(*this, LUDUS_ANALYSIS_ID);
    texts = feature<ludus_texts_api>(*this, LUDUS_TEXTS_ID);
}

std::vector<ludus_game> Subject::games() const {
    auto out = list<ludus_game>("game.games", game->games, addon, "en");
    if (out.empty()) throw Failed("game.games", "the list is empty; a game was expected");
    for (const ludus_game &each : out)
        if (each.id == nullptr) throw Failed("game.games", "the id of a game is NULL");
    return out;
}

std::vector<std::string> Subject::languages() const {
    ludus_addon_info info{};
    info.size = sizeof info;
    call("addon.info", api->info, addon, "en", &info);
    if (info.languages == nullptr) throw Failed("addon.info", "languages is NULL");
    std::istringstream in(info.languages);
    std::vector<std::string> out;
    for (std::string tag; in >> tag;)
        out.push_back(tag);
    return out;
}

std::vector<std::string> Subject::variants(const std::string &id) const {
    std::vector<std::string> out{id};
    const auto options =
        list<ludus_option>(id + ", game.options", game->options, addon, id.c_str(), "en");
    for (const ludus_option &option : options) {
        if (option.kind == LUDUS_OPTION_NUMBER) {
            for (const int32_t value : {option.minimum, option.maximum})
                out.push_back(id + "?" + option.key + "=" + std::to_string(value));
            continue;
        }
        const auto values = list<ludus_option_value>(
            id + ", game.option_values", game->option_values, addon, id.c_str(), option.key, "en");
        for (const ludus_option_value &value : values)
            out.push_back(id + "?" + option.key + "=" + value.value);
    }
    for (std::string &each : out)
        each = text(each + ", game.check", game->check, addon, each.c_str());
    std::vector<std::string> distinct;
    for (const std::string &each : out)
        if (std::find(distinct.begin(), distinct.end(), each) == distinct.end())
            distinct.push_back(each);
    return distinct;
}

std::vector<ludus_place> Subject::places(const std::string &id) const {
    if (board == nullptr) return {};
    return list<ludus_place>(id + ", board.places", board->places, addon, id.c_str(), "en");
}

std::vector<ludus_page> Subject::pages(const std::string &id) const {
    if (texts == nullptr) return {};
    auto out = list<ludus_page>(id + ", texts.pages", texts->pages, addon, id.c_str(), "en");
    for (const ludus_page &page : out)
        if (page.id == nullptr) throw Failed(id + ", texts.pages", "the id of a page is NULL");
    return out;
}

std::vector<int32_t> Subject::roll(const std::string &id, uint64_t seed, uint64_t index) const {
    std::vector<int32_t> out(LUDUS_MAX_DICE);
    uint32_t count = 0;
    call(id + ", game.roll", game->roll, addon, id.c_str(), seed, index, out.data(),
         uint32_t{LUDUS_MAX_DICE}, &count);
    if (count == 0 || count > LUDUS_MAX_DICE)
        throw Failed(id + ", game.roll",
                     "a roll of " + std::to_string(count) + " values; 1 to 8 were expected");
    out.resize(count);
    return out;
}

} // namespace check
