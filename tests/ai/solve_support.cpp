// SPDX-License-Identifier: MIT
#include "solve_support.hpp"

#include "catch.hpp"

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
