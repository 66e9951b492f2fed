// SPDX-License-Identifier: MIT
// Level 5 with a solved table at hand.
#include "ai/players.hpp"
#include "ai/solve/measure.hpp"
#include "catch.hpp"
#include "solve_support.hpp"

#include <algorithm>
#include <filesystem>
#include <thread>

using namespace duodecim;

namespace {

const std::string game = "ur.finkel?pieces=2";

// The table, where players look for it.
std::unique_ptr<Knowledge> knowing(const Folder &folder) {
    std::filesystem::rename(table_of(folder, game), folder / Table::file_name(game));
    return std::make_unique<Knowledge>(std::vector<std::string>{folder.path},
                                       [](const std::string &) {});
}

} // namespace

TEST_CASE("with a table no turn of level 5 loses more than its rounding") {
    const Folder folder;
    const auto knowledge = knowing(folder);
    std::string fault;
    const auto exact = solve::Exact::open(folder / "exact", ur_config(game), fault);
    REQUIRE(exact);
    const auto loss = [&](std::string_view player) {
        const auto choose = [&](const MatchOf<Ur> &match, std::uint64_t seed) {
            return think(match, player, {}, seed, {}, knowledge.get())->turn;
        };
        return solve::measure(*exact, ur_match(game), choose, 2000, 1, 1).largest;
    };
    CHECK(loss("level-5") < 1.0 / 65535 + 1e-9);
    CHECK(loss("level-4") > 1e-3); // which does not look into it
}

TEST_CASE("with a table analysis and evaluation give its probabilities") {
    const Folder folder;
    const auto knowledge = knowing(folder);
    std::string fault;
    const auto exact = solve::Exact::open(folder / "exact", ur_config(game), fault);
    REQUIRE(exact);
    MatchOf<Ur> match = ur_match(game);
    CHECK(*evaluate(match, {}, {}, knowledge.get()) / 1e9 ==
          Approx((*exact)(match.before())).margin(1.0 / 65535));
    const std::int32_t dice[] = {2};
    REQUIRE_FALSE(match.set_dice(dice));
    REQUIRE(match.turns());
    const auto list = analyse(match, {}, {}, knowledge.get());
    REQUIRE(list);
    for (const Evaluation &it : *list) {
        const Ur::State &after = match.choices()[it.turn].after;
        const double chance = (*exact)(after);
        CHECK(
            it.probability / 1e9 ==
            Approx(after.mover == match.before().mover ? chance : 1 - chance).margin(1.0 / 65535));
    }
}

TEST_CASE("two matches think at once on two threads with a table") {
    const Folder folder;
    const auto knowledge = knowing(folder);
    std::vector<MatchOf<Ur>> matches;
    MatchOf<Ur> match = ur_match(game);
    for (std::int32_t roll = 0; match.status().phase != Phase::over; ++roll) {
        REQUIRE_FALSE(match.set_dice(std::vector<std::int32_t>{1 + roll % 4}));
        if (match.status().phase == Phase::move) {
            matches.push_back(match);
            REQUIRE_FALSE(match.play_turn(roll % 2 ? *match.turns() - 1 : 0));
        }
        if (match.status().phase == Phase::end) REQUIRE_FALSE(match.end_turn());
    }
    const auto run = [&](const Knowledge &known, std::size_t from, std::size_t step,
                         std::vector<std::int32_t> &said) {
        for (std::size_t i = from; i < matches.size(); i += step)
            if (const auto thought = think(matches[i], "level-5", {}, 1, {}, &known))
                said[i] = thought->probability;
    };
    std::vector<std::int32_t> alone(matches.size()), together(matches.size());
    std::jthread other([&] { run(*knowledge, 1, 2, together); }); // the table is read by both
    run(*knowledge, 0, 2, together);
    other.join();
    run(*knowledge, 0, 1, alone);
    CHECK(matches.size() > 20);
    CHECK(alone == together);
    CHECK(*std::min_element(alone.begin(), alone.end()) > 0);
}

TEST_CASE("whatever is wrong with a table is said in a sentence, and level 5 thinks for itself") {
    const Folder folder;
    const std::string whole = bytes_of(table_of(folder, game)),
                      path = folder / Table::file_name(game);
    const auto altered = [&](std::size_t at) {
        std::string bytes = whole;
        bytes[at] = static_cast<char>(bytes[at] ^ 3);
        return bytes;
    };
    const std::string networks = TEST_SOURCE_DIR "/addons/duodecim/data";
    MatchOf<Ur> match = ur_match(game);
    REQUIRE_FALSE(match.set_dice(std::vector<std::int32_t>{2}));
    const Knowledge none({networks}, [](const std::string &) {});
    const auto alone = think(match, "level-5", {}, 1, {}, &none);
    const std::pair<std::string, std::string> faults[] = {
        {"", " is no table: it has 0 bytes, a head "},
        {whole.substr(0, whole.size() / 2), " bytes instead of "},
        {altered(110), ": its head has been altered"},
        {altered(16), " is a table of version 2; this program reads version 1"}};
    for (const auto &[bytes, fault] : faults) {
        write_bytes(path, bytes);
        std::vector<std::string> said;
        const Knowledge knowledge({folder.path, networks},
                                  [&](const std::string &what) { said.push_back(what); });
        const auto thought = think(match, "level-5", {}, 1, {}, &knowledge);
        REQUIRE(said.size() == 1);
        CHECK(says(said[0], path));
        CHECK(says(said[0], fault));
        CHECK(said[0].ends_with("; level 5 thinks for itself"));
        CHECK(thought->turn == alone->turn);
        CHECK(thought->probability == alone->probability);
    }
}

TEST_CASE("where a table is damaged only within, level 5 plays on by what is left of it") {
    const Folder folder;
    std::string bytes = bytes_of(table_of(folder, game));
    bytes.back() = static_cast<char>(bytes.back() ^ 1);
    write_bytes(folder / Table::file_name(game), bytes);
    std::vector<std::string> said;
    const Knowledge knowledge({folder.path, TEST_SOURCE_DIR "/addons/duodecim/data"},
                              [&](const std::string &what) { said.push_back(what); });
    MatchOf<Ur> match = ur_match(game);
    for (std::uint64_t roll = 0; match.status().phase != Phase::over; ++roll) {
        REQUIRE_FALSE(match.set_dice(std::vector<std::int32_t>{static_cast<int>(1 + roll % 3)}));
        const auto thought = think(match, "level-5", {}, 1, {}, &knowledge);
        REQUIRE(thought->turn < *match.turns());
        REQUIRE_FALSE(match.play_turn(thought->turn));
        if (match.status().phase == Phase::end) REQUIRE_FALSE(match.end_turn());
    }
    REQUIRE(said.size() == 1);
    CHECK(says(said[0], " have been altered; there level 5 thinks for itself"));
    CHECK_FALSE(knowledge.table(match.config())->whole());
}

TEST_CASE("a good table is used though one in a folder before it is not, which is said") {
    const Folder bad, good;
    const std::string path = bad / Table::file_name(game);
    write_bytes(path, "nothing");
    (void)table_of(good, game);
    std::vector<std::string> said;
    const Knowledge knowledge({bad.path, good.path},
                              [&](const std::string &what) { said.push_back(what); });
    CHECK(knowledge.table(ur_match(game).config()));
    REQUIRE(said.size() == 1);
    CHECK(says(said[0], path));
    CHECK_FALSE(says(said[0], "thinks for itself"));
}
