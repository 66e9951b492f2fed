// SPDX-License-Identifier: MIT
// Plays whole games of an addon through the contract, and prints for each a digest of every roll,
// turn, number of positions looked at and probability: the same lines on every machine.
//
//   whole_games LIBRARY FOLDER quick    each game, and each of its options by itself, levels 1 to 4
//   whole_games LIBRARY FOLDER strong   each game, level 5
//
// FOLDER is the addon's, LIBRARY may be one that is not in it.
#include "library.hpp"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <ludus/addon.h>
#include <string>
#include <string_view>
#include <vector>

namespace {

template <class T>
T sized() {
    T made{};
    made.size = sizeof made;
    return made;
}
ludus_error error = sized<ludus_error>();

// What is wrong is told where it is; nothing here could go on after it.
void must(std::int32_t status, const std::string &what) {
    if (status == LUDUS_OK) return;
    std::cerr << "whole_games: " << what << ": " << error.text << '\n';
    std::exit(1);
}

// FNV-1a
class Digest {
public:
    void operator()(std::string_view bytes) {
        for (const char byte : bytes)
            hash_ = (hash_ ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
    }
    void operator()(std::uint64_t number) { (*this)(std::to_string(number) + " "); }
    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325;
};

struct Addon {
    ludus_addon *addon = nullptr;
    const ludus_addon_api *api = nullptr;
    const ludus_players_api *players = nullptr;

    // Every game with its defaults.
    std::vector<std::string> games() const {
        ludus_game list[64];
        std::uint32_t count = 0;
        must(api->game->games(addon, "en", list, 64, sizeof *list, &count, &error), "games");
        std::vector<std::string> ids;
        for (std::uint32_t i = 0; i < count; ++i)
            ids.emplace_back(list[i].id);
        return ids;
    }
    // The game with one option that is not the default, for each option.
    std::vector<std::string> varied(const std::string &game) const {
        ludus_option list[32];
        std::uint32_t count = 0;
        must(api->game->options(addon, game.c_str(), "en", list, 32, sizeof *list, &count, &error),
             game);
        std::vector<std::string> texts;
        for (std::uint32_t i = 0; i < count; ++i) {
            std::string value = std::to_string(list[i].minimum);
            if (list[i].kind == LUDUS_OPTION_CHOICE) {
                ludus_option_value values[64];
                std::uint32_t choices = 0;
                must(api->game->option_values(addon, game.c_str(), list[i].key, "en", values, 64,
                                              sizeof *values, &choices, &error),
                     game);
                value = values[0].value == std::string_view(list[i].value)
                            ? values[choices - 1].value
                            : values[0].value;
            }
            texts.push_back(game + "?" + list[i].key + "=" + value);
        }
        return texts;
    }

    void roll(ludus_match *match, const std::string &game, std::uint64_t seed,
              std::uint32_t index) const {
        std::int32_t values[LUDUS_MAX_DICE];
        std::uint32_t count = 0;
        must(api->game->roll(addon, game.c_str(), seed, index, values, LUDUS_MAX_DICE, &count,
                             &error),
             game);
        must(api->match->set_dice(match, values, count, &error), game);
    }
    std::string saved(ludus_match *match) const {
        std::uint32_t length = 0;
        must(api->match->save(match, nullptr, 0, &length, &error), "save");
        std::string text(length + 1, '\0');
        must(api->match->save(match, text.data(), length + 1, nullptr, &error), "save");
        text.pop_back();
        return text;
    }

    // A game of two levels; prints its line.
    void play(const std::string &game, const char *first, const char *second) const {
        ludus_match *match = nullptr;
        must(api->match->create(addon, game.c_str(), &match, &error), game);
        Digest digest;
        const std::uint64_t seed = 12;
        auto state = sized<ludus_state>();
        for (;;) {
            must(api->match->state(match, &state, &error), game);
            if (state.phase == LUDUS_PHASE_OVER) break;
            if (state.phase == LUDUS_PHASE_ROLL) {
                roll(match, game, seed, state.rolls);
                continue;
            }
            if (state.phase == LUDUS_PHASE_MOVE) {
                auto thought = sized<ludus_thought>();
                must(players->think(match, state.mover == 1 ? first : second, nullptr, state.rolls,
                                    nullptr, nullptr, &thought, &error),
                     game);
                digest(thought.nodes);
                digest(static_cast<std::uint64_t>(thought.probability));
                must(api->match->play_turn(match, thought.turn, &error), game);
            }
            must(api->match->state(match, &state, &error), game);
            if (state.phase == LUDUS_PHASE_END) must(api->match->end_turn(match, &error), game);
        }
        digest(saved(match));
        std::cout << game << ", " << first << " against " << second << ": player " << state.winner
                  << " in " << state.turns << " turns, " << std::hex << digest.value() << std::dec
                  << std::endl;
        api->match->destroy(match);
    }
};

void LUDUS_CALL log_line(void *, std::int32_t, const char *text) {
    std::cerr << "whole_games: " << text << '\n';
}

} // namespace

int main(int argc, char **argv) {
    const std::string_view part = argc == 4 ? argv[3] : "";
    if (part != "quick" && part != "strong") {
        std::cerr << "usage: whole_games LIBRARY FOLDER quick|strong\n";
        return 2;
    }
    std::string fault;
    void *const entry = function_of(argv[1], LUDUS_ENTRY, fault);
    if (!entry) {
        std::cerr << "whole_games: " << fault << '\n';
        return 1;
    }
    const std::u8string folder = std::filesystem::absolute(argv[2]).u8string();
    const ludus_host host{.size = sizeof(ludus_host),
                          .abi = LUDUS_ABI,
                          .name = "whole_games",
                          .addon_folder = reinterpret_cast<const char *>(folder.c_str()),
                          .data_folder = nullptr,
                          .log = log_line,
                          .user = nullptr};
    Addon it;
    std::uint32_t abi = 0;
    must(reinterpret_cast<ludus_open_fn>(entry)(&host, &it.addon, &it.api, &abi, &error), argv[1]);
    const void *table = nullptr;
    must(it.api->feature(it.addon, LUDUS_PLAYERS_ID, &table, &error), LUDUS_PLAYERS_ID);
    it.players = static_cast<const ludus_players_api *>(table);
    for (const std::string &game : it.games()) {
        if (part == "strong") {
            it.play(game, "level-5", "level-3");
            continue;
        }
        it.play(game, "level-4", "level-1");
        it.play(game, "level-2", "level-3");
        for (const std::string &varied : it.varied(game))
            it.play(varied, "level-3", "level-2");
    }
    it.api->destroy(it.addon);
    return 0;
}
