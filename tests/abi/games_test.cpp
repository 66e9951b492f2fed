// SPDX-License-Identifier: MIT
// The games, their options and dice, and their boards.
#include "catch.hpp"
#include "rules/games.hpp"
#include "support.hpp"

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

namespace {

std::string canonical(const Instance &instance, const std::string &game) {
    return whole([&](char *text, std::uint32_t capacity, std::uint32_t *length) {
        return instance.game().check(instance.addon, game.c_str(), text, capacity, length, nullptr);
    });
}

} // namespace

TEST_CASE("The manifest, the library and the rules name the same games") {
    const Instance instance;
    const std::vector<std::string> ids = game_ids(instance);
    const auto known = duodecim::game_ids();
    CHECK(ids == std::vector<std::string>(known.begin(), known.end()));
    std::ifstream in(staged_folder() / "addon.json");
    const auto manifest = nlohmann::json::parse(in);
    REQUIRE(manifest.at("games").size() == ids.size());
    for (const char *language : {"en", "ru", "uk"}) {
        const auto games = list<ludus_game>([&](auto... args) {
            return instance.game().games(instance.addon, language, args..., nullptr);
        });
        for (std::size_t i = 0; i < games.size(); ++i) {
            CHECK(manifest["games"][i].at("id") == games[i].id);
            CHECK(manifest["games"][i].at("name").at(language) == games[i].name);
        }
    }
}

TEST_CASE("A game tells its sides, how many moves a turn has, and who begins") {
    const Instance instance;
    const auto games = list<ludus_game>([&](auto... args) {
        return instance.game().games(instance.addon, "en", args..., nullptr);
    });
    for (const ludus_game &game : games) {
        INFO(game.id);
        const bool asilo = game.id == std::string("duodecim.asilo");
        CHECK(game.first_rolled == (asilo ? 1 : 0));
        CHECK(game.max_moves == (std::string(game.id).starts_with("ur.") ? 1 : 3));
        if (asilo) CHECK(game.side_1 == std::string("Red"));
        CHECK(std::string(game.side_1) != game.side_2);
    }
}

TEST_CASE("Options are listed with what they may be, and written canonically") {
    const Instance instance;
    const std::string game = "ur.dmytro?dice=astragal&goal=2&pieces=4";
    CHECK(canonical(instance, game) == "ur.dmytro?pieces=4&goal=2&dice=astragal");
    CHECK(canonical(instance, "ur.dmytro?goal=4&pieces=4") == "ur.dmytro?pieces=4");
    const auto options = list<ludus_option>([&](auto... args) {
        return instance.game().options(instance.addon, game.c_str(), "uk", args..., nullptr);
    });
    REQUIRE(options.size() == 3);
    CHECK(options[1].key == std::string("goal"));
    CHECK(options[1].value == std::string("2"));
    CHECK(options[1].default_value == std::string("4"));
    CHECK(options[1].name == std::string("Скільки фішок вивести"));
    CHECK(options[1].kind == LUDUS_OPTION_NUMBER);
    CHECK(options[1].minimum == 1);
    CHECK(options[1].maximum == 4);
    CHECK(options[2].kind == LUDUS_OPTION_CHOICE);
    const auto values = [&](const char *key) {
        std::string out;
        for (const auto &v : list<ludus_option_value>([&](auto... args) {
                 return instance.game().option_values(instance.addon, game.c_str(), key, "en",
                                                      args..., nullptr);
             }))
            out += std::string(v.value) + ": " + v.name + "; ";
        return out;
    };
    CHECK(values("goal") == "1: 1; 2: 2; 3: 3; 4: 4; ");
    CHECK(values("dice") == "pyramids: three pyramids; astragal: one astragal; ");
    std::uint32_t count = 0;
    ludus_error error = error_in();
    CHECK(instance.game().option_values(instance.addon, game.c_str(), "tea", "en", nullptr, 0, 0,
                                        &count, &error) == LUDUS_ERROR_UNKNOWN);
    CHECK(error.text == std::string("The game ur.dmytro has no option \"tea\"; expected one of: "
                                    "pieces, goal, dice."));
}

TEST_CASE("Rolls come with their ways, and the roll of a seed is one of them") {
    const Instance instance;
    for (const std::string &game : game_ids(instance)) {
        INFO(game);
        const auto rolls = list<ludus_roll>([&](auto... args) {
            return instance.game().rolls(instance.addon, game.c_str(), args..., nullptr);
        });
        const Play play(instance, game);
        for (const ludus_roll &roll : rolls) {
            CHECK(roll.ways > 0);
            REQUIRE(play.api.set_dice(play.match, roll.values, roll.count, nullptr) == LUDUS_OK);
            ludus_event undone{};
            REQUIRE(play.api.undo(play.match, &undone, sizeof undone, nullptr) == LUDUS_OK);
        }
        for (std::uint64_t i = 0; i < 100; ++i) {
            ludus_roll once{}, again{};
            const auto roll = [&](ludus_roll &out) {
                return instance.game().roll(instance.addon, game.c_str(), 7, i, &out, sizeof out,
                                            nullptr);
            };
            REQUIRE(roll(once) == LUDUS_OK);
            REQUIRE(roll(again) == LUDUS_OK);
            CHECK(std::equal(std::begin(once.values), std::end(once.values), again.values));
            CHECK(once.ways == 0);
            CHECK(play.api.set_dice(play.match, once.values, once.count, nullptr) == LUDUS_OK);
            ludus_event undone{};
            play.api.undo(play.match, &undone, sizeof undone, nullptr);
        }
    }
}

TEST_CASE("Every place of a board lies in it, has a name of its own, and holds what stands there") {
    const Instance instance;
    for (const std::string &game : game_ids(instance)) {
        INFO(game);
        ludus_board board{};
        board.size = sizeof board;
        REQUIRE(instance.board().board(instance.addon, game.c_str(), &board, nullptr) == LUDUS_OK);
        const auto places = list<ludus_place>([&](auto... args) {
            return instance.board().places(instance.addon, game.c_str(), "ru", args..., nullptr);
        });
        std::set<int> ids;
        std::set<std::string> names;
        for (const ludus_place &p : places) {
            INFO(p.name);
            CHECK(ids.insert(p.id).second);
            CHECK(names.insert(p.name).second);
            CHECK((p.x - p.width / 2 >= 0 && p.x + p.width / 2 <= board.width));
            CHECK((p.y - p.height / 2 >= 0 && p.y + p.height / 2 <= board.height));
        }
        for (std::int32_t player : {1, 2})
            for (std::uint32_t track = 0; track < board.tracks; ++track)
                for (std::int32_t id : list<std::int32_t>([&](std::int32_t *out, std::uint32_t n,
                                                              std::uint32_t, std::uint32_t *count) {
                         return instance.board().track(instance.addon, game.c_str(), player, track,
                                                       out, n, count, nullptr);
                     }))
                    CHECK(ids.count(id) == 1);
        std::uint32_t count = 0;
        CHECK(instance.board().track(instance.addon, game.c_str(), 3, 0, nullptr, 0, &count,
                                     nullptr) == LUDUS_ERROR_ARGUMENT);
        CHECK(instance.board().track(instance.addon, game.c_str(), 1, board.tracks, nullptr, 0,
                                     &count, nullptr) == LUDUS_ERROR_ARGUMENT);
        const Play play(instance, game);
        for (const ludus_content &c : list<ludus_content>(
                 [&](auto... args) { return play.api.contents(play.match, args..., nullptr); }))
            CHECK(ids.count(c.place) == 1);
    }
}

TEST_CASE("Kinds of pieces are told apart by shape and letter, dice have faces and odds") {
    const Instance instance;
    for (const std::string &game : game_ids(instance)) {
        INFO(game);
        std::set<std::pair<int, std::string>> kinds;
        for (const ludus_piece &p : list<ludus_piece>([&](auto... args) {
                 return instance.board().pieces(instance.addon, game.c_str(), "en", args...,
                                                nullptr);
             }))
            CHECK(kinds.emplace(p.shape, p.letter).second);
        const auto dice = list<ludus_die>([&](auto... args) {
            return instance.board().dice(instance.addon, game.c_str(), "en", args..., nullptr);
        });
        REQUIRE(dice.size() == 1);
        CHECK(dice[0].count >= 1);
        for (std::uint32_t face = 0; face < dice[0].faces; ++face)
            CHECK(dice[0].ways[face] > 0);
        const auto lines = list<ludus_line>([&](auto... args) {
            return instance.board().lines(instance.addon, game.c_str(), args..., nullptr);
        });
        CHECK(lines.size() > 4);
    }
}
