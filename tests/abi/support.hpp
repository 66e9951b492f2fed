// SPDX-License-Identifier: MIT
// The staged addon, opened as a plain C host would.
#pragma once

#include <filesystem>
#include <functional>
#include <ludus/addon.h>
#include <string>
#include <vector>

// The entry of the staged library; loaded once and never unloaded. Throws.
ludus_open_fn entry();

// Whether it exports a symbol.
bool exports(const char *symbol);

// Of the staged addon.
std::filesystem::path staged_folder();

// An instance with what it logged.
class Instance {
public:
    explicit Instance(const std::filesystem::path &folder = staged_folder());
    ~Instance();
    Instance(const Instance &) = delete;

    ludus_addon *addon = nullptr;
    const ludus_addon_api *api = nullptr;
    std::uint32_t abi = 0;
    std::vector<std::string> log;

    const ludus_game_api &game() const { return *api->game; }
    const ludus_match_api &match() const { return *api->match; }
    const ludus_board_api &board() const { return *table<ludus_board_api>(LUDUS_BOARD_ID); }
    const ludus_players_api &players() const { return *table<ludus_players_api>(LUDUS_PLAYERS_ID); }
    const ludus_analysis_api &analysis() const {
        return *table<ludus_analysis_api>(LUDUS_ANALYSIS_ID);
    }
    const ludus_texts_api &texts() const { return *table<ludus_texts_api>(LUDUS_TEXTS_ID); }

    template <class T>
    const T *table(const char *id) const {
        const void *found = nullptr;
        api->feature(addon, id, &found, nullptr);
        return static_cast<const T *>(found);
    }
};

// A match that is destroyed at the end.
class Play {
public:
    Play(const Instance &instance, const std::string &game);
    Play(const Instance &instance, ludus_match *match) : api(instance.match()), match(match) {}
    ~Play() { api.destroy(match); }
    Play(const Play &) = delete;

    ludus_state state() const;
    std::string position() const;
    std::string partial() const;
    std::string save() const;
    std::int32_t undo() const;
    std::int32_t roll(const std::vector<std::int32_t> &dice) const;
    std::int32_t go(const std::string &position) const;

    const ludus_match_api &api;
    ludus_match *match = nullptr;
};

// An error as a host prepares it.
ludus_error error_in(const char *language = "");

// The whole of a text: call(text, capacity, length) gives it. Throws where that fails.
std::string whole(const std::function<std::int32_t(char *, std::uint32_t, std::uint32_t *)> &call);

// The whole of a list: call(out, capacity, stride, count). Throws where that fails.
template <class T, class Call>
std::vector<T> list(const Call &call) {
    std::uint32_t count = 0;
    if (call(nullptr, 0u, static_cast<std::uint32_t>(sizeof(T)), &count) != LUDUS_OK)
        throw std::runtime_error("no list");
    std::vector<T> out(count);
    if (call(out.data(), count, static_cast<std::uint32_t>(sizeof(T)), &count) != LUDUS_OK ||
        count != out.size())
        throw std::runtime_error("no list the second time");
    return out;
}

// A struct as a host prepares it.
template <class T>
T sized() {
    T out{};
    out.size = sizeof out;
    return out;
}

// The roll of a seed.
std::vector<std::int32_t> roll_of(const Instance &instance, const std::string &game,
                                  std::uint64_t seed, std::uint64_t index);

// The tags of every language, English first.
std::vector<std::string> languages(const Instance &instance);

// The ids of every game.
std::vector<std::string> game_ids(const Instance &instance);

// Plays a random game with rolls of `seed` until somebody has won or `most` rolls were made; each
// turn is drawn from the list of turns.
void play_random(const Instance &instance, const Play &play, const std::string &game,
                 std::uint64_t seed, unsigned most);
