// SPDX-License-Identifier: MIT
// Positions with every legal outcome, made by an independent implementation of the same rules
// (tests/cases, one JSON object a line): {"game", "position", "turns": {TURN: POSITION after it}}.
#pragma once

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

struct Case {
    std::string game;
    std::string position;
    std::map<std::string, std::string> turns;
};

inline std::vector<Case> read_cases(const std::string &name) {
    std::ifstream in(std::string(TEST_CASES) + "/" + name);
    if (!in) throw std::runtime_error("no file " + name + " in " + TEST_CASES);
    std::vector<Case> cases;
    for (std::string line; std::getline(in, line);) {
        const auto json = nlohmann::json::parse(line);
        cases.push_back({json.at("game"), json.at("position"), json.at("turns")});
    }
    return cases;
}
