// SPDX-License-Identifier: MIT
#include "solve_support.hpp"

#include "catch.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace duodecim;

MatchOf<Ur> ur_match(std::string_view game) {
    const auto read = read_game_text(game);
    REQUIRE(bool(read));
    const auto match = (*read)->new_match();
    return dynamic_cast<const MatchOf<Ur> &>(*match);
}

Ur::Config ur_config(std::string_view game) {
    return ur_match(game).config();
}

Folder::Folder(const std::string &name) : path(std::string(TEST_BUILD_DIR) + "/solve-" + name) {
    std::filesystem::remove_all(path);
    std::filesystem::create_directories(path);
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
}

std::string bytes_of(const std::string &path) {
    std::ifstream in(path, std::ios::binary);
    REQUIRE(bool(in));
    std::ostringstream all;
    all << in.rdbuf();
    return all.str();
}

void write_bytes(const std::string &path, const std::string &bytes) {
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    REQUIRE(bool(out << bytes));
}

void solve_into(const std::string &path, std::string_view game, const solve::Resources &resources) {
    const Ur::Config config = ur_config(game);
    const solve::Ending ending =
        solve::solve(config, UrRanking(config), path, resources, [](const solve::Progress &) {});
    REQUIRE(ending.fault == "");
    REQUIRE(!ending.stopped);
}

std::unique_ptr<solve::Exact> solved(const Folder &folder, std::string_view game) {
    solve_into(folder / "exact", game);
    std::string fault;
    auto exact = solve::Exact::open(folder / "exact", ur_config(game), fault);
    REQUIRE(fault == "");
    return exact;
}

std::string table_of(const Folder &folder, std::string_view game) {
    solve_into(folder / "exact", game);
    const std::string path = folder / Table::file_name(game);
    REQUIRE(solve::write_table(ur_config(game), folder / "exact", path) == "");
    return path;
}
