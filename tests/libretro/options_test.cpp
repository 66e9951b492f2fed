// SPDX-License-Identifier: MIT
// The options in the front end's menu, in every form and language, and what they do.
#include "catch.hpp"
#include "player.hpp"
#include "words/text.hpp"

#include <algorithm>

using namespace launcher;

namespace {

const std::filesystem::path race = RACE_ADDONS, all = TEST_STAGE "/addons";

bool has(const std::vector<std::string> &list, const std::string &one) {
    return std::find(list.begin(), list.end(), one) != list.end();
}

} // namespace

TEST_CASE("game, sides, level, theme and the rest are offered, each with a usual value") {
    Console console(with(all));
    for (const auto &[key, option] : console.offered) {
        INFO(key);
        CHECK_FALSE(option.name.empty());
        CHECK(option.values.size() >= 2);
        CHECK(has(option.values, option.usual));
        for (const auto &label : option.labels)
            CHECK_FALSE(label.empty());
        for (const char c : key) // what a key may hold
            CHECK((std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-'));
    }
    CHECK(console.offered.at("ludus_game").values.size() >= 5);
    CHECK(console.offered.at("ludus_player_2").values ==
          std::vector<std::string>{"human", "1", "2", "3", "4", "5"});
    CHECK(has(console.offered.at("ludus_theme").values, "high-contrast"));
}

TEST_CASE("older front ends get the options in their own forms") {
    Console newest(with(all));
    const auto expected = newest.offered;
    newest.close();
    for (const unsigned version : {0u, 1u}) {
        INFO(version);
        ConsoleOptions options = with(all);
        options.options_version = version;
        Console console(options);
        REQUIRE(console.offered.size() == expected.size());
        for (const auto &[key, option] : expected) {
            CHECK(console.offered.at(key).usual == option.usual);
            CHECK(console.offered.at(key).values.size() == option.values.size());
        }
        console.run(2);
        console.press(RETRO_DEVICE_ID_JOYPAD_A);
        CHECK_FALSE(console.saved().empty());
    }
}

TEST_CASE("the options and the game speak the front end's language") {
    const std::pair<unsigned, Language> spoken[] = {{RETRO_LANGUAGE_ENGLISH, Language::en},
                                                    {RETRO_LANGUAGE_RUSSIAN, Language::ru},
                                                    {RETRO_LANGUAGE_UKRAINIAN, Language::uk},
                                                    {RETRO_LANGUAGE_GERMAN, Language::de},
                                                    {RETRO_LANGUAGE_ESPERANTO, Language::en}};
    for (const auto &[number, language] : spoken) {
        ConsoleOptions options = with(all);
        options.language = number;
        Console console(options);
        INFO(tag_of(language));
        CHECK(console.offered.at("ludus_game").name == text_in(language, Text::window_game));
        CHECK(console.offered.at("ludus_player_2").labels.at(3) ==
              text_in(language, Text::core_level, {"3"}));
        CHECK(has(console.descriptors, text_in(language, Text::core_choose)));
        console.run(2);
        console.press(RETRO_DEVICE_ID_JOYPAD_A);
        console.run(120);
        CHECK_FALSE(console.messages.empty());
        CHECK(console.heard("rolls") == (language == Language::en));
        console.write_picture("language-" + tag_of(language));
    }
}

TEST_CASE("the language chosen goes before the front end's, and changes in mid-game") {
    Console console(with(all, {{"ludus_language", "uk"}, {"ludus_player_2", "human"}}));
    Player player(console, all);
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    REQUIRE(player.wait());
    CHECK_FALSE(console.heard("rolls"));
    const std::string before = console.saved();
    console.choose("ludus_language", "auto");
    CHECK(console.saved() == before);
    REQUIRE(player.wait());
    console.messages.clear();
    for (int moves = 0; moves < 20 && !console.heard("rolls"); ++moves) {
        player.move_by_pad();
        REQUIRE(player.wait());
    }
    CHECK(console.heard("rolls"));
}

TEST_CASE("a side and a level are those of the next new game") {
    Console console(with(all, {{"ludus_game", "ur.finkel"},
                               {"ludus_player_1", "2"},
                               {"ludus_player_2", "5"},
                               {"ludus_begin", "agreed"}}));
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    CHECK_THAT(console.saved(), Catch::Contains("first level-2\nsecond level-5"));
    console.choose("ludus_player_1", "human");
    CHECK_THAT(console.saved(), Catch::Contains("first level-2"));
    console.reset();
    CHECK_THAT(console.saved(), Catch::Contains("first human\nsecond level-5"));
}

TEST_CASE("a level that a game has not is the nearest it has") {
    Console console(with(race, {{"ludus_player_2", "5"}, {"ludus_begin", "agreed"}}));
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    CHECK_THAT(console.saved(), Catch::Contains("second level-1"));
}

TEST_CASE("a game's own options are offered, shown where it is the one, and obeyed") {
    Console console(with(all, {{"ludus_game", "ur.finkel"}}));
    std::vector<std::string> own;
    for (const auto &[key, option] : console.offered)
        if (key.rfind("ludus_ur_finkel_", 0) == 0) {
            own.push_back(key);
            CHECK(option.shown);
        } else if (key.rfind("ludus_ur_dmytro_", 0) == 0) {
            CHECK_FALSE(option.shown);
        }
    REQUIRE_FALSE(own.empty());
    const auto &option = console.offered.at(own.front());
    const std::string other =
        option.values.front() == option.usual ? option.values.back() : option.values.front();
    console.choose(own.front(), other);
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    const std::string key = own.front().substr(std::string("ludus_ur_finkel_").size());
    CHECK_THAT(console.saved(), Catch::Contains("game ur.finkel?" + key + '=' + other + '\n'));
    console.choose("ludus_game", "ur.dmytro");
    CHECK_FALSE(console.offered.at(own.front()).shown);
}

TEST_CASE("another game is gone on with where it was left, else it begins") {
    Console console(with(all, {{"ludus_game", "ur.finkel"}, {"ludus_player_2", "1"}}));
    Player player(console, all);
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    REQUIRE(player.wait());
    player.move_by_pad();
    REQUIRE(player.wait());
    const std::string finkel = console.saved();
    console.choose("ludus_game", "ur.dmytro");
    CHECK_THAT(console.saved(), Catch::Contains("game ur.dmytro\n"));
    console.run(10);
    console.choose("ludus_game", "ur.finkel");
    CHECK(console.saved() == finkel);
}

TEST_CASE("theme, speed, size and forced moves change at once") {
    Console console(with(all, {{"ludus_player_2", "human"}}));
    Player player(console, all);
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    REQUIRE(player.wait());
    const auto classic = console.picture;
    console.choose("ludus_theme", "high-contrast");
    console.run(2);
    CHECK(console.picture != classic);
    console.write_picture("contrast");
    console.choose("ludus_speed", "slow");
    console.choose("ludus_forced", "on");
    for (const char *size : {"640x480", "1920x1080", "1280x720"}) {
        console.choose("ludus_size", size);
        console.run(2);
        CHECK(std::to_string(console.width) + 'x' + std::to_string(console.height) == size);
        CHECK(console.picture.size() == size_t{console.width} * console.height);
        console.write_picture(std::string("size-") + size);
    }
    player.look();
}

TEST_CASE("what is chosen on the core's own pages is known to the front end") {
    Console console(with(all));
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_DOWN); // the game
    console.press(RETRO_DEVICE_ID_JOYPAD_RIGHT);
    console.press(RETRO_DEVICE_ID_JOYPAD_UP);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    const std::string second = console.offered.at("ludus_game").values.at(1);
    CHECK(console.chosen["ludus_game"] == second);
    const std::string saved = console.saved();
    CHECK_THAT(saved, Catch::Contains("game " + second + '\n'));
    console.run(5);
    CHECK(console.saved().substr(0, 60) == saved.substr(0, 60)); // it does not begin again
}

TEST_CASE("an option of which the front end knows a value that was never offered is as usual") {
    Console console(with(all, {{"ludus_game", "chess"},
                               {"ludus_theme", "pink"},
                               {"ludus_size", "7x7"},
                               {"ludus_language", "xx"},
                               {"ludus_player_2", "grandmaster"}}));
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    CHECK_THAT(console.saved(), Catch::Contains("game " + console.offered.at("ludus_game").usual));
    CHECK(console.width == 1280);
}
