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
    for (const std::string &language : languages(instance)) {
        const auto games = list<ludus_game>([&](auto... args) {
            return instance.game().games(instance.addon, language.c_str(), args..., nullptr);
        });
        for (std::size_t i = 0; i < games.size(); ++i) {
            CHECK(manifest["games"][i].at("id") == games[i].id);
            CHECK(manifest["games"][i].at("name").at(language) == games[i].name);
        }
    }
}

TEST_CASE("A game tells who begins, and its two sides with the colours of their pieces") {
    const Instance instance;
    const auto games = list<ludus_game>([&](auto... args) {
        return instance.game().games(instance.addon, "en", args..., nullptr);
    });
    for (const ludus_game &game : games) {
        INFO(game.id);
        const bool asilo = game.id == std::string("duodecim.asilo");
        CHECK(game.first_rolled == (asilo ? 1 : 0));
        const auto sides = list<ludus_side>([&](auto... args) {
            return instance.game().sides(instance.addon, game.id, "en", args..., nullptr);
        });
        REQUIRE(sides.size() == 2);
        if (asilo) CHECK(sides[0].name == std::string("Red"));
        CHECK(std::string(sides[0].name) != sides[1].name);
        for (const ludus_piece &p : list<ludus_piece>([&](auto... args) {
                 return instance.board().pieces(instance.addon, game.id, "en", args..., nullptr);
             }))
            CHECK(sides[static_cast<std::size_t>(p.player - 1)].colour == p.colour);
    }
}

TEST_CASE("A game's text is read with capitals, blanks around it, and defaults spelt out") {
    const Instance instance;
    CHECK(canonical(instance, "UR.FINKEL") == "ur.finkel");
    CHECK(canonical(instance, "  Ur.Dmytro?Dice=ASTRAGAL&pieces=7 ") == "ur.dmytro?dice=astragal");
    CHECK(canonical(instance, "ur.dmytro?goal=7&dice=pyramids") == "ur.dmytro");
    const Play play(instance, " UR.Finkel?GOAL=3");
    CHECK(whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
              return play.api.game(play.match, text, n, length, nullptr);
          }) == "ur.finkel?goal=3");
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
            REQUIRE(std::is_sorted(roll.values, roll.values + roll.count));
            REQUIRE(play.api.set_dice(play.match, roll.values, roll.count, nullptr) == LUDUS_OK);
            REQUIRE(play.undo() == LUDUS_OK);
        }
        for (std::uint64_t i = 0; i < 100; ++i) {
            const auto once = roll_of(instance, game, 7, i);
            CHECK(roll_of(instance, game, 7, i) == once);
            CHECK(std::is_sorted(once.begin(), once.end()));
            CHECK(play.roll(once) == LUDUS_OK);
            CHECK(play.undo() == LUDUS_OK);
        }
    }
}

TEST_CASE("The rolls of a seed stay what they are in every version") {
    const Instance instance;
    const auto rolls = [&](const char *game) {
        std::string out;
        for (std::uint64_t i = 0; i < 8; ++i) {
            for (const std::int32_t value : roll_of(instance, game, 2026, i))
                out += std::to_string(value);
            out += ' ';
        }
        return out;
    };
    CHECK(rolls("duodecim.asilo") == "146 145 226 556 146 246 155 125 ");
    CHECK(rolls("duodecim.murray") == rolls("duodecim.asilo"));
    CHECK(rolls("ur.finkel") == "3 1 3 1 3 4 0 2 ");
    CHECK(rolls("ur.dmytro") == "2 1 3 1 2 3 4 1 ");
    CHECK(rolls("ur.dmytro?dice=astragal") == "2 3 1 4 4 1 1 1 ");
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

namespace {

// "WORD=PLACE ..." of a player.
std::string words(const Instance &instance, const char *game, std::int32_t player) {
    std::string out;
    for (const ludus_word &w : list<ludus_word>([&](auto... args) {
             return instance.board().words(instance.addon, game, player, args..., nullptr);
         }))
        out += (out.empty() ? "" : " ") + std::string(w.word) + "=" + std::to_string(w.place);
    return out;
}

} // namespace

TEST_CASE("Each player has words of their own for places, two where the track comes by twice") {
    const Instance instance;
    CHECK(words(instance, "ur.finkel", 1) ==
          "hand=31 1=4 2=3 3=2 4=1 5=9 6=10 7=11 8=12 9=13 10=14 11=15 12=16 13=8 14=7 off=41");
    CHECK(words(instance, "ur.finkel", 2) ==
          "hand=32 1=20 2=19 3=18 4=17 5=9 6=10 7=11 8=12 9=13 10=14 11=15 12=16 13=24 14=23 "
          "off=42");
    const std::string dmytro = words(instance, "ur.dmytro", 1);
    CHECK(dmytro.find(" 10=14 ") != std::string::npos);
    CHECK(dmytro.find(" 18=14 ") != std::string::npos);
    CHECK(words(instance, "duodecim.murray-split", 2).starts_with("hand=38 bar=40 1=7 2=8 "));
    CHECK(words(instance, "duodecim.asilo", 2)
              .starts_with("hand=43 1=12 2=11 3=10 4=9 5=8 6=7 pra=37 7=6 8=5 9=4 10=3 11=2 12=1 "
                           "off=49 hand=44 1=24 "));
    std::uint32_t count = 0;
    for (const std::int32_t player : {0, 3, -1})
        CHECK(instance.board().words(instance.addon, "ur.finkel", player, nullptr, 0, 0, &count,
                                     nullptr) == LUDUS_ERROR_ARGUMENT);
}

TEST_CASE("The words are those that the moves of a match are written in") {
    const Instance instance;
    for (const std::string &game : game_ids(instance)) {
        const Play play(instance, game);
        for (unsigned rolls = 1; rolls < 60 && play.state().phase != LUDUS_PHASE_OVER; ++rolls) {
            play_random(instance, play, game, 17, rolls);
            if (play.state().phase == LUDUS_PHASE_ROLL)
                play.roll(roll_of(instance, game, 17, play.state().rolls));
            const std::string known = " " + words(instance, game.c_str(), play.state().mover) + " ";
            const auto moves = list<ludus_move>(
                [&](auto... args) { return play.api.moves(play.match, args..., nullptr); });
            for (std::uint32_t i = 0; i < moves.size(); ++i) {
                std::string text = whole([&](char *out, std::uint32_t n, std::uint32_t *length) {
                    return play.api.move_text(play.match, i, out, n, length, nullptr);
                });
                if (text.find(':') != std::string::npos) text.erase(0, text.find(':') + 1);
                const std::string from = text.substr(0, text.find('/'));
                const std::string to = text.substr(from.size() + 1);
                INFO(game << " " << text);
                CHECK(known.find(" " + from + "=" + std::to_string(moves[i].from) + " ") !=
                      std::string::npos);
                CHECK(known.find(" " + to.substr(0, to.find_first_of("(*+")) + "=" +
                                 std::to_string(moves[i].to) + " ") != std::string::npos);
            }
        }
    }
}
