// SPDX-License-Identifier: MIT
// What the players know from files, and how they play on without.
#include "ai/knowledge.hpp"
#include "ai/plain.hpp"
#include "catch.hpp"
#include "files.hpp"
#include "support.hpp"

#include <filesystem>
#include <limits>

using namespace duodecim;

namespace {

namespace fs = std::filesystem;

struct Complaints {
    std::vector<std::string> said;
    Knowledge knowledge;

    explicit Complaints(std::vector<std::string> folders)
        : knowledge(std::move(folders), [this](const std::string &what) { said.push_back(what); }) {
    }
};

struct Shipped {
    std::string game, network;
};
constexpr char by_pips[] = "; the levels play by pips";

// Each network, with a game that it serves.
std::vector<Shipped> shipped_networks() {
    std::vector<Shipped> all = {
        {"duodecim.murray?bearoff=exact", "duodecim.murray-exact"},
        {"duodecim.murray-split?compound=steps&bearoff=exact", "duodecim.murray-split-exact"}};
    for (const std::string_view game : game_ids())
        all.push_back({std::string(game), std::string(game)});
    return all;
}

std::unique_ptr<Match> rolled(std::string_view game) {
    const auto its = game_of(game);
    auto match = its->new_match();
    do {
        if (match->status().phase == Phase::end) REQUIRE_FALSE(match->end_turn());
        roll(*match, *its, 3);
    } while (match->status().phase != Phase::move);
    return match;
}

} // namespace

TEST_CASE("each network has at most 1 MiB, and nothing is wrong with any") {
    std::uintmax_t all = 0;
    Complaints complaints({shipped_data});
    for (const auto &[game, network] : shipped_networks()) {
        const std::uintmax_t size = fs::file_size(shipped_data + "/" + network_file_name(network));
        CHECK(size <= max_network_bytes);
        all += size;
        REQUIRE(think(*rolled(game), "level-3", {}, 1, {}, &complaints.knowledge));
    }
    CHECK(all <= 7u << 20);
    CHECK(complaints.said.empty());
}

TEST_CASE("a level whose network is missing plays by pips, and that is said once") {
    const Folder folder;
    for (const auto &[game, network] : shipped_networks()) {
        CAPTURE(game);
        Complaints complaints({folder.path});
        const auto match = rolled(game);
        for (unsigned seed = 0; seed < 3; ++seed) {
            const auto level = think(*match, "level-2", {}, seed, {}, &complaints.knowledge);
            const auto pips = think(*match, "pips", {}, seed);
            CHECK(level->turn == pips->turn);
            CHECK(level->probability == pips->probability);
            CHECK(level->basis == Basis::pips);
        }
        CHECK(complaints.said ==
              std::vector<std::string>{"no folder has " + network + ".net" + by_pips});
    }
}

TEST_CASE("a thought and an analysis say what they rest on") {
    const auto match = rolled("ur.finkel?pieces=2");
    CHECK(think(*match, "level-5", {}, 1)->basis == Basis::pips);
    CHECK(basis(*match, nullptr) == Basis::pips);
    CHECK(shipped_think(*match, "level-5", {}, 1)->basis == Basis::network);
    CHECK(shipped_think(*match, "random", {}, 1)->basis == Basis::network);
    CHECK(basis(*match, &shipped()) == Basis::network);
}

TEST_CASE("without a network the analysis prefers the turns after which one is farthest ahead") {
    for (const std::string &game : games_tried())
        random_positions(game, 10, 13, [](Match &match) {
            const auto list = *analyse(match, {});
            REQUIRE(list.size() == *match.turns());
            visit(match, [&]<class G>(const MatchOf<G> &it) {
                const Player mover = match.status().mover;
                int before = std::numeric_limits<int>::max();
                for (const Evaluation &each : list) {
                    const auto &after = it.choices()[each.turn].after;
                    if (G::winner(it.config(), after)) continue;
                    const int ahead = pips_ahead<G>(it.config(), after, mover);
                    REQUIRE(ahead <= before);
                    REQUIRE((each.probability > certain / 2) == (ahead > 0));
                    before = ahead;
                }
                return 0;
            });
        });
}

TEST_CASE("a damaged network is named, and another folder's stands in") {
    const Folder folder;
    const std::string name = network_file_name("ur.finkel");
    write_bytes(folder / name, "nonsense");
    Complaints both({folder.path, shipped_data});
    const auto match = rolled("ur.finkel");
    const auto thought = think(*match, "level-4", {}, 1, {}, &both.knowledge);
    CHECK(thought->probability == shipped_think(*match, "level-4", {}, 1)->probability);
    CHECK(both.said ==
          std::vector<std::string>{folder / name + " is no network: it has 8 bytes, a head 88"});
    Complaints alone({folder.path});
    REQUIRE(think(*match, "level-4", {}, 1, {}, &alone.knowledge));
    CHECK(alone.said == std::vector<std::string>{both.said[0] + by_pips});
}

TEST_CASE("a damaged table is named, and level 5 thinks for itself") {
    const Folder folder;
    write_bytes(folder / "ur.finkel-pieces-2.table", "nonsense");
    Complaints complaints({folder.path, shipped_data});
    const auto match = rolled("ur.finkel?pieces=2");
    const auto thought = think(*match, "level-5", {}, 1, {}, &complaints.knowledge);
    CHECK(thought->probability == shipped_think(*match, "level-5", {}, 1)->probability);
    REQUIRE(complaints.said.size() == 1);
    CHECK(complaints.said[0].ends_with("; level 5 thinks for itself"));
}

TEST_CASE("whatever is wrong with a network is said in a sentence, and the level plays on") {
    const Folder folder;
    for (const auto &[game, network] : shipped_networks()) {
        const std::string name = network_file_name(network),
                          whole = bytes_of(shipped_data + '/' + name);
        std::string altered = whole, newer = whole;
        altered[whole.size() / 2] = static_cast<char>(altered[whole.size() / 2] ^ 1);
        newer[16] = 9;
        const std::pair<std::string, std::string> faults[] = {
            {"", " is no network: it has 0 bytes, a head 88"},
            {whole.substr(0, whole.size() - 1), " is damaged: it has been cut or altered"},
            {altered, " is damaged: it has been cut or altered"},
            {newer, " is a network of version 9; this program reads version 1"}};
        const auto match = rolled(game);
        const auto pips = think(*match, "pips", {}, 1);
        for (const auto &[bytes, fault] : faults) {
            write_bytes(folder / name, bytes);
            Complaints complaints({folder.path});
            const auto level = think(*match, "level-3", {}, 1, {}, &complaints.knowledge);
            CHECK(complaints.said == std::vector<std::string>{folder / name + fault + by_pips});
            CHECK(level->turn == pips->turn);
        }
    }
}
