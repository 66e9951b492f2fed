// SPDX-License-Identifier: MIT
// Positions judged, and games looked over.
#include "catch.hpp"
#include "saves_support.hpp"

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

using Json = nlohmann::json;

namespace {

const std::string opening = "..............:7:0 ..............:7:0 1 2";
const std::string nodes = "300"; // little thought, to be quick

Json json_of(const Result &result) {
    INFO(result.err);
    REQUIRE(result.code == 0);
    return Json::parse(result.out);
}

// A game between two people who always play the first move, saved.
std::string played(const Home &home, const std::string &game, const std::string &input) {
    const std::string file = home.path("game.ludus").string();
    const Result result = run_ludus(
        {"play", game, "--seed", "3", "--second", "human", "--begin", "agreed", "--save", file},
        input, home.environment());
    INFO(result.out << result.err);
    REQUIRE(std::filesystem::exists(file));
    return file;
}

Result reviewed(const Home &home, const std::string &file, const Words &more = {}) {
    Words words{"review", file, "--nodes", nodes};
    words.insert(words.end(), more.begin(), more.end());
    return run_ludus(words, "", home.environment());
}

} // namespace

TEST_CASE("analyse judges every legal turn, the best first") {
    const Words asked{"analyse", "ur.finkel", "1...1.........:4:1 ...........1..:5:1 1 2",
                      "--json"};
    const Json all = json_of(run_ludus(asked));
    CHECK(all["game"] == "ur.finkel");
    CHECK(all["position"] == asked[2]);
    std::map<std::string, std::string> turns;
    double last = 1;
    for (const Json &turn : all["turns"]) {
        const double probability = turn["probability"];
        CHECK(probability <= last);
        CHECK(probability > 0);
        last = probability;
        turns[turn["turn"]] = turn["after"];
    }
    std::string listed;
    for (const auto &[turn, after] : turns)
        listed += turn + '\t' + after + '\n';
    CHECK(listed == run_ludus({"turns", asked[1], asked[2]}).out);
    CHECK(std::abs(all["probability"].get<double>() -
                   all["turns"][0]["probability"].get<double>()) < 1e-9);
    const Words lines = lines_of(run_ludus({asked.begin(), asked.end() - 1}).out);
    REQUIRE(lines.size() == turns.size());
    CHECK(lines[0].find(" %\t" + all["turns"][0]["turn"].get<std::string>()) != std::string::npos);
}

TEST_CASE("analyse judges a position before the roll over all rolls") {
    const std::string before = opening.substr(0, opening.size() - 1) + '-';
    const Json all = json_of(run_ludus({"analyse", "ur.finkel", before, "--json"}));
    CHECK(all["turns"].empty());
    CHECK(all["probability"].get<double>() > 0.45);
    CHECK(all["probability"].get<double>() < 0.58);
    CHECK(run_ludus({"analyse", "ur.finkel", before}).out.rfind("Before the roll ", 0) == 0);
}

TEST_CASE("what cannot be judged is refused") {
    const Result race = ludus_race({"analyse", "race.six", "......:2:0 ......:2:0 1 3"});
    CHECK(race.code == 1);
    CHECK(race.err == "ludus: Addon \"race\" judges no positions.\n");
    const Result over =
        run_ludus({"analyse", "ur.finkel?pieces=1", "..............:0:1 ..............:1:0 2 -"});
    CHECK(over.code == 1);
    CHECK(over.err.find("the game is over") != std::string::npos);
    CHECK(run_ludus({"analyse", "ur.finkel", "nonsense"}).err.find("column 1") !=
          std::string::npos);
    CHECK(run_ludus({"review", "nowhere.ludus"}).err.find("nowhere.ludus") != std::string::npos);
}

TEST_CASE("review judges every turn of a finished game, and sums up each side") {
    const Home home;
    const std::string file = played(home, "ur.finkel?pieces=3", always_first());
    const Json all = json_of(reviewed(home, file, {"--json"}));
    double loss[3] = {}, luck[3] = {};
    size_t turns[3] = {}, errors[3] = {}, blunders[3] = {};
    uint32_t number = 0;
    for (const Json &turn : all["turns"]) {
        INFO(turn);
        CHECK(turn["number"] == ++number);
        const double best = turn["best"], played = turn["played"], before = turn["before"];
        CHECK(played <= best);
        CHECK(played > 0);
        CHECK(std::abs(turn["loss"].get<double>() - (best - played)) < 1e-9);
        CHECK(std::abs(turn["luck"].get<double>() - (best - before)) < 1e-9);
        const bool blunder = best - played >= 0.05, error = !blunder && best - played >= 0.02;
        CHECK(turn["mark"] == (blunder ? "blunder" : error ? "error" : ""));
        const int mover = turn["player"];
        ++turns[mover];
        loss[mover] += best - played;
        luck[mover] += best - before;
        errors[mover] += error;
        blunders[mover] += blunder;
    }
    CHECK(all["turns"].back()["played"] == 1.0); // it won
    // Luck and losses lead from the chances at the beginning to the result.
    const Json &first = all["turns"].front(), &last = all["turns"].back();
    const int winner = last["player"], loser = 3 - winner;
    const double begun = first["before"], chance = first["player"] == winner ? begun : 1 - begun;
    CHECK(std::abs(chance + luck[winner] - loss[winner] - luck[loser] + loss[loser] - 1) < 1e-6);
    for (const Json &side : all["sides"]) {
        const int player = side["player"];
        CHECK(side["turns"] == turns[player]);
        CHECK(std::abs(side["loss"].get<double>() - loss[player]) < 1e-9);
        CHECK(std::abs(side["luck"].get<double>() - luck[player]) < 1e-9);
        CHECK(side["errors"] == errors[player]);
        CHECK(side["blunders"] == blunders[player]);
    }
    CHECK(errors[1] + errors[2] + blunders[1] + blunders[2] > 0); // the first move is no plan
    const Words lines = lines_of(reviewed(home, file).out);
    CHECK(lines.size() == all["turns"].size() + 2);
    CHECK(lines.back().find("luck ") != std::string::npos);
}

TEST_CASE("an unfinished game is looked over to its last whole turn") {
    const Home home;
    const std::string file = played(home, "ur.finkel", "1\n1\nq\n");
    const Json all = json_of(reviewed(home, file, {"--json"}));
    CHECK(all["turns"].size() >= 2);
    for (const Json &turn : all["turns"])
        CHECK(turn["record"].get<std::string>().find(' ') != std::string::npos);
    const std::string text = read_file(file);
    write_file(file, text + "nonsense\n");
    const Result damaged = reviewed(home, file);
    CHECK(damaged.code == 1);
    CHECK(damaged.err.find("line ") != std::string::npos);
}

TEST_CASE("a turn that no roll followed is looked over too") {
    const Home home;
    const std::string file = home.path("typed.ludus").string();
    run_ludus({"play", "ur.finkel", "--dice", "typed", "--first", "human", "--second", "human",
               "--save", file},
              "2\n1\n", home.environment());
    const Json all = json_of(reviewed(home, file, {"--json"}));
    REQUIRE(all["turns"].size() == 1);
    CHECK(all["turns"][0]["record"] == "2 hand/2");
}

TEST_CASE("a player has the game looked over in play") {
    const Home home;
    const Words play{"play", "ur.finkel?pieces=1", "--seed", "3", "--second", "human"};
    const Result early = run_ludus(play, "review\nq\n", home.environment());
    CHECK(says(early, "No turn has been played to its end yet."));
    const Result late = run_ludus(play, "1\nreview\n" + always_first(100), home.environment());
    CHECK(says(late, "points lost"));
    const Result race = home.race({"play", "--seed", "3", "--second", "human"}, "review\nq\n");
    CHECK(says(race, "judges no positions"));
}

TEST_CASE("at a terminal the game is looked over when it is over") {
    const Result told =
        ludus_in_terminal({"play", "ur.finkel?pieces=1", "--seed", "3", "--first", "1", "--second",
                           "human", "--auto-forced", "--speed", "instant"},
                          {{"looks the game over", "review\r"}});
    CHECK(told.code == 0);
    CHECK(told.out.find("points lost") != std::string::npos);
}
