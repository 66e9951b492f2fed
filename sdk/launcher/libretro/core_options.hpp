// SPDX-License-Identifier: MIT
// The options that the front end shows in its own menu and keeps.
#pragma once

#include "game/catalogue.hpp"
#include "libretro/frontend.hpp"

#include <string>
#include <vector>

namespace launcher {

struct CoreOption {
    struct Value {
        std::string value, label;
    };
    std::string key, name, about;
    std::vector<Value> values;
    std::string usual;      // one of them
    std::string game{};     // the id of the game that alone has it; empty: of all
    std::string game_key{}; // the key of the game's own option
};

namespace option_key {
constexpr const char *game = "ludus_game", *first = "ludus_player_1", *second = "ludus_player_2",
                     *begin = "ludus_begin", *speed = "ludus_speed", *forced = "ludus_forced",
                     *theme = "ludus_theme", *language = "ludus_language", *size = "ludus_size",
                     *messages = "ludus_messages";
}
// Values, where they are no ids of an addon's.
constexpr const char *option_on = "on", *option_off = "off";
constexpr const char *option_usual = "usual"; // who begins
constexpr const char *option_auto = "auto";   // language

// With those of each game; its addon is opened for that.
std::vector<CoreOption> core_options(const Catalogue &catalogue, Language language);
// To the front end, in the newest way that it knows. Both lists have the same keys and values.
void offer_options(const FrontEnd &front_end, const std::vector<CoreOption> &english,
                   const std::vector<CoreOption> &local);

// The GAME text that the options of this game add up to; what does not go with the others is left
// as usual. Throws what the addon throws.
std::string chosen_game(const FrontEnd &front_end, const std::vector<CoreOption> &options,
                        const Game &game);
// A side as chosen, "human" or the rank of a level, as the game has it: the id of the player whose
// rank is nearest. And back; empty where it is no level.
std::string chosen_side(const Game &game, const std::string &value);
std::string rank_of(const Game &game, const std::string &player);

} // namespace launcher
