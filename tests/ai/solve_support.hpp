// SPDX-License-Identifier: MIT
// Solutions of small games, in files of their own for each test.
#pragma once

#include "ai/solve/solver.hpp"
#include "files.hpp"
#include "rules/games.hpp"

#include <memory>
#include <string>
#include <vector>

duodecim::Ur::Config ur_config(std::string_view game);
duodecim::MatchOf<duodecim::Ur> ur_match(std::string_view game);

// Solves into a file, to the end.
void solve_into(const std::string &path, std::string_view game,
                const duodecim::solve::Resources &resources = {});
std::unique_ptr<duodecim::solve::Exact> solved(const Folder &folder, std::string_view game);
// Solves and writes the table; its path.
std::string table_of(const Folder &folder, std::string_view game);
